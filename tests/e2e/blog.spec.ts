import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { readRows } from '../support/directory';
import { publishPost, removePosts } from '../support/posts';
import { address, LOCALES } from '../support/site';
import { TESTED_LOCALES } from '../support/tier';
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('published posts are listed newest first', async ({ page }) => {
      await page.goto('/blog');
      expect(await titlesOn(page)).toEqual((await published()).map(({ title }) => title).slice(0, 12));
    });

    test('search and category narrow the list and are kept in the URL', async ({ page }) => {
      await page.goto('/blog');
      await page.getByRole('searchbox').fill('WATER');
      await page.getByRole('combobox', { name: 'Category' }).selectOption('Eco-friendly');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL('/blog?q=WATER&category=eco-friendly');
      const found = (await published()).filter(
        ({ title, excerpt, content, category }) =>
          category === 'eco-friendly' &&
          /water/i.test(`${title} ${excerpt} ${content.replace(/<[^>]*>/g, ' ')}`),
      );
      expect(found.length).toBeGreaterThan(0);
      await expect.poll(() => titlesOn(page)).toEqual(found.map(({ title }) => title));
      await expect(page.getByRole('searchbox')).toHaveValue('WATER');
      await expect(page.getByRole('combobox', { name: 'Category' })).toHaveValue('eco-friendly');
    });

    test('a post opens from the list, and Back returns to the blog', async ({ page }) => {
      await page.goto('/blog');
      const first = (await published())[0]!;
      await page.getByRole('link', { name: first.title }).click();
      await expect(page).toHaveURL(`/blog/${first.slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title);
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await expect(page).toHaveURL('/blog');
    });
  });
}

test('a post shows its localized date, its neighbours and related posts @full', async ({ page }) => {
  const all = await published();
  const index = all.findIndex(({ slug }) => slug === 'where-a-mobile-wash-may-work');
  const post = all[index]!;
  await page.goto(`/blog/${post.slug}`);
  await expect(page.getByRole('main').locator('time').first()).toHaveText('9 July 2026');
  await expect(page.getByRole('main')).toContainText(/\d-minute read/);
  const more = page.getByRole('navigation', { name: 'More posts' });
  await expect(more.getByRole('link', { name: 'Older post' })).toHaveAttribute(
    'href',
    `/blog/${all[index + 1]!.slug}`,
  );
  await expect(more.getByRole('link', { name: 'Newer post' })).toHaveAttribute(
    'href',
    `/blog/${all[index - 1]!.slug}`,
  );
  const related = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Related posts' }) });
  const same = all.filter(({ category, slug }) => category === post.category && slug !== post.slug);
  await expect(related.getByRole('heading', { level: 3 })).toHaveText(
    same.slice(0, 3).map(({ title }) => title),
  );
  await page.goto(`/ar/blog/${post.slug}`);
  await expect(page.getByRole('main').locator('time').first()).toHaveText(/9 يوليو 2026/);
  await expect(page.locator('.article')).toHaveAttribute('lang', 'en');
  await expect(page.locator('.article')).toHaveAttribute('dir', 'ltr');
});

test('post search is literal and matches visible text only @full', async ({ page }) => {
  const path = await publishPost(
    '<p>Take <b>two</b>, buckets &amp; a 7%_* sponge</p><p>then<br>dry</p><!-- x --> y <!-- z -->',
  );
  for (const [text, count] of [
    ['two, buckets & a 7%_* sponge', 1],
    ['sponge then dry y', 1],
    ...['</b>', 'amp;', '-->', '7%*', "' or 1=1 --", 'b,s)', '\\'].map((one) => [one, 0] as const),
  ] as const) {
    await page.goto(`/blog?q=${encodeURIComponent(text)}`);
    await expect(page.locator(`.post-card a[href="${path}"]`), text).toHaveCount(count);
  }
});

test('a post with an Arabic slug and its image are reachable @full', async ({ page, request }) => {
  const path = await publishPost('<p>Here.</p>', { slug: `test-غسيل-${randomUUID()}` });
  for (const locale of LOCALES) {
    await page.goto(address(path, locale));
    await expect(page.locator('.article')).toHaveText('Here.');
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await request.get(new URL(picture!).pathname)).status()).toBe(200);
  }
});

for (const locale of TESTED_LOCALES) {
  test(`the ${locale} feed contains the published posts`, async ({ request, page }) => {
    const response = await request.get(address('/blog/feed.xml', locale));
    expect(response.headers()['content-type']).toContain('application/rss+xml');
    const xml = await response.text();
    const links = await page.evaluate((text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      if (feed.querySelector('parsererror')) throw new Error('This is no XML');
      return [...feed.querySelectorAll('item > link')].map(
        (link) => new URL(link.textContent ?? '').pathname,
      );
    }, xml);
    expect(links.filter((link) => !isTestPost(link))).toEqual(
      (await published()).map(({ slug }) => address(`/blog/${slug}`, locale)),
    );
    await page.goto(address('/blog', locale));
    const alternate = page.locator('link[type="application/rss+xml"]');
    expect(new URL((await alternate.getAttribute('href'))!).pathname).toBe(address('/blog/feed.xml', locale));
  });
}

for (const [locale, article, href] of [
  ['en', 'Why we began', /^\/(?!ar\/)/],
  ['ar', 'لماذا بدأنا', /^\/ar\//],
] as const) {
  test(`the about page shows the text and figures that staff entered (${locale})`, async ({ page }) => {
    await page.goto(address('/about', locale));
    await expect(page.locator('.article')).toContainText(article);
    const figures = ['500+', '50K+', '5+', '24/7'];
    if (locale === 'en')
      for (const figure of figures)
        await expect(page.getByRole('main').getByText(figure, { exact: true }).first()).toBeVisible();
    const links = page.locator('.article a');
    expect(await links.count()).toBeGreaterThan(3);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', href);
  });
}

async function titlesOn(page: Page): Promise<string[]> {
  return page
    .locator('.post-card h2')
    .filter({ hasNot: page.locator('a[href*="/blog/test-"]') })
    .allTextContents();
}

function isTestPost(address: string): boolean {
  return /(?:^|\/)test-/.test(address);
}
