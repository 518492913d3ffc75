import { MAKES, MODELS } from './cars';
import { GENERIC_WORDS } from './generic-words';
import { DETAIL_WORDS, MESS_WORDS, WASH_WORDS } from './kind-words';
import { LANDMARKS, withKindFirst } from './landmarks';
import { ROADS } from './roads';
import { TIME_WORDS } from './time-words';
import { WISH_WORDS } from './wish-words';
import type { SearchWords } from './words';

/** Adds the names of landmarks to other spellings of areas. */
function withLandmarks(areas: Record<string, readonly string[]>): Record<string, readonly string[]> {
  const all = new Map(Object.entries(areas));
  for (const { areas: slugs, names } of LANDMARKS)
    for (const slug of slugs) all.set(slug, [...(all.get(slug) ?? []), ...withKindFirst(names)]);
  return Object.fromEntries(all);
}

/** Five emirates go by one name. */
const NORTHERN = [
  'northern emirates',
  'the northern emirates',
  'north emirates',
  'الإمارات الشمالية',
  'الامارات الشماليه',
];

/** Returns names with each of some numbers behind. */
function numbered(names: readonly string[], from: number, to: number): string[] {
  return names.flatMap((name) => Array.from({ length: to - from + 1 }, (_, at) => `${name} ${from + at}`));
}

/**
 * What words mean in searches: "steam in Sharjah under 50" sets three filters (product rule 5.4). Names of areas count besides, from
 * `areas.ts`. Articles and case are ignored.
 */
