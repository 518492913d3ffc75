import { expect, type Page, test } from '@playwright/test';
import { SCRIPTS, untilIdle, waitForHydration } from '../support/scripts';

/** Monday, midnight in Dubai. */
const MONDAY = Date.parse('2026-11-22T20:00:00Z');
const HOUR = 3_600_000;
const PHONE = { width: 390, height: 844 };
/** Cards far below the fold are not laid out yet (content-visibility). */
const ALL_SEEN = { width: 390, height: 12_000 };

/** The longest daily hours in the sample data: its longest day name, with two spans. */
const LISTS = [
  ['/services', 'Wed 08:00–13:00, 16:00–21:30'],
  ['/ar/services', 'الأربعاء 08:00 إلى 13:00 و16:00 إلى 21:30'],
] as const;

for (const [path, longest] of LISTS) {
  test(`cards on ${path} show prices, hours and kinds untruncated on a phone, on every day`, async ({
    page,
  }) => {
    await page.setViewportSize(ALL_SEEN);
    await page.clock.install({ time: MONDAY });
    await page.goto(path);
    await waitForHydration(page, '.card .hours');
    await untilIdle(page);
    for (let hour = 1; hour < 7 * 24; hour += 7) {
      await page.clock.setFixedTime(MONDAY + hour * HOUR);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      expect(await cutFacts(page), `hour ${hour}`).toEqual([]);
    }
    const heights = await heightsOfCards(page);
    expect(Math.max(...heights)).toBeLessThanOrEqual(300);
    await page.setViewportSize({ width: 320, height: 12_000 });
    expect(await cutFacts(page, '.hours')).toEqual([]);
  });

  test(`cards on ${path} show prices, hours and kinds untruncated without JavaScript, on the worst day`, async ({
    page,
  }) => {
    await page.setViewportSize(ALL_SEEN);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(path);
    await untilIdle(page);
    expect(await cutFacts(page)).toEqual([]);
    await page.locator('.card .hours').evaluateAll((all, hours) => {
      for (const each of all) each.textContent = hours;
    }, longest);
    expect(await cutFacts(page)).toEqual([]);
    const heights = await heightsOfCards(page);
    expect(Math.max(...heights)).toBeLessThanOrEqual(300);
    // The script only shortens the text, so nothing shifts.
    await page.locator('.card .hours').evaluateAll((all) => {
      for (const each of all as HTMLElement[]) {
        each.dataset.hours = each.textContent ?? '';
        each.textContent = '24';
      }
    });
    expect(await heightsOfCards(page)).toEqual(heights);
  });
}

async function cutFacts(page: Page, facts = 'li'): Promise<string[]> {
  const cut = await page
    .locator(`.card ${facts}`)
    .evaluateAll((facts) =>
      facts
        .filter(
          (fact) => fact.scrollHeight > fact.clientHeight + 1 || fact.scrollWidth > fact.clientWidth + 1,
        )
        .map((fact) => fact.textContent ?? ''),
    );
  // Two kinds with long names are truncated, so that card heights stay equal.
  return cut.filter((text) => text.length <= 42);
}

function heightsOfCards(page: Page): Promise<number[]> {
  return page
    .locator('.card')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));
}

test('the verified icon stays with the last word of the name on narrow cards @full', async ({ page }) => {
  await page.goto('/services');
  for (let width = 320; width < 440; width += 8) {
    await page.setViewportSize({ width, height: 844 });
    const alone = await page.locator('.card h3:has(i)').evaluateAll((names) =>
      names
        .filter((name) => {
          const [text, tick] = [name.firstChild as Text, name.querySelector('i')!];
          const end = new Range();
          end.setStart(text, text.length - 1);
          end.setEnd(text, text.length);
          return end.getBoundingClientRect().bottom <= tick.getBoundingClientRect().top + 4;
        })
        .map((name) => name.textContent),
    );
    expect(alone, `${width} px`).toEqual([]);
  }
});

for (const path of ['/wash-type/mobile-car-wash/emirates/dubai', '/ar/areas/al-quoz']) {
  test(`addresses on ${path} are readable to the end`, async ({ page }) => {
    for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const addresses = page.locator('.card .where span');
      expect(await addresses.count()).toBeGreaterThan(4);
      const cut = await addresses.evaluateAll((all) =>
        all
          .filter(
            (each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1,
          )
          .map((each) => each.textContent),
      );
      expect(cut, `${viewport.width} px`).toEqual([]);
    }
  });
}

test('lists across emirates name the emirate next to the area', async ({ page }) => {
  await page.goto('/services');
  const places = await page.locator('.card .where b').allTextContents();
  expect(places.filter((place) => /, (Dubai|Abu Dhabi|Sharjah|Ajman)$/.test(place)).length).toBeGreaterThan(
    2,
  );
  await page.goto('/services?emirate=ajman');
  expect(await page.locator('.card .where b').allTextContents()).not.toContainEqual(
    expect.stringMatching(/, Ajman$/),
  );
});

test('on a phone the list view is shorter than the grid', async ({ page }) => {
  await page.setViewportSize(ALL_SEEN);
  const heightAt = async (path: string) => {
    await page.goto(path);
    await untilIdle(page);
    return (await heightsOfCards(page)).reduce((sum, height) => sum + height, 0);
  };
  expect(await heightAt('/services?view=list')).toBeLessThan(await heightAt('/services'));
});

test('the list view shows card images too @full', async ({ page }) => {
  await page.goto('/services?view=list');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.locator('.card > .avatar').first()).toBeVisible();
  }
});

test('card links receive clicks where they are visible, and the rest of the card opens the page', async ({
  page,
}) => {
  await page.goto('/services');
  await waitForHydration(page, '.card .hours');
  await page.evaluate(() =>
    addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a');
        document.body.dataset.pressed = link?.getAttribute('href') ?? 'nothing';
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    ),
  );
  const card = page.locator('.card', { has: page.locator('[href^="https://wa.me"]') }).first();
  const details = await card.locator('.more').getAttribute('href');
  for (const [part, expected] of [
    ['[href^="tel:"]', /^tel:/],
    ['[href^="https://wa.me"]', /^https:\/\/wa\.me/],
    ['.more', details],
    ['.price', details],
  ] as const) {
    // Like a real click: the element under the pointer may change between down and up.
    await card.locator(part).scrollIntoViewIfNeeded();
    const box = (await card.locator(part).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await page.mouse.up();
    await expect(page.locator('body'), part).toHaveAttribute('data-pressed', expected!);
  }
});
