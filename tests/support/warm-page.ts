import { type BrowserContext, type Page, test as base } from '@playwright/test';

type WarmPages = (javaScriptEnabled: boolean) => Promise<Page>;

/**
 * A test fixture that reuses one open page, for tests that leave no state: a new page costs a second of CPU time, a reused one
 * a fifth of that. Known settings are reset after each test; after a failure Playwright starts a new worker.
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
    // Recently viewed providers are stored in localStorage.
    await page.evaluate(() => localStorage.clear()).catch(() => undefined);
    await page.context().clearPermissions();
    page.removeAllListeners();
    await page.unrouteAll();
    await page.setExtraHTTPHeaders({});
    await page.emulateMedia({ media: null, reducedMotion: null, colorScheme: null, forcedColors: null });
  },
});
