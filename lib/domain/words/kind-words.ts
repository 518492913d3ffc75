import type { SearchWords } from './words';

/** Kinds of wash and care, as searches name them. */
// prettier-ignore
export const WASH_WORDS = {
  'steam-cleaning': [
    'ستيم', 'steam', 'steam wash', 'steamed', 'بخار', 'غسيل بخار', 'تنظيف بخار', 'غسيل سيارات بالبخار', 'vapour', 'vapor', 'bukhar', 'bokhar', 'steaming',
    'steam clean', 'steam cleaned', 'steamer', 'بالستيم',
  ],
  'waterless-wash': [
    'waterless', 'water less', 'without water', 'no water', 'dry wash', 'dry clean', 'dry cleaning', 'بدون ماء', 'بلا ماء', 'بدون مياه', 'غسيل جاف',
    'غسيل بدون ماء', 'بدون ميه', 'من غير ميه', 'من غير ماء', 'من غير ماي', 'بدون ماي', 'بدون مي', 'بلا مي', 'من دون ماء', 'من دون مي', 'paani ke bina',
    'pani ke bina', 'bina paani', 'bina pani', 'bagair pani', 'pani ke bagair', 'walang tubig', 'vellam illathe',
  ],
  'auto-detailing': [
    'تجميل', 'تجميل السيارات', 'detailing', 'auto detailing', 'car detailing', 'detail', 'detailer', 'detailers', 'ديتيلنج', 'ديتيلينج',
    'detailling', 'full detailing', 'full detail', 'complete detailing', 'تفصيل',
    'detailing studio', 'ديتيل', 'ديتيلنق', 'دتيلنق', 'ديتيلينق',
],
  '247-services': [
    '24 hours', '24 hour', '24 hrs', '24hours', '24hrs', '24hr', '24h', '24 7', '247', 'open 24 hours', 'open 24 7', 'round the clock', 'all night',
    '24 ساعة', 'على مدار الساعة', 'مفتوح 24 ساعة', 'طوال الليل', 'around the clock', '24x7', 'all day and night', 'day and night', '٢٤ س',
    'مفتوح دائما', 'ليل نهار', '24 hours open', '24 7 open', 'مفتوحة 24 ساعة', '24 ساعة مفتوح',
    '24 sa3a', '24 sa3ah', '24 saa', '24 ghante', '24 oras',
  ],
  'hand-wash': [
    'بدون مكينة', 'من غير مكينة', 'بدون ماكينة', 'من غير ماكينة', 'بدون مكائن', 'without machine', 'without machines', 'no machine', 'without scratches',
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
    'full car wash', 'complete wash', 'full body wash', 'valet', 'car valet', 'valeting', 'car valeting', 'full valet', 'mini valet', 'full car valet',
  ],
  interior: [
    'interior', 'upholstery', 'تنظيف داخلي', 'غسيل داخلي', 'داخلي', 'تنظيف الفرش', 'deep clean', 'deep cleaning', 'deep interior',
    'interior deep cleaning', 'vacuum', 'vacuuming', 'hoover', 'shampoo', 'shampooing',
    'inside', 'tanzeef dakhili', 'dakhili',
    'شامبو', 'فرش', 'شفط', 'من الداخل', 'من جوا', 'من جوه', 'جوه', 'جوا', 'andar', 'andar se', 'andar ki safai', 'loob',
    'inside cleaning', 'cabin cleaning', 'tanzeef dakhily', 'andar saaf', 'انترير', 'انتيريور', 'سيتات', 'السيتات', 'تنظيف داخل السيارة', 'داخل السيارة',
    'جوا السيارة', 'من جوى', 'shampooed', 'vacuumed', 'hoovering', 'hoovered',
  ],
  polishing: [
    'machine polish', 'machine polishing', 'polishing machine', 'polish', 'polishing', 'car polish', 'waxing',
    'wax', 'paint correction', 'تلميع', 'بوليش', 'polisher', 'polished', 'buffing', 'buff', 'compound',
    'rubbing', 'paint restoration', 'talmee', 'يلمع', 'يلمعون', 'تلمع', 'talmie', 'talmeea', 'واكس', 'شمع', 'بولش',
    'polich', 'talmee3', 'talmi3', 'tlmee3', 'يلمعها', 'تلميعها', 'بوليشنق', 'waxed', 'clay bar', 'machine polished',
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
    'موتور السيارة', 'غسيل موتور', 'تنظيف موتور', 'تنضيف موتور', 'غسل موتور', 'موتور', 'الموتور', 'motor wash', 'engine degreasing', 'degreasing',
    'degrease', 'engine detailing', 'engine cleaning',
  ],
  underbody: [
    'underbody', 'under body', 'undercarriage', 'chassis wash', 'undercoating', 'under coating', 'undercoat', 'غسيل أسفل السيارة', 'غسيل الشاصي',
    'من تحت', 'اسفل السيارة', 'تحت السيارة', 'underneath', 'under the car', 'under chassis', 'undercarriage wash', 'under carriage',
],
  sanitising: [
    'sanitising', 'sanitizing', 'sanitise', 'sanitize', 'sanitisation', 'sanitization', 'disinfection', 'disinfect', 'تعقيم', 'ozone',
    'ozone treatment', 'اوزون',
  ],
  package: [
    'every month', 'a month', 'per month', 'each month', 'كل شهر', 'شهريا', 'package', 'packages', 'monthly package', 'monthly', 'wash package', 'membership', 'memberships', 'subscription', 'subscriptions', 'اشتراك',
    'اشتراكات', 'اشتراك شهري', 'شهري', 'باقة', 'باقات', 'باقة شهرية',
    'باكج', 'باكيج', 'pakej', 'mahine', 'har mahine', 'mahina', 'buwanan', 'subscribe', 'monthly plan', 'wash plan', 'times a month', '4 times a month', 'مرات بالشهر', 'كل اسبوعين',
  ],
  fleet: ['fleet', 'fleets', 'fleet wash', 'fleet washing', 'fleet detailing', 'fleet cleaning', 'أسطول', 'أساطيل', 'company cars', 'bulk', 'company fleet', 'company vehicles', 'fleet of cars'],
} satisfies SearchWords[keyof SearchWords];

