import { expect, type Page, test } from '@playwright/test';
import { HOSTILE_HTML } from '../fixtures/hostile-html';
import { servePictures } from '../support/pictures';
import { publishPost, removePosts } from '../support/posts';
import { BASE_URL } from '../support/site';

/** Markup that an editor legitimately uses. */
const LEGITIMATE_HTML = `
<h2 id="first">First</h2><h3>Second</h3><p style="text-align:center">A <strong>b</strong> <em>c</em> <a href="/services">d</a>
<a href="https://elsewhere.example/page">e</a> <a href="mailto:a@visitor.example">f</a> <a href="tel:+971515000199">g</a>
<a href="#first">up</a> <code>code</code> <mark>m</mark> H<sub>2</sub>O <abbr title="Abbreviation">ab</abbr></p>
<ul><li>one<ul><li>two</li></ul></li></ul><ol start="3"><li>three</li></ol><dl><dt>t</dt><dd>d</dd></dl>
<blockquote cite="https://elsewhere.example"><p>quote</p></blockquote><pre><code>a &lt; b</code></pre><hr>
<table><caption>c</caption><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2">cell</td></tr></tbody></table>
<figure><img src="/images/posts/tips.webp" alt="A wheel" width="600" height="338"><figcaption>caption</figcaption></figure>
<iframe src="https://www.youtube-nocookie.com/embed/abc" title="A film" allowfullscreen></iframe>
<details><summary>more</summary><p>less</p></details><p dir="rtl" lang="ar">مرحبا</p>
<p><a id="second" href="#third">down</a> <a name="third">old</a> <a href="//elsewhere.example/page">short</a></p>
<p class="note" style="color:rgb(163, 39, 29);position:fixed">red</p><iframe src="https://www.youtube-nocookie.com/embed/def"></iframe>`;

test.afterAll(removePosts);

test('the corpus is large', () => {
  expect(HOSTILE_HTML.length).toBeGreaterThanOrEqual(60);
});

