import { expect, type Page, test } from '@playwright/test';
import { HOSTILE_HTML } from '../fixtures/hostile-html';
import { writeRows } from '../support/directory';
import { cleanUp } from '../support/processes';
import { SAVED_KEY, writeStorage } from '../support/saved';
import { openWithScript } from '../support/scripts';
import { address, LOCALES } from '../support/site';
import { TestBackend, TestSite } from '../support/test-site';

/** One database with script payloads in every displayed column, and a site that shows it. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

const NAME = 'Zqxwash';
/** Payloads that break out of an attribute, a JSON script or a feed, where escaping differs from HTML or is missing. */
// prettier-ignore
const OTHERS = [
  '"><img src=x onerror=window.hit=1>', "' autofocus onfocus=window.hit=1 x='", '</script><script>window.hit=1</script>', '<!--<script>',
  ']]><script xmlns="http://www.w3.org/1999/xhtml">window.hit=1</script>', '"}]};window.hit=1;//', '\u2028window.hit=1//',
  "{{constructor.constructor('window.hit=1')()}}${window.hit=1}",
  '&lt;script&gt;window.hit=1&lt;/script&gt; &#60;img src=x onerror=window.hit=1&#62;',
  '<img src=https://elsewhere.example/pixel.gif><link rel=stylesheet href=//elsewhere.example/x.css>',
];
const SNIPPETS = [...HOSTILE_HTML.filter((html) => html.length < 300), ...OTHERS];
/** All payloads, combined into a few texts. */
const GROUPS = Array.from({ length: 6 }, (_, group) =>
  SNIPPETS.filter((_snippet, index) => index % 6 === group),
);
const TEXTS = GROUPS.map((snippets) => snippets.join(' '));
// prettier-ignore
const LINKS = [
  'javascript:window.hit=1', 'java\nscript:window.hit=1//a.b', 'https://javascript:window.hit=1@a.b', '"onmouseover=window.hit=1 x=".example',
  'data:text/html,<script>window.hit=1</script>', '//elsewhere.example/<svg onload=window.hit=1>',
];

let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const backend = await TestBackend.start();
  const write = (path: string, values: object) => writeRows('PATCH', path, values, backend);
  for (const [group, text] of TEXTS.entries())
    await write(`car_wash_locations?id=eq.${group + 1}`, providerOf(text, group));
  const [text, other] = TEXTS;
  const title = `${NAME} ${text}`;
  const question = { question: title, answer: text, question_ar: title, answer_ar: other, category: text };
  await write('faqs?id=lte.3', question);
  // Area names sit in rows of links, so they are as short as real names.
  const place = {
    slug: 'al-quoz',
    emirate: 'dubai',
    latitude: 25.135,
    longitude: 55.235,
    spellings: 'Al Quoz',
  };
  const names = { name_en: `Al Quoz ${OTHERS[0]}`, name_ar: `القوز ${OTHERS[0]}` };
  await writeRows('POST', 'places', { ...place, ...names }, backend);
  await write('places?slug=eq.al-quoz', { in_force_since: new Date().toISOString() });
  await write('pages?id=gt.0', { title, content: TEXTS.join('') });
  const review = {
    provider_id: 1,
    stars: 5,
    visited_in: '2026-01-01',
    name: OTHERS[0],
    text: textOfLength(1_900, 0),
  };
  await writeRows('POST', 'provider_reviews', review, backend);
  await write('provider_reviews?name=like.*window*', { status: 'accepted', owner_reply: other });
  const post = { title, excerpt: text, content: TEXTS.join(''), featured_image: LINKS[0] };
  await write('blog_posts?id=lte.3', post);
  site = await TestSite.startStandalone(backend.url);
});
test.afterAll(cleanUp);

/** Joins as many payloads of a group as a column of this length holds (`impossible_values_of`, less what stands before them). */
function textOfLength(most: number, group: number): string {
  const fits = (text: string, snippet: string) =>
    text.length + snippet.length < most ? `${text} ${snippet}` : text;
  return GROUPS[group]!.reduce(fits, '');
}

function providerOf(text: string, group: number): Record<string, unknown> {
  const [short, medium] = [textOfLength(180, group), textOfLength(480, group)];
  const columns = ['service_location', 'location_type', 'service_category', 'wash_type'];
  return {
    ...Object.fromEntries(columns.map((column) => [column, medium])),
    service_description: text,
    verified_status: textOfLength(99, group),
    business_name: `${NAME} ${group} ${short}`,
    rating: 5,
    review_count: 9_999 - group,
    closed_on: null,
    address: `Al Quoz, Dubai ${medium}`,
    booking_capability: `app ${medium}`,
    phone: `+971 51 500 0199 ${short}`,
    whatsapp_handle: LINKS[group],
    website: LINKS[group],
    website_valid: true,
    price_range: `AED 30 ${medium}`,
    opening_hours: `Daily 8 AM - 9 PM ${text}`,
  };
}

