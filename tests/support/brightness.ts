import type { Page } from '@playwright/test';

/** Returns the share of the page with a nearly white background, images excluded. */
export async function brightShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isBright = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const linear = (part: number) => (part / 255) ** 2.2;
      return alpha === 1 && 0.21 * linear(red) + 0.72 * linear(green) + 0.07 * linear(blue) > 0.8;
    };
    const root = document.documentElement;
    const canvas = [document.body, root].map((element) => getComputedStyle(element).backgroundColor);
    if (canvas.every((colour) => colour === 'rgba(0, 0, 0, 0)' || isBright(colour))) return 1;
    const areas = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && isBright(getComputedStyle(element).backgroundColor))
      .map((element) => element.getBoundingClientRect())
      .map(({ width, height }) => width * height);
    return areas.reduce((sum, area) => sum + area, 0) / (root.scrollWidth * root.scrollHeight);
  });
}
