import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

type WarmPages = (javaScriptEnabled: boolean) => Promise<Page>;

/**
 * Tests in one page that stays open, for those that leave nothing behind in it: a new one costs a second of a core, and
 * a warm one a fifth of that. What a test may set of it is taken back; a test that fails gets a new worker after it.
 */
export const test = base.extend<object, { warmPages: WarmPages }>({
  warmPages: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const pages = new Map<boolean, Promise<Page>>();
      const contexts: BrowserContext[] = [];
      const open = async (javaScriptEnabled: boolean) => {
        const context = await browser.newContext({ baseURL, javaScriptEnabled, serviceWorkers: 'block' });
        contexts.push(context);
        return context.newPage();
      };
      await use((javaScriptEnabled) => {
        if (!pages.has(javaScriptEnabled)) pages.set(javaScriptEnabled, open(javaScriptEnabled));
        return pages.get(javaScriptEnabled)!;
      });
      await Promise.all(contexts.map((context) => context.close()));
    },
    { scope: 'worker' },
  ],
  page: async ({ warmPages, javaScriptEnabled, viewport }, run) => {
    const page = await warmPages(javaScriptEnabled ?? true);
    await page.setViewportSize(viewport!);
    await run(page);
    // What was viewed is kept on the device.
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    page.removeAllListeners();
    await page.unrouteAll();
    await page.setExtraHTTPHeaders({});
    await page.emulateMedia({ media: null, reducedMotion: null, colorScheme: null, forcedColors: null });
  },
});

export { expect };
