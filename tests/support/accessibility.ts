import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Only the first two dozen items of lists and tables are checked; 200 rows took 25 seconds. */
const REPEATED = ':is(tr, li):nth-child(n + 25)';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Returns axe's violations on a page or in a part of it, by all rules or some: the rule and the first element that breaks it. */
export async function violationsOn(page: Page, within = 'html', rules?: string[]): Promise<string[]> {
  await drawCards(page);
  const axe = new AxeBuilder({ page })
    .include(within)
    .exclude(REPEATED)
    // Skips the description of elements that pass.
    .options({ resultTypes: ['violations'] })
    // The default mode needs a second page, to support cross-origin frames, which the site does not have.
    .setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(RULES)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}

/** Below the fold, cards have a reserved height until they are drawn, in which axe finds their links clipped. */
function drawCards(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const card of document.querySelectorAll<HTMLElement>('.card')) {
      card.style.contentVisibility = 'visible';
    }
  });
}
