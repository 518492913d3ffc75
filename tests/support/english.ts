import type { Page } from '@playwright/test';

/** What stands in Arabic interface text as it is: names, the beginning of an address, a visitor's own words in quotes. */
const ALLOWED = /\b(?:Lamaa|AED|English)\b|^https:\/\/$|«[^»]*»/g;

/** Interface texts of an Arabic page that are English: said or shown, and not marked as English. */
export async function englishOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const labels: string[] = [];
    const isArabic = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'ar';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.closest('script, style, noscript, next-route-announcer')) continue;
      if (isArabic(parent)) found.push(walker.currentNode.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        if (isArabic(element)) labels.push(element.getAttribute(name) ?? '');
    }
    // A label may name a provider; all in English it is no Arabic label.
    return [...found, ...labels.filter((label) => !/\p{Script=Arabic}/u.test(label))];
  });
  return texts.map((text) => text.trim()).filter((text) => /[A-Za-z]{2,}/.test(text.replace(ALLOWED, '')));
}
