import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLayoutProblems } from './in-page.mjs';

/** The pages to check. */
const PAGES = {
  home: '/',
  services: '/services',
  provider: '/service/1',
  compare: '/compare?ids=1,2,3',
  saved: '/saved',
  contact: '/contact',
  blog: '/blog',
  emirate: '/emirates/dubai',
  area: '/areas/al-quoz',
  about: '/about',
  apps: '/car-wash-apps',
};
/** Overlays to capture, with the buttons that open them. */
const OVERLAYS = {
  filters: ['/services', { isPhone: '[popovertarget="filters"]' }],
  menu: ['/contact', { isPhone: 'header button[commandfor]', isWide: 'header nav summary' }],
  search: ['/about', { isPhone: 'header .search-icon', isWide: 'header .search-icon' }],
};

/** Returns the URLs of all pages in a language, and of one post. */
export async function pagesOf(origin, at) {
  const html = await (await fetch(origin + at('/blog'))).text();
  const [, post] = /href="((?:\/ar)?\/blog\/[a-z0-9-]+)"/.exec(html);
  return { ...Object.fromEntries(Object.entries(PAGES).map(([name, path]) => [name, at(path)])), post };
}

/** Opens each page and returns its problems; takes screenshots if a folder is given. */
export async function checkPages(driver, pages, { at, isPhone, screenshots, suffix }) {
  const problems = [];
  const capture = async (name) =>
    screenshots && writeFileSync(join(screenshots, `${name}-${suffix}.png`), await driver.screenshot());
  for (const [name, path] of Object.entries(pages)) {
    await driver.goto(path);
    await driver.sees('h1');
    // Hearts are rendered after hydration.
    if (await driver.evaluate(() => document.querySelector('main .card') !== null))
      await driver.sees('main .heart');
    await driver.settle();
    for (const problem of await driver.evaluate(findLayoutProblems)) problems.push(`${path} ${problem}`);
    await capture(name);
  }
  if (!screenshots) return problems;
  for (const [name, [path, buttons]] of Object.entries(OVERLAYS)) {
    const button = buttons[isPhone ? 'isPhone' : 'isWide'];
    if (!button) continue;
    await driver.goto(at(path));
    await driver.click(button);
    await driver.settle();
    await capture(name);
  }
  return problems;
}
