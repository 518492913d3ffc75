import { expect, type Page, type Request } from '@playwright/test';

export const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/;

/** Delays scripts requested from now on until `release` is called, which waits until they have run. */
export async function holdScripts(page: Page): Promise<{ release: () => Promise<void> }> {
  const held: Request[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(SCRIPTS, async (route) => {
    held.push(route.request());
    await opened;
    await route.continue();
  });
  return {
    release: async () => {
      open();
      await Promise.all(held.map(async (request) => (await request.response())?.finished()));
      await untilIdle(page);
    },
  };
}

/** A menu of the header, also where its dropdown has replaced the disclosure, as it does once a pointer is above the header. */
export const HEADER_MENU = 'header :is(summary, [aria-haspopup="menu"])';

/** Opens a page and waits until it is hydrated; earlier clicks would behave as if JavaScript were disabled. */
export async function openWithScript(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page, HEADER_MENU);
  await untilIdle(page);
}

/** Waits until the page is idle: loaded scripts have run and rendered. */
export async function untilIdle(page: Page): Promise<void> {
  // After a key press Chromium is idle only once it has painted a frame, and on a busy machine possibly never; WebKit has no
  // idle callback.
  const idle = () =>
    new Promise<void>((resolve) =>
      requestAnimationFrame(() =>
        'requestIdleCallback' in window
          ? requestIdleCallback(() => resolve(), { timeout: 2_000 })
          : setTimeout(resolve),
      ),
    );
  for (let turn = 0; turn < 2; turn += 1) await page.evaluate(idle);
}

/** Waits until React has hydrated the element, by the properties it adds. */
export async function waitForHydration(page: Page, selector: string): Promise<void> {
  const isTakenOver = (wanted: string) =>
    Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react'));
  await page.waitForFunction(isTakenOver, selector);
}

/** Moves the pointer over the header until the Emirates dropdown has replaced the plain disclosure. */
export async function loadEmiratesMenu(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  await expect(async () => {
    await header.locator('.nav-link').last().hover();
    await header.getByRole('link').first().hover();
    await expect(header.locator('[aria-haspopup="menu"]').first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}
