import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flawsOf } from './in-page.mjs';

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
/** Overlays to photograph, with the buttons that open them. */
const OPENED = {
  filters: ['/services', { isPhone: '[popovertarget="filters"]' }],
  menu: ['/contact', { isPhone: 'header button[commandfor]', isWide: 'header nav summary' }],
  search: ['/about', { isPhone: 'header .search-sign', isWide: 'header .search-sign' }],
};

/** Returns the URLs of all pages in a language, and of one post. */
export async function pagesOf(origin, at) {
  const html = await (await fetch(origin + at('/blog'))).text();
  const [, post] = /href="((?:\/ar)?\/blog\/[a-z0-9-]+)"/.exec(html);
  return { ...Object.fromEntries(Object.entries(PAGES).map(([name, path]) => [name, at(path)])), post };
}

/** Opens each page and returns its problems; takes screenshots if a folder is given. */
export async function lookAt(driver, pages, { at, isPhone, pictures, mark }) {
  const flaws = [];
  const photograph = async (name) =>
    pictures && writeFileSync(join(pictures, `${name}-${mark}.png`), await driver.picture());
  for (const [name, path] of Object.entries(pages)) {
    await driver.goto(path);
    await driver.sees('h1');
    // They come last.
    if (await driver.evaluate(() => document.querySelector('main .card') !== null))
      await driver.sees('main .heart');
    await driver.settle();
    for (const flaw of await driver.evaluate(flawsOf)) flaws.push(`${path} ${flaw}`);
    await photograph(name);
  }
  if (!pictures) return flaws;
  for (const [name, [path, buttons]] of Object.entries(OPENED)) {
    const button = buttons[isPhone ? 'isPhone' : 'isWide'];
    if (!button) continue;
    await driver.goto(at(path));
    await driver.click(button);
    await driver.settle();
    await photograph(name);
  }
  return flaws;
}
