const PATHS = [
  '/',
  '/services',
  '/emirates/dubai',
  '/wash-type/steam-cleaning',
  '/areas/al-quoz',
  '/service/1',
  '/contact',
  '/blog',
  '/blog/where-a-mobile-wash-may-work',
  '/about',
];

/** One page per template, in both languages. */
export const TEMPLATES = PATHS.flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`]);
