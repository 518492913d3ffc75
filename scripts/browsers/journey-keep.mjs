/** Switches to the other language on the same page and query, and back. */
export async function switchLanguage(driver, { at, locale, isPhone }) {
  const other = locale === 'ar' ? 'en' : 'ar';
  const query = '/services?emirate=dubai&sort=price';
  await driver.goto(at(query));
  for (const [from, to] of [
    [locale, other],
    [other, locale],
  ]) {
    if (isPhone) await driver.click('header button[commandfor]');
    await driver.click(`${isPhone ? 'dialog[open]' : 'header nav'} a[hreflang="${to}"]`);
    await driver.isAt(to === 'ar' ? `/ar${query}` : query);
    await driver.until(`${to} after ${from}`, () =>
      driver.evaluate(
        (lang) =>
          document.documentElement.lang === lang &&
          document.documentElement.dir === (lang === 'ar' ? 'rtl' : 'ltr'),
        to,
      ),
    );
  }
}

/** Adds two providers to a comparison and removes one. */
export async function compare(driver, { at }) {
  await driver.goto(at('/compare?ids=8'));
  for (const count of [2, 3]) {
    await driver.click('.add-links a');
    await driver.counts('.comparison .compared-name', count);
  }
  await driver.isAt(/ids=\d+,\d+,\d+$/);
  await driver.click('.comparison thead a[href*="ids="], .comparison thead a[href*="compare"]');
  await driver.counts('.comparison .compared-name', 2);
  await driver.isAt(/ids=\d+,\d+$/);
}

/** Saves providers, finds them on other pages, removes one and undoes it. */
export async function save(driver, { at, t }) {
  await driver.goto(at('/services'));
  for (const count of [1, 2]) {
    await driver.click('main .card .heart[aria-pressed="false"]');
    await driver.counts('main .heart[aria-pressed="true"]', count);
    // It would cover the next toast.
    await driver.sees('[data-sonner-toast]');
    await driver.settle();
  }
  await driver.sees('.saved-tray', '2');
  await driver.click('.saved-tray-count');
  await driver.isAt(at('/saved'));
  await driver.counts('.saved-cards .price', 2);
  await driver.click('.saved-cards .heart');
  await driver.counts('.saved-cards .card', 1);
  await driver.click('[data-sonner-toast] button', t('saved.notices.undo'));
  await driver.counts('.saved-cards .card', 2);
}
