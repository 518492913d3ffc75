async function goToMap(driver, at) {
  await driver.goto(at('/'));
  await driver.click('main a[href$="#map-preview"]');
  await driver.counts('svg.map a', 7);
}

/** Checks that the map loads when scrolled to and links to emirates. */
export async function home(driver, { at, t }) {
  await goToMap(driver, at);
  await driver.sees('h1', t('hero.title'));
  await driver.choose('.map-tools select', 'dubai');
  await driver.click('.map-tools a');
  await driver.isAt(at('/emirates/dubai'));
  await driver.sees('main .card');
}

/** Checks that several FAQ items can be open; the map above them must have loaded, or they would move. */
export async function faqs(driver, { at }) {
  await goToMap(driver, at);
  for (const [question, open] of [
    [1, 1],
    [3, 2],
    [1, 1],
  ]) {
    await driver.click(`#faq .faq:nth-child(${question}) :is(summary, button)`);
    await driver.counts('#faq .faq p', open);
  }
}

/** Finds a place with the keyboard, and opens the header search with the pointer. */
export async function search(driver, { at, t, locale }) {
  await driver.goto(at('/services'));
  await driver.type('main input[name="q"]', locale === 'ar' ? 'دبي' : 'dub');
  await driver.sees('main input[aria-expanded="true"]');
  await driver.press('ArrowDown');
  await driver.sees('[role="option"][aria-selected="true"]', t('emirates.dubai.name'));
  await driver.press('Enter');
  await driver.isAt(at('/emirates/dubai'));

  await driver.goto(at('/about'));
  await driver.click('header .search-icon');
  await driver.type('dialog[open] input[name="q"]', locale === 'ar' ? 'بخار' : 'steam');
  await driver.click('dialog[open] [role="option"]', t('washTypes.steam-cleaning.name'));
  await driver.isAt(at('/wash-type/steam-cleaning'));
  await driver.misses('dialog[open]');
}

/** Checks that filters apply at once, and on phones with the sheet's button. */
export async function filter(driver, { at, t, isPhone }) {
  await driver.goto(at('/services'));
  await driver.click('label:has([name="verified"])');
  await driver.isAt(at('/services?verified=1'));
  if (isPhone) {
    await driver.click('[popovertarget="filters"]');
    await driver.choose('#filters [name="emirate"]', 'sharjah');
    await driver.until('the count on the button', async () => {
      const [label] = await driver.texts('#filters [data-count]');
      return /\d/.test(label) || { label };
    });
    await driver.click('#filters button:has([data-count])');
  } else {
    await driver.choose('#filters [name="emirate"]', 'sharjah');
  }
  await driver.isAt(at('/services?emirate=sharjah&verified=1'));
  if (isPhone) await driver.misses('#filters');
  await driver.choose('.sort-select select', 'price');
  await driver.isAt(at('/services?emirate=sharjah&verified=1&sort=price'));
  await driver.sees('main', t('emirates.sharjah.name'));
}

/** Checks the drawer on phones and the menu on wide screens. */
export async function menus(driver, { at, t, isPhone }) {
  await driver.goto(at('/contact'));
  if (isPhone) {
    await driver.click('header button[aria-haspopup], header button[commandfor]');
    await driver.click('dialog[open] summary');
  } else {
    await driver.click('header nav summary, header nav button');
  }
  await driver.click('dialog[open] a, .menu a', t('emirates.ajman.name'));
  await driver.isAt(at('/emirates/ajman'));
  await driver.misses('dialog[open]');
  await driver.misses('.menu');
}
