import type { Page, Request } from '@playwright/test';

export const SCRIPTS = /\/_next\/static\/chunks\/.*\.js/;

/** Keeps the scripts that a page asks for from now on from arriving until they are released, and taken up. */
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

/** Opens a page and waits until script has taken it over: before that, a click does what it does without script. */
export async function openWithScript(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page, 'header summary');
  await untilIdle(page);
}

/** Waits until the page has nothing to do: what has arrived is run, and shown. */
export async function untilIdle(page: Page): Promise<void> {
  // Chromium is idle after a key only once it has drawn a frame, and on a busy machine it may never be; WebKit does not say
  // when it is.
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

/** Waits until React has taken over what the selector finds, by the marks it leaves. */
export async function waitForHydration(page: Page, selector: string): Promise<void> {
  const isTakenOver = (wanted: string) =>
    Object.keys(document.querySelector(wanted) ?? {}).some((key) => key.startsWith('__react'));
  await page.waitForFunction(isTakenOver, selector);
}
