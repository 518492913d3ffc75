import { expect, type Page, test } from '@playwright/test';
import { providers } from '../support/directory';
import { isOpenAt } from '../support/facts';
import { waitForHydration } from '../support/scripts';

/** Monday, midnight in Dubai. */
const MONDAY = Date.parse('2026-11-22T20:00:00Z');
const MINUTE = 60_000;
const DAY = 1440;
const TIMES = [
  // Friday 23:59, and the last and first minutes of the week.
  ...[4 * DAY + 1439, 7 * DAY - 1, 0],
  ...Array.from({ length: 37 }, (_, index) => (index * 271 + 33) % (7 * DAY)),
];

// The visitor's time zone must not matter.
test.use({ timezoneId: 'America/New_York' });

async function idsAndStates(page: Page): Promise<[id: number, state: string | undefined][]> {
  return page
    .locator('.card')
    .evaluateAll((cards) =>
      cards.map((card) => [
        Number(/\d+$/.exec(card.querySelector('.more')?.getAttribute('href') ?? '')),
        card.querySelector<HTMLElement>('.hours')?.dataset.state,
      ]),
    );
}

test('cards match their opening hours at 40 times, and update while the page is open', async ({ page }) => {
  const rows = new Map((await providers()).map((row) => [row.id, row]));
  await page.clock.install({ time: MONDAY });
  await page.goto('/services');
  await waitForHydration(page, '.card .hours');
  for (const minute of TIMES) {
    await page.clock.setFixedTime(MONDAY + minute * MINUTE);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const wrong: unknown[] = [];
    let known = 0;
    await expect(async () => {
      wrong.length = known = 0;
      for (const [id, state] of await idsAndStates(page)) {
        const isOpen = isOpenAt(rows.get(id)!, minute);
        const expected = isOpen === undefined ? undefined : isOpen ? 'open' : 'closed';
        if (expected) known += 1;
        if (state?.replace('closing', 'open') !== expected) wrong.push([id, isOpen, state]);
      }
      expect(wrong, `minute ${minute}`).toEqual([]);
    }).toPass({ timeout: 5_000 });
    expect(known).toBeGreaterThan(12);
  }
});

for (const [path, texts] of [
  ['/service/', [/^Open · until 20:00$/, /^Closes in 30 min$/, /^Opens Tue 08:00$/]],
  ['/ar/service/', [/^مفتوح · حتى 20:00$/, /^يغلق خلال 30 دقيقة$/, /^يفتح الثلاثاء 08:00$/]],
] as const) {
  test(`${path} shows closing and next opening times, and highlights today`, async ({ page }) => {
    const row = (await providers()).find(
      ({ opening_hours }) =>
        opening_hours === '8:00 AM - 8:00 PM' || opening_hours === 'Daily 8:00 AM - 8:00 PM',
    );
    await page.clock.install({ time: MONDAY });
    await page.goto(path + row!.id);
    const state = page.locator('main .open-state').first();
    for (const [index, minute] of [600, 1170, 1201].entries()) {
      await page.clock.setFixedTime(MONDAY + minute * MINUTE);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(state).toHaveText(texts[index]!);
    }
    const today = page.locator('.hours-table tr[aria-current="date"]');
    await expect(today).toHaveText(path.startsWith('/ar') ? /^الاثنين/ : /^Monday today/);
    await expect(page.locator('.hours-table tbody tr').first()).toHaveAttribute('aria-current', 'date');
  });
}

test("today's hours are shown without JavaScript and to crawlers", async ({ request }) => {
  const html = await (await request.get('/services')).text();
  const hours = [...html.matchAll(/<li class="hours(?: long)?">([^<]+)</g)].map(([, text]) => text);
  expect(hours).toHaveLength(24);
  for (const text of hours)
    expect(text).toMatch(
      /^(Daily \d\d:\d\d–\d\d:\d\d.*|\w{3} \d\d:\d\d–\d\d:\d\d.*|\w{3}: closed|Open 24 hours|Hours unknown – call ahead)$/,
    );
});
