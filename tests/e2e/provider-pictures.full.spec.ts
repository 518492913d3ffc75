import { expect, type Page } from '@playwright/test';
import { type Row, writeRows } from '../support/directory';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts';
import { test } from '../support/own-site';
import { address, textsOf } from '../support/site';

test.describe.configure({ mode: 'default', timeout: 120_000 });

/** The image host that sites under test allow. */
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

const ids = {} as Record<Case, number>;
/** Id of a provider with several photos. */
let gallery: number;

test.beforeAll(async ({ own: { backend, site } }) => {
  const add = async (values: object) =>
    (await writeRows<Row>('POST', 'car_wash_locations', values, backend))[0]!.id;
  for (const [name, link] of Object.entries(PICTURES))
    ids[name as Case] = await add({
      business_name: `Zzpicture ${name}`,
      logo_url: link,
      photo_urls: [link],
    });
  const { missing, good, vector, 'not an image': page } = PICTURES;
  gallery = await add({
    business_name: 'Zzgallery',
    // The last cannot be shown, so its text is not either.
    photo_urls: [missing, good, `${good}?2`, page, vector],
    photo_alts: ['A gate', 'المغسلة من الشارع', '', 'A page', 'A drawing'],
  });
  await site.lookNow();
});

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
    if (url.startsWith(PICTURES.good)) return route.fulfill({ path: 'public/images/samples/star.webp' });
    return url.startsWith(HOST) ? route.fulfill({ status: 404 }) : route.continue();
  });
  return requests;
}

test('a card falls back to the placeholder of the same size if its logo cannot be shown', async ({
  page,
  own: { site },
}) => {
  const requests = await mockImages(page);
  await recordLayoutShifts(page);
  await page.goto(`${site.url}/services?q=Zzpicture`);
  const avatarOf = (name: Case) =>
    page.locator('.card', { hasText: `Zzpicture ${name}` }).locator('.picture');
  const logo = avatarOf('good').locator('.picture-photo');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const box = await avatarOf('good').boundingBox();
  for (const name of [...BROKEN, ...NOT_SHOWN]) {
    await expect(avatarOf(name).locator('img'), name).toHaveCount(0);
    await expect(avatarOf(name).locator('svg'), name).toBeVisible();
    const { width, height } = (await avatarOf(name).boundingBox())!;
    expect([width, height].map(Math.round), name).toEqual([box!.width, box!.height].map(Math.round));
  }
  expect(await layoutShifts(page)).toEqual([]);
  expect(requests.filter((url) => new URL(url).hostname !== 'localhost')).toEqual([]);
  expect(requests.filter((url) => /elsewhere|logo\.svg/.test(url))).toEqual([]);
});

test('a provider page shows its scene, in a frame of the same size, if no photo can be loaded', async ({
  page,
  own: { site },
}) => {
  await mockImages(page);
  const photo = page.locator('.gallery');
  await page.goto(`${site.url}/service/${ids.good}`);
  const frame = await photo.boundingBox();
  await expect(photo.locator('img')).toHaveAttribute('sizes', /vw/);
  const expectScene = async (what: string) => {
    await expect(photo.locator('img'), what).toHaveCount(0);
    await expect(photo.locator(':scope > svg'), what).toBeVisible();
  };
  await page.goto(`${site.url}/service/${ids.missing}`);
  await expectScene('missing');
  expect(await photo.boundingBox()).toEqual(frame);
  for (const name of NOT_SHOWN) {
    await page.goto(`${site.url}/service/${ids[name]}`);
    await expect(photo, name).toHaveAttribute('data-photos', '0');
    await expect(photo.locator('img'), name).toHaveCount(0);
  }
  await page.route('**/_next/image?*', (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.url}/service/${gallery}`);
  const strip = await photo.boundingBox();
  // Those beyond the screen are only requested when they come near.
  await photo.locator('.gallery-photos').evaluate((element) => element.scrollTo({ left: 9_999 }));
  await expectScene('none of several');
  expect(await photo.boundingBox()).toEqual(strip);
});

for (const [locale, width] of [
  ['en', 1440],
  ['ar', 390],
] as const) {
  test(`photos stand side by side in their order, and broken ones leave no gap (${locale})`, async ({
    page,
    own: { site },
  }) => {
    const t = textsOf(locale);
    await page.setViewportSize({ width, height: 900 });
    await mockImages(page);
    await page.goto(site.url + address(`/service/${gallery}`, locale));
    const strip = page.getByRole('region', { name: t('providerPage.photos', { name: 'Zzgallery' }) });
    const names = ['المغسلة من الشارع', t('providerPage.photo', { name: 'Zzgallery', number: '3' })];
    const photos = strip.getByRole('img');
    await expect(photos).toHaveCount(2);
    for (const [index, name] of names.entries()) await expect(photos.nth(index)).toHaveAccessibleName(name);
    if (locale === 'en') await expect(photos.first()).toHaveAttribute('lang', 'ar');
    else await expect(photos.first()).not.toHaveAttribute('lang');
    const frame = (await strip.boundingBox())!;
    const [first, second] = [(await photos.first().boundingBox())!, (await photos.last().boundingBox())!];
    const start = ({ x, width: of }: typeof first) => (locale === 'ar' ? width - x - of : x);
    expect(start(first) - start(frame), 'gap before the first').toBeLessThan(2);
    expect(start(second) - start(first) - first.width, 'gap between both').toBeLessThan(12);
    expect(first.height).toBeGreaterThan(frame.height - 20);
    // Those beyond the frame are reached by the keyboard.
    const scroller = strip.locator('.gallery-photos');
    await scroller.focus();
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    // On wide screens, all of them are shown.
    if (width < 1024)
      await expect
        .poll(() => scroller.evaluate((element) => Math.abs(element.scrollLeft)))
        .toBeGreaterThan(0);
    else expect(await scroller.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
}

test('the first photo stands for a missing logo, also in comparisons', async ({ page, own: { site } }) => {
  await mockImages(page);
  await page.goto(`${site.url}/services?q=Zzgallery`);
  const avatar = page.locator('.card .picture');
  // It is broken: the scene stays.
  await expect(avatar.locator('img')).toHaveCount(0);
  await expect(avatar.locator('svg')).toBeVisible();
  await page.goto(`${site.url}/compare?ids=${ids.good},${ids.elsewhere},${gallery}`);
  const pictures = page.locator('.comparison .picture');
  await expect(pictures).toHaveCount(3);
  await expect(pictures.nth(0).locator('img')).toHaveCount(1);
  await expect(pictures.nth(1).locator('svg')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('photos are shown, and a broken one says what it would show', async ({ page, own: { site } }) => {
    await mockImages(page);
    await page.goto(`${site.url}/service/${gallery}`);
    const photos = page.locator('.gallery-photos img');
    await expect(photos).toHaveCount(4);
    await expect
      .poll(() => photos.nth(1).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(photos.first()).toHaveAccessibleName('A gate');
  });
});

test('the API contains exactly the images that pages show', async ({ request, own: { site } }) => {
  const { providers } = (await (await request.get(`${site.url}/api/providers.json?q=Zzpicture`)).json()) as {
    providers: { id: number; logo: string | null; photo: string | null; photos: unknown[] }[];
  };
  const images = new Map(providers.map(({ id, logo, photo, photos }) => [id, [logo, photo, photos]]));
  expect(images.get(ids.good)).toEqual([PICTURES.good, PICTURES.good, [{ url: PICTURES.good, alt: null }]]);
  for (const name of NOT_SHOWN) expect(images.get(ids[name]), name).toEqual([null, null, []]);
});
