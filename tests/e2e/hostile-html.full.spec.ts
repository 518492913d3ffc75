import { expect, test } from '@playwright/test';
import { HOSTILE_HTML } from '../fixtures/hostile-html';
import { publishPost, removePosts, servePictures } from '../support/posts';
import { BASE_URL } from '../support/site';

test.afterAll(removePosts);

/** Markup that could cover or change the page around an article; tests/lib/rich-text has every payload and the rules. */
const LAYOUT_HTML = HOSTILE_HTML.filter((html) => /^<(p|div|img|h1|\/)/.test(html) && html.length < 300);

test('an article cannot cover or change the page around it', async ({ page }) => {
  await servePictures(page);
  await page.goto(await publishPost(`<p>before</p>${LAYOUT_HTML.join('')}<p>after</p>`));
  const state = await page.evaluate(() => ({
    first: document.querySelector('.article')?.firstElementChild?.textContent,
    landmarks: ['body > header', 'body > main#content', 'body > footer', 'h1', '#sitemap'].map(
      (selector) => document.querySelectorAll(selector).length,
    ),
    covered: ['body > header', 'h1', 'body > footer'].filter((selector) => {
      const element = document.querySelector(selector)!;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
    isTooWide: document.documentElement.scrollWidth > innerWidth,
  }));
  expect(state).toEqual({ first: 'before', landmarks: [1, 1, 1, 1, 1], covered: [], isTooWide: false });
});

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
