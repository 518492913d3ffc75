import { expect, type Page, test } from '@playwright/test';
import { type Row, writeRows } from '../support/directory';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts';
import { cleanUp } from '../support/processes';
import { TestBackend, TestSite } from '../support/test-site';

test.describe.configure({ mode: 'default', timeout: 120_000 });

/** The image host that the site under test allows. */
const HOST = 'https://images.example';
const PICTURES = {
  good: `${HOST}/good.png`,
  missing: `${HOST}/missing.png`,
  'not an image': `${HOST}/page.html`,
  'SVG in disguise': `${HOST}/scripted.png`,
  vector: `${HOST}/logo.svg`,
  elsewhere: 'https://elsewhere.example/logo.png',
};
type Case = keyof typeof PICTURES;
const BROKEN = ['missing', 'not an image', 'SVG in disguise'] as const;
const NOT_SHOWN = ['vector', 'elsewhere'] as const;

let site: TestSite;
const ids = {} as Record<Case, number>;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const backend = await TestBackend.start();
  for (const [name, link] of Object.entries(PICTURES)) {
    const values = { business_name: `Zzpicture ${name}`, logo_url: link, photo_url: link };
    const [row] = await writeRows<Row>('POST', 'car_wash_locations', values, backend);
    ids[name as Case] = row!.id;
  }
  site = await TestSite.start(backend.url);
});
test.afterAll(cleanUp);

/** Mocks the image optimizer, which cannot reach other hosts, and returns the requested URLs. */
async function mockImages(page: Page): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.route('**/_next/image?*', (route) => {
    const url = new URL(route.request().url()).searchParams.get('url')!;
    if (url.endsWith('.html')) return route.fulfill({ contentType: 'text/html', body: '<p>Hello</p>' });
    // The optimizer rejects what it does not recognize as an image.
    if (url.includes('scripted'))
      return route.fulfill({ status: 400, body: 'The requested resource is not allowed' });
    if (url === PICTURES.good) return route.fulfill({ path: 'public/images/samples/star.webp' });
    return url.startsWith(HOST) ? route.fulfill({ status: 404 }) : route.continue();
  });
  return requests;
}

test('a card falls back to the placeholder of the same size if its logo cannot be shown', async ({
  page,
}) => {
  const requests = await mockImages(page);
  await recordLayoutShifts(page);
  await page.goto(`${site.url}/services?q=Zzpicture`);
  const avatarOf = (name: Case) => page.locator('.card', { hasText: `Zzpicture ${name}` }).locator('.avatar');
  const logo = avatarOf('good').locator('img');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const box = await avatarOf('good').boundingBox();
  for (const name of [...BROKEN, ...NOT_SHOWN]) {
    await expect(avatarOf(name).locator('img'), name).toHaveCount(0);
    await expect(avatarOf(name).locator('svg'), name).toBeVisible();
    const { width, height } = (await avatarOf(name).boundingBox())!;
    expect([width, height], name).toEqual([box!.width, box!.height]);
  }
  expect(await layoutShifts(page)).toEqual([]);
  expect(requests.filter((url) => new URL(url).hostname !== 'localhost')).toEqual([]);
  expect(requests.filter((url) => /elsewhere|logo\.svg/.test(url))).toEqual([]);
});

test('a provider page shows its scene if the photo cannot be loaded', async ({ page }) => {
  await mockImages(page);
  await page.goto(`${site.url}/service/${ids.good}`);
  const photo = page.locator('.provider-photo');
  const frame = await photo.boundingBox();
  await expect(photo.locator('img')).toHaveAttribute('sizes', /vw/);
  for (const name of ['missing'] as const) {
    await page.goto(`${site.url}/service/${ids[name]}`);
    await expect(photo.locator('img'), name).toHaveCount(0);
    await expect(photo.locator('svg'), name).toBeVisible();
    expect(await photo.boundingBox(), name).toEqual(frame);
    await expect(page.locator('.band .avatar svg'), name).toBeVisible();
  }
  for (const name of NOT_SHOWN) {
    await page.goto(`${site.url}/service/${ids[name]}`);
    await expect(photo, name).toHaveCount(0);
  }
});

test('the API contains exactly the images that pages show', async ({ request }) => {
  const { providers } = (await (await request.get(`${site.url}/api/providers.json?q=Zzpicture`)).json()) as {
    providers: { id: number; logo: string | null; photo: string | null }[];
  };
  const images = new Map(providers.map(({ id, logo, photo }) => [id, [logo, photo]]));
  expect(images.get(ids.good)).toEqual([PICTURES.good, PICTURES.good]);
  for (const name of NOT_SHOWN) expect(images.get(ids[name]), name).toEqual([null, null]);
});
