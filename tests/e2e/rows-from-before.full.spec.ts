import { createServer, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { BACKEND } from '../support/directory';
import { OwnSite } from '../support/own-site';
import { cleanUp, listen } from '../support/processes';
import { test } from '../support/warm-page';

/** Wider than a phone screen. */
const PHONE = '+9715012345678901234567890123456789012345';
const MOMENTS = ['infinity', '0044-03-15T00:00:00+00:00 BC', '-infinity'];
const WIDTH = 320;

let backend: Server;
let site: OwnSite;

// The database no longer accepts such rows, so they are injected into its responses.
test.beforeAll(async () => {
  test.setTimeout(60_000);
  backend = createServer(async (request, response) => {
    const { method, url, headers } = request;
    const answer = await fetch(BACKEND.url + url, {
      ...{ method, body: method === 'POST' ? (Readable.toWeb(request) as ReadableStream) : undefined },
      headers: {
        ...{ apikey: BACKEND.publishableKey, 'Content-Type': 'application/json' },
        Prefer: String(headers.prefer ?? ''),
      },
      duplex: 'half',
    } as RequestInit);
    const kept = [...answer.headers].filter(([name]) => /^content-(type|range)$/.test(name));
    response.writeHead(answer.status, Object.fromEntries(kept)).end(strange(await answer.text()));
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

test('posts with an impossible date are shown without one', async ({ page, request }) => {
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

// None of these pages is prerendered.
for (const path of ['/services?q=car', '/ar/service/1']) {
  test(`${path} fits a phone number of ${PHONE.length} characters`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTH, height: 800 });
    await page.goto(site.url + path);
    const call = page.locator(`main a[href="tel:${PHONE}"]`).first();
    await expect(call).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);
    const box = (await call.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(WIDTH);
  });
}
