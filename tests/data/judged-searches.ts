import type { ListFilters } from '@/lib/domain/filters';

/**
 * What the page of a search must show: everything; at least what a filter shows, with the first five passing it; services
 * that mention a text; or, without results, the reason given for the alternatives ("gibberish" has none).
 */
export type Judgement =
  | { everything: true; isNear?: true }
  | { fits: ListFilters; sort?: 'price' | 'best'; isNear?: true }
  | { mentions: RegExp; min?: number }
  | { nearArea: string; km?: number }
  | { none: 'spelling' | 'words' | 'near' | 'filter' | 'kind' | 'gibberish' };

const dubai = { emirate: 'dubai' } as const;
const sharjah = { emirate: 'sharjah' } as const;
const steam = { washType: 'steam-cleaning' } as const;
const mobile = { serviceMode: 'mobile' } as const;

/** Searches as people type them: hurried, misspelled, pasted, in both languages. */
// prettier-ignore
export const JUDGED: [Judgement, string[]][] = [
  [{ everything: true }, [
    'carwash', 'car wash', 'car wosh', 'cra wash', 'car wsh', 'Car Wash', 'CAR WASH', 'car  wash', 'car washes', 'car wash in uae', 'car wash uae',
    'good car wash', 'car washing', 'car cleaning', 'car wash service', 'car wash services', 'wash my car', 'i want to wash my car',
    'where can i wash my car', 'car wash shop', 'car wash price', 'how much is a car wash', 'car wash phone number', 'car', 'cars', 'wash', 'car\u200B wash',
    'غسيل سيارات', 'مغسلة سيارات', 'سيارات', 'غسيل', 'مغسلة', 'مغاسل', 'مغاسل سيارات', 'غسيل السيارات', 'غسيل سيارة',
    'ابي غسيل سيارتي', 'غسيل سيارات في الإمارات', 'ﻏﺴﻴﻞ ﺳﻴﺎﺭﺍﺕ', 'غَسِيل سيارات', 'غسیل سیارات', 'ghaseel sayarat', 'maghsala', 'رقم مغسلة سيارات', 'سعر غسيل السيارة',
    '🚗 car wash', 'car wash!', 'car wash?', '(car wash)', 'car-wash', 'car_wash', 'car wash.', 'car wash without appointment',
    'how long does car wash take', 'كار واش', 'كار ووش', 'واشنق سنتر', 'hey siri car wash', 'world class car wash', 'national car wash',
    'car wahs', 'car wasg', 'car wasj', 'غسيل سيرات', 'غسيل سيارت', 'ghasel sayarat', 'gaadi dhona',
  ]],
  [{ fits: {}, sort: 'best' }, ['best car wash', 'the best car wash', 'top rated car wash', 'أفضل مغسلة سيارات', 'احسن مغسله سيارات', 'Car Wash | Best', 'best car wash in the world', 'السلام عليكم شو افضل مغسلة']],
  [{ fits: dubai }, [
    'dubai', 'Dubai', 'dubai car wash', 'car wash dubai', 'car wash in dubai', 'best car wash in dubai', 'carwash dubai', 'dxb', 'dubay', 'dubia car wash', 'duabi', 'dubai\u200B',
    'دبي', 'دبي\u200F', '\u202Bدبي\u202C', 'غسيل سيارات دبي', 'غسيل سيارات في دبي', 'مغسلة سيارات دبي', 'مغسله سيارات في دبى', 'car wash near dubai', 'dubai, uae', 'car wash — dubai', 'dubai dubai', 'dibai',
    'ghaseel sayarat fe dubai', 'مغسلة شارع الشيخ زايد']],
  [{ fits: { emirate: 'ras-al-khaimah' } }, [
    'rak', 'manar mall rak', 'RAK', 'r.a.k.', 'r.a.k', 'ras al khaimah', 'ras alkhaimah car wash', 'rak car wash', 'ras al khaima', 'ras al kaimah', 'رأس الخيمة', 'را\u0654س الخيمة', 'راس الخيمه', 'غسيل سيارات رأس الخيمة',
  ]],
  [{ fits: { emirate: 'abu-dhabi' } }, ['abu dhabi', 'abudhabi', 'abu dhabi car wash', 'Abu-Dhabi', 'abu dahbi', 'abu dhabhi', 'auh', 'marina mall abu dhabi', 'مارينا مول ابوظبي', 'downtown abu dhabi', 'أبوظبي', 'ابو ظبي', 'غسيل سيارات ابوظبي', 'بوظبي']],
  [{ fits: sharjah }, ['sharjah', 'sharja', 'shj', 'sharjha', 'car wash sharjah', 'الشارقة', 'الشارقه', 'شارجه', 'غسيل سيارات الشارقة']],
  [{ fits: { emirate: 'ajman' } }, ['غسيل موتر عجمان', 'car wash 3ajman', 'وين اغسل سيارتي في عجمان', 'عجمن', 'ajman', 'car wash ajman', 'ajmn', 'عجمان', 'مغسلة سيارات عجمان']],
  [{ fits: { emirate: 'fujairah' } }, ['fujairah', 'fujeirah', 'fujaira car wash', 'الفجيرة', 'فجيره']],
  [{ fits: { emirate: 'umm-al-quwain' } }, ['umm al quwain', 'uaq', 'u.a.q', 'umm al quain', 'أم القيوين', 'ام القيوين']],
  [{ fits: { area: 'dubai-marina' } }, ['dubai marina', 'marina', 'car wash dubai marina', 'dubai marina car wash', 'دبي مارينا', 'مارينا', 'غسيل سيارات دبي مارينا', 'dubai-marina']],
  [{ fits: { area: 'jlt' } }, ['jlt', 'j.l.t', 'jumeirah lake towers', 'jlt car wash']],
  [{ fits: { area: 'al-quoz' } }, ['al quoz', 'alquoz', 'al-quoz', 'quoz', 'القوز', 'car wash al quoz']],
  [{ fits: { area: 'al-ain' } }, ['al jimi mall', 'al ain mall car wash', '3ain', 'hili', 'al ain', 'alain', 'العين', 'car wash al ain', 'غسيل سيارات العين']],
  [{ fits: { area: 'musaffah' } }, ['dalma mall', 'musaffah', 'mussaffah shabiya', 'mussafah m9', 'musaffah industrial', 'مصفح']], [{ fits: { area: 'al-barsha' } }, ['al barsha 1', 'barsha', 'al barhsa', 'البرشاء']],
  [{ fits: { area: 'downtown-dubai' } }, ['downtown', 'dubai mall', 'burj khalifa', 'دبي مول']],
  [{ fits: { area: 'mirdif' } }, ['mirdif', 'mirdiff', 'مردف', 'car wash mirdif']],
  [{ fits: { area: 'khalifa-city' } }, ['khalifa city', 'kalifa city a', 'غسيل سيارات خليفة سيتي']], [{ fits: { area: 'jumeirah' } }, ['walk in car wash jumeirah']],
  [{ fits: { area: 'palm-jumeirah' } }, ['palm jumeira', 'nakheel mall', 'palm jumeirah car wash']], [{ fits: { area: 'jvc' } }, ['jumeira village circle', 'jvc']],
  [{ fits: { area: 'al-barsha' } }, ['mall of emirates', 'emirates mall']], [{ fits: { area: 'dubai-marina' } }, ['مارينا مول', 'marina mall']],
  [{ fits: { area: 'al-ain' } }, ['صناعية العين']], [{ fits: { washType: 'full-service' } }, ['in and out car wash', 'full car wash', 'full wash']],
  [{ mentions: /pick|deliver|valet|drop/i }, ['pickup and delivery car wash']], 
  [{ fits: steam }, ['steam', 'steam\u200E', 'steam wash', 'steam car wash', 'steem', 'steam cleaning', 'vapour wash', 'بخار', 'غسيل بالبخار', 'غسيل بخار', 'bukhar']],
  [{ fits: { washType: '247-services' } }, ['24/7', '24 hours', '24 hour car wash', '24hrs', '24x7', 'open 24 hours', '24h', '٢٤ ساعة', '۲۴ ساعة', '24 ساعة', 'على مدار الساعة', 'round the clock', 'around the clock', '24 hours open', 'مغسلة مفتوحة 24 ساعة']],
  [{ fits: { washType: 'auto-detailing' } }, ['detailing', 'car detailing', 'auto detailing', 'de\u00ADtailing', 'detailer', 'ديتيلنج', 'valeting']],
  [{ fits: { washType: 'waterless-wash' } }, ['waterless', 'waterless car wash', 'no water', 'dry wash', 'غسيل بدون ماء', 'غسيل جاف']],
  [{ fits: { washType: 'hand-wash' } }, ['hand wash', 'handwash', 'hand car wash', 'غسيل يدوي', 'car wash by hand']],
  [{ fits: { washType: 'automatic' } }, ['automatic', 'automatic car wash', 'drive through', 'touchless', 'brushless', 'أوتوماتيك']],
  [{ fits: { washType: 'self-service' } }, ['سيلف سيرفس', 'self service', 'self-service', 'diy', 'خدمة ذاتية', 'self wash']],
  [{ fits: { washType: 'interior' } }, ['interior cleaning', 'interior', 'seat cleaning', 'shampoo', 'vacuum', 'deep clean', 'roof', 'تنظيف داخلي', 'شامبو', 'غسيل كراسي', 'car seat shampoo', 'pet hair removal', 'ازالة البقع', 'dog hair', 'cat hair', 'tanzeef dakhili']],
  [{ fits: { washType: 'polishing' } }, ['polish', 'polishing', 'wax', 'scratch removal', 'تلميع', 'بوليش', 'polishng', 'hard water spots', 'swirl marks', 'paint restoration', 'تلميغ']],
  [{ fits: { washType: 'ceramic-coating' } }, ['ceramic', 'ceramic coating', 'nano ceramic', 'سيراميك', 'نانو سيراميك', 'ceramc coating']],
  [{ fits: { washType: 'paint-protection' } }, ['ppf', 'paint protection', 'حماية الطلاء', 'p.p.f']],
  [{ fits: { washType: 'engine' } }, ['engine wash', 'engine cleaning', 'غسيل محرك', 'غسيل مكينة']],
  [{ none: 'kind' }, ['sanitizing', 'disinfection', 'ozone', 'تعقيم', 'smell removal']],
  [{ fits: { washType: 'foam' } }, ['foam', 'snow foam', 'رغوة']], [{ fits: { washType: 'underbody' } }, ['underbody', 'undercarriage', 'chassis wash', 'undercoating']],
  [{ fits: { washType: 'fleet' } }, ['fleet', 'fleet wash', 'أسطول']],
  [{ fits: mobile }, ['mobile', 'mobil car wash', 'mobile car wash', 'car wash at home', 'home car wash', 'home service', 'doorstep', 'come to me', 'villa', 'basement', 'غسيل متنقل', 'متنقل', 'غسيل سيارات في البيت', 'غسيل في المنزل', 'door to door car wash', 'فيلا', 'ابا غسيل عند البيت', 'ghar pe car wash', 'غسيل سيارات عند المنزل']],
  [{ fits: { open: 'now' } }, ['open now', 'car wash open now', 'now', 'right now', 'open', 'مفتوح الآن', 'مفتوح', 'الحين', 'الان', 'هلا', 'غسيل سيارات الحين']],
  [{ fits: { isEco: true } }, ['eco', 'eco friendly', 'green car wash', 'صديق للبيئة']], [{ fits: { isVerified: true } }, ['verified', 'trusted car wash', 'موثوق']],
  [{ fits: { maxPrice: 50 } }, ['under 50', 'car wash under 50', 'less than 50 aed', 'below 50 dhs', '50 aed', 'car wash 50 dirhams', 'aed 50', 'غسيل ٥٠ درهم', 'تحت ٥٠', 'تحت ۵۰', 'أقل من 50 درهم', 'اقل من خمسين درهم', 'under fifty dirhams', 'fifty aed', 'car wash 50dhs', '50aed', 'AED50', '٥٠درهم', 'under 50dhs', 'not more than 50 aed', 'less then 50 aed']],
  [{ fits: { minPrice: 50, maxPrice: 100 } }, ['between 50 and 100 aed', '50-100 aed', 'aed 50 - aed 100', 'from 50 to 100 dirhams', 'بين 50 و 100 درهم', 'من ٥٠ الى ١٠٠ درهم']],
  [{ fits: { maxPrice: 100 } }, ['under a hundred dirhams']], [{ fits: { minPrice: 100 } }, ['over 100 aed']],
  [{ fits: { maxPrice: 150 } }, ['under one hundred and fifty dirhams', 'تحت مية وخمسين درهم']], [{ fits: { open: 'until-sat-2200' } }, ['مفتوح السبت حتى 10 مساء']],
  [{ fits: { open: 'sat-2000' } }, ['car wash open on saturday between 8 and 10 pm']],
  [{ fits: { rating: 4.5 } }, ['4.5 stars', '4.5 star car wash']],
  [{ fits: {}, sort: 'price' }, ['cheap', 'cheap car wash', 'cheapest', 'رخيص', 'أرخص مغسلة', 'affordable car wash']],
  [{ fits: { ...dubai, ...steam } }, ['steam dubai', 'steam wash in dubai', 'dubai steam car wash', 'بخار دبي', 'غسيل بخار دبي', 'Dubai | steam', 'steam dubai best']],
  [{ fits: { ...sharjah, ...mobile } }, ['mobile car wash sharjah', 'sharjah mobile wash', 'غسيل متنقل الشارقة', 'home car wash sharjah']],
  [{ fits: { area: 'dubai-marina', open: 'now' } }, ['now dubai marina', 'open now dubai marina', 'dubai marina open', 'دبي مارينا الحين']],
  [{ fits: { area: 'dubai-marina', open: 'now', ...mobile } }, ['غسيل سيارات في البيت دبي مارينا الحين', 'mobile car wash dubai marina open now']],
  [{ fits: { emirate: 'dubai', open: 'now' } }, ['شي مغسله فاتحه الحين ف دبي', 'car wash open now in dubai']],
  [{ fits: { emirate: 'abu-dhabi', open: 'sat-2300' } }, ['is there any car wash open on saturday after 11 pm in abu dhabi']],
  [{ fits: { ...dubai, washType: 'auto-detailing' } }, ['full detailing dubai', 'detaling dubai', 'where can i get full detailing in dubai']],
  [{ fits: { ...dubai, washType: '247-services' } }, ['24 hour car wash dubai', 'dubai 24/7', '٢٤ ساعة دبي', 'car wash open 24 hours in dubai']],
  [{ fits: dubai, sort: 'price' }, ['cheap car wash dubai', 'cheapest car wash in dubai', 'ارخص مغسلة في دبي']],
  [{ fits: { ...dubai, maxPrice: 60 } }, ['dubai under 60', 'car wash under 60 aed dubai', 'دبي تحت 60']],
  [{ fits: { ...sharjah, car: 'suv', maxPrice: 60 } }, ['suv sharjah under 60', '4x4 in sharjah below 60 dirhams', 'دفع رباعي الشارقة اقل من 60 درهم']],
  [{ fits: { ...sharjah, car: 'suv', maxPrice: 60, rating: 4 } }, ['suv sharjah under 60 rating over 4', 'suv in sharjah under 60 more than 4 stars', 'دفع رباعي الشارقة تحت 60 تقييم فوق 4']],
  [{ fits: { ...sharjah, open: 'fri-2100' } }, ['sharjah friday 9pm', 'open friday night sharjah', 'الشارقة الجمعة 9 مساء']],
  [{ fits: { area: 'al-ain', washType: 'polishing' } }, ['polishing al ain', 'تلميع العين', 'polish in al ain']],
  [{ fits: { emirate: 'abu-dhabi', washType: 'interior' } }, ['interior cleaning abu dhabi', 'تنظيف داخلي ابوظبي', 'seat shampoo abu dhabi']],
  [{ everything: true, isNear: true }, ['car wash near me', 'near me', 'nearby', 'nearest car wash', 'closest car wash', 'قريب مني', 'مغسلة قريبة', 'غسيل سيارات قريب مني', 'اقرب مغسلة', 'car wash close to me', 'near my house', 'car wash near my current location', 'موقعي الحالي', 'مغسلة قريبة من البيت', 'car wash near you', 'مغسلة بالقرب', 'mere paas car wash']],
  [{ fits: steam, isNear: true }, ['steam wash near me', 'غسيل بخار قريب مني']],
  [{ nearArea: 'dubai-marina' }, ['near dubai marina', 'car wash near dubai marina', 'close to dubai marina', 'قريب من دبي مارينا', 'بجانب دبي مارينا']],
  [{ nearArea: 'al-mankhool' }, ['car wash near burjuman']], [{ nearArea: 'al-barari', km: 7 }, ['carwash near global village', 'قريب من القرية العالمية']],
  [{ nearArea: 'jbr' }, ['near jbr', 'car wash near jbr', 'next to jbr']],
  [{ none: 'near' }, ['bur duabi', 'jbr', 'JBR', 'j.b.r.', 'bur dubai', 'difc', 'car wash jbr', 'car wash in difc', 'غسيل سيارات بر دبي', 'open now jbr', 'steam jbr', 'جي بي آر', 'sports city', 'rolla', 'dubai hills mall car wash']],
  [{ none: 'filter' }, ['al ain 24/7', 'مغسلة 24 ساعه العين']],
  [{ none: 'words' }, [
    'gift card', 'windsurfing car wash', 'salik', 'jobs in car wash', 'بطاقة هدية',
    'unicorn balloon', 'pizza', 'dentist', 'haircut near the mall', 'swimming pool', 'dmcc tower',
    'soft top convertible cleaning', 'tar removal', 'car wash boy', 'مطعم', 'فندق', 'صيدلية قريبة', '"dubai marina mobile"', 'автомойка дубай', 'कार वॉश', '洗车']],
  [{ none: 'spelling' }, ['rimalte', 'rimlata']],
  [{ none: 'gibberish' }, ['asdf', 'qwertyuiop', 'xxzzy', 'ضصثق', 'zzzzzz', 'lkjhg', 'dsfsdf', 'شسيب', 'ششش', 'asdf qwer', '@@@', '12345678901234', '???']],
  [{ fits: dubai }, ['bentley dubai', 'hydrofoil dubai', 'rimalte dubai']], [{ fits: { washType: 'polishing' } }, ['prado polish']], [{ fits: { ...dubai, washType: 'auto-detailing' } }, ['g wagon detailing dubai']],
  [{ none: 'words' }, ['tint', 'window tinting', 'تظليل', 'car sun film', 'tire change', 'free car wash', 'villa cleaning']],
  [{ everything: true }, ['tesla', 'tesla car wash', 'تسلا', 'hyundai', 'nissan sunny', 'hyundai sonata', 'suzuki jimny', 'kia cerato', 'porsche macan', 'suv', '4x4', 'suv wash', 'سيدان']], 
  [{ mentions: /oil|lube/i }, ['oil change', 'engine oil', 'زيت']], [{ mentions: /tyre|tire|puncture/i }, ['tyre', 'tyres']],
  [{ mentions: /shade|covered/i }, ['shady', 'shade parking car wash', 'covered', 'مظلل']],
  [{ mentions: /mall/i }, ['mall', 'mall parking', 'مول']], [{ mentions: /petrol|fuel|gas|adnoc|enoc/i }, ['petrol station', 'petrol pump car wash', 'محطة بترول']],
  [{ mentions: /month|week|package|subscri|member/i }, ['monthly package', 'car wash subscription', 'اشتراك شهري']],
  [{ mentions: /wom[ae]n|lad(y|ies)|female/i }, ['ladies', 'women only', 'نساء']], [{ mentions: /famil|kids/i, min: 0 }, ['family']],
];
