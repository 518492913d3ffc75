import type { Page } from '@playwright/test';

export const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/;

/** Keeps the scripts that a page asks for from now on from arriving until they are released. */
export async function holdScripts(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Waits until React has taken over what the selector finds, by the marks it leaves. */
export async function waitForHydration(page: Page, selector: string): Promise<void> {
  const isTakenOver = (wanted: string) =>
    Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react'));
  await page.waitForFunction(isTakenOver, selector);
}
