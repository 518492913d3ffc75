import type { Translate } from './site';

/** A page of the site; every route has at least one. */
export interface ListedPage {
  /** Folder of the page in app/[locale]. */
  route: string;
  path: string;
  heading: (t: Translate) => string;
  /** The canonical path, if it differs from the page's. */
  canonical?: string;
  /** Whether the page is no-index. */
  isHidden?: boolean;
  /** Whether its address is a secret, which it does not repeat. */
  isSecret?: boolean;
  /** Defaults to 200. */
  status?: number;
}

type Options = Partial<Pick<ListedPage, 'canonical' | 'isHidden' | 'isSecret' | 'status'>>;
type Heading = ListedPage['heading'];

const text =
  (key: string): Heading =>
  (t) =>
    t(key);
const by =
  (en: string, ar = en): Heading =>
  (t) =>
    t('nav.home') === 'Home' ? en : ar;
const of =
  (key: string, names: Record<string, string | Heading>): Heading =>
  (t) => {
    const shown = Object.entries(names).map(([name, of]) => [name, typeof of === 'string' ? t(of) : of(t)]);
    return t(key, Object.fromEntries(shown) as Record<string, string>);
  };
const named =
  (key: string, name: string): Heading =>
  (t) =>
    t(key).replace(/<name>.*<\/name>/, name);
const emirate = (slug: string) => `emirates.${slug}.name`;
const services = (slug: string) => `washTypes.${slug}.services`;
const HIDDEN = { isHidden: true };
const SECRET = { ...HIDDEN, isSecret: true };

// prettier-ignore
const ROWS: [route: string, path: string, heading: Heading, options?: Options][] = [
  ['', '/', text('hero.title')],
  ['about', '/about', text('about.title')],
  ['prices', '/prices', text('prices.title')],
  ['privacy-policy', '/privacy-policy', by('Privacy policy', 'سياسة الخصوصية')],
  ['review-rules', '/review-rules', text('reviewRules.title')],
  ['terms-of-service', '/terms-of-service', by('Terms of service', 'شروط الخدمة')],
  ['accessibility', '/accessibility', text('accessibility.title')],
  ['out-of-hours', '/out-of-hours', text('pharmacies.title'), HIDDEN],
  ['saved', '/saved', text('saved.title'), HIDDEN],
  ['test', '/test', text('routes.title'), HIDDEN],
  ['blog', '/blog', text('blog.title')],
  ['blog', '/blog?q=steam', text('blog.title'), { canonical: '/blog', ...HIDDEN }],
  ['blog/[slug]', '/blog/where-a-mobile-wash-may-work', by('Towers, Malls and Villas: Where a Mobile Wash May Work')],
  ['contact', '/contact', text('contact.title')],
  ['update-listing', '/update-listing', text('listingForm.title')],
  ['update-listing', '/update-listing?provider=1', text('claim.title'), { canonical: '/update-listing', ...HIDDEN }],
  ['report', '/report?provider=1&wrong=phone', text('report.title'), { canonical: '/report', ...HIDDEN }],
  ['owner/[token]', `/owner/${'0'.repeat(48)}`, text('sent.unknown'), SECRET],
  ['sent/[token]', `/sent/${'0'.repeat(64)}`, text('sent.unknown'), SECRET],
  ['car-wash-apps', '/car-wash-apps', text('apps.title')],
  ['car-wash-apps/book', '/car-wash-apps/book?app=qatra', text('booking.title'), { canonical: '/car-wash-apps/book', ...HIDDEN }],
  ['services', '/services', text('list.title')],
  ['services', '/services?serviceType=mobile', by('279 car washes · Mobile Service', '279 خدمة غسيل · خدمة متنقلة'), { canonical: '/services', ...HIDDEN }],
  ['services', '/services?q=%D8%AF%D8%A8%D9%8A', by('257 car washes in Dubai', '257 خدمة غسيل في دبي'), { canonical: '/services', ...HIDDEN }],
  ['emirates/[emirate]', '/emirates/dubai', of('emirate.title', { emirate: emirate('dubai') })],
  ['wash-type/[washType]', '/wash-type/mobile-car-wash', of('washType.title', { services: services('mobile-car-wash') })],
  ['wash-type/[washType]', '/wash-type/mobile-car-wash?page=2', of('washType.title', { services: services('mobile-car-wash') })],
  // There is no sixth page, so the last one is shown.
  ['wash-type/[washType]', '/wash-type/247-services?page=6', of('washType.title', { services: services('247-services') }), { canonical: '/wash-type/247-services?page=4' }],
  ['wash-type/[washType]/emirates', '/wash-type/247-services/emirates', of('washType.emiratesTitle', { services: services('247-services') })],
  ['wash-type/[washType]/emirates/[emirate]', '/wash-type/mobile-car-wash/emirates/dubai', of('washType.inEmirate', { services: services('mobile-car-wash'), emirate: emirate('dubai') })],
  // A pair without providers.
  ['wash-type/[washType]/emirates/[emirate]', '/wash-type/247-services/emirates/fujairah', of('washType.inEmirate', { services: services('247-services'), emirate: emirate('fujairah') }), HIDDEN],
  ['district/[district]', '/district/jlt', of('district.title', { district: 'districts.jlt.name' })],
  ['areas/[area]', '/areas/al-quoz', of('area.title', { area: by('Al Quoz', 'القوز') })],
  // There is no second page, so the last one is shown.
  ['areas/[area]', '/areas/al-quoz?page=2', of('area.title', { area: by('Al Quoz', 'القوز') }), { canonical: '/areas/al-quoz' }],
  // Has no providers.
  ['areas/[area]', '/areas/hatta', of('area.title', { area: by('Hatta', 'حتا') }), HIDDEN],
  ['service/[id]', '/service/1', by('Mitt No. 9 Hot Vapour')],
  ['service/[id]/reviews', '/service/2/reviews?stars=5', named('reviews.pageTitle', 'Bareeqo Travelling Detailers'), { canonical: '/service/2/reviews', ...HIDDEN }],
  ['service/[id]/reviews/new', '/service/1/reviews/new', named('writeReview.titleOf', 'Mitt No. 9 Hot Vapour'), HIDDEN],
  ['compare', '/compare?ids=1,2', text('compare.title'), { canonical: '/compare', ...HIDDEN }],
  // tests/site/addresses.test.ts has the other kinds.
  ['message/[reason]', '/emirates/atlantis', text('notFound.emirate.title'), { status: 404, ...HIDDEN }],
];

export const PAGES: ListedPage[] = ROWS.map(([route, path, heading, options]) => ({
  route,
  path,
  heading,
  ...options,
}));
