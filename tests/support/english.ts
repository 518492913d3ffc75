import type { Page } from '@playwright/test';

/** Latin text allowed in Arabic interface texts: names, keys, the start of a URL, and quoted search words. */
const ALLOWED =
  /\b(?:Lamaa|AED|IP|SVG|name@example\.com|English|Ctrl|JavaScript|Service Worker|Natural Earth|App Store|Google Play)\b|https:\/\/(?![\w.])|«[^»]*»/g;

/** Returns English interface texts and labels of an Arabic page that are not marked as English. */
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
    // Labels may contain a provider's name, but not be entirely English.
    return [...found, ...labels.filter((label) => !/\p{Script=Arabic}/u.test(label))];
  });
  return texts.map((text) => text.trim()).filter((text) => /[A-Za-z]{2,}/.test(text.replace(ALLOWED, '')));
}
