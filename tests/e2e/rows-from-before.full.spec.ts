import { createServer, type Server } from 'node:http';
import { expect } from '@playwright/test';
import { BACKEND } from '../support/directory';
import { OwnSite } from '../support/own-site';
import { cleanUp, listen } from '../support/processes';
import { test } from '../support/warm-page';

/** Longer than a line of a telephone's screen. */
const PHONE = '+9715012345678901234567890123456789012345';
const MOMENTS = ['infinity', '0044-03-15T00:00:00+00:00 BC', '-infinity'];
const WIDTH = 320;

let backend: Server;
let site: OwnSite;

// The database takes no such rows any more, so they are put into its answers.
test.beforeAll(async () => {
  test.setTimeout(60_000);
  backend = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const answer = await fetch(BACKEND.url + request.url, {
      method: request.method,
      headers: {
        apikey: BACKEND.publishableKey,
        'Content-Type': 'application/json',
        Prefer: String(request.headers.prefer ?? ''),
      },
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    });
    const text = await answer.text();
    const kept = [...answer.headers].filter(([name]) => /^content-(type|range)$/.test(name));
    response.writeHead(answer.status, Object.fromEntries(kept)).end(strange(text));
  });
  site = await OwnSite.start(`http://127.0.0.1:${await listen(backend, 0)}`);
});

test.afterAll(async () => {
  await cleanUp();
  backend.close();
});

function strange(json: string): string {
  let count = 0;
  return json
    .replace(/"created_at":\s*"[^"]*"/g, () => `"created_at":"${MOMENTS[count++ % MOMENTS.length]}"`)
    .replace(/"phone":\s*"[^"]*"/g, `"phone":"${PHONE}"`)
    .replace(/"phone_e164":\s*"[^"]*"/g, `"phone_e164":null`);
}

test('posts whose moment no calendar has are shown without it', async ({ page, request }) => {
  await page.goto(`${site.url}/blog?q=car`);
  const links = page.locator('.post-link');
  expect(await links.count()).toBeGreaterThan(3);
  await expect(page.locator('main time')).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('Invalid');

  const post = await request.get(site.url + (await links.first().getAttribute('href')));
  expect(post.status()).toBe(200);
  expect(await post.text()).toContain('"@type":"BlogPosting"');
  expect(await post.text()).not.toContain('datePublished');

  const sitemap = await request.get(`${site.url}/sitemap/posts.xml`);
  expect((await sitemap.text()).match(/<loc>[^<]*\/blog\//g)?.length).toBeGreaterThan(3);
});

// None of them is rendered during the build.
for (const path of ['/services?q=car', '/service/1', '/ar/services?q=car', '/ar/service/1']) {
  test(`${path} holds a telephone number of ${PHONE.length} characters`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTH, height: 800 });
    await page.goto(site.url + path);
    await expect(page.locator(`main a[href="tel:${PHONE}"]`).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);
    const outside = await page.locator('main a').evaluateAll(
      (links, width) =>
        links
          .filter((link) => link.checkVisibility())
          .filter((link) => {
            const { left, right } = link.getBoundingClientRect();
            // Cards in a row that scrolls stand beside the screen, with their links inside them.
            const box = link.closest('.card')?.getBoundingClientRect() ?? { left: 0, right: width };
            return right > box.right || left < box.left;
          })
          .filter((link) => !link.closest('.list-bar'))
          .map((link) => link.outerHTML),
      WIDTH,
    );
    expect(outside).toEqual([]);
  });
}
