const PAGES = ['/', '/ar', '/services', '/ar/contact'];
/** Patterns of absolute URLs in text files. */
const IN_TEXT = {
  '/robots.txt': /^sitemap:\s*(\S+)/gim,
  '/blog/feed.xml': /<link>([^<]+)<\/link>/g,
  '/llms.txt': /\]\((https?:[^)]+)\)/g,
};

export const canonicalHost = {
  name: 'Canonical address',
  async run(site) {
    const named = (
      await Promise.all([...namedByPages(site), ...namedByFiles(site), namedByManifest(site)])
    ).flat();
    const { origins } = await site.sitemap();
    named.push(...[...origins].map((url) => ({ place: 'the sitemap', url })));
    const places = new Map();
    for (const { place, url } of named) {
      const origin = URL.canParse(url) ? new URL(url).origin : 'no address';
      if (origin !== site.origin) places.set(origin, (places.get(origin) ?? new Set()).add(place));
    }
    const remedy = `SITE_URL must be ${site.origin} when the site is built and where it runs: docs/deployment.md, "Variables".`;
    return {
      problems: [...places].map(([origin, names]) => ({
        found: `${origin} is named as ${[...names].join(', ')}`,
        expected: site.origin,
        remedy,
      })),
      note: `all of canonical, og:url, hreflang, sitemap, robots.txt, feed, llms.txt and manifest name ${site.origin}`,
    };
  },
};

function namedByPages(site) {
  return PAGES.map(async (path) => {
    const { canonical, openGraphUrl, picture, alternates, data } = await site.page(path);
    const urlsOfData = data.flatMap((json) => /"url":"(https?:[^"]+)"/.exec(json)?.[1] ?? []);
    return [
      { place: 'canonical', url: canonical },
      { place: 'og:url', url: openGraphUrl },
      { place: 'og:image', url: picture },
      ...Object.values(alternates).map((url) => ({ place: 'hreflang', url })),
      ...urlsOfData.map((url) => ({ place: 'structured data', url })),
    ];
  });
}

function namedByFiles(site) {
  return Object.entries(IN_TEXT).map(async ([path, pattern]) => {
    const { text } = await site.get(path);
    return [...text.matchAll(pattern)].map(([, url]) => ({ place: path, url }));
  });
}

/** Manifests may contain paths or absolute URLs. */
async function namedByManifest(site) {
  const { manifest } = await site.page('/');
  const { text } = await site.get(manifest ?? '/manifest.webmanifest');
  const named = [...text.matchAll(/"(?:start_url|scope|id)"\s*:\s*"([^"]*)"/g)];
  if (named.length === 0) return [{ place: 'the manifest', url: 'no address' }];
  return named.map(([, url]) => ({ place: 'the manifest', url: new URL(url, site.origin).href }));
}
