import { expect, type Page } from '@playwright/test';
import { type Row, writeRows } from '../support/directory';
import { elementsIn, partsOf } from '../support/html';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts';
import { test } from '../support/own-site';
import { textsOf } from '../support/site';

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

test('a card falls back to the placeholder of the same size if its logo or first photo cannot be shown', async ({
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
  // The first photo stands for a missing logo.
  await page.goto(`${site.url}/services?q=Zzgallery`);
  await expect(page.locator('.card .picture img')).toHaveCount(0);
  await expect(page.locator('.card .picture svg')).toBeVisible();
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

test('photos stand side by side in their order, and broken ones leave no gap', async ({
  page,
  own: { site },
}) => {
  const t = textsOf('ar');
  // Without script they are in the document, the broken ones with what they would show.
  const html = await (await fetch(`${site.url}/ar/service/${gallery}`)).text();
  const images = elementsIn(partsOf(html, 'class', 'gallery-photos')[0] ?? html, 'img');
  const alts = images.map(({ alt }) => alt);
  const named = (number: string) => t('providerPage.photo', { name: 'Zzgallery', number });
  expect(alts).toEqual(expect.arrayContaining(['A gate', 'المغسلة من الشارع', named('3'), 'A page']));
  expect(images.find(({ alt }) => alt === 'A gate')?.lang).toBe('en');
  expect(images.find(({ alt }) => alt === 'المغسلة من الشارع')?.lang).toBeUndefined();

  await page.setViewportSize({ width: 390, height: 900 });
  await mockImages(page);
  await page.goto(`${site.url}/ar/service/${gallery}`);
  const strip = page.getByRole('region', { name: t('providerPage.photos', { name: 'Zzgallery' }) });
  const photos = strip.getByRole('img');
  await expect(photos).toHaveCount(2);
  await expect(photos.first()).toHaveAccessibleName('المغسلة من الشارع');
  await expect(photos.last()).toHaveAccessibleName(named('3'));
  const frame = (await strip.boundingBox())!;
  const [first, second] = [(await photos.first().boundingBox())!, (await photos.last().boundingBox())!];
  expect(frame.x + frame.width - first.x - first.width, 'gap before the first').toBeLessThan(2);
  expect(first.x - second.x - second.width, 'gap between both').toBeLessThan(12);
  expect(first.height).toBeGreaterThan(frame.height - 20);
  // Those beyond the frame are reached by the keyboard, and on wide screens all of them are shown.
  const scroller = strip.locator('.gallery-photos');
  await scroller.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => scroller.evaluate((element) => Math.abs(element.scrollLeft))).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await scroller.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});
