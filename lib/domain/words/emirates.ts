import type { EmirateWords } from './words';

/** An emirate named in an address wins; `places` count only if none is named, so "Marina Mall, Abu Dhabi" is not in Dubai. */
// prettier-ignore
export const EMIRATE_WORDS: readonly EmirateWords[] = [
  {
    slug: 'dubai',
    names: ['Dubai', ' dxb ', 'دبي'],
    places: [
      'marina', 'jumeira', 'deira', 'business bay', 'downtown', 'burj khalifa', 'jlt', 'jvc', 'al quoz', 'al barsha',
      'barsha heights', 'karama', 'satwa', 'mirdif', 'silicon oasis', 'jebel ali', 'discovery gardens', 'motor city',
      'sports city', 'al qusais', 'muhaisnah', 'international city', 'oud metha', 'garhoud', 'nad al sheba', 'arabian ranches',
      'difc', 'مارينا', 'جميرا', 'ديرة',
    ],
  },
  {
    slug: 'abu-dhabi',
    names: ['Abu Dhabi', 'abudhabi', ' auh ', 'أبو ظبي', 'أبوظبي'],
    places: [
      'al ain', 'yas', 'corniche', 'al reem', 'reem island', 'saadiyat', 'khalifa city', 'mussafah', 'musaffah', 'al raha',
      'mohammed bin zayed', 'mohamed bin zayed', 'al maryah', 'khalidiya', 'baniyas', 'al shamkha', 'masdar', 'al zahiyah',
      'al bateen', 'ruwais', 'liwa', 'madinat zayed', 'al dhafra', 'العين', 'ياس', 'كورنيش',
    ],
  },
  {
    slug: 'sharjah',
    names: ['Sharjah', ' shj ', 'الشارقة'],
    places: [
      'al majaz', 'al taawun', 'muwaileh', 'al qasimia', 'khor fakkan', 'khorfakkan', 'kalba', 'al dhaid', 'university city',
    ],
  },
  {
    slug: 'ajman',
    names: ['Ajman', 'عجمان'],
    places: ['nuaimiya', 'nuaimia', 'al jurf', 'al hamidiya', 'mowaihat', 'masfout'],
  },
  {
    slug: 'fujairah',
    names: ['Fujairah', 'fujaira', 'الفجيرة'],
    places: ['dibba', 'al aqah', 'masafi', 'mirbah', 'qidfa', 'al faseel'],
  },
  {
    slug: 'ras-al-khaimah',
    names: ['Ras Al Khaimah', 'ras al khaima', 'ras alkhaima', 'rasal khaima', 'rasalkhaima', ' rak ', 'رأس الخيمة'],
    places: ['al nakheel', 'al hamra', 'julphar', 'mina al arab', 'al marjan', 'khuzam', 'al dhait'],
  },
  {
    slug: 'umm-al-quwain',
    names: ['Umm Al Quwain', 'quwain', 'quaiwain', 'quawain', 'quiwain', 'qaiwain', 'qawain', 'qiwain', 'qwain', ' uaq ', 'أم القيوين'],
    places: ['al salamah', 'falaj al mualla'],
  },
];
