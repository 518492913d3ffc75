const PAGES = ['/', '/ar', '/services', '/ar/contact'];
/** Text files, each with the pattern of its absolute URLs. */
const FILES = {
  '/robots.txt': /^sitemap:\s*(\S+)/gim,
  '/blog/feed.xml': /<link>([^<]+)<\/link>/g,
  '/llms.txt': /\]\((https?:[^)]+)\)/g,
};

export const canonicalOrigin = {
  name: 'Canonical origin',
  async run(site, expect) {
    const found = await Promise.all([
      ...PAGES.map((path) => urlsInPage(site, path)),
      ...Object.keys(FILES).map((path) => urlsInFile(site, path)),
      urlsInManifest(site),
    ]);
    const inSitemap = [...(await site.sitemap()).origins].map((url) => ['the sitemap', url]);
    const places = new Map();
    for (const [place, url] of [...found.flat(), ...inSitemap]) {
      const origin = URL.canParse(url) ? new URL(url).origin : 'no valid URL';
      if (origin !== site.origin) places.set(origin, (places.get(origin) ?? new Set()).add(place));
    }
    const remedy = `SITE_URL must be ${site.origin} when the site is built and where it runs: docs/deployment.md, "Variables".`;
    for (const [origin, names] of places)
      expect(false, `${origin} is the origin of ${[...names].join(', ')}`, site.origin, remedy);
    return {
      note: `${site.origin} in canonical, og:url, hreflang, sitemap, robots.txt, feed, llms.txt and manifest`,
    };
  },
};

async function urlsInPage(site, path) {
  const page = await site.page(path);
  const structuredDataUrls = page.structuredData.flatMap(
    (json) => /"url":"(https?:[^"]+)"/.exec(json)?.[1] ?? [],
  );
  return [
    ['canonical', page.canonical],
    ['og:url', page.openGraphUrl],
    ['og:image', page.openGraphImage],
    ...Object.values(page.alternates).map((url) => ['hreflang', url]),
    ...structuredDataUrls.map((url) => ['structured data', url]),
  ];
}

async function urlsInFile(site, path) {
  const { text } = await site.get(path);
  return [...text.matchAll(FILES[path])].map(([, url]) => [path, url]);
}

/** Manifests may contain paths or absolute URLs. */
async function urlsInManifest(site) {
  const { manifest } = await site.page('/');
  const { text } = await site.get(manifest ?? '/manifest.webmanifest');
  const urls = [...text.matchAll(/"(?:start_url|scope|id)"\s*:\s*"([^"]*)"/g)];
  if (urls.length === 0) return [['the manifest', 'no URL']];
  return urls.map(([, url]) => ['the manifest', new URL(url, site.origin).href]);
}
