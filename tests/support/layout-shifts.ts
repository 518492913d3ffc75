import type { Page } from '@playwright/test';

type RecordingWindow = typeof window & { shifts: number[] };

/** Records the layout shifts of the pages that are opened afterwards. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    (window as RecordingWindow).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shifts of the open page so far. */
export function layoutShifts(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as RecordingWindow).shifts);
}
