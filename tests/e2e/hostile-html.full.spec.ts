import { expect, type Page, test } from '@playwright/test';
import { HOSTILE_HTML } from '../fixtures/hostile-html';
import { publishPost, removePosts, servePictures } from '../support/posts';
import { BASE_URL } from '../support/site';

test.afterAll(removePosts);

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

/** Markup that editors use; tests/lib/rich-text has the rules. */
const LEGITIMATE_HTML = `
<h2 id="first">First</h2><p style="text-align:center">A <strong>b</strong> <a href="/services?sort=price">d</a>
<a href="https://elsewhere.example/page">e</a> <a href="tel:+971515000199">g</a> <a href="#first">up</a>
<a id="second" href="#third">down</a> <a name="third">old</a> <a href="${BASE_URL}/contact">own</a></p>
<ul><li>one<ul><li>two</li></ul></li></ul><table><tbody><tr><td colspan="2">cell</td></tr></tbody></table>
<figure><img src="/images/posts/tips.webp" alt="A wheel" width="600" height="338"><figcaption>c</figcaption></figure>
<iframe src="https://www.youtube-nocookie.com/embed/abc"></iframe><p dir="rtl" lang="ar">مرحبا</p>
<p class="note" style="color:rgb(163, 39, 29);position:fixed">red</p>`;

test("legitimate markup survives, and internal links stay in the reader's language", async ({ page }) => {
  const path = await publishPost(LEGITIMATE_HTML);
  const article = page.locator('.article');
  const hrefs = () => article.locator('a[href]').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  const others = ['https://elsewhere.example/page', 'tel:+971515000199', '#article-first', '#article-third'];
  await page.goto(path);
  expect(await hrefs()).toEqual(['/services?sort=price', ...others, '/contact']);
  await expect(article.getByRole('link', { name: 'e', exact: true })).toHaveAttribute('rel', /nofollow/);
  await expect(article.getByRole('heading', { level: 2, name: 'First' })).toHaveId('article-first');
  await expect(article.locator('#article-third')).toHaveText('old');
  await expect(article.locator('ul ul li')).toHaveText('two');
  await expect(article.getByRole('region', { name: 'Table' })).toHaveAttribute('tabindex', '0');
  await expect(article.locator('p[style]').first()).toHaveCSS('text-align', 'center');
  const image = article.getByRole('img', { name: 'A wheel' });
  await expect(image).toHaveAttribute('srcset', /\/_next\/image\?/);
  await image.scrollIntoViewIfNeeded();
  const width = () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  const video = article.locator('iframe');
  await expect(video).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/abc');
  await expect(video).toHaveAttribute('title', 'Video');
  await expect(article.locator('.note')).toHaveCSS('color', 'rgb(163, 39, 29)');
  await expect(article.locator('.note')).toHaveCSS('position', 'static');
  await expect(article.locator('[lang="ar"]')).toHaveAttribute('dir', 'rtl');
  await page.goto(`/ar${path}`);
  expect(await hrefs()).toEqual(['/ar/services?sort=price', ...others, '/ar/contact']);
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
