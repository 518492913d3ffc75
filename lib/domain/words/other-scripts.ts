import type { ListFilters } from '../filters';

/** What is asked for in scripts that searches do not read, by the beginnings of words: enough to offer a list, and no condition. */
// prettier-ignore
const OTHER_SCRIPTS: readonly (readonly [filter: ListFilters, beginnings: string])[] = [
  [{ emirate: 'dubai' }, 'дуба|दुबई|迪拜|杜拜|ദുബാ|দুবাই|துபா'], [{ emirate: 'abu-dhabi' }, 'абу даби|абудаби|अबू धाबी|अबुधाबी|आबू धाबी|阿布扎比|അബുദാബി|അബൂദാബി|আবুধাবি|அபுதாபி'],
  [{ emirate: 'sharjah' }, 'шардж|शारजा|沙迦|ഷാർജ|শারজা|ஷார்ஜா'], [{ emirate: 'ajman' }, 'аджман|अजमान|阿治曼|അജ്മാൻ|আজমান|அஜ்மான்'],
  [{ emirate: 'fujairah' }, 'фуджейр|फुजैर|富查伊拉|ഫുജൈറ'], [{ emirate: 'ras-al-khaimah' }, 'рас эль хайм|рас аль хайм|रास अल खैम|哈伊马角|റാസൽഖൈമ|റാസ് അൽ ഖൈമ'],
  [{ emirate: 'umm-al-quwain' }, 'умм аль кув|умм эль кув|उम्म अल|乌姆盖万|ഉമ്മുൽ'], [{ area: 'al-ain' }, 'аль айн|अल ऐन|艾因|അൽ ഐൻ|അൽഐൻ'],
  [{ area: 'dubai-marina' }, 'дубай марин|марин|मरीना|码头|മറീന'], [{ area: 'downtown-dubai' }, 'даунтаун|бурдж халиф|哈利法塔|बुर्ज खलीफा'], [{ area: 'business-bay' }, 'бизнес бэй|бизнес бей|商业湾'],
  [{ area: 'palm-jumeirah' }, 'пальм|атлантис|棕榈岛|亚特兰蒂斯'], [{ area: 'jumeirah' }, 'джумейр|朱美拉|जुमेराह|ജുമൈറ'], [{ area: 'deira' }, 'дейр|देरा|德拉|ദേര|ദെയ്റ'], [{ area: 'al-barsha' }, 'барш|बरशा|ബർഷ'], [{ area: 'international-city' }, '国际城|龙城'],
  [{ area: 'yas-island' }, 'остров яс|яс айленд|亚斯岛|यास'], [{ area: 'al-reem' }, 'остров рим|аль рим|阿尔里姆|रीम'], [{ area: 'the-gardens' }, 'ибн баттут'], [{ area: 'al-reef' }, 'аль риф'],
  [{ washType: 'interior' }, 'химчист|чистка салон|салон|сидени|अंदर|इंटीरियर|सीट|内饰|内部|座椅|ഇന്റീരിയർ|സീറ്റ്'], [{ washType: 'ceramic-coating' }, 'керами|सिरेमिक|सेरेमिक|镀膜|镀晶|陶瓷|സെറാമിക്'],
  [{ washType: 'polishing' }, 'полиров|पॉलिश|抛光|打蜡|പോളിഷ്'], [{ washType: 'paint-protection' }, 'бронепл|защитн|车衣|隐形|贴膜'], [{ washType: 'steam-cleaning' }, 'паром|парова|паровой|भाप|स्टीम|蒸汽|സ്റ്റീം'],
  [{ washType: 'waterless-wash' }, 'без вод|сухая|बिना पानी|无水'], [{ washType: 'engine' }, 'двигател|मोटर|इंजन|发动机|എഞ്ചിൻ'], [{ washType: 'underbody' }, 'днищ|底盘'], [{ washType: 'auto-detailing' }, 'детейлинг|精洗|美容|डिटेलिंग'],
  [{ washType: 'hand-wash' }, 'ручн|手洗|人工|हाथ से'], [{ washType: 'automatic' }, 'автоматич|自动|ऑटोमैटिक'], [{ washType: 'self-service' }, 'самообслуж|自助|सेल्फ'], [{ washType: 'full-service' }, 'комплекс|полная|全套|फुल|ഫുൾ'],
  [{ washType: '247-services' }, 'круглосуточ|24 часа|24 小时|24小时|24 घंटे'], [{ serviceMode: 'onsite' }, 'без выезд|到店'], [{ serviceMode: 'mobile' }, 'выезд|на дом|上门|घर|വീട്ടിൽ'],
  [{ car: 'suv' }, 'внедорож|джип|ленд крузер|прадо|越野|एसयूवी'], [{ car: 'large' }, 'пикап|микроавтобус|皮卡|面包车|पिकअप'],
];

const beginnings = OTHER_SCRIPTS.flatMap(([filter, texts]) =>
  texts.split('|').map((text) => ({ filter, text })),
).sort((one, other) => other.text.length - one.text.length);

/** Returns what a text in another script probably asks for, of each filter the longest phrase; empty if nothing is known. */
export function readOtherScript(text: string): ListFilters {
  let rest = text.normalize('NFKC').toLowerCase().replaceAll('ё', 'е').replace(/[-‐–]/g, ' ');
  let found: ListFilters = {};
  for (const { filter, text: known } of beginnings) {
    if (!rest.includes(known)) continue;
    rest = rest.replaceAll(known, '|');
    found = { ...filter, ...found };
  }
  // An area implies its emirate.
  return found.area ? { ...found, emirate: undefined } : found;
}
