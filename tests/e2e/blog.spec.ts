import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import { parseFeed } from 'htmlparser2';
import { readRows } from '../support/directory';
import { elementsIn, partsOf, textOf } from '../support/html';
import { PICTURE_HOST, publishPost, removePosts, servePictures } from '../support/posts';
import { waitForHydration } from '../support/scripts';
import { address, BASE_URL, LOCALES, readPage as read } from '../support/site';
import { test } from '../support/warm-page';

interface PostRow {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  created_at: string;
  is_published: boolean;
}

test.afterAll(removePosts);

const posts = () => readRows<PostRow>('blog_posts?select=*&order=created_at.desc,id.desc');
/** Excludes posts that other tests may publish. */
const published = async () =>
  (await posts()).filter(({ is_published, slug }) => is_published && !isTestPost(slug));

test('published posts are listed newest first, and in the feeds', async () => {
  const all = await published();
  expect(titlesIn(await read('/blog'))).toEqual(all.map(({ title }) => title).slice(0, 12));
  for (const locale of LOCALES) {
    const feed = address('/blog/feed.xml', locale);
    const response = await fetch(BASE_URL + feed);
    expect(response.headers.get('content-type')).toContain('application/rss+xml');
    const { items } = parseFeed(await response.text())!;
    const links = items.map(({ link }) => new URL(link!).pathname).filter((link) => !isTestPost(link));
    expect(links).toEqual(all.map(({ slug }) => address(`/blog/${slug}`, locale)));
    const alternates = elementsIn(await read(address('/blog', locale)), 'link');
    const { href } = alternates.find(({ type }) => type === 'application/rss+xml')!;
    expect(new URL(href!).pathname).toBe(feed);
  }
});

test('search and category narrow the list, and Back leads from a post to them @full', async ({ page }) => {
  await page.goto('/blog');
  await waitForHydration(page, 'main form');
  await page.getByRole('searchbox').fill('WATER');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/blog?q=WATER');
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Eco-friendly');
  await expect(page).toHaveURL('/blog?q=WATER&category=eco-friendly');
  const found = (await published()).filter(
    ({ title, excerpt, content, category }) =>
      category === 'eco-friendly' && /water/i.test(`${title} ${excerpt} ${content.replace(/<[^>]*>/g, ' ')}`),
  );
  expect(found.length).toBeGreaterThan(0);
  await expect.poll(async () => titlesIn(await page.content())).toEqual(found.map(({ title }) => title));
  await expect(page.getByRole('searchbox')).toHaveValue('WATER');
  await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('eco-friendly');
  await page.goto('/blog');
  const first = (await published())[0]!;
  await page.getByRole('link', { name: first.title }).click();
  await expect(page).toHaveURL(`/blog/${first.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/blog');
});

test('search and category work without script', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: BASE_URL });
  await page.goto('/ar/blog');
  await page.getByRole('combobox').selectOption('eco-friendly');
  await page.getByRole('main').getByRole('button').click();
  await expect(page).toHaveURL(/\/ar\/blog\?(?:q=&)?category=eco-friendly$/);
  await expect(page.getByRole('combobox')).toHaveValue('eco-friendly');
  await page.close();
});

test('a post shows its localized date, its neighbours and related posts', async () => {
  const all = await published();
  const index = all.findIndex(({ slug }) => slug === 'where-a-mobile-wash-may-work');
  const post = all[index]!;
  const html = await read(`/blog/${post.slug}`);
  expect(textOf(html)).toMatch(/9 July 2026.*\d-minute read/);
  const links = elementsIn(partsOf(html, 'aria-label', 'More posts')[0]!, 'a');
  for (const [name, { slug }] of [
    ['Older post', all[index + 1]!],
    ['Newer post', all[index - 1]!],
  ] as const)
    expect(links.find(({ text }) => text.startsWith(name))?.href).toBe(`/blog/${slug}`);
  const related = elementsIn(html.split('Related posts')[1]!, 'h3').map(({ text }) => text);
  const same = all.filter(({ category, slug }) => category === post.category && slug !== post.slug);
  expect(related.slice(0, 3)).toEqual(same.slice(0, 3).map(({ title }) => title));
  const arabic = await read(`/ar/blog/${post.slug}`);
  expect(textOf(arabic)).toContain('9 يوليو 2026');
  const article = elementsIn(arabic, 'div').find((one) => one.class === 'article');
  expect(article).toMatchObject({ lang: 'en', dir: 'ltr' });
});

test('a post with an Arabic slug and its image are reachable @full', async () => {
  const path = await publishPost('<p>Here.</p>', { slug: `test-غسيل-${randomUUID()}` });
  for (const locale of LOCALES) {
    const html = await read(address(path, locale));
    expect(textOf(html)).toContain('Here.');
    const picture = elementsIn(html, 'meta').find(({ property }) => property === 'og:image')!.content!;
    expect((await fetch(BASE_URL + new URL(picture).pathname)).status).toBe(200);
  }
});

test('the about page shows the text that staff entered, whose links keep the language', async () => {
  for (const [locale, article, href] of [
    ['en', 'Why we began', /^\/(?!ar\/)/],
    ['ar', 'لماذا بدأنا', /^\/ar\//],
  ] as const) {
    const html = await read(address('/about', locale));
    const [text = ''] = partsOf(html, 'class', 'article');
    expect(textOf(text)).toContain(article);
    const links = elementsIn(text, 'a').map((link) => link.href!);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((link) => !href.test(link))).toEqual([]);
  }
});

const widthOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth);

test('images from any host are shown without a referrer, and a missing one is replaced @full', async ({
  page,
}) => {
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
  expect(await image.boundingBox()).toMatchObject({ width: 300, height: 200 });
  await expect.poll(() => widthOf(page.locator('main img').first())).toBe(192);
  // tests/components/pictures.test.tsx has the rules.
  await expect(page.locator('.article img').last()).toHaveAttribute('src', /^\/images\/posts\//);
  for (const request of requests) expect((await request.allHeaders()).referer).toBeUndefined();
});

/** The titles of the listed posts, without those of other tests. */
function titlesIn(html: string): string[] {
  return (html.match(/<li\b[^>]*panel-link[\s\S]*?<\/li>/g) ?? [])
    .filter((card) => !card.includes('/blog/test-'))
    .map((card) => elementsIn(card, 'h2')[0]!.text);
}

function isTestPost(address: string): boolean {
  return /(?:^|\/)test-/.test(address);
}
