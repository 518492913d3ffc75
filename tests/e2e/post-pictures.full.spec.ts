import { expect, type Locator, test } from '@playwright/test';
import { PICTURE_HOST, publishPost, removePosts, servePictures } from '../support/posts';

test.afterAll(removePosts);

const widthOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
const boxOf = (image: Locator) =>
  image.evaluate((element) => [element.clientWidth, element.clientHeight] as const);

test('images from any host are shown without a referrer, and a missing one is replaced', async ({ page }) => {
  const requests = await servePictures(page);
  await page.goto(
    await publishPost(
      `<p>First.</p><p><img src="${PICTURE_HOST}/a.png?size=2" alt="A wheel" width="300" height="200"></p>` +
        `<img src="${PICTURE_HOST}/none.png" alt="Missing">`,
      { featured_image: `${PICTURE_HOST}/cover.png` },
    ),
  );
  const image = page.getByRole('img', { name: 'A wheel' });
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(image)).toBe(192);
  await expect(image).toHaveAttribute('loading', 'lazy');
  expect(await boxOf(image)).toEqual([300, 200]);
  await expect.poll(() => widthOf(page.locator('main img').first())).toBe(192);
  // tests/components/pictures.test.tsx has the rules.
  await expect(page.locator('.article img').last()).toHaveAttribute('src', /^\/images\/posts\//);
  for (const request of requests) expect((await request.allHeaders()).referer).toBeUndefined();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post shows its images', async ({ page }) => {
    const requests = await servePictures(page);
    await page.goto(await publishPost(`<img src="${PICTURE_HOST}/a.png" alt="A wheel">`));
    await page.getByRole('img', { name: 'A wheel' }).scrollIntoViewIfNeeded();
    // Other posts, with pictures of their own, may be listed below it.
    const isShown = () => requests.filter((request) => request.url() === `${PICTURE_HOST}/a.png`).length;
    await expect.poll(isShown).toBe(1);
  });
});
