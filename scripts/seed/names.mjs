import { createDeck } from './random.mjs';

const COINED = [
  'Barqova',
  'Zilamar',
  'Najmora',
  'Lumaqa',
  'Sahrivo',
  'Tamzari',
  'Rihalune',
  'Qamarly',
  'Ghafira',
  'Nadoura',
  'Wadivo',
  'Rimalta',
  'Zumarine',
  'Talwash',
  'Durrazo',
  'Sidrelle',
  'Mawjeen',
  'Fajrello',
  'Anbariq',
  'Jawhaza',
  'Shamsivo',
  'Haboqa',
  'Nasmiro',
  'Lulwash',
  'Yaqtina',
  'Rayhoon',
  'Badrivo',
  'Khalbrush',
  'Zafrello',
  'Misqari',
  'Oryxo',
  'Dunelle',
  'Samoomi',
  'Bareeqo',
  'Sabounik',
  'Raghwati',
  'Mishwarq',
  'Darbello',
  'Sikkara',
  'Farshoon',
  'Tarboosha',
  'Nuqtaro',
  'Zahrivo',
  'Majdoura',
  'Hilaluna',
  'Dalwash',
  'Satlino',
  'Barradiq',
  'Lamseeno',
  'Wardoosh',
  'Kuthbani',
  'Rukhamo',
  'Sadafiq',
  'Marjaneeno',
  'Tuyoora',
  'Ghubarno',
  'Nafoorix',
  'Shallalo',
  'Khorelle',
  'Jebelino',
  'Fanarova',
  'Safinoor',
  'Dafwash',
  'Harirova',
  'Zujajo',
  'Mirayani',
  'Dawwaro',
  'Falajino',
  'Bahroosh',
  'Qitarno',
  'Thuraylo',
  'Suhailix',
];
const FIRST = [
  'Dune',
  'Oryx',
  'Ghaf',
  'Sidr',
  'Dhow',
  'Sikka',
  'Majlis',
  'Henna',
  'Saffron',
  'Mangrove',
  'Hoopoe',
  'Caracal',
  'Wadi',
  'Barjeel',
  'Karak',
  'Cardamom',
  'Abra',
  'Tamr',
  'Indigo',
  'Lantern',
  'Sandgrouse',
  'Rosewater',
];
const LAST = [
  'Chamois',
  'Sponge',
  'Lather',
  'Bucket',
  'Mitt',
  'Suds',
  'Rinse',
  'Gleam',
  'Glint',
  'Bristle',
  'Bead',
  'Nozzle',
  'Drop',
  'Hubcap',
  'Fender',
  'Mirror',
];
const ARABIC_FIRST = ['Maghsalat', 'Bareeq', 'Raghwat', 'Qatrat', 'Nazafat'];
const ARABIC_LAST = [
  'Al Zumari',
  'Al Ghafra',
  'Al Kuthban',
  'Al Sidra',
  'Al Harees',
  'Al Rimth',
  'Al Nakhla Al Zarqa',
  'Al Samar',
];
const IN_ARABIC = [
  'مغسلة نسيم الغاف',
  'بريق الكثبان الزرقاء',
  'مغسلة قطرة السمر',
  'رغوة الوادي القديم',
  'مغسلة ظل السدرة',
  'نظافة درب الهريس',
  'مغسلة نجمة الرمث',
  'غسيل سكة الحناء',
  'مغسلة زمردة الكثيب',
  'فقاعة الفريج',
];

/** Coins names in the local style; a name is given once as long as there are new ones to be found. */
export function createNamer(random) {
  const coined = createDeck(random, COINED);
  const first = createDeck(random, FIRST);
  const last = createDeck(random, LAST);
  const inArabic = [...IN_ARABIC];
  const taken = new Set();

  const shapes = [
    [(suffix) => `${coined()} ${suffix}`, 44],
    [(suffix) => `${first()} & ${last()} ${suffix}`, 14],
    [(suffix) => `${first()} ${last()} ${suffix}`, 20],
    [(suffix) => `${random.pick(ARABIC_FIRST)} ${random.pick(ARABIC_LAST)} ${suffix}`, 7],
    [(suffix) => `${coined()} & Sons ${suffix}`, 3],
    [(suffix) => `${coined()}'s ${suffix}`, 5],
    [(suffix) => `${last()} No. ${random.int(2, 19)} ${suffix}`, 4],
  ];

  return function nameFor(trade, isArabic) {
    if (isArabic && inArabic.length > 0) return inArabic.shift();
    let name = random.weighted(shapes)(random.pick(trade.suffixes));
    for (let attempt = 0; attempt < 8 && taken.has(name); attempt += 1) {
      name = random.weighted(shapes)(random.pick(trade.suffixes));
    }
    taken.add(name);
    return name;
  };
}
