import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};
type RecordingWindow = typeof window & { shifts: string[] };

/** Records the layout shifts of the pages that are opened afterwards. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    (window as RecordingWindow).shifts = shifts;
    const position = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent} from ${position(previousRect)} to ${position(currentRect)}`,
        );
        shifts.push([`${value.toFixed(4)}:`, ...moved].join('\n'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shifts of the open page so far, each with the elements that moved. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as RecordingWindow).shifts);
}
