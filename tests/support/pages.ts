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
  /** Defaults to 200. */
  status?: number;
}

const services = (t: Translate) => t('list.title');
const emirate = (slug: string) => (t: Translate) =>
  t('emirate.title', { emirate: t(`emirates.${slug}.name`) });
const washType = (slug: string) => (t: Translate) =>
  t('washType.title', { services: t(`washTypes.${slug}.services`) });
const byEmirate = (slug: string) => (t: Translate) =>
  t('washType.emiratesTitle', { services: t(`washTypes.${slug}.services`) });
const district = (slug: string) => (t: Translate) =>
  t('district.title', { district: t(`districts.${slug}.name`) });
const combination = (type: string, place: string) => (t: Translate) =>
  t('washType.inEmirate', {
    services: t(`washTypes.${type}.services`),
    emirate: t(`emirates.${place}.name`),
  });

const area = (en: string, ar: string) => (t: Translate) =>
  t('area.title', { area: t('nav.home') === 'Home' ? en : ar });

const legal = (en: string, ar: string) => (t: Translate) => (t('nav.home') === 'Home' ? en : ar);

const SERVICES: ListedPage[] = [
  { route: 'services', path: '/services', heading: services },
  {
    route: 'services',
    path: '/services?rating=4.5&serviceType=mobile',
    heading: services,
    canonical: '/services',
    isHidden: true,
  },
  {
    route: 'services',
    path: `/services?q=${encodeURIComponent('دبي')}`,
    heading: services,
    canonical: '/services',
    isHidden: true,
  },
];

const LISTS: ListedPage[] = [
  { route: 'emirates/[emirate]', path: '/emirates/dubai', heading: emirate('dubai') },
  {
    route: 'wash-type/[washType]',
    path: '/wash-type/mobile-car-wash',
    heading: washType('mobile-car-wash'),
  },
  {
    route: 'wash-type/[washType]',
    path: '/wash-type/mobile-car-wash?page=2',
    heading: washType('mobile-car-wash'),
  },
  // There is no sixth page, so the last one is shown.
  {
    route: 'wash-type/[washType]',
    path: '/wash-type/247-services?page=6',
    heading: washType('247-services'),
    canonical: '/wash-type/247-services?page=4',
  },
  {
    route: 'wash-type/[washType]/emirates',
    path: '/wash-type/247-services/emirates',
    heading: byEmirate('247-services'),
  },
  {
    route: 'wash-type/[washType]/emirates/[emirate]',
    path: '/wash-type/mobile-car-wash/emirates/dubai',
    heading: combination('mobile-car-wash', 'dubai'),
  },
  // A pair without providers.
  {
    route: 'wash-type/[washType]/emirates/[emirate]',
    path: '/wash-type/247-services/emirates/fujairah',
    heading: combination('247-services', 'fujairah'),
    isHidden: true,
  },
  {
    route: 'wash-type/[washType]/emirates/[emirate]',
    path: '/wash-type/mobile-car-wash/emirates/dubai?page=2',
    heading: combination('mobile-car-wash', 'dubai'),
  },
  {
    route: 'wash-type/[washType]/emirates/[emirate]',
    path: '/wash-type/247-services/emirates/dubai?page=6',
    heading: combination('247-services', 'dubai'),
    canonical: '/wash-type/247-services/emirates/dubai?page=2',
  },
  { route: 'district/[district]', path: '/district/jlt', heading: district('jlt') },
  { route: 'areas/[area]', path: '/areas/al-quoz', heading: area('Al Quoz', 'القوز') },
  // There is no second page, so the last one is shown.
  {
    route: 'areas/[area]',
    path: '/areas/al-quoz?page=2',
    heading: area('Al Quoz', 'القوز'),
    canonical: '/areas/al-quoz',
  },
  // Has no providers.
  {
    route: 'areas/[area]',
    path: '/areas/hatta',
    heading: area('Hatta', 'حتا'),
    isHidden: true,
  },
];

export const PAGES: ListedPage[] = [
  { route: '', path: '/', heading: (t) => t('hero.title') },
  { route: 'about', path: '/about', heading: (t) => t('about.title') },
  { route: 'privacy-policy', path: '/privacy-policy', heading: legal('Privacy policy', 'سياسة الخصوصية') },
  { route: 'review-rules', path: '/review-rules', heading: (t) => t('reviewRules.title') },
  { route: 'terms-of-service', path: '/terms-of-service', heading: legal('Terms of service', 'شروط الخدمة') },
  { route: 'out-of-hours', path: '/out-of-hours', heading: (t) => t('pharmacies.title'), isHidden: true },
  { route: 'saved', path: '/saved', heading: (t) => t('saved.title'), isHidden: true },
  { route: 'test', path: '/test', heading: (t) => t('routes.title'), isHidden: true },
  { route: 'blog', path: '/blog', heading: (t) => t('blog.title') },
  {
    route: 'blog',
    path: '/blog?q=steam',
    canonical: '/blog',
    isHidden: true,
    heading: (t) => t('blog.title'),
  },
  {
    route: 'blog/[slug]',
    path: '/blog/where-a-mobile-wash-may-work',
    heading: () => 'Towers, Malls and Villas: Where a Mobile Wash May Work',
  },
  { route: 'contact', path: '/contact', heading: (t) => t('contact.title') },
  { route: 'update-listing', path: '/update-listing', heading: (t) => t('listingForm.title') },
  {
    route: 'update-listing',
    path: '/update-listing?provider=1',
    isHidden: true,
    canonical: '/update-listing',
    heading: (t: Translate) => t('claim.title'),
  },
  {
    route: 'report',
    path: '/report?provider=1&wrong=phone',
    isHidden: true,
    canonical: '/report',
    heading: (t: Translate) => t('report.title'),
  },
  { route: 'car-wash-apps', path: '/car-wash-apps', heading: (t) => t('apps.title') },
  {
    route: 'car-wash-apps/book',
    path: '/car-wash-apps/book?app=qatra',
    isHidden: true,
    canonical: '/car-wash-apps/book',
    heading: (t: Translate) => t('booking.title'),
  },
  ...SERVICES,
  ...LISTS,
  // The name of the first provider in the sample data.
  { route: 'service/[id]', path: '/service/1', heading: () => 'Mitt No. 9 Hot Vapour' },
  {
    route: 'service/[id]/reviews',
    path: '/service/2/reviews?stars=5',
    canonical: '/service/2/reviews',
    isHidden: true,
    heading: (t) => t('reviews.pageTitle').replace(/<name>.*<\/name>/, 'Bareeqo Travelling Detailers'),
  },
  {
    route: 'service/[id]/reviews/new',
    path: '/service/1/reviews/new',
    isHidden: true,
    heading: (t) => t('writeReview.titleOf').replace(/<name>.*<\/name>/, 'Mitt No. 9 Hot Vapour'),
  },
  {
    route: 'compare',
    path: '/compare?ids=1,2',
    canonical: '/compare',
    isHidden: true,
    heading: (t) => t('compare.title'),
  },
  // not-found.spec.ts has the other kinds.
  {
    route: 'message/[reason]',
    path: '/emirates/atlantis',
    isHidden: true,
    status: 404,
    heading: (t) => t('notFound.emirate.title'),
  },
];
