import { PATHS } from '../routing/paths';

type Name = keyof typeof PATHS;

/** Arguments of the routes that need some. */
const ARGUMENTS: {
  [K in Name as (typeof PATHS)[K] extends string ? never : K]: Parameters<
    Extract<(typeof PATHS)[K], (...args: never[]) => string>
  >;
} = {
  bookCarWash: ['qatra'],
  sitemapPart: ['pages'],
  posts: [{ category: 'tips' }],
  post: ['where-a-mobile-wash-may-work'],
  emirate: ['dubai'],
  washType: ['steam-cleaning'],
  washTypeShortcut: ['steam-cleaning'],
  washTypeEmirates: ['steam-cleaning'],
  washTypeInEmirate: ['steam-cleaning', 'dubai'],
  district: ['dubai-marina'],
  provider: [1],
  sharePicture: ['/emirates/dubai'],
  search: [{ emirate: 'dubai', rating: 4.5 }],
};

/** One address of every route of the site. */
export const EXAMPLES = Object.entries(PATHS).map(([name, path]) => ({
  name: name as Name,
  path:
    typeof path === 'string'
      ? path
      : (path as (...args: unknown[]) => string)(...ARGUMENTS[name as keyof typeof ARGUMENTS]),
}));
