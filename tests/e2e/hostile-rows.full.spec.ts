import { expect, type Page, test } from '@playwright/test';
import { HOSTILE_HTML } from '../fixtures/hostile-html';
import { writeRows } from '../support/directory';
import { cleanUp } from '../support/processes';
import { SAVED_KEY, writeStorage } from '../support/saved';
import { openWithScript } from '../support/scripts';
import { address, LOCALES } from '../support/site';
import { TestBackend, TestSite } from '../support/test-site';

/** A site whose database has script payloads in every displayed column. */
test.describe.configure({ mode: 'default', timeout: 120_000 });

const MARK = 'Zqxwash';
/**
 * Payloads that break out of an attribute, a JSON script or a feed, where escaping differs from HTML or is
 * missing.
 */
const OTHERS = [
  '"><img src=x onerror=window.hit=1>',
  "' autofocus onfocus=window.hit=1 x='",
  '</script><script>window.hit=1</script>',
  '<!--<script>',
  ']]><script xmlns="http://www.w3.org/1999/xhtml">window.hit=1</script>',
  '"}]};window.hit=1;//',
  '\u2028window.hit=1//',
  "{{constructor.constructor('window.hit=1')()}}${window.hit=1}",
  '&lt;script&gt;window.hit=1&lt;/script&gt; &#60;img src=x onerror=window.hit=1&#62;',
  '<img src=https://elsewhere.example/pixel.gif><link rel=stylesheet href=//elsewhere.example/x.css>',
];
const SNIPPETS = [...HOSTILE_HTML.filter((html) => html.length < 300), ...OTHERS];
const GROUPS = 6;
/** All payloads, combined into a few texts. */
const SNIPPETS_OF_GROUP = Array.from({ length: GROUPS }, (_, group) =>
  SNIPPETS.filter((_snippet, index) => index % GROUPS === group),
);
const TEXTS = SNIPPETS_OF_GROUP.map((snippets) => snippets.join(' '));
const LINKS = [
  'javascript:window.hit=1',
  'java\nscript:window.hit=1//a.b',
  'https://javascript:window.hit=1@a.b',
  '"onmouseover=window.hit=1 x=".example',
  'data:text/html,<script>window.hit=1</script>',
  '//elsewhere.example/<svg onload=window.hit=1>',
];

let backend: TestBackend;
let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  backend = await TestBackend.start();
  const write = (path: string, values: object) => writeRows('PATCH', path, values, backend);
  for (const [group, text] of TEXTS.entries())
    await write(`car_wash_locations?id=eq.${group + 1}`, providerOf(text, group));
  const [text, other] = TEXTS;
  const [question, title] = [`${MARK} ${text}`, `${MARK} ${text}`];
  const faq = { question, answer: text, question_ar: question, answer_ar: other, category: text };
  await write('faqs?id=lte.3', faq);
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
  const content = TEXTS.join('');
  await write('pages?id=gt.0', { title, content });
  await write('blog_posts?id=lte.6', { title, excerpt: text, content, featured_image: LINKS[0] });
  site = await TestSite.start(backend.url);
});
test.afterAll(cleanUp);

/** Joins as many payloads of a group as a column of this length holds. */
function textOfLength(most: number, group: number): string {
  return SNIPPETS_OF_GROUP[group]!.reduce(
    (text, snippet) => (text.length + snippet.length < most ? `${text} ${snippet}` : text),
    '',
  );
}

/** The longest texts that the columns accept (`impossible_values_of`), less what stands before them. */
function providerOf(text: string, group: number): Record<string, unknown> {
  const [short, medium] = [textOfLength(180, group), textOfLength(480, group)];
  const columns = ['service_location', 'location_type', 'service_category', 'wash_type'];
  return {
    ...Object.fromEntries(columns.map((column) => [column, medium])),
    service_description: text,
    verified_status: textOfLength(99, group),
    business_name: `${MARK} ${group} ${short}`,
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

const PATHS = [
  ...TEXTS.map((_, group) => `/service/${group + 1}`),
  '/',
  '/emirates/dubai',
  '/areas/al-quoz',
  `/services?q=${MARK}`,
  `/services?q=${MARK}&view=list`,
  '/compare?ids=1,2,3,4',
  '/report?provider=1',
  '/update-listing?provider=1',
  '/about',
  '/blog',
  '/saved',
  `/services?q=${encodeURIComponent(OTHERS[0]!)}`,
  `/blog?q=${encodeURIComponent(OTHERS[2]!)}`,
];

for (const locale of LOCALES) {
  test(`no database column runs script, loads resources or navigates (${locale})`, async ({ page }) => {
    const sideEffects = await listen(page);
    const kept = [1, 2].map((id) => ({ id, name: TEXTS[0]!, phone: TEXTS[1]!, area: TEXTS[2]!, at: id }));
    await writeStorage(page, SAVED_KEY, JSON.stringify({ providers: kept }), site.url);
    const posts = page.locator('.post-link');
    for (const path of PATHS) {
      await openWithScript(page, site.url + address(path, locale));
      // Details of saved providers load after the page.
      await expect
        .poll(() => page.content(), { message: path })
        .toContain(path.includes('=%') ? 'window.hit' : 'Zqx');
      await expectHarmless(page, sideEffects, address(path, locale));
    }
    await openWithScript(page, `${site.url}${address('/blog', locale)}`);
    await posts.first().click();
    await page.waitForURL(/\/blog\/./);
    await expectHarmless(page, sideEffects, 'a post');
  });
}

test('suggestions run nothing while a visitor types', async ({ page }) => {
  const sideEffects = await listen(page);
  await openWithScript(page, `${site.url}/services`);
  const field = page.locator('main input[name="q"]');
  await field.click();
  await expect(field).toHaveAttribute('role', 'combobox');
  for (const typed of [MARK, 'quoz']) {
    await field.fill('');
    await field.pressSequentially(typed);
    await expect(page.locator('[role="option"]').first()).toContainText('window.hit');
    await expectHarmless(page, sideEffects, `suggestions for ${typed}`);
  }
});

test('feeds stay well-formed', async ({ page }) => {
  await page.goto(`${site.url}/icon.svg`);
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
async function listen(page: Page): Promise<string[]> {
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
    const all = [...document.querySelectorAll('*')];
    const isSafe = (link: string) =>
      /^(https?|tel|mailto|data):$/.test(new URL(link, document.baseURI).protocol);
    const attributes = all.flatMap((element) =>
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
