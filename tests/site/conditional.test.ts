import { readRows, writeRows } from '../support/directory';
import { forCase } from '../support/expectations';
import { sendRawRequest } from '../support/raw-request';
import { BASE_URL } from '../support/site';

/** What programs ask for again and again. */
// prettier-ignore
const ASKED_AGAIN = [
  '/blog/feed.xml', '/ar/blog/feed.xml', '/sitemap.xml', '/sitemap/pages.xml', '/sitemap/areas.xml', '/sitemap/posts.xml',
  '/sitemap/providers-0.xml', '/api/providers.json?emirate=dubai', '/api/providers.json?q=steam', '/api/prices', '/api/openapi.json',
  '/api/provider-pins?washType=steam-cleaning', '/api/provider-count?locale=ar', '/api/provider-cards?locale=en&ids=1,2',
  '/api/suggestions?q=steam&locale=en', '/suggestions.json', '/areas/centres.json', '/share/service/1.jpg', '/ar/share/home.jpg', '/llms.txt',
];

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRawRequest(BASE_URL, path, { headers });

test('an edit changes the tags of what has the row', async () => {
  // prettier-ignore
  const paths = ['/sitemap/providers-0.xml', '/api/providers.json?q=%23105', '/api/provider-cards?locale=en&ids=105', '/share/service/105.jpg'];
  const tagsNow = () => Promise.all(paths.map(async (path) => [path, (await get(path)).headers.etag]));
  const rename = (name: string) =>
    writeRows('PATCH', 'car_wash_locations?id=eq.105', { business_name: name });
  const before = await tagsNow();
  const [row] = await readRows<{ business_name: string }>('car_wash_locations?id=eq.105');
  await rename('Zafir Wash');
  const after = await tagsNow();
  await rename(row!.business_name);
  expect(after.filter((pair, index) => pair[1] === before[index]![1])).toEqual([]);
});

test('who has the present answer of an endpoint gets 304 without a body', async () => {
  const tags = new Set<string>();
  for (const path of ASKED_AGAIN) {
    const whole = await get(path, {});
    const tag = whole.headers.etag ?? '';
    expect([path, whole.status, tag]).toEqual([path, 200, expect.stringMatching(/"[^"]+"$/)]);
    forCase(path, () => expect(whole.headers['cache-control']).toMatch(/s-maxage=\d|private, no-cache/));
    for (const encoding of ['gzip', 'identity']) {
      const again = await get(path, { 'if-none-match': `"x", ${tag}`, 'accept-encoding': encoding });
      expect([path, again.status, again.body.length]).toEqual([path, 304, 0]);
      for (const name of ['etag', 'cache-control', 'access-control-allow-origin'])
        forCase(`${name} of ${path}`, () => expect(again.headers[name]).toBe(whole.headers[name]));
    }
    expect([path, (await get(path, { 'if-none-match': '"x"' })).status]).toEqual([path, 200]);
    tags.add(tag);
  }
  expect(tags.size).toBe(ASKED_AGAIN.length);
});
