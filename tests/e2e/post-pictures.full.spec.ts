import { expect, type Locator, test } from '@playwright/test';
import { PICTURE_HOST, publishPost, removePosts, servePictures } from '../support/posts';

test.afterAll(removePosts);

const widthOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
const boxOf = (image: Locator) =>
  image.evaluate((element) => [element.clientWidth, element.clientHeight] as const);

test('images from any host are shown, without a referrer', async ({ page }) => {
  const requests = await servePictures(page);
  await page.goto(
    await publishPost(
      `<p>First.</p><p><img src="${PICTURE_HOST}/a.png?size=2" alt="A wheel" width="300" height="200"></p>`,
      { featured_image: `${PICTURE_HOST}/cover.png` },
    ),
  );
  const image = page.getByRole('img', { name: 'A wheel' });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(image)).toBe(192);
  await expect(image).toHaveAttribute('loading', 'lazy');
  expect(await boxOf(image)).toEqual([300, 200]);
  await expect.poll(() => widthOf(page.locator('.post-hero img'))).toBe(192);
  expect(requests.map((request) => new URL(request.url()).pathname).sort()).toEqual(['/a.png', '/cover.png']);
  for (const request of requests) expect((await request.allHeaders()).referer).toBeUndefined();
});

test('a broken image is replaced by the category image without layout shift', async ({ page }) => {
  await servePictures(page);
  const path = await publishPost(
    [
      `<img src="${PICTURE_HOST}/none.png" alt="No size">`,
      `<img src="${PICTURE_HOST}/none.png" alt="A size" width="300" height="300">`,
      `<img src="/images/none.webp" alt="Our own">`,
      `<p>${'Words. '.repeat(2_000)}</p><img src="${PICTURE_HOST}/none.png" alt="Far below">`,
    ].join(''),
    { category: 'tips', featured_image: `${PICTURE_HOST}/none.png` },
  );
  await page.goto(path);
  const images = page.locator('.article img');
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveAttribute('src', '/images/posts/tips.webp');
    await expect.poll(() => widthOf(image)).toBeGreaterThan(192);
    await expect(image).toHaveAttribute('alt', '');
  }
  const [width, height] = await boxOf(images.first());
  expect(width / height).toBeCloseTo(16 / 9, 1);
  expect(await boxOf(images.nth(1))).toEqual([300, 300]);
  await expect(page.locator('.post-hero img')).toHaveAttribute('src', '/images/posts/tips.webp');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post shows its images', async ({ page }) => {
    const requests = await servePictures(page);
    await page.goto(await publishPost(`<img src="${PICTURE_HOST}/a.png" alt="A wheel">`));
    await page.getByRole('img', { name: 'A wheel' }).scrollIntoViewIfNeeded();
    await expect.poll(() => requests.length).toBe(1);
  });
});