// prettier-ignore
const PATHS = [
  ...TEXTS.map((_, group) => `/service/${group + 1}`), '/', '/emirates/dubai', '/areas/al-quoz', `/services?q=${NAME}`, `/services?q=${NAME}&view=list`,
  '/compare?ids=1,2,3,4', '/service/1/reviews', '/report?provider=1', '/update-listing?provider=1', '/about', '/blog', '/saved',
  `/services?q=${encodeURIComponent(OTHERS[0]!)}`, `/blog?q=${encodeURIComponent(OTHERS[2]!)}`,
];

for (const locale of LOCALES)
  test(`no database column runs script, loads resources or navigates (${locale})`, async ({ page }) => {
    const sideEffects = listenTo(page);
    const kept = [1, 2].map((id) => ({ id, name: TEXTS[0]!, phone: TEXTS[1]!, area: TEXTS[2]!, at: id }));
    await writeStorage(page, SAVED_KEY, JSON.stringify({ providers: kept }), site.url);
    for (const path of PATHS.filter(
      (_, index) => index >= TEXTS.length || index % 2 === (locale === 'en' ? 0 : 1),
    )) {
      await openWithScript(page, site.url + address(path, locale));
      // Details of saved providers load after the page.
      const shown = path.includes('=%') ? 'window.hit' : 'Zqx';
      await expect.poll(() => page.content(), { message: path }).toContain(shown);
      await expectHarmless(page, sideEffects, address(path, locale));
    }
    await openWithScript(page, `${site.url}${address('/blog', locale)}`);
    await page.getByRole('link', { name: NAME }).first().click();
    await page.waitForURL(/\/blog\/./);
    await expectHarmless(page, sideEffects, 'a post');
    // Markup in an article cannot cover or change the page around it.
    const covered = ['body > header', 'h1', 'body > footer'].map((selector) =>
      page.locator(selector).evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    );
    for (const one of covered) expect.soft(await one, 'the article covers the page').toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

test('suggestions run nothing while a visitor types, and feeds stay well-formed', async ({ page }) => {
  const sideEffects = listenTo(page);
  await openWithScript(page, `${site.url}/services`);
  const field = page.locator('main input[name="q"]');
  await field.click();
  await expect(field).toHaveAttribute('role', 'combobox');
  for (const typed of [NAME, 'quoz']) {
    await field.fill('');
    await field.pressSequentially(typed);
    await expect(page.locator('[role="option"]', { hasText: 'window.hit' }).first()).toBeVisible();
    await expectHarmless(page, sideEffects, `suggestions for ${typed}`);
  }
  for (const path of ['/blog/feed.xml', '/ar/blog/feed.xml']) {
    const text = await (await fetch(site.url + path)).text();
    const errors = await page.evaluate(
      (xml) =>
        new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('parsererror, script')
          .length,
      text,
    );
    expect(errors, path).toBe(0);
  }
});

/** Requests to other hosts, and dialogs opened. */
function listenTo(page: Page): string[] {
  const sideEffects: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    // Articles may show images from any host (product rule 3.2).
    const isPicture = host === 'pictures.example' && request.resourceType() === 'image';
    if (protocol !== 'data:' && host !== new URL(site.url).host && !isPicture)
      sideEffects.push(request.url());
  });
  page.on('dialog', (dialog) => {
    sideEffects.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return sideEffects;
}

async function expectHarmless(page: Page, sideEffects: string[], what: string) {
  expect.soft(sideEffects.splice(0), what).toEqual([]);
  const state = await page.evaluate(() => {
    const isSafe = (link: string) =>
      /^(https?|tel|mailto|data):$/.test(new URL(link, document.baseURI).protocol);
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => ({ element, name, value })),
    );
    return {
      hit: (window as { hit?: number }).hit,
      handlers: attributes
        .filter(({ name }) => name.startsWith('on'))
        .map(({ element }) => element.outerHTML.slice(0, 200)),
      links: attributes
        .filter(({ name, value }) => /^(href|src|action|formaction|xlink:href)$/.test(name) && !isSafe(value))
        .map(({ value }) => value),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].filter(
        ({ textContent }) => typeof JSON.parse(textContent ?? '') !== 'object',
      ).length,
      frame: ['body > header', 'body > main#content', 'body > footer', 'h1'].map(
        (selector) => document.querySelectorAll(selector).length,
      ),
    };
  });
  expect.soft(state, what).toEqual({ hit: undefined, handlers: [], links: [], data: 0, frame: [1, 1, 1, 1] });
}
