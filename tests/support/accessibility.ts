import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What a list or a table repeats is looked at two dozen times; 200 rows took 25 seconds. */
const REPEATED = ':is(tr, li):nth-child(n + 25)';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on a page as it is now, or in a part of it: the rule and the first element that breaks it. */
export async function violationsOn(page: Page, within = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(within)
    .exclude(REPEATED)
    // It describes each element that keeps a rule, too, unless it is told that nobody reads that.
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // The other mode is for frames of other origins, of which there are none, and loads axe into a second page.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}