/** What happens to a car, by the kind that probably helps: who mentions it does whatever their kinds are, and any other kind that is asked for goes before. */
// prettier-ignore
export const MESS_WORDS = {
  'interior/smell': [
    'smell', 'smells', 'bad smell', 'smell removal', 'odor', 'odour', 'odors', 'odours', 'odor removal', 'odour removal', 'رائحة', 'روائح',
    'ازالة الروائح', 'الريحة', 'ريحة', 'ريحه', 'ريحتها', 'ريحته', 'ريحة السيارة', 'ريحة وحشة', 'bad odor', 'bad odour', 'stink', 'stinks', 'stinky',
    'smelly', 'badbu', 'badboo', 'mabaho', 'amoy', 'odour treatment', 'deodorising', 'deodorizing',
  ],
  'interior/hair': [
    'pet hair', 'dog hair', 'cat hair', 'pet hair removal', 'dog hair removal', 'شعر الحيوانات', 'شعر الكلب', 'شعر كلب', 'شعر القطة', 'شعر قطط',
    'شعر القطط', 'شعر بسة', 'شعر قطة', 'وبر',
  ],
  'interior/stain': [
    'stain', 'stains', 'stained', 'stain removal', 'بقع', 'بقعة', 'ازالة البقع', 'daag', 'mantsa',
  ],
  'interior/vomit': [
    'threw up', 'vomit', 'vomited', 'sick in the car', 'قيء', 'استفراغ', 'رجع في السيارة',
  ],
  'interior/spill': [
    'spill', 'spills', 'spilled', 'spilt', 'spillage', 'انكب', 'انكبت', 'انسكب', 'اندلق', 'gir gaya', 'gir gayi', 'gir gya', 'gira di', 'gira diya',
    'natapon',
  ],
} satisfies SearchWords[keyof SearchWords];

/** What firms ask for, by the wash or by the month. */
// prettier-ignore
const CONTRACT = ['contract', 'contracts', 'corporate', 'for my company', 'for our company', 'my company', 'our company', 'staff cars', 'عقد', 'عقود', 'لشركتي', 'لشركتنا', 'شركتنا'];

/** Details of them, by kind and detail: lists are of the kind, and say who mentions the detail. To be without one asks for no care. What is also outside of the kind (a roof, a carpet) is a text instead. */
// prettier-ignore
export const DETAIL_WORDS = {
  'polishing/scratch': ['scratch', 'scratches', 'scratched', 'scratch removal', 'scratch repair', 'خدوش', 'خدش', 'ازالة الخدوش', 'مخدوشة', 'شخوط', 'شخط', 'kharbash'],
  'polishing/swirl': ['swirl', 'swirls', 'swirl mark', 'swirl marks', 'swirl removal'],
  'polishing/water-spot': ['water spot', 'water spots', 'hard water spots', 'water marks', 'hard water marks', 'water spot removal', 'بقع الماء', 'بقع ماء'],
  'polishing/oxidation': ['oxidation', 'oxidised', 'oxidized', 'faded paint'],
  'interior/leather': [
    'leather', 'leather conditioning', 'leather cleaning', 'leather seats', 'leather seat', 'seat leather', 'leather care', 'جلد', 'جلدية', 'كراسي جلد', 'مقاعد جلد', 'مقاعد جلدية', 'جلد المقاعد',
    'جلد الكراسي',
  ],
  'interior/seat': ['seat', 'seats', 'car seat', 'car seats', 'مقاعد', 'كراسي', 'ومقاعد', 'مراتب', 'كنب', 'upuan'],
  'interior/seat-cleaning': [
    'seat cleaning', 'seat shampoo', 'seat wash', 'seats shampooed', 'shampooed seats', 'غسيل مقاعد', 'غسيل كراسي', 'تنظيف المقاعد', 'تنظيف الكراسي', 'غسيل مراتب', 'تنظيف مراتب',
  ],
  'interior/mat': ['mats', 'floor mats', 'floor mat', 'car mats', 'دعاسات', 'دواسات'],
  'interior/headliner': ['headliner', 'roof liner', 'roof lining', 'inside roof', 'interior roof'],
  'fleet/contract': CONTRACT,
  'package/contract': CONTRACT,
  'interior/dashboard': ['dashboard', 'طبلون', 'تابلوه', 'طبلون السيارة'],
} satisfies SearchWords[keyof SearchWords];
