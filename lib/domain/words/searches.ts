import { MAKES, MODELS } from './cars';
import { LANDMARKS } from './landmarks';
import { ROADS } from './roads';
import type { SearchWords } from './words';

/** Adds the names of landmarks to other spellings of areas. */
function withLandmarks(areas: Record<string, readonly string[]>): Record<string, readonly string[]> {
  const all = new Map(Object.entries(areas));
  for (const { areas: slugs, names } of LANDMARKS)
    for (const slug of slugs) all.set(slug, [...(all.get(slug) ?? []), ...names]);
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
      'dubai', 'dubay', 'dibai', 'dobai', 'dobay', 'dubaai', 'doubai', 'dubbai', 'dxb', 'دبي', 'dubaii', 'dubia', 'duabi', 'dubi', 'dubae', 'dubayy', 'دبئی',
    ],
    'abu-dhabi': [
      'abu dhabi', 'abudhabi', 'abu dabi', 'abu zabi', 'auh', 'ابوظبي', 'ابو ظبي', 'بوظبي', 'abu dhabhi', 'abu dahbi', 'abudabi', 'abuzabi',
      'bu dhabi', 'bu zabi', 'ابو ضبي', 'ابوضبي', 'بو ظبي', 'marina mall abu dhabi', 'abu dhabi marina mall', 'مارينا مول ابوظبي',
      'مارينا مول ابو ظبي', 'downtown abu dhabi', 'abu dhabi downtown',
    ],
    sharjah: ['sharjah', ...NORTHERN, 'sharja', 'shj', 'الشارقة', 'شارجة', 'sharjha', 'sharijah', 'shargah', 'sharika', 'shariqa', 'sharqah', 'شارجہ'],
    ajman: ['ajman', ...NORTHERN, 'عجمان', 'ajmaan', 'ajmn', '3ajman'],
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
  washType: {
    'steam-cleaning': [
      'ستيم', 'steam', 'steam wash', 'steamed', 'بخار', 'غسيل بخار', 'تنظيف بخار', 'غسيل سيارات بالبخار', 'vapour', 'vapor', 'bukhar', 'bokhar', 'steaming',
    ],
    'waterless-wash': [
      'waterless', 'water less', 'without water', 'no water', 'dry wash', 'dry clean', 'dry cleaning', 'بدون ماء', 'بلا ماء', 'بدون مياه', 'غسيل جاف',
      'غسيل بدون ماء', 'بدون ميه', 'من غير ميه', 'من غير ماء', 'من غير ماي', 'بدون ماي', 'بدون مي', 'بلا مي', 'من دون ماء', 'من دون مي', 'paani ke bina',
      'pani ke bina', 'bina paani', 'bina pani', 'bagair pani', 'pani ke bagair', 'walang tubig', 'vellam illathe',
    ],
    'auto-detailing': [
      'تجميل', 'تجميل السيارات', 'detailing', 'auto detailing', 'car detailing', 'detail', 'detailer', 'detailers', 'ديتيلنج', 'ديتيلينج',
      'detailling', 'valeting', 'full valet', 'mini valet', 'full detailing', 'full detail', 'complete detailing', 'تفصيل',
    ],
    '247-services': [
      '24 hours', '24 hour', '24 hrs', '24hours', '24hrs', '24hr', '24h', '24 7', '247', 'open 24 hours', 'open 24 7', 'round the clock', 'all night',
      '24 ساعة', 'على مدار الساعة', 'مفتوح 24 ساعة', 'طوال الليل', 'around the clock', '24x7', 'all day and night', 'day and night', '٢٤ س',
      'مفتوح دائما', 'ليل نهار', '24 hours open', '24 7 open', 'مفتوحة 24 ساعة', '24 ساعة مفتوح',
    ],
    'hand-wash': [
      'without machine', 'without machines', 'no machine', 'without scratches',
      'no scratches', 'scratch free', 'بدون خدوش', 'بلا خدوش', 'hand wash', 'handwash', 'hand washing', 'hand car wash', 'by hand', 'غسيل يدوي',
      'يدوي', 'غسيل باليد', 'hand washed', 'manual', 'باليد', 'مغسلة يدوية',
    ],
    automatic: [
      'automatic', 'automated', 'tunnel', 'drive through', 'drive thru', 'غسيل آلي', 'مغسلة آلية', 'أوتوماتيك', 'اتوماتيك', 'غسيل اوتوماتيك',
      'touchless', 'touch less', 'machine wash', 'automatic machine', 'automatic machines', 'ماكينة', 'ماكينات', 'conveyor', 'laser wash', 'تاتشلس',
    ],
    'self-service': [
      'self service', 'selfservice', 'self serve', 'self wash', 'self car wash', 'diy', 'do it yourself', 'خدمة ذاتية', 'غسيل ذاتي', 'سيلف سيرفس',
      'سلف سيرفس',
    ],
    foam: ['foam', 'snow foam', 'foam bath', 'رغوة', 'غسيل رغوة', 'فوم'],
    'full-service': [
      'full service', 'full wash', 'inside and out', 'inside out', 'غسيل كامل', 'غسيل شامل', 'داخلي وخارجي', 'خارجي وداخلي', 'داخلي خارجي', 'خارجي داخلي', 'من داخل وخارج', 'من الداخل والخارج', 'من جوا وبرا', 'من جوه وبره', 'من برا وجوا', 'من بره وجوه',
      'من داخل ومن برع', 'من برع ومن داخل', 'من برع وداخل', 'in and out', 'in n out', 'in out', 'inside outside', 'inside and outside', 'outside and inside', 'inside n outside', 'interior and exterior',
      'exterior and interior', 'interior exterior', 'exterior interior', 'inside and out side', 'andar bahar', 'andar aur bahar', 'loob at labas', 'loob labas', 'akathum purathum',
      'full car wash', 'complete wash', 'full body wash',
    ],
    interior: [
      'مراتب', 'غسيل مراتب', 'تنظيف مراتب', 'سجاد', 'كنب', 'مخمل', 'mats', 'floor mats', 'car mats', 'conditioning', 'leather conditioning',
      'interior', 'upholstery', 'seat cleaning', 'تنظيف داخلي', 'غسيل داخلي', 'داخلي', 'تنظيف المقاعد', 'تنظيف الفرش', 'deep clean', 'deep cleaning', 'deep interior',
      'interior deep cleaning', 'vacuum', 'vacuuming', 'hoover', 'shampoo', 'shampooing', 'seat', 'seats', 'seat shampoo', 'car seat', 'carpet',
      'carpets', 'leather', 'roof', 'headliner', 'dashboard', 'inside', 'pet hair removal', 'tanzeef dakhili', 'dakhili', 'stain removal',
      'baby seat', 'ازالة البقع', 'ومقاعد', 'شامبو', 'كراسي', 'مقاعد', 'غسيل مقاعد', 'غسيل كراسي', 'فرش', 'سقف', 'شفط', 'من الداخل', 'من جوا', 'من جوه', 'جوه', 'جوا', 'andar', 'andar se', 'andar ki safai', 'loob', 'جلد', 'كراسي جلد', 'seat leather',
    ],
    polishing: [
      'machine polish', 'machine polishing', 'polishing machine', 'water marks', 'hard water marks', 'polish', 'polishing', 'car polish', 'waxing',
      'wax', 'scratch removal', 'paint correction', 'تلميع', 'بوليش', 'إزالة الخدوش', 'polisher', 'polished', 'buffing', 'buff', 'compound',
      'rubbing', 'swirl removal', 'water spot removal', 'paint restoration', 'talmee', 'يلمع', 'يلمعون', 'تلمع', 'talmie', 'talmeea', 'واكس', 'شمع', 'بولش',
    ],
    'ceramic-coating': [
      'كوتينج', 'كوتنج', 'سيراميك كوتينج', 'ceramic', 'ceramic coating', 'nano ceramic', 'nano coating', 'graphene', 'سيراميك', 'نانو سيراميك',
      'نانو', 'ceramics', 'coating', 'nano', 'طلاء سيراميك',
    ],
    'paint-protection': [
      'حماية', 'حماية سيارات', 'ppf', 'paint protection', 'paint protection film', 'protection film', 'حماية الطلاء', 'حماية الصبغ', 'فيلم حماية',
      'أفلام حماية',
    ],
    engine: [
      'ماتور', 'غسيل ماتور', 'محرك', 'engine', 'engine bay', 'غسيل المحرك', 'تنظيف المحرك', 'غسيل مكينة', 'engine steam', 'غسيل ماكينة', 'تنظيف ماكينة', 'غسيل الماكينة', 'تنظيف المكينة', 'ماكينة السيارة', 'مكينة السيارة',
      'مكينة',
    ],
    underbody: [
      'underbody', 'under body', 'undercarriage', 'chassis wash', 'undercoating', 'under coating', 'undercoat', 'غسيل أسفل السيارة', 'غسيل الشاصي',
    ],
    sanitising: [
      'sanitising', 'sanitizing', 'sanitise', 'sanitize', 'sanitisation', 'sanitization', 'disinfection', 'disinfect', 'تعقيم', 'ozone',
      'ozone treatment', 'اوزون',
    ],
    package: [
      'every month', 'per month', 'each month', 'كل شهر', 'شهريا', 'package', 'packages', 'monthly package', 'monthly', 'wash package', 'membership', 'memberships', 'subscription', 'subscriptions', 'اشتراك',
      'اشتراكات', 'اشتراك شهري', 'شهري', 'باقة', 'باقات', 'باقة شهرية',
    ],
    fleet: ['fleet', 'fleets', 'fleet wash', 'fleet washing', 'fleet detailing', 'fleet cleaning', 'أسطول', 'أساطيل', 'company cars', 'bulk'],
  },
  // What care is against: to be without it asks for no care.
  problem: {
    polishing: [
      'scratch', 'scratches', 'swirl', 'swirls', 'swirl mark', 'swirl marks', 'water spot', 'water spots', 'hard water spots', 'oxidation', 'خدوش',
    ],
    interior: ['pet hair', 'dog hair', 'cat hair', 'stain', 'stains', 'threw up', 'vomit', 'بقع', 'شعر الحيوانات'],
  },
  sign: {
    not: [
      'not', 'no', 'non', 'without', 'except', 'except for', 'excluding', 'exclude', 'other than', 'apart from', 'anything but', 'but not',
      'dont want', 'do not want', 'dont use', 'do not use', 'doesnt use', 'does not use', 'not use', 'never use', 'avoid', 'غير', 'بدون', 'بلا', 'مب', 'مو', 'مش', 'ليس', 'ليست', 'عدا', 'ما عدا', 'ماعدا', 'باستثناء', 'سوى',
      'من غير', 'من دون', 'لا اريد', 'لا تستخدم', 'لا يستخدم', 'ما', 'لا', 'ما ابي', 'ما ابغى', 'ماابي', 'مابي', 'مابغى', 'ماابغى', 'مابا', 'مش عايز', 'مش عاوز', 'no need', 'no need for', 'no need of', 'dont need', 'do not need', 'not need',
      'dont like', 'neither', 'الا', 'إلا', 'وما', 'ومب', 'ومو', 'ومش', 'ayaw ko ng', 'ayoko ng', 'isnt', 'arent', 'nothing',
    ],
    // What stands before it is not wanted.
    nor: ['nor', 'ولا', 'nor in'],
    'outside-before': ['ke bahar', 'se bahar', 'k bahar', 'ke baahar', 'purathu', 'ke alawa', 'ke siwa'],
    'not-before': ['nahi chahiye', 'nahin chahiye', 'nahi chahie', 'nahi', 'nahin', 'mat karo', 'venda', 'نہیں', 'نہیں چاہیے'],
    or: ['or', 'vs', 'versus', 'او'],
    and: ['and', 'و', 'as well as'],
  },
  serviceMode: {
    mobile: [
      'beit', 'bait', 'office', 'offices', 'my office', 'at work', 'workplace', 'مكتب', 'مكاتب', 'بيتي', 'يجي بيتي', 'mobile', 'at home', 'home service', 'في المنزل', 'at my home',
      'at my place', 'at my door', 'my building', 'to my building', 'comes to my building', 'at my building', 'in my building', 'doorstep', 'door step', 'come to me', 'comes to me', 'comes to you', 'come to my home', 'home', 'متنقل', 'متنقلة',
      'غسيل متنقل', 'مغسلة متنقلة', 'غسيل سيارات متنقل', 'للمنازل', 'المنزل', 'البيت', 'يجي البيت', 'car wash home', 'house', 'my house', 'villa',
      'villas', 'apartment', 'apartments', 'flat', 'doorsteps', 'door to door', 'at your doorstep', 'on demand', 'come to you',
      'delivery', 'go mobile', 'فيلا', 'فلل', 'شقة', 'باب البيت', 'عند البيت', 'عالبيت', 'يجيك', 'يجون البيت', 'توصيل', 'fil bait',
      'bil bait', 'mobil', 'moble', 'mobail', 'mobille', 'mobile wash near', 'موبايل', 'bel bait', 'fel bait', 'ghar pe', 'ghar par', 'ghar me', 'ghar mein', 'ghar aakar', 'ghar aake', 'ghar aa kar', 'ghar', 'mere ghar', 'mere ghar pe', 'sa bahay', 'sa bahay ko', 'veettil', 'veetil', 'veettil vannu',
      'ع البيت', 'على البيت', 'لعندي', 'لعند البيت', 'يجي عالبيت', 'بالبيت', 'عندي بالبيت', 'mutanaqil',
      'motanaqel', 'عند المنزل',
    ],
    onsite: ['on site', 'onsite', 'drive in', 'في الموقع'],
  },
  car: {
    small: [...MODELS.small, 'small car', 'sedan', 'sedans', 'saloon', 'hatchback', 'coupe', 'سيارة صغيرة', 'صالون', 'سيدان', 'هاتشباك', 'كوبيه'],
    suv: [...MODELS.suv, 'suv', 'suvs', '4x4', '4 x 4', '4wd', 'four wheel', 'jeep', 'crossover', 'دفع رباعي', 'رباعي'],
    large: [
      ...MODELS.large, 'large car', 'big car', 'pickup', 'pick up', 'pickup truck', 'pick up truck', 'van', 'vans', 'minivan', 'minibus',
      '7 seater', 'سيارة كبيرة', 'بيكب', 'بيك اب', 'فان', 'باص',
    ],
  },
  make: MAKES,
  open: {
    now: [
      'not closed', 'isnt closed', 'غير مغلق', 'مب مسكر', 'مو مسكر', 'ngayon', 'bukas', 'bukas na', 'bukas pa', 'bukas pa ba', 'bukas ba', 'bukas ngayon', 'khula', 'khuli', 'maftoo7',
      'open now', 'now open', 'currently open', 'open right now', 'opens', 'open', 'opened', 'مفتوح الآن', 'مفتوحة الآن', 'المفتوح الآن',
      'مفتوح', 'مفتوحة', 'فاتح', 'فاتحة', 'فاتحين', 'now', 'right now', 'just now', 'at the moment', 'immediately', 'asap',
      'الآن', 'الحين', 'هلق', 'توه', 'ippol', 'thurannirikkunna', 'thurannittundo', 'khula hai', 'حاليا', 'دلوقتي', 'alheen', 'al heen', 'al7een', 'maftooh', 'abhi',
    ],
  },
  day: {
    mon: ['monday', 'mondays', 'mon', 'الإثنين', 'يوم الإثنين', 'lunes'],
    tue: ['tuesday', 'tuesdays', 'tue', 'tues', 'الثلاثاء', 'يوم الثلاثاء', 'martes'],
    wed: ['wednesday', 'wednesdays', 'wed', 'الأربعاء', 'يوم الأربعاء', 'miyerkules'],
    thu: ['thursday', 'thursdays', 'thu', 'thur', 'thurs', 'الخميس', 'يوم الخميس', 'huwebes'],
    fri: ['friday', 'fridays', 'fri', 'الجمعة', 'يوم الجمعة', 'biyernes'],
    sat: ['saturday', 'saturdays', 'sat', 'السبت', 'يوم السبت', 'weekend', 'weekends', 'نهاية الأسبوع', 'الويكند', 'sabado'],
    sun: ['sunday', 'sundays', 'sun', 'الأحد', 'يوم الأحد', 'linggo'],
    today: ['today', 'اليوم', 'ngayong araw', 'aaj', 'innu', 'النهارده', 'النهاردة', 'هاليوم'],
    overmorrow: ['day after tomorrow', 'the day after tomorrow', 'بعد غد', 'بعد غدا', 'بعد بكرة', 'بعد باكر', 'عقب باكر', 'بعد باجر', 'عقب باجر', 'بعد بكرا', 'عقب بكرة', 'عقب غد', 'parso', 'parson', 'sa makalawa', 'mattannal', 'day after tmrw', 'day after tmr'],
    tomorrow: ['tomorrow', 'tmrw', 'tmr', 'tmw', 'tmo', 'tmrow', '2moro', '2morrow', 'tomoro', 'tommorrow', 'tomorow', 'tommorow', 'بكرا', 'بكره', 'بوكرا', 'bokra', 'bukra', 'bacher', 'bachir', 'nale', 'naale', 'غدا', 'يوم غد', 'بكرة', 'باكر', 'باجر', 'باچر', 'bukas ng', 'bukas nang', 'kal'],
  },
  time: {
    '0000': ['midnight', 'at midnight', 'منتصف الليل', 'نص الليل'],
    '0030': ['after midnight', 'past midnight', 'past 12 at night', 'بعد منتصف الليل', 'بعد نص الليل'],
    '0600': ['fajr', 'after fajr', 'after fajr prayer', 'fajr ke baad', 'dawn', 'الفجر', 'بعد الفجر', 'عقب الفجر', 'بعد صلاة الفجر', 'عقب صلاة الفجر'],
    '0900': ['morning', 'in the morning', 'this morning', 'صباحا', 'الصباح', 'صباح', 'الصبح', 'صبح', 'early morning', 'الصباح الباكر', 'umaga', 'subah', 'الصبح بدري', 'الضحى', 'ravile', 'raavile'],
    '1200': ['noon', 'at noon', 'midday', 'ظهرا', 'الظهر', 'ظهر', 'tanghali', 'dopahar'],
    '1300': ['dhuhr', 'zuhr', 'after dhuhr', 'after zuhr', 'after dhuhr prayer', 'after zuhr prayer', 'zuhr ke baad', 'بعد صلاة الظهر', 'عقب صلاة الظهر', 'عقب الظهر'],
    jumma: [
      'friday prayer', 'friday prayers', 'after friday prayer', 'after friday prayers', 'after the friday prayer', 'friday after prayer', 'friday after prayers', 'friday after the prayer', 'jumma', 'jummah',
      'jumuah', 'after jumma', 'after jummah', 'after jumuah', 'after juma', 'jumma prayer', 'jummah prayer', 'after jumma prayer', 'friday after namaz', 'jumma ke baad', 'jumma namaz ke baad', 'juma ke baad',
      'صلاة الجمعة', 'بعد صلاة الجمعة', 'عقب صلاة الجمعة', 'الجمعة بعد الصلاة', 'الجمعة عقب الصلاة', 'يوم الجمعة بعد الصلاة', 'يوم الجمعة عقب الصلاة',
    ],
    '1600': ['asr', 'after asr', 'after asr prayer', 'asr ke baad', 'بعد صلاة العصر', 'عقب صلاة العصر', 'afternoon', 'in the afternoon', 'this afternoon', 'بعد الظهر', 'عصرا', 'العصر', 'عصر', 'hapon', 'بعد العصر', 'عقب العصر'],
    '1900': ['evening', 'in the evening', 'this evening', 'مساء', 'المساء', 'مسا', 'shaam ko', 'sham ko', 'shaam', 'vaikunneram'],
    '2100': ['night', 'at night', 'tonight', 'ليلا', 'الليلة', 'الليل', 'بالليل', 'gabi', 'ngayong gabi', 'mamayang gabi', 'after taraweeh', 'بعد التراويح', 'عقب التراويح', 'raat', 'raat ko', 'rathri', 'raathri', 'innu rathri'],
    sunset: [
      'sunset', 'after sunset', 'maghrib', 'after maghrib', 'maghrib prayer', 'after maghrib prayer', 'after sundown', 'maghrib ke baad', 'عقب صلاة المغرب', 'عقب الغروب', 'المغرب', 'بعد المغرب', 'عقب المغرب', 'الغروب',
      'بعد الغروب', 'بعد صلاة المغرب',
    ],
    iftar: [
      'iftar', 'after iftar', 'post iftar', 'iftar ke baad', 'iftari ke baad', 'pagkatapos ng iftar', 'بعد الإفطار', 'بعد الافطار', 'بعد الفطور', 'بعد الفطار', 'عقب الإفطار', 'عقب الفطور', 'عقب الفطار', 'الإفطار', 'الفطار', 'الفطور',
      'من بعد الفطور', 'من بعد الفطار',
    ],
    isha: ['isha', 'after isha', 'isha prayer', 'after isha prayer', 'العشاء', 'بعد العشاء', 'عقب العشاء', 'بعد صلاة العشاء', 'صلاة العشاء', 'عقب صلاة العشاء', 'isha ke baad'],
    '2300': [
      'late', 'late night', 'late at night', 
      'آخر الليل',
    ],
  },
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
    best: ['best', 'top', 'highest rated', 'best reviewed', 'recommended', 'top 10', 'top ten', 'afdal', 'ahsan', 'أفضل', 'احسن'],
    reviews: [
      'most popular', 'popular', 'famous', 'most famous', 'most reviewed', 'most reviews', 'well known', 'مشهور', 'مشهورة', 'الأشهر', 'الأكثر شهرة',
    ],
    price: [
      'murang', 'mura', 'pinakamura', 'saste', 'yung mura', 'kuranja', 'low budget', 'for cheap',
      'cheap', 'cheapest', 'cheaper', 'affordable', 'budget', 'low price', 'low cost', 'lowest price', 'inexpensive', 'رخيص',
      'رخيصة', 'أرخص', 'الأرخص', 'اقتصادي', 'أسعار رخيصة', 'بسعر رخيص', 'cheep', 'chep', 'budget friendly', 'economical',
      'economic', 'less expensive', 'least expensive', 'rakhis', 'rakhees', 'ارخص شي', 'بأرخص', 'sasta', 'sasti',
    ],
    // An order only where it is not wanted: "not expensive".
    dear: [
      'expensive', 'too expensive', 'pricey', 'costly', 'overpriced', 'fancy', 'mahal', 'mehnga', 'mehenga', 'mahanga', 'غالي', 'غالية', 'غاليين', 'مكلف', 'مكلفة',
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
      'my current location', 'current location', 'mere paas', 'nazdeek', 'nazdik', 'قريب من البيت', 'قريبة من البيت',
      'قريب من بيتي', 'قريبة من بيتي', 'موقعي الحالي',
    ],
  },
  // Amounts in words; neighbours are added up ("one hundred and fifty").
  number: {
    '5': ['five', 'خمسة', 'خمس'],
    '10': ['ten', 'عشرة'],
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
    '200': ['two hundred', 'مئتين', 'مئتان', 'مائتين', 'ميتين'],
    '300': ['three hundred', 'ثلاثمئة', 'ثلاثمائة', 'ثلاثمية'],
    '400': ['four hundred', 'أربعمئة', 'أربعمائة', 'أربعمية'],
    '500': ['five hundred', 'خمسمئة', 'خمسمائة', 'خمسمية'],
  },
  area: withLandmarks({
    'bur-dubai': ['bur duabi', 'bur dubia', 'bar dubai', 'burdubai', 'bur dubay'],
    'al-jaddaf': ['jaddaf waterfront'],
    'al-ain': ['3ain', 'al 3ain', 'l3ain', 'صناعية العين'],
    musaffah: ['shabiya', 'shabia', 'shabiyat', 'shabiyah', 'الشعبية'],
    'khalifa-city': ['خليفة سيتي'],
    'the-springs': ['springs'],
    'the-meadows': ['meadows'],
    'the-greens': ['greens', 'views'],
    jbr: ['jumeira beach residence'],
    jvt: ['jumeira village triangle'],
    jvc: ['jumeira village circle'],
    jlt: ['jumeira lake towers', 'jumeira lakes towers'],
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
  road: Object.fromEntries(ROADS.map(({ slug, name, aliases }) => [slug, [name.en, name.ar, ...aliases]])),
  // Words that precede a place.
  near: {
    area: [
      'near', 'near to', 'close to', 'not far from', 'not too far from', 'hindi malayo sa', 'مب بعيد عن', 'مب بعيدة عن', 'مو بعيد عن', 'مو بعيدة عن', 'مش بعيد عن', 'مش بعيدة عن', 'ما تبعد عن',
      'aduthu', 'ke paas', 'ke pas', 'قريبه من', 'قرب من', 'جمب', 'يم', 'صوب', 'next to', 'around', 'malapit sa', 'malapit po sa', 'nearby to', 'nearest to', 'closest to', 'beside', 'opposite', 'قرب',
      'قريب من', 'قريبة من', 'القريب من', 'بالقرب', 'بالقرب من', 'حول', 'حوالي', 'جنب', 'جوار', 'بجوار', 'بجانب', 'مقابل',
    ],
  },
  // What people ask for and no filter knows. Without a row, a word would be taken for a typo or its other spellings missed.
  text: {
    licence: [
      'licence', 'license', 'licences', 'licenses', 'licensed', 'licenced', 'trade licence', 'trade license', 'with licence', 'with license',
      'has licence', 'approved', 'معتمد', 'معتمدة', 'مرخص', 'مرخصة', 'رخصة', 'رخصة تجارية', 'ترخيص',
    ],
    smell: [
      'smell', 'smells', 'bad smell', 'smell removal', 'odor', 'odour', 'odor removal', 'odour removal', 'رائحة', 'روائح', 'ازالة الروائح',
    ],
    exterior: [
      'exterior only', 'only exterior', 'just exterior', 'outside only', 'only outside', 'just outside', 'just the outside', 'exterior wash only', 'outside wash only', 'no interior', 'without interior', 'not interior',
      'no inside', 'not inside', 'without inside', 'خارجي فقط', 'خارجي بس', 'بس خارجي', 'فقط خارجي', 'من برع', 'من برا', 'من بره', 'بس من برع', 'بس من برا', 'بدون داخلي', 'من غير داخلي', 'بدون الداخلي',
      'مب داخلي', 'مو داخلي', 'مش داخلي', 'بلا داخلي', 'bahar se', 'sirf bahar se', 'labas lang', 'exterior wash', 'غسيل خارجي',
    ],
    basement: ['basement', 'basements', 'basement parking', 'parking basement', 'underground parking', 'سرداب', 'بيسمنت', 'قبو', 'مواقف السرداب'],
    duration: [
      'half an hour', 'half hour', 'an hour', 'one hour', '1 hour', 'quarter of an hour', 'نص ساعة', 'نصف ساعة', 'ربع ساعة', 'ساعة واحدة', 'aadha ghanta', 'adha ghanta', 'ek ghanta',
    ],
    tow: ['tow', 'tows', 'towing', 'tow truck', 'recovery truck', 'car recovery', 'سطحة', 'سطحات', 'ونش', 'سحب سيارات'],
    brush: ['brush', 'brushes', 'bristles', 'roller', 'rollers', 'فرشاة', 'فراشي'],
    brushless: [
      'brushless', 'brush less', 'brush free', 'brush free wash', 'brush free car wash', 'touch free', 'touch free wash', 'no touch', 'contactless wash', 'بدون فرش', 'بدون اي فرش', 'بلا فرش', 'من غير فرش',
      'من دون فرش', 'ما يستخدمون فرش', 'بدون لمس', 'بدون تلامس',
    ],
    truck: ['truck', 'trucks', 'lorry', 'lorries', 'شاحنة', 'شاحنات'],
    bus: ['bus', 'buses', 'باصات', 'حافلة', 'حافلات'],
    bike: ['bike', 'bikes', 'motorbike', 'motorbikes', 'motorcycle', 'motorcycles', 'دراجة', 'دراجات', 'دراجة نارية', 'دراجات نارية'],
    boat: ['boat', 'boats', 'yacht', 'yachts', 'jet ski', 'قارب', 'قوارب', 'يخت'],
    ladies: ['ladies', 'ladies only', 'lady', 'women', 'woman', 'female', 'females', 'نساء', 'سيدات', 'نسائي'],
    family: ['family', 'families', 'kids', 'عائلات', 'عوائل', 'عائلي', 'اطفال'],
    waiting: ['waiting area', 'waiting room', 'lounge', 'wifi', 'coffee', 'cafe', 'انتظار', 'قهوة'],
    valet: [
      'valet', 'valet parking', 'pick up and drop', 'pick and drop', 'pick up and delivery', 'استلام وتسليم', 'pickup and delivery',
      'pickup and drop', 'pick up my car', 'pickup my car', 'collect my car', 'pick my car', 'pick up service', 'pickup service', 'with pickup',
    ],
    mall: ['mall', 'malls', 'mall parking', 'مول', 'مولات'],
    parking: ['parking', 'car park', 'car parking', 'مواقف', 'موقف'],
    'walk-in': ['walk in', 'walk ins', 'no appointment', 'without appointment', 'no booking', 'بدون موعد', 'من غير موعد'],
    luxury: ['luxury', 'vip', 'exclusive', 'فاخر', 'فاخرة'],
    shade: ['shade', 'shaded', 'shady', 'covered', 'shade parking', 'مظلل', 'مظللة', 'في الظل'],
    'petrol-station': [
      'petrol station', 'petrol stations', 'petrol', 'petrol pump', 'gas station', 'fuel station', 'محطة بترول', 'محطات بترول', 'بترول', 'بنزين',
    ],
    // Brands are no other word for a station.
    adnoc: ['adnoc', 'adnoc station', 'ادنوك', 'محطة ادنوك'],
    enoc: ['enoc', 'enoc station', 'eppco', 'اينوك', 'محطة اينوك', 'ايبكو'],
    emarat: ['emarat', 'emarat station'],
    pressure: ['jet wash', 'jet washing', 'pressure wash', 'pressure washer', 'power wash', 'high pressure', 'pressure', 'ضغط عالي'],
    ac: ['ac', 'a c', 'ac cleaning', 'aircon', 'air con', 'air conditioning', 'مكيف', 'تكييف', 'مكيف السيارة'],
    tar: ['tar', 'tar removal', 'bird droppings', 'bug removal', 'قطران'],
    sand: ['sand', 'sand removal', 'dust', 'dust removal', 'sandstorm', 'غبار', 'رمل'],
    matt: ['matt', 'matte', 'matt paint', 'matte paint', 'مطفي'],
    convertible: ['convertible', 'soft top', 'كشف'],
    headlight: ['headlite', 'headlites', 'headlamp', 'headlamps', 'headlight', 'headlights', 'headlight restoration', 'headlight polish', 'head light', 'ليتات', 'مصابيح'],
    tint: [
      'tint', 'tinting', 'window tint', 'window tinting', 'car tint', 'تظليل', 'تضليل', 'مخفي', 'عاكس', 'رايبون', 'sun film', 'sun control film',
      'sun shade',
    ],
    wrap: ['wrap', 'wrapping', 'car wrap', 'vinyl', 'vinyl wrap', 'تغليف', 'ستيكر'],
    oil: ['oil', 'engine oil', 'lube', 'lubricants', 'زيت'],
    'oil-change': ['oil change', 'تغيير زيت', 'غيار زيت', 'تبديل زيت'],
    'tyre-change': [
      'tyre change', 'tire change', 'tyre changing', 'tyre fitting', 'tyre replacement', 'puncture', 'puncture repair', 'flat tyre', 'flat tire',
      'تبديل اطارات', 'تغيير اطارات', 'تبديل تواير', 'تغيير تواير', 'تبديل تاير', 'بنشر', 'بنجر', 'tyre repair', 'tire repair', 'tyre puncture', 'tire puncture', 'tyre puncture repair',
    ],
    'free-wash': ['free car wash', 'free wash', 'complimentary wash', 'غسيل مجاني', 'غسيل سيارات مجاني'],
    holiday: [
      'ramadan', 'ramadhan', 'public holiday', 'public holidays', 'holiday', 'holidays', 'eid', 'national day', 'eid day', 'first day of eid', 'second day of eid', 'third day of eid', 'eid first day', 'eid second day', 'eid third day', '1st day of eid',
      '2nd day of eid', '3rd day of eid', 'eid al fitr', 'eid al adha', 'eid holiday', 'eid holidays', 'eid al etihad', 'union day', 'commemoration day', 'new year', 'new years eve', 'new year eve', 'uae day',
      'رمضان', 'العيد', 'عيد', 'يوم العيد', 'اول يوم العيد', 'ثاني يوم العيد', 'ثالث يوم العيد', 'اول ايام العيد', 'ثاني ايام العيد', 'ثالث ايام العيد', 'ايام العيد', 'عيد الفطر', 'عيد الاضحى', 'عيد الاتحاد',
      'اليوم الوطني', 'العيد الوطني', 'راس السنة', 'عطلة', 'عطلة رسمية', 'اجازة', 'اجازة العيد', 'عطلة العيد',
    ],
    abroad: [
      'doha', 'qatar', 'muscat', 'oman', 'sohar', 'riyadh', 'jeddah', 'dammam', 'saudi', 'saudi arabia', 'ksa', 'bahrain', 'manama', 'kuwait',
      'india', 'pakistan', 'london', 'الدوحة', 'قطر', 'مسقط', 'عمان', 'سلطنة عمان', 'الرياض', 'جدة', 'الدمام', 'السعودية', 'البحرين', 'الكويت',
    ],
    tyre: ['tyre', 'tyres', 'tire', 'tires', 'اطارات', 'اطار', 'تواير', 'تاير', 'كفرات'],
    taxi: ['taxi', 'taxis', 'cab', 'cabs', 'تكسي', 'تاكسي', 'تاكسيات'],
    'battery-change': ['jump start', 'jumpstart', 'battery dead', 'dead battery', 'battery change', 'battery replacement', 'تبديل بطارية', 'تغيير بطارية', 'شحن بطارية'],
    battery: ['battery', 'batteries', 'بطارية السيارة', 'بطارية', 'بطاريات'],
    dent: [
      'dent repair', 'hail damage', 'hail dent repair', 'dent', 'dents', 'dent removal', 'paintless dent removal', 'pdr', 'denting', 'سمكرة', 'دنت',
    ],
    paint: ['paint', 'painting', 'spray paint', 'صبغ', 'دهان'],
    wheel: ['wheel', 'wheels', 'rim', 'rims', 'alloy', 'alloys', 'رنقات', 'جنوط'],
    glass: ['glass', 'window', 'windows', 'windscreen', 'windshield', 'زجاج', 'جام'],
    rust: ['rust', 'rust proofing', 'anti rust', 'صدأ'],
    'gift-card': ['gift card', 'gift cards', 'gift', 'voucher', 'vouchers', 'gift voucher', 'بطاقة هدية', 'هدية', 'قسيمة'],
    offer: [
      'offer', 'offers', 'discount', 'discounts', 'deal', 'deals', 'coupon', 'coupons', 'promo', 'promotion', 'promo code', 'عروض', 'عرض', 'خصم',
      'خصومات', 'كوبون',
    ],
    membership: [
      'weekly', 'daily', 'daily wash', 'every week', 'every day', 'everyday', 'per week', 'a week', 'once a week', 'twice a week', 'each week', 'كل اسبوع', 'اسبوعيا', 'اسبوعي',
      'كل يوم', 'يوميا',
    ],
    cash: ['cash', 'cash only', 'كاش', 'نقدا', 'نقد'],
    card: ['card', 'cards', 'credit card', 'credit cards', 'debit card', 'card payment', 'pay by card', 'visa', 'apple pay', 'بطاقة', 'بطاقات', 'بطاقة ائتمان', 'بالبطاقة', 'فيزا', 'ابل باي'],
    instalments: ['tabby', 'tamara', 'instalments', 'installments', 'تابي', 'تمارا', 'تقسيط'],
    salik: ['salik', 'سالك'],
    rent: ['rent a car', 'rental', 'rent', 'تأجير'],
    job: ['job', 'jobs', 'vacancy', 'وظائف', 'وظيفة'],
    inspection: ['inspection', 'testing', 'rta', 'passing', 'فحص'],
    electric: ['electric', 'electric car', 'electric cars', 'ev', 'evs', 'كهربائية'],
    'house-cleaning': [
      'villa cleaning', 'house cleaning', 'home cleaning', 'apartment cleaning', 'sofa cleaning', 'maid', 'maids', 'تنظيف منازل',
    ],
  },
  generic: {
    en: [
      'a', 'an', 'anything', 'closed', 'good morning', 'good afternoon', 'good evening', 'needed', 'just', 'somebody', 'quickly', 'proper', 'found',
      'lamaa', 'install', 'installation', 'installer', 'installers', 'worth', 'dont', 'metro', 'sa', 'ng', 'na', 'ang', 'mga', 'ako', 'po', 'akin',
      'ko', 'hai', 'hain', 'kya', 'mujhe', 'mera', 'meri', 'se', 'liye', 'chahiye', 'kahan', 'karna', 'karne', 'dhone', 'karwana', 'acha', 'wali',
      'wale', 'lavage', 'id', 'the', 'in', 'at', 'on', 'by', 'for', 'of', 'with', 'to', 'from', 'my', 'me', 'i', 'we', 'you', 'is', 'are', 'am',
      'who', 'where', 'what', 'which', 'can', 'find', 'need', 'oclock', 'o clock', 'after', 'want', 'looking', 'show', 'get', 'please', 'some', 'any',
      'good', 'great', 'car', 'cars', 'wash', 'washes', 'washing', 'washed', 'carwash', 'car wash', 'auto', 'autos', 'vehicle', 'vehicles', 'service',
      'services', 'center', 'centre', 'centers', 'centres', 'shop', 'shops', 'station', 'stations', 'place', 'places', 'provider', 'providers',
      'company', 'companies', 'clean', 'cleaning', 'cleaner', 'care', 'uae', 'emirates', 'united arab emirates', 'area', 'city', 'aed', 'dhs',
      'dirham', 'dirhams', 'price', 'prices', 'that', 'this', 'it', 'do', 'does', 'how', 'when', 'have', 'has', 'be', 'will', 'would', 'like', 'help',
      'give', 'tell', 'there', 'here', 'hi', 'hello', 'your', 'our', 'us', 'go', 'going', 'until', 'till', 'between', 'within', 'up to',
      'also', 'only', 'very', 'really', 'nice', 'better', 'cleaners', 'cleaned', 'carwashes', 'washer', 'washers', 'garage', 'garages', 'workshop',
      'spa', 'business', 'businesses', 'shop near', 'location', 'locations', 'address', 'map', 'directions', 'phone', 'number', 'numbers', 'contact',
      'contacts', 'whatsapp', 'book', 'booking', 'appointment', 'online', 'app', 'list', 'all', 'review', 'reviews', 'rating', 'ratings', 'rated',
      'professional', 'premium', 'quality', 'high quality', 'quick', 'fast', 'express', 'urgent', 'new', 'how much', 'rate', 'rates', 'cost', 'costs', 'charges',
      'exterior', 'outside', 'body', 'full car', 'whole car', 'normal', 'regular', 'basic', 'simple', 'ghaseel', 'ghasil', 'gaseel', 'ghsail',
      'maghsala', 'maghsalat', 'mghsla', 'maghsalah', 'sayarat', 'sayara', 'sayarah', 'siyarat', 'wosh', 'wsh', 'wach', 'whash', 'washh', 'cra',
      'carwah', 'carwsh', 'crwash', 'carwosh', 'removal', 'remove', 'removing', 'remover', 'timing', 'timings', 'opening hours', 'working hours',
      'opening times', 'long', 'take', 'takes', 'time', 'white', 'black', 'did', 'could', 'should', 'anyone', 'someone', 'people', 'fe', 'fi', 'el',
      'hay', '7ay', 'abi', 'abgha', 'areed', 'wain', 'wayn', 'wen', '3nd', '3end', 'mal', 'shi', 'ana', 'ya', 'hey', 'siri', 'google', 'ok google',
      'come', 'comes', 'during', 'world', 'world class', 'national', 'safe', 'ghseel', 'or less', 'and below', 'or below', 'or under', 'gaadi',
      'gadi', 'gari', 'dhona', 'dhulai', 'wala', 'ka', 'ki', 'ke', 'mein', 'ghasel',
      // Words that join others, and those of asking
      'he', 'she', 'they', 'them', 'their', 'theirs', 'its', 'his', 'her', 'him', 'mine', 'yours', 'ours', 'these', 'those', 'was', 'were', 'been', 'being', 'had', 'having',
      'doing', 'done', 'may', 'might', 'must', 'and then', 'but', 'if', 'because', 'so', 'than', 'as', 'about', 'into', 'also', 'too', 'even', 'still',
      'again', 'ever', 'always', 'maybe', 'perhaps', 'who', 'whom', 'whose', 'why', 'while', 'wants', 'wanted', 'wanna', 'gonna', 'needs', 'lets', 'let', 'looking for',
      'searching', 'search', 'thanks', 'thank', 'thank you', 'thx', 'pls', 'plz', 'plss', 'kindly', 'dear', 'sir', 'madam', 'bro', 'guys', 'know', 'knows', 'think', 'see',
      'something', 'each', 'every', 'both', 'other', 'another', 'one', 'ones', 'day', 'days', 'week', 'weeks', 'available', 'possible', 'suggest', 'recommend', 'offering',
      'provide', 'provides', 'providing', 'preferably', 'prefer', 'per', 'via', 'im', 'ive', 'id like', 'whats', 'wheres', 'theres',
    ],
    ar: [
      'في', 'من', 'الى', 'على', 'عن', 'مع', 'ب', 'ل', 'مني', 'لي', 'هنا', 'يوم', 'الساعة', 'بعد', 'أريد',
      'ابغى', 'ابي', 'ابحث', 'غسيل', 'غسل', 'تغسيل', 'مغسلة', 'مغاسل', 'مغسله', 'سيارة', 'سيارات',
      'السيارة', 'السيارات', 'سيارتي', 'غسيل سيارات', 'مغسلة سيارات', 'مغاسل سيارات', 'غسيل السيارات', 'خدمة', 'خدمات', 'محل',
      'محلات', 'مركز', 'مراكز', 'محطة', 'شركة', 'شركات', 'تنظيف', 'عناية', 'العناية', 'سعر', 'أسعار', 'بسعر', 'درهم', 'دراهم',
      'الإمارات', 'الامارات', 'منطقة', 'مدينة', 'يوجد', 'وين', 'اين', 'ابحث عن', 'ابغا', 'ابغي', 'بغيت', 'اريد', 'محتاج',
      'عاوز', 'بدي', 'ممكن', 'لو سمحت', 'كم', 'بكم', 'رقم', 'هاتف', 'تلفون', 'جوال', 'واتساب', 'واتس', 'عنوان', 'موقع', 'حجز',
      'احجز', 'اسعار', 'سعرها', 'سيارتك', 'السياره', 'سياره', 'للسيارات', 'للسيارة', 'غسل سيارات', 'غسيل سيارة', 'غسيل السيارة',
      'غسيل سياره', 'مغاسل السيارات', 'تنظيف سيارات', 'تنظيف السيارات', 'كراج', 'كراجات', 'ورشة', 'ممتاز', 'ممتازة', 'جيد',
      'جيدة', 'زين', 'زينة', 'حلو', 'سريع', 'سريعة', 'كل', 'جميع', 'قائمة', 'دولة', 'عادي', 'خارجي',
      'خارجية', 'ارقام', 'تقييم', 'مغاسيل', 'مغسل', 'ابا', 'ابغاه', 'شي', 'في شي', 'اي', 'ف', 'مال', 'مالت', 'حق', 'حقت',
      'اغسل', 'نغسل', 'يغسل', 'يغسلون', 'تغسل', 'غسلت', 'اللي', 'عندكم', 'حد', 'احد', 'كيف', 'متى', 'هني', 'هناك', 'شو', 'فقط',
      'السلام عليكم', 'مرحبا', 'هلا', 'كار واش', 'كار ووش', 'كارواش', 'واش', 'ووش', 'واشنق', 'واشنق سنتر', 'سنتر', 'اتصال', 'وايد',
      'شغال', 'شغالة', 'خوش', 'حي', 'ازالة', 'شلون', 'ابيض', 'اسود', 'موتر', 'موتري', 'مواتر', 'سيارتي', 'بين', 'حتى', 'لحد',
      'خلال', 'عند', 'هو', 'هي', 'هم', 'هذا', 'هذه', 'هذي', 'هاي', 'التي', 'الذي', 'لو', 'اذا', 'لكن', 'بس', 'انا', 'نحن', 'انتم', 'كان', 'يكون', 'تكون', 'عايز',
      'عاوزه', 'ودي', 'نبي', 'نبغى', 'فضلك', 'من فضلك', 'شكرا', 'رجاء', 'الرجاء', 'اخوي', 'يا اخي', 'ايش', 'وش', 'ليش', 'لماذا', 'هل', 'يعني', 'وين في', 'عندي', 'عندنا', 'ايام', 'اسبوع',
    ],
    // Words that say nothing in any language of ours, which no other word is a misspelling of.
    filler: [
      'anybody', 'everybody', 'everyone', 'nobody', 'anywhere', 'somewhere', 'same', 'staying', 'stay', 'live', 'living', 'full', 'full of', 'pay', 'paying',
      'spend', 'road', 'rd', 'street', 'st', 'str', 'avenue', 'ave', 'bldg', 'building', 'buildings', 'tower', 'floor', 'block', 'plot', 'start', 'starts',
      'starting', 'begin', 'more', 'less', 'then', 'just need', "today's", 'myself', 'yourself', 'right', 'away', 'already', 'lot', 'lots', 'little',
      'bit', 'bits', 'big', 'much', 'many', 'such', 'kind', 'kinds', 'type', 'sort', 'thing', 'things', 'stuff', 'way', 'make', 'makes', 'made', 'try',
      'trying', 'tried', 'use', 'using', 'used', 'work', 'works', 'working', 'got', 'getting', 'gets', 'taking', 'bring', 'bringing', 'leave', 'left',
      'coming', 'visit', 'visiting', 'call', 'calling', 'ask', 'asking', 'answer', 'send', 'sending', 'actually', 'basically', 'literally',
      'definitely', 'probably', 'please help', 'asap please', 'yes', 'yeah', 'yep', 'ok', 'okay', 'hmm', 'lol', 'haha', 'wow', 'cool', 'awesome', 'amazing',
      'excellent', 'perfect', 'decent', 'reasonable', 'favourite', 'favorite', 'nowadays', 'recently', 'lately', 'usually', 'often', 'sometimes', 'soon',
      'later', 'ago', 'since', 'yet', 'once', 'twice', 'u', 'ur', 'n', 'bcoz', 'coz', 'cuz', 'tho', 'though', 'although', 'however', 'also need',
      'im looking for', 'i need', 'hey guys', 'friends', 'friend', 'brother', 'boss', 'mate', 'dude', 'buddy', 'bhai', 'bhaiya', 'bhaijaan', 'yaar', 'yar',
      'ji', 'sahab', 'mere', 'apna', 'apni', 'apne', 'humein', 'hume', 'humko', 'aap', 'aapka', 'kar', 'karo', 'kare', 'karke',
      'karein', 'karwani', 'karwane', 'dedo', 'de', 'dijiye', 'kariye', 'saaf', 'safai', 'bahut', 'bohot', 'thoda', 'achha', 'accha', 'achi',
      'acchi', 'koi', 'kuch', 'kaun', 'kaunsa', 'kidhar', 'udhar', 'idhar', 'waha', 'yaha', 'yahan', 'wahan', 'hota', 'hoti', 'hote', 'raha', 'rahi', 'rahe',
      'tha', 'thi', 'hoga', 'hogi', 'aur', 'bhi', 'toh', 'lekin', 'kitna', 'kitne', 'kitni', 'paisa', 'paise', 'rupees', 'kya rate', 'bata',
      'batao', 'bataye', 'bataiye', 'dhulwani', 'dhulwana', 'dhulwane', 'dhulana', 'dho', 'gaadi dhona', 'saaf karo', 'chaiye', 'chahie',
      'chaahiye', 'wash karwana', 'karana', 'pls tell', 'mil', 'milega', 'milegi', 'magkano', 'mag', 'pa', 'ba', 'lang', 'naman', 'nga', 'yung', 'ung',
      'iyong', 'nang', 'ay', 'si', 'ni', 'kay', 'para', 'dito', 'diyan', 'doon', 'saan', 'san', 'saang', 'paano', 'pano', 'kailan',
      'ano', 'anong', 'sino', 'meron', 'mayroon', 'yata', 'kasi', 'dahil', 'pero', 'din', 'rin', 'daw', 'raw', 'gusto', 'kailangan',
      'kotse', 'sasakyan', 'hugas', 'maghugas', 'magpahugas', 'pahugas', 'linis', 'maglinis', 'magpalinis', 'pwede', 'puwede', 'salamat', 'kuya', 'ate',
      'vandi', 'kazhukan', 'kazhukal', 'kazhukaan', 'kazhuki', 'car kazhukan', 'evide', 'evideyanu', 'undo', 'undu', 'venam', 'vendi', 'enikku', 'ente', 'oru',
      'nalla', 'ethra', 'aanu', 'aano', 'cheyyan', 'cheyyunna', 'cheytu', 'vila', 'same place', 'same day', 'same time',
      'حدا', 'يجي', 'يي', 'ييني', 'يجيني', 'تجي', 'تجيني', 'اجي', 'مين', 'منو', 'من هو', 'شباب', 'شبابنا', 'بيعرف', 'يعرف', 'تعرف', 'تعرفون', 'حدا يعرف',
      'منيح', 'منيحة', 'كويس', 'كويسة', 'حلوة', 'فيه', 'في حد', 'ما شاء الله', 'اكثر', 'اقل', 'كثر', 'شوي', 'شوية', 'كثير', 'مره', 'جدا',
      'تماما', 'تقريبا', 'بالظبط', 'بالضبط', 'موديل', 'كله', 'كلها', 'كلهم', 'كامل', 'كاملة', 'العربية', 'عربيتي', 'عربيات', 'سيارتنا',
      'مركبة', 'مركبات', 'مركبتي', 'موترنا', 'ياخذ', 'ياخذون', 'تاخذ', 'ياخد', 'بياخد', 'يستغرق', 'يدفع', 'ادفع', 'ندفع',
      'بدفع', 'دفع', 'والا', 'او لا', 'دوام', 'مواعيد', 'اوقات', 'ساعات العمل', 'وقت', 'تفتح', 'يفتح', 'بتفتح', 'بيفتح', 'تفتحون', 'قبل', 'فيها', 'فيهم', 'عليها', 'لها', 'منها', 'بها', 'اروح', 'اجيب', 'يسوون', 'يسون', 'تسوون', 'يسوي', 'يجيلي', 'يجولي', 'تجيلي', 'بيغسل', 'بيغسلوا', 'يغسلوا', 'highway', 'hwy', 'before',
     'aghsel', 'aghsil', 'ghsel', 'fel', 'fil', 'bil', 'ala', 'wa', 'maa', 'abga', 'aba', 'aby', 'yghsel', 'yighsil', 'siyara', 'sayarti', 'siyarti', 'shu', 'sho', 'shlon', 'kam', 'bkam', 'law', 'samaht', 'habibi', 'يفتحون', 'تفتحوا', 'يسكر', 'تسكر',
      'يسكرون', 'عقب', 'قبلها', 'بعدها', 'فاتح بعد', 'بكام', 'كم سعر', 'كم تكلف', 'كم يكلف', 'التكلفة', 'يكلف', 'تكلف', 'بقديش', 'قديش', 'اديش',
      'كام', 'ثاني', 'نفس', 'نفسه', 'محتاجه', 'عايزه', 'عايزين', 'عاوزين', 'نفسي', 'هالحين', 'اليوم هذا', 'هاذا', 'هذاك', 'هداك', 'هاد', 'هيدا',
      'هيدي', 'هون', 'هنيه', 'حق السيارة', 'تبع', 'تبعي', 'حقي', 'مالي', 'مالتي', 'ابيه', 'ابيها', 'اباه', 'اباها', 'ابغاها', 'اقدر', 'تقدر', 'نقدر',
      'يقدر', 'دلوني', 'دلني', 'ارشدوني', 'ساعدوني', 'ساعدني', 'عطوني', 'عطني', 'خبروني', 'خبرني', 'قولي', 'قولولي', 'نصيحة', 'تنصحون', 'تنصحوني', 'تنصحني',
      'تنصحوا', 'يا جماعة', 'جماعة', 'يا شباب', 'اخواني', 'شارع', 'طريق', 'بناية', 'عمارة', 'طابق', 'برج', 'مبنى', 'رقم الشقة', 'اغسلها',
      'اغسله', 'يغسلها', 'يغسله', 'تغسلها', 'يغسلولي', 'تنظيفها', 'نظيف', 'نظيفة', 'انظف', 'ينظف', 'ينظفون', 'تنظفون', 'تنضيف', 'نضافة', 'نظافة', 'ازاي', 'فين',
      'امتى', 'ايه', 'ليه', 'علشان', 'عشان', 'عشان كده', 'كده', 'كدا', 'برضو', 'برضه', 'بقى', 'بقا', 'اوي', 'قوي', 'خالص', 'دي', 'ده', 'دا', 'دول', 'احنا',
      'هوا', 'هيه', 'حضرتك', 'يا باشا', 'باشا', 'لو سمحتوا', 'معليش', 'معلش', 'طيب', 'تمام', 'اوكي', 'خلاص', 'يلا', 'يالله', 'والله', 'ان شاء الله', 'انشالله',
      'صباح الخير', 'مساء الخير', 'هلا والله', 'السلام', 'گاڑی', 'دھونا', 'دھلائی', 'صفائی', 'کرنا', 'کرو', 'کروانا', 'چاہیے',
      'مجھے', 'میری', 'میرا', 'ہے', 'کہاں', 'میں', 'سے', 'کا', 'کی', 'کے', 'کو', 'کار',
    ],
  },
};
