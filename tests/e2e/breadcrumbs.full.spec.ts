import { expect } from '@playwright/test';
import { address, LOCALES } from '../support/site';
import { test } from '../support/warm-page';

const DEEP = [
  '/service/1',
  '/wash-type/mobile-car-wash/emirates/umm-al-quwain',
  '/wash-type/247-services/emirates',
  '/district/downtown-dubai',
  '/areas/umm-al-quwain-industrial-area',
  '/blog/where-a-mobile-wash-may-work',
];

for (const width of [320, 390]) {
  for (const locale of LOCALES) {
    const tier = (width === 320) === (locale === 'ar') ? '' : ' @full';
    test(`breadcrumbs fit one line at ${width} px in ${locale} with every name readable${tier}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of DEEP) {
        await page.goto(address(path, locale));
        const list = page.locator('.breadcrumbs');
        const items = await list.locator('li').evaluateAll((all) =>
          all.map((item) => {
            const { top, left, right } = item.getBoundingClientRect();
            const last = getComputedStyle(item, '::after').content;
            return { top, left, right, text: item.textContent, last };
          }),
        );
        expect(items.length, path).toBeGreaterThan(1);
        expect(new Set(items.map(({ top }) => top)).size, path).toBe(1);
        for (const { left, right, text, last } of items) {
          expect(text, path).toBeTruthy();
          expect(last, `nothing hangs after “${text}”`).toBe('none');
          expect(left, path).toBeGreaterThanOrEqual(0);
          expect(right, path).toBeLessThanOrEqual(width);
          expect(right - left, `“${text}” can be seen`).toBeGreaterThan(20);
        }
        for (const link of await list.locator('a').all())
          expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      }
    });
  }
}
