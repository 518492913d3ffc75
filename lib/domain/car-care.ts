/**
 * What is done to a car. Each list of the specification that offers a row has its place in that list: the wash types
 * (product rule 3.4), the categories of the home page (1.3), Quick Search, and the service types of the listing form and of the
 * booking form (5.2), which store `name`. Slugs are those of `words/wash-types.ts` and `words/kinds.ts`, where keywords decide which
 * providers match; staff may add kinds. `shortNames` are other values of the filter as `parseWashType` writes them, `aliases`
 * what people type in search fields.
 */
interface CarCare {
  slug: string;
  name?: string;
  washType?: number;
  category?: number;
  quickSearch?: number;
  listing?: number;
  booking?: number;
  shortNames?: readonly string[];
  aliases?: readonly string[];
}

const CAR_CARE = [
  {
    slug: 'mobile-car-wash',
    name: 'Mobile Car Wash',
    washType: 1,
    category: 1,
    quickSearch: 3,
    listing: 1,
    shortNames: ['mobile', 'متنقل'],
    aliases: ['At home', 'Doorstep', 'Home service', 'متنقل', 'في المنزل'],
  },
  {
    slug: 'steam-cleaning',
    name: 'Steam Cleaning',
    washType: 2,
    category: 3,
    quickSearch: 1,
    listing: 2,
    booking: 3,
    shortNames: ['steam', 'بخار', 'غسيل-بخار', 'غسيل-بالبخار'],
    aliases: ['Steam wash', 'Vapour', 'بخار'],
  },
  {
    slug: 'auto-detailing',
    name: 'Auto Detailing',
    washType: 3,
    listing: 3,
    booking: 5,
    shortNames: ['detailing'],
    aliases: ['Car detailing', 'ديتيلنج'],
  },
  {
    slug: 'waterless-wash',
    name: 'Waterless Wash',
    washType: 4,
    category: 5,
    quickSearch: 2,
    listing: 4,
    booking: 4,
    shortNames: ['waterless', 'بدون-ماء'],
    aliases: ['Dry wash', 'Without water', 'غسيل جاف', 'بدون مياه'],
  },
  {
    slug: 'eco-friendly',
    name: 'Eco-Friendly',
    washType: 5,
    category: 2,
    quickSearch: 4,
    listing: 5,
    booking: 6,
    shortNames: ['eco', 'صديق-للبييه'],
    aliases: ['Green wash', 'Ecological', 'صديق للبيئة'],
  },
  {
    slug: '247-services',
    name: '24/7 Services',
    washType: 6,
    category: 4,
    listing: 6,
    shortNames: ['24/7', '247'],
    aliases: ['24 hours', 'Open 24/7', 'All night', '24 ساعة', 'طوال الليل'],
  },
  { slug: 'hand-wash', quickSearch: 5, shortNames: ['hand'], aliases: ['By hand', 'يدوي'] },
  { slug: 'automatic', quickSearch: 6, aliases: ['Tunnel', 'Drive through', 'أوتوماتيك', 'آلي'] },
  { slug: 'self-service', quickSearch: 7, aliases: ['DIY', 'غسيل ذاتي'] },
  { slug: 'fleet', name: 'Fleet Services', listing: 8, aliases: ['أسطول'] },
  { slug: 'luxury', name: 'Luxury Services', listing: 7 },
  { slug: 'basic', name: 'Basic Wash', booking: 1 },
  { slug: 'premium', name: 'Premium Wash', booking: 2 },
  { slug: 'foam', aliases: ['Snow foam', 'رغوة', 'فوم'] },
  { slug: 'full-service', aliases: ['Inside and out', 'غسيل شامل'] },
  { slug: 'interior', aliases: ['Upholstery', 'Seat cleaning', 'تنظيف المقاعد', 'داخلي'] },
  { slug: 'polishing', aliases: ['Waxing', 'Scratch removal', 'Paint correction', 'بوليش', 'إزالة الخدوش'] },
  { slug: 'ceramic-coating', aliases: ['Nano ceramic', 'Graphene', 'سيراميك', 'نانو'] },
  { slug: 'paint-protection', aliases: ['PPF', 'Protection film', 'فيلم حماية', 'حماية الصبغ'] },
  { slug: 'engine', aliases: ['Engine bay', 'تنظيف المحرك', 'مكينة'] },
  { slug: 'underbody', aliases: ['Chassis wash', 'غسيل الشاصي'] },
  { slug: 'package', aliases: ['Monthly package', 'Subscription', 'باقة شهرية', 'اشتراك'] },
  { slug: 'sanitising', aliases: ['Sanitizing', 'Disinfection'] },
] as const satisfies readonly CarCare[];

type Row = (typeof CAR_CARE)[number];
type List = 'washType' | 'category' | 'quickSearch' | 'listing' | 'booking';

/** A row that a list offers. */
export type CarCareIn<L extends List> = Extract<Row, Record<L, number>>;

/** Returns what a list offers, in its order. */
export function carCareIn<L extends List>(list: L): CarCareIn<L>[] {
  const rows = CAR_CARE.filter((row): row is CarCareIn<L> => list in row);
  return rows.sort((one, other) => one[list] - other[list]);
}

/** Returns the slugs of wash types and kinds by their other names in URLs. */
export function slugsByShortName(): Map<string, string> {
  return new Map(
    CAR_CARE.flatMap((row: CarCare) => (row.shortNames ?? []).map((name) => [name, row.slug] as const)),
  );
}

/** What people search for by its other names; each is a wash type or a kind. */
export const SEARCHED_CAR_CARE = CAR_CARE.filter((row) => 'aliases' in row);

/** Returns what people type for a wash type or kind in either language, besides its names. */
export function aliasesOf(slug: string): readonly string[] {
  return SEARCHED_CAR_CARE.find((row) => row.slug === slug)?.aliases ?? [];
}