// prettier-ignore
export const SEARCHES: SearchWords = {
  emirate: {
    dubai: [
      'dubai', 'dubay', 'dibai', 'dobai', 'dobay', 'dubaai', 'doubai', 'dubbai', 'dxb', 'دبي', 'metro', 'metro station', 'مترو', 'محطة مترو', 'المترو', 'dubaii', 'dubia', 'duabi', 'dubi', 'dubae', 'dubayy', 'دبئی',
    ],
    'abu-dhabi': [
      'abu dhabi', 'abudhabi', 'abu dabi', 'abu zabi', 'auh', 'ابوظبي', 'ابو ظبي', 'بوظبي', 'abu dhabhi', 'abu dahbi', 'abudabi', 'abuzabi',
      'bu dhabi', 'bu zabi', 'ابو ضبي', 'ابوضبي', 'بو ظبي', 'marina mall abu dhabi', 'abu dhabi marina mall', 'مارينا مول ابوظبي',
      'مارينا مول ابو ظبي', 'downtown abu dhabi', 'abu dhabi downtown',
    ],
    sharjah: ['sharjah', ...NORTHERN, 'sharja', 'shj', 'الشارقة', 'شارجة', 'sharjha', 'sharijah', 'shargah', 'sharika', 'shariqa', 'sharqah', 'شارجہ', 'الشارجة', 'شارجه'],
    ajman: ['ajman', ...NORTHERN, 'عجمان', 'ajmaan', 'ajmn', '3ajman', 'عيمان'],
    fujairah: ['fujairah', ...NORTHERN, 'fujaira', 'fujeirah', 'الفجيرة', 'fujerah', 'fujarah', 'fujeira', 'fujairha'],
    'ras-al-khaimah': [
      'ras al khaimah', 'raas al khaima', ...NORTHERN, 'ras al khaima', 'ras al khayma', 'ras al khaymah', 'ras alkhaimah', 'rasalkhaimah', 'rak', 'رأس الخيمة',
      'raas al khaimah', 'ras al kaimah', 'ras al khimah',
    ],
    'umm-al-quwain': [
      'umm al quwain', 'umm al qaiwain', ...NORTHERN, 'umm al quwwain', 'um al quwain', 'umm alquwain', 'ummalquwain', 'uaq', 'أم القيوين',
      'ام القوين', 'umm al qwain', 'umm al quain', 'um al qwain', 'umm al qaywayn',
    ],
  },
  washType: WASH_WORDS,
  detail: DETAIL_WORDS,
  mess: MESS_WORDS,
  sign: {
    not: [
      'not', 'no', 'non', 'without', 'except', 'except for', 'excluding', 'exclude', 'other than', 'apart from', 'anything but', 'but not',
      'dont want', 'do not want', 'dont touch', 'do not touch', 'dont wash', 'do not wash', 'dont clean', 'do not clean', 'dont do', 'dont use', 'do not use', 'doesnt use', 'does not use', 'not use', 'never use', 'avoid', 'غير', 'بدون', 'بلا', 'مب', 'مو', 'مش', 'ليس', 'ليست', 'عدا', 'ما عدا', 'ماعدا', 'باستثناء', 'سوى',
      'من غير', 'من دون', 'لا اريد', 'لا تستخدم', 'لا يستخدم', 'ما', 'لا', 'ما ابي', 'ما ابغى', 'ماابي', 'مابي', 'مابغى', 'ماابغى', 'مابا', 'مش عايز', 'مش عاوز', 'no need', 'no need for', 'no need of', 'dont need', 'do not need', 'not need',
      'dont like', 'neither', 'الا', 'إلا', 'وما', 'ومب', 'ومو', 'ومش', 'ayaw ko ng', 'ayoko ng', 'isnt', 'arent', 'nothing',
      'من غير ما', 'بدون ما', 'من دون ما', 'بلا ما', 'anything except', 'everything except', 'walang', 'bina', 'ke bina', 'ke bagair',
      'wag', 'huwag', 'وبدون', 'ومن غير', 'ومن دون', 'وغير', 'وبلا', 'instead of', 'rather than', 'مابدي', 'ما بدي', 'مو لازم', 'مش محتاج', 'ما احتاج',
      'مبغاش',
],
    // What stands before it is not wanted.
    nor: ['nor', 'ولا', 'nor in'],
    'outside-before': ['ke bahar', 'se bahar', 'k bahar', 'ke baahar', 'purathu', 'ke alawa', 'ke siwa'],
    'not-before': ['nahi chahiye', 'nahin chahiye', 'nahi chahie', 'nahi', 'nahin', 'mat karo', 'venda', 'نہیں', 'نہیں چاہیے'],
    or: ['or', 'vs', 'versus', 'او'],
    and: ['and', 'plus', 'aur', 'و', 'as well as'],
  },
  serviceMode: {
    mobile: [
      'beit', 'bait', 'office', 'offices', 'my office', 'at work', 'workplace', 'مكتب', 'مكاتب', 'بيتي', 'يجي بيتي', 'mobile', 'at home', 'home service', 'في المنزل', 'at my home',
      'at my place', 'at my door', 'my building', 'to my building', 'comes to my building', 'at my building', 'in my building', 'doorstep', 'door step', 'come to me', 'comes to me', 'comes to you', 'come to my home', 'home', 'متنقل', 'متنقلة',
      'غسيل متنقل', 'مغسلة متنقلة', 'غسيل سيارات متنقل', 'للمنازل', 'المنزل', 'البيت', 'يجي البيت', 'car wash home', 'house', 'my house', 'villa',
      'villas', 'apartment', 'apartments', 'flat', 'doorsteps', 'door to door', 'at your doorstep', 'on demand', 'come to you',
      'go mobile', 'فيلا', 'فلل', 'شقة', 'باب البيت', 'عند البيت', 'عالبيت', 'يجيك', 'يجون البيت', 'fil bait',
      'bil bait', 'mobile wash near', 'موبايل', 'bel bait', 'fel bait', 'ghar pe', 'ghar par', 'ghar me', 'ghar mein', 'ghar aakar', 'ghar aake', 'ghar aa kar', 'ghar', 'mere ghar', 'mere ghar pe', 'sa bahay', 'sa bahay ko', 'veettil', 'veetil', 'veettil vannu',
      'ع البيت', 'على البيت', 'لعندي', 'لعند البيت', 'يجي عالبيت', 'بالبيت', 'عندي بالبيت', 'mutanaqil',
      'motanaqel', 'عند المنزل',
      'come to my', 'comes to my', 'come to our', 'comes to our', 'come to us', 'coming to my', 'coming to our', 'come over', 'come and wash',
      'comes and washes', 'who can come', 'anyone come', 'to my house', 'to my home', 'to our house', 'at our building',
      'in our building', 'in my parking', 'our building', 'our villa', 'our house', 'visit me', 'ghar aa', 'ghar pe aate', 'aate ho', 'ييني', 'يجيني',
      'تجيني', 'تييني', 'يجينا', 'ييينا', 'تجينا', 'يجوني', 'يجيلي', 'يجولي', 'تجيلي', 'تجولي', 'بيجيلي', 'يجي لعندي', 'يجون', 'ييون',
      'اييني', 'ايينا', 'لحد البيت', 'قدام البيت', 'جدام البيت', 'تحت البيت', 'عند بيتي', 'ع بيتي', 'لبيتي', 'لباب البيت',
      'بالمنزل', 'pumunta dito', 'pupunta sa bahay', 'pumupunta', 'sa condo',
      'sa villa namin', 'fel beit', 'fel bet', '3al bait', '3al beit', 'lel beit',
      'حد يجي', 'حد يي', 'حد ايي', 'حد ييجي', 'واحد يجي', 'واحد يي', 'واحد ييجي', 'حدا يجي', 'احد يجي', 'يجي لعندنا', 'يجي عندي', 'i want someone to come',
      'someone to come', 'someone come', 'somebody come', 'somebody to come', 'send someone', 'send somebody', 'send your team', 'send boy', 'send a boy', 'send one boy', 'send someone to wash', 'send somebody to wash', 'منزلي', 'خدمة منزلية', 'منزلية',
      'they come to', 'come to parking', 'come to villa', 'come to flat',
],
    onsite: ['on site', 'onsite', 'drive in', 'في الموقع'],
  },
  car: {
    small: [...MODELS.small, 'small car', 'sedan', 'sedans', 'saloon', 'hatchback', 'coupe', 'سيارة صغيرة', 'صالون', 'سيدان', 'هاتشباك', 'كوبيه'],
    suv: [...MODELS.suv, 'suv', 'suvs', '4x4', '4by4', '4 x 4', '4wd', 'four wheel', 'jeep', 'جيب', 'crossover', 'دفع رباعي', 'رباعي'],
    large: [
      ...MODELS.large, 'large car', 'big car', 'pickup', 'pick up', 'pickup truck', 'pick up truck', 'van', 'vans', 'minivan', 'minibus',
      '7 seater', 'سيارة كبيرة', 'بيكب', 'بيك اب', 'فان', 'باص',
    ],
  },
  make: MAKES,
  open: {
    now: [
      'not closed', 'isnt closed', 'غير مغلق', 'مب مسكر', 'مو مسكر', 'ngayon', 'bukas na', 'bukas pa', 'bukas pa ba', 'bukas ba', 'bukas ngayon', 'khula', 'khuli', 'maftoo7',
      'open now', 'opn', 'opn now', 'opn nw', 'open nw', 'now open', 'currently open', 'open right now', 'opens', 'open', 'opened', 'مفتوح الآن', 'مفتوحة الآن', 'المفتوح الآن',
      'مفتوح', 'مفتوحة', 'فاتح', 'فاتحة', 'فاتحين', 'now', 'right now', 'just now', 'at the moment', 'immediately', 'asap',
      'الآن', 'الحين', 'هلق', 'توه', 'ippol', 'thurannirikkunna', 'thurannittundo', 'khula hai', 'حاليا', 'دلوقتي', 'alheen', 'al heen', 'al7een', 'maftooh', 'abhi',
    ],
  },
  ...TIME_WORDS,
  isEco: {
    '1': [
      'without chemicals', 'no chemicals', 'chemical free', 'بدون مواد كيميائية', 'eco', 'eco friendly', 'ecofriendly', 'ecological', 'environmentally friendly', 'green', 'green wash', 'صديق للبيئة',
      'صديقة للبيئة', 'صديق البيئة', 'environment friendly', 'sustainable', 'bio', 'بيئي', 'صديق للبيئه',
    ],
  },
  isStaffed: {
    '1': [
      'washed for me', 'wash it for me', 'they wash it', 'someone washes', 'someone to wash', 'somebody washes', 'washed by staff', 'staffed', 'attended',
      'يغسلها لي', 'يغسلونها', 'يغسلونها لي', 'حد يغسلها', 'مع عمال غسيل',
    ],
  },
  isVerified: {
    '1': [
      'verified', 'trusted', 'trustworthy', 'reliable', 'موثق', 'موثوق', 'موثوقة', 'genuine',
    ],
  },
  sort: {
    best: ['best', 'top', 'highest rated', 'best reviewed', 'recommended', 'top 10', 'top ten', 'achi rating', 'achhi rating', 'acchi rating', 'good rating', 'good ratings', 'good reviews', 'well rated', 'highly rated', 'high rating', 'high ratings', 'تقييم عالي', 'تقييمه عالي', 'تقييمها عالي', 'تقييم ممتاز', 'afdal', 'ahsan', 'أفضل', 'احسن', 'اعلى تقييم', 'الاعلى تقييما', 'اعلى تقييما', 'اعلى تقييمات', 'best rated', 'احلى', 'افضل تقييم', 'احسن تقييم', 'a7san', 'ahsen', 'pinakamaganda', 'sabse acha', 'sabse achha', 'sabse accha'],
    reviews: [
      'most popular', 'popular', 'famous', 'most famous', 'most reviewed', 'most reviews', 'well known', 'مشهور', 'مشهورة', 'الأشهر', 'الأكثر شهرة',
      'most rated', 'most visited', 'most trusted', 'الاكثر تقييما', 'اكثر تقييما', 'مشهوره',
],
    price: [
      'hindi mahal', 'di mahal', 'not crazy expensive', 'not too expensive', 'not a rip off', 'isnt a rip off', 'no rip off', 'mehnga nahi', 'mehenga nahi', 'mahanga nahi', 'mehnga nahi chahiye', 'mehenga nahi chahiye', 'mahanga nahi chahiye', 'murang', 'mura', 'pinakamura', 'saste', 'yung mura', 'kuranja', 'low budget', 'for cheap',
      'cheap', 'cheapest', 'cheaper', 'affordable', 'budget', 'low price', 'low cost', 'lowest price', 'inexpensive', 'رخيص',
      'رخيصة', 'أرخص', 'الأرخص', 'اقتصادي', 'أسعار رخيصة', 'بسعر رخيص', 'cheep', 'chep', 'budget friendly', 'economical',
      'economic', 'less expensive', 'least expensive', 'rakhis', 'rakhees', 'ارخص شي', 'بأرخص', 'sasta', 'sasti',
      'ارخص سعر', 'اقل سعر', 'باقل سعر', 'اقل الاسعار', 'ارخص الاسعار', 'cheap price', 'cheap rate', 'cheap rates', 'cheaply', 'reasonable price',
      'reasonable prices', 'good price', 'best price', 'best prices', 'بسعر مناسب', 'سعر مناسب', 'اسعار مناسبة', 'سعر معقول', 'ar5as', 'arkhas',
      'ara5as', 'kam kharcha', 'sasta wala',
],
    // None of its own: lists are by rating anyway.
    good: ['good', 'great', 'nice', 'ممتاز', 'ممتازة', 'جيد', 'جيدة', 'زين', 'زينة', 'منيح', 'منيحة', 'كويس', 'كويسة', 'خوش', 'acha', 'achha', 'accha', 'nalla', 'excellent'],
    // An order only of reviews: "most reviews", "the shop with the most ratings".
    most: ['most', 'اكثر', 'اكتر', 'الاكثر', 'الاكتر', 'أكثر', 'sabse zyada', 'pinaka'],
    // An order only where it is not wanted: "not expensive".
    dear: [
      'expensive', 'too expensive', 'pricey', 'costly', 'overpriced', 'fancy', 'mahal', 'mehnga', 'mehenga', 'mahanga', 'غالي', 'غالية', 'غاليين', 'مكلف', 'مكلفة',
      'غاليه', 'بغالي', 'غالية كثير',
    ],
    'price-desc': [
      'most expensive', 'priciest', 'dearest', 'costliest', 'highest price', 'highest prices', 'highest priced', 'الأغلى', 'أغلى', 'الأعلى سعرا',
      'أعلى سعر', 'أعلى الأسعار',
    ],
  },
  isNear: {
    '1': [
      'malapit', 'malapit sa akin', 'near my office', 'near my work', 'close to my office', 'mere pas',
      'near me', 'nearby', 'near by', 'close by', 'nearest', 'agrab', 'closest', 'closest to me', 'close to me', 'around me',
      'قريب', 'قريبة', 'قريب مني', 'قريبة مني', 'بالقرب مني', 'الأقرب', 'أقرب', 'حولي', 'بجانبي', 'nearme', 'near to me',
      'near my location', 'near by me', 'near here', 'close', 'my location', 'around here', 'qareeb', 'qareeb menni', 'القريب',
      'قريبه مني', 'قريب علي', 'قريب عني', 'جنبي', 'موقعي', 'near my house', 'near my home', 'near home',
      'my current location', 'current location', 'mere paas', 'ghar ke paas', 'ghar ke pas', 'mere ghar ke paas', 'nazdeek', 'nazdik', 'قريب من البيت', 'قريبة من البيت',
      'قريب من بيتي', 'قريبة من بيتي', 'موقعي الحالي',
    ],
  },
  // Amounts in words; neighbours are added up ("one hundred and fifty").
  number: {
    '1': ['وحدة', 'واحدة'],
    '2': ['two', 'ثنتين', 'تنتين', 'الثانية'],
    '3': ['three', 'ثلاثة', 'ثلاث', 'تلاتة', 'تلات', 'الثالثة'],
    '4': ['four', 'أربعة', 'أربع', 'الرابعة'],
    '5': ['five', 'خمسة', 'خمس', 'الخامسة'],
    '6': ['six', 'ستة', 'ست', 'السادسة'],
    '7': ['seven', 'سبعة', 'سبع', 'السابعة'],
    '8': ['eight', 'ثمانية', 'ثمان', 'تمانية', 'تمن', 'الثامنة'],
    '9': ['nine', 'تسعة', 'تسع', 'التاسعة'],
    '10': ['ten', 'عشرة', 'عشر', 'العاشرة'],
    '11': ['eleven', 'احدعش', 'حداشر', 'احد عشر', 'الحادية عشرة'],
    '12': ['twelve', 'اثنعش', 'اتناشر', 'اثنا عشر', 'الثانية عشرة'],
    '15': ['fifteen', 'خمسة عشر', 'خمس عشرة', 'خمستعش', 'خمسطعش'],
    '20': ['twenty', 'عشرين'],
    '30': ['thirty', 'ثلاثين'],
    '40': ['forty', 'fourty', 'أربعين'],
    '50': ['fifty', 'خمسين'],
    '60': ['sixty', 'ستين'],
    '70': ['seventy', 'سبعين'],
    '80': ['eighty', 'ثمانين'],
    '90': ['ninety', 'تسعين'],
    '100': ['hundred', 'one hundred', 'a hundred', 'مئة', 'مائة', 'مية', 'ميه'],
    '200': ['مئتين', 'مئتان', 'مائتين', 'ميتين'],
    '300': ['ثلاثمئة', 'ثلاثمائة', 'ثلاثمية'],
    '400': ['أربعمئة', 'أربعمائة', 'أربعمية'],
    '1000': ['thousand', 'one thousand', 'a thousand', 'ألف', 'الالف', 'آلاف', 'الاف'],
    '500': ['خمسمئة', 'خمسمائة', 'خمسمية'],
  },
  area: withLandmarks({
    'downtown-dubai': ['داون تاون', 'داونتاون', 'down town', 'الداون تاون'],
    'dubai-sports-city': ['سبورتس سيتي', 'سبورت سيتي'],
    'dubai-media-city': ['ميديا سيتي'],
    'dubai-internet-city': ['انترنت سيتي'],
    'dubai-silicon-oasis': ['سيليكون اواسيس', 'سيليكون', 'سليكون'],
    'arabian-ranches': ['ارابيان رانشز'],
    'business-bay': ['البزنس بي', 'بزنس بي'],
    'discovery-gardens': ['ديسكفري'],
    'bur-dubai': ['bur duabi', 'bur dubia', 'bar dubai', 'burdubai', 'bur dubay'],
    'al-jaddaf': ['jaddaf waterfront'],
    'al-ain': ['هيلي', 'زاخر', 'الطوية', '3ain', 'al 3ain', 'l3ain', 'صناعية العين'],
    musaffah: ['shabiya', 'shabia', 'shabiyat', 'shabiyah', 'الشعبية'],
    'khalifa-city': ['خليفة سيتي', 'مدينة خليفه', 'khalifa city a', 'khalifa a'],
    'the-springs': ['springs'],
    'the-meadows': ['meadows'],
    'the-greens': ['greens'],
    jbr: ['jumeira beach residence'],
    jvt: ['jumeira village triangle'],
    jvc: ['jumeira village circle'],
    jlt: ['jumeira lake towers', 'jumeira lakes towers', 'جي ال تي'],
    'palm-jumeirah': ['palm jumeira'],
    'international-city': [
      'intl city', 'int city', 'china cluster', 'england cluster', 'france cluster', 'greece cluster', 'italy cluster',
      'morocco cluster', 'persia cluster', 'russia cluster', 'spain cluster', 'emirates cluster',
    ],
    'umm-suqeim': ['manara'],
    'dibba-al-fujairah': ['diba', 'diba fujairah'],
    'al-nahda-dubai': ['nahda 1', 'nahda 2'],
    'ajman-industrial-area': ['ind area', 'صناعية عجمان'],
    'umm-al-quwain-industrial-area': ['ind area'],
    // That of Sharjah alone has so many numbers.
    'sharjah-industrial-area': [
      'صناعية الشارقة', 'ind area', ...numbered(['industrial area', 'ind area', 'industrial', 'المنطقة الصناعية', 'الصناعية', 'صناعية'], 3, 18),
    ],
  }),
  road: Object.fromEntries(ROADS.map(({ slug, name, aliases }) => [slug, withKindFirst([name.en, name.ar, ...aliases])])),
  // Words that precede a place.
  near: {
    area: [
      'near', 'near to', 'close to', 'not far from', 'not too far from', 'hindi malayo sa', 'مب بعيد عن', 'مب بعيدة عن', 'مو بعيد عن', 'مو بعيدة عن', 'مش بعيد عن', 'مش بعيدة عن', 'ما تبعد عن',
      'aduthu', 'ke paas', 'ke pas', 'قريبه من', 'قرب من', 'جمب', 'يم', 'صوب', 'next to', 'around', 'malapit sa', 'malapit po sa', 'nearby to', 'nearest to', 'closest to', 'beside', 'opposite', 'قرب',
      'قريب من', 'قريبة من', 'القريب من', 'بالقرب', 'بالقرب من', 'حول', 'حوالي', 'جنب', 'جوار', 'بجوار', 'بجانب', 'مقابل',
    ],
  },
  text: WISH_WORDS,
  generic: GENERIC_WORDS,
};
