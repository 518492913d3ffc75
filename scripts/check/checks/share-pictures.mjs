import { pathOf } from '../path-of.mjs';

export const sharePictures = {
  name: 'Open Graph images',
  remedy:
    'They are drawn from files in lib/seo/opengraph, which the build must include (next.config.ts, outputFileTracingIncludes).',
  async run(site) {
    const { sample } = await site.sitemap();
    const paths = ['/', '/ar', sample.get('provider en'), sample.get('provider ar')].filter(Boolean);
    const problems = await Promise.all(paths.map((path) => problemsOfPicture(site, path)));
    return { problems: problems.flat(), note: `of ${paths.join(', ')}` };
  },
};

async function problemsOfPicture(site, path) {
  const { picture } = await site.page(path);
  if (!picture) return [{ found: `${path} names no picture`, expected: 'og:image' }];
  const { status, headers } = await site.request(pathOf(picture));
  const type = headers.get('content-type');
  return status === 200 && type === 'image/jpeg'
    ? []
    : [{ found: `${pathOf(picture)} answers ${status}, ${type}`, expected: '200, image/jpeg' }];
}
