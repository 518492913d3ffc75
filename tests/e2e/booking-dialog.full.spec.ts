import { expect, test } from '@playwright/test';
import { field, fillIn, FORMS, visitForm, writtenIn } from '../support/forms';
import { openWithScript } from '../support/scripts';
import { textsOf } from '../support/site';
import { submissionsFrom } from '../support/submissions';

test('however the dialog is closed, focus returns, and what was typed is there again until it is sent', async ({
  page,
}) => {
  const email = await visitForm(page, '/car-wash-apps');
  const dialog = page.getByRole('dialog');
  const open = (name: string) => page.getByRole('link', { name, exact: true }).click();
  const opener = page.getByRole('link', { name: 'Book Now: Qatra Now' });
  await opener.click();
  await expect(field(page, 'selectedApp')).toHaveValue('Qatra Now');
  await fillIn(page, FORMS[2]!, email);
  const typed = await writtenIn(page);

  // Beside it, at the left edge and below the header.
  await page.mouse.click(5, 450);
  await page.mouse.click(720, 3);
  await expect(dialog).toBeVisible();
  expect(await writtenIn(page)).toEqual(typed);

  for (const close of ['Escape', 'Cancel', 'Close']) {
    await (close === 'Escape'
      ? page.keyboard.press('Escape')
      : dialog.getByRole('button', { name: close, exact: true }).click());
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await expect(field(page, 'name')).toHaveValue('Amna Saeed');
    expect(await writtenIn(page), close).toEqual(typed);
  }
  // An app that was chosen by hand stays, unless the button of another one opens the dialog.
  await page.keyboard.press('Escape');
  await open('Book Car Wash Now');
  await field(page, 'selectedApp').selectOption('Mitt & Van');
  await page.keyboard.press('Escape');
  await open('Book Car Wash Now');
  await expect(field(page, 'selectedApp')).toHaveValue('Mitt & Van');
  await page.keyboard.press('Escape');
  await open('Book Now: Foamli');
  await expect(field(page, 'selectedApp')).toHaveValue('Foamli');
  await expect(field(page, 'specialRequests')).toHaveValue('Child seat inside.\nApp: none');
  await page.keyboard.press('Escape');

  // It outlasts a visit of another page.
  await page.getByRole('link', { name: 'Services', exact: true }).first().click();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await open('Book Now: Foamli');
  await expect(field(page, 'name')).toHaveValue('Amna Saeed');
  await dialog.getByRole('button', { name: 'Send booking request' }).click();
  await expect(page.locator('[data-outcome]')).toHaveText(textsOf('en')('booking.success'));
  await expect(dialog).toHaveCount(0);
  await open('Book Now: Foamli');
  await expect(field(page, 'name')).toHaveValue('');
  await expect(field(page, 'vehicleType')).toHaveValue('sedan');
  expect(await submissionsFrom(email)).toHaveLength(1);
});

test('a booking is stored, confirmed, and the dialog closes after 3 seconds', async ({ page }) => {
  // Past midnight in Dubai, but not in UTC: a page left open overnight offers today as the earliest date.
  await page.clock.install({ time: '2031-05-03T21:30:00Z' });
  const email = await visitForm(page, '/car-wash-apps');
  await page.getByRole('link', { name: 'Book Now: Qatra Now' }).click();
  await expect(field(page, 'preferredDate')).toHaveAttribute('min', '2031-05-04');
  await page.clock.setSystemTime(Date.now());
  await fillIn(page, FORMS[2]!, email);
  await page.getByRole('button', { name: 'Send booking request' }).click();
  await expect(page.locator('[data-outcome]')).toHaveText(textsOf('en')('booking.success'));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  await page.clock.runFor(2_000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(1_500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.resume();
  await expect(page.locator('[data-sonner-toast]')).toHaveText(textsOf('en')('booking.success'));
  // The toast disappears, the message on the page does not.
  await expect(page.getByRole('main').getByText(textsOf('en')('booking.success'))).toBeVisible();
  expect((await submissionsFrom(email))[0]?.message).toContain('App: Qatra Now');
});

test('if the dialog fails to load, the link opens the form page', async ({ page }) => {
  await openWithScript(page, '/car-wash-apps');
  await page.route(/\/_next\/static\/chunks\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Book Now: Foamli' }).click();
  await expect(page).toHaveURL('/car-wash-apps/book?app=foamli');
});