const GROUP = 15;
for (let start = 0; start < HOSTILE_HTML.length; start += GROUP) {
  test(`hostile HTML ${start + 1} to ${Math.min(start + GROUP, HOSTILE_HTML.length)} is neutralised${start === 0 ? '' : ' @full'}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const requests = listen(page);
    await servePictures(page);
    for (const html of HOSTILE_HTML.slice(start, start + GROUP)) {
      const path = await publishPost(`<p>before</p>${html}<p>after</p>`);
      requests.length = 0;
      const response = await page.goto(path, { waitUntil: 'load' });
      expect.soft(response?.status(), html).toBe(200);
      for (const bait of await page.locator('.article a, .article button').all())
        await bait.click({ timeout: 1_000, noWaitAfter: true }).catch(() => undefined);
      expect.soft(await page.evaluate(() => (window as { hit?: number }).hit), html).toBeUndefined();
      expect.soft(new URL(page.url()).pathname, html).toBe(path);
      expect.soft(requests, html).toEqual([]);
      await expectIntact(page, html);
    }
  });
}

test('legitimate markup survives', async ({ page }) => {
  await page.goto(await publishPost(LEGITIMATE_HTML));
  const article = page.locator('.article');
  await expect(article.getByRole('heading', { level: 2, name: 'First' })).toBeVisible();
  await expect(article.getByRole('heading', { level: 3, name: 'Second' })).toBeVisible();
  for (const tag of [
    'strong',
    'em',
    'code',
    'mark',
    'sub',
    'abbr',
    'blockquote',
    'pre',
    'hr',
    'dl',
    'figcaption',
    'details',
  ])
    expect.soft(await article.locator(tag).count(), tag).toBeGreaterThan(0);
  await expect(article.locator('ul ul li')).toHaveText('two');
  await expect(article.locator('ol')).toHaveAttribute('start', '3');
  await expect(article.locator('td')).toHaveAttribute('colspan', '2');
  await expect(article.getByRole('region', { name: 'Table' })).toHaveAttribute('tabindex', '0');
  await expect(article.locator('p[style]').first()).toHaveCSS('text-align', 'center');
  await expect(article.getByRole('link', { name: 'd', exact: true })).toHaveAttribute('href', '/services');
  await expect(article.getByRole('link', { name: 'e', exact: true })).toHaveAttribute('rel', /nofollow/);
  await expect(article.getByRole('link', { name: 'g', exact: true })).toHaveAttribute(
    'href',
    'tel:+971515000199',
  );
  await expect(article.getByRole('link', { name: 'up' })).toHaveAttribute('href', '#article-first');
  await expect(article.locator('#article-first')).toHaveText('First');
  const image = article.getByRole('img', { name: 'A wheel' });
  await expect(image).toHaveAttribute('loading', 'lazy');
  await expect(image).toHaveAttribute('srcset', /\/_next\/image\?/);
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expect(article.locator('iframe').first()).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abc',
  );
  await expect(article.locator('iframe').first()).toHaveAttribute('title', 'A film');
  await expect(article.locator('iframe').last()).toHaveAttribute('title', 'Video');
  await expect(article.getByRole('link', { name: 'down' })).toHaveAttribute('id', 'article-second');
  await expect(article.getByRole('link', { name: 'down' })).toHaveAttribute('href', '#article-third');
  await expect(article.locator('#article-third')).toHaveText('old');
  await expect(article.getByRole('link', { name: 'short' })).toHaveAttribute(
    'href',
    'https://elsewhere.example/page',
  );
  await expect(article.locator('.note')).toHaveCSS('color', 'rgb(163, 39, 29)');
  await expect(article.locator('.note')).toHaveCSS('position', 'static');
  await expect(article.locator('[lang="ar"]')).toHaveAttribute('dir', 'rtl');
});

test("internal links stay in the reader's language", async ({ page }) => {
  const written = [
    '/services?sort=price',
    '/',
    '/wash-type/steam-cleaning#faq',
    '/blog/guide-2.0',
    '/ar/about',
    '/images/hero/phone-480.avif',
    '/api/providers.json',
    'mailto:a@b.example',
    `${BASE_URL}/contact`,
  ];
  const path = await publishPost(written.map((href) => `<p><a href="${href}">x</a></p>`).join(''));
  const links = page.locator('.article a');
  const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.goto(path);
  expect(await hrefs()).toEqual([...written.slice(0, -1), '/contact']);
  await page.goto(`/ar${path}`);
  expect(await hrefs()).toEqual([
    ...['/ar/services?sort=price', '/ar', '/ar/wash-type/steam-cleaning#faq', '/ar/blog/guide-2.0'],
    ...[...written.slice(4, -1), '/ar/contact'],
  ]);
});

/** Returns the page's requests to the other host, including frames and navigation. */
function listen(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('elsewhere')) requests.push(request.url());
  });
  return requests;
}

/** Expects the page layout to be unchanged and uncovered, and the article to start with its own text. */
async function expectIntact(page: Page, html: string) {
  const state = await page.evaluate(() => {
    const article = document.querySelector('.article');
    return {
      first: article?.firstElementChild?.textContent,
      header: document.querySelectorAll('body > header').length,
      main: document.querySelectorAll('body > main#content').length,
      footer: document.querySelectorAll('body > footer').length,
      headings: document.querySelectorAll('h1').length,
      ids: document.querySelectorAll('#content, #sitemap').length,
      covered: ['body > header', 'h1', 'body > footer'].filter((selector) => {
        const element = document.querySelector(selector)!;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
      base: document.baseURI === document.URL,
      wide: document.documentElement.scrollWidth <= innerWidth,
    };
  });
  expect.soft(state, html).toEqual({
    ...{
      first: 'before',
      header: 1,
      main: 1,
      footer: 1,
      headings: 1,
      ids: 2,
      covered: [],
      base: true,
      wide: true,
    },
  });
}
