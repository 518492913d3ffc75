import { expect, test } from '@playwright/test';
import { violationsOn } from '../support/accessibility';
import { readRows, type Row, writeRows } from '../support/directory';
import { field } from '../support/forms';
import { OwnBackend, OwnSite } from '../support/own-site';
import { cleanUp } from '../support/processes';
import { openWithScript } from '../support/scripts';
import { address, BASE_URL, LOCALES, TESTED_LOCALES, textsOf } from '../support/site';
import { post, uniqueEmail } from '../support/submissions';

interface Change {
  outcome: string;
  field: string;
  now: string | null;
  proposed: string;
}

test.use({ viewport: { width: 390, height: 844 } });

test('a claim changes the listing once staff confirm the changes @full', async ({ browser }) => {
  test.setTimeout(120_000);
  const backend = await OwnBackend.start();
  const site = await OwnSite.start(backend.url);
  const rows = await readRows<Row>('car_wash_locations?is_listed=is.true&order=id', backend);
  const claimed = rows.filter(
    ({ phone, opening_hours: hours, address: place }) =>
      /^\+971 \d/.test(phone ?? '') && hours && /, (Dubai|Sharjah|Ajman)$/.test(place ?? ''),
  );
  const accept = (values: object) => writeRows<Change>('POST', 'rpc/accept_listing', values, backend);
  const read = async (id: number) => (await readRows<Row>(`car_wash_locations?id=eq.${id}`, backend))[0]!;

  // Arabic, without JavaScript.
  for (const [index, locale] of LOCALES.entries()) {
    const t = textsOf(locale);
    const before = claimed[index]!;
    const { id } = before;
    const page = await browser.newPage({ javaScriptEnabled: locale === 'en' });
    const provider = site.url + address(`/service/${id}`, locale);
    await (locale === 'en' ? openWithScript(page, provider) : page.goto(provider));
    await page.getByRole('link', { name: t('claim.title') }).click();
    await expect(field(page, 'business_name')).toHaveValue(before.business_name ?? '');
    await expect(field(page, 'address')).toHaveValue(before.address ?? '');
    await expect(field(page, 'hours')).toHaveValue(before.opening_hours ?? '');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    if (locale === 'en') expect(await violationsOn(page)).toEqual([]);

    const email = uniqueEmail();
    await field(page, 'email').fill(email);
    await field(page, 'phone').fill('051 506 0000');
    await field(page, 'price').fill('AED 12-34');
    await page.getByRole('button', { name: t('claim.submit') }).click();
    await expect(page.locator('.form-result')).toHaveText(t('claim.success'));
    await page.close();

    const [submission] = await readRows<{ id: number }>(
      `listing_submissions?select=id&email=eq.${email}`,
      backend,
    );
    const expected = [
      ['phone', before.phone, '051 506 0000'],
      ...(before.mobile_validation ? [['mobile_validation', 'true', 'false']] : []),
      ['price_range', before.price_range, 'AED 12-34'],
    ];
    const reported = await accept({ submission: submission!.id });
    expect(reported.map(({ field: column, now, proposed }) => [column, now, proposed])).toEqual(expected);
    expect(await read(id)).toEqual(before);
    const done = await accept({ submission: submission!.id, confirmed: true });
    expect(done.map(({ outcome }) => outcome)).toEqual(expected.map(() => 'changed'));
    expect(await read(id)).toMatchObject({
      ...{ phone: '051 506 0000', price_range: 'AED 12-34', business_name: before.business_name },
    });
  }
  await cleanUp();
});

test('hostile text is stored verbatim in every field', async () => {
  const email = uniqueEmail();
  const text = (what: string) => `🧽 ${what} \u200Fعربي <b>&amp;</b> '"; drop table x; -- https://a.example`;
  const values = {
    ...{ business_name: text('name'), email, address: text('address') },
    ...{ website: 'https://a.example/?q=<b>', phone: '+971 51 500 0199', whatsapp: text('chat') },
    ...{ hours: text('hours'), price: text('price'), description: `${text('one')}\n${text('two')}` },
  };
  const path = '/update-listing?provider=1';
  const form = async () => (await fetch(BASE_URL + path)).text();
  // On a busy machine the first read may time out, which shows the blank form.
  await expect.poll(form).toContain(textsOf('en')('claim.submit'));
  const { html } = await post(BASE_URL, path, { ...values, emirates: 'ajman' });
  expect(html).toContain(textsOf('en')('claim.success'));
  const { phone, whatsapp, hours, price, ...columns } = values;
  expect(await readRows(`listing_submissions?email=eq.${email}`)).toMatchObject([
    {
      ...columns,
      emirates: 'Ajman',
      claimed_provider_id: 1,
      details: { phone, whatsapp, hours, price },
      phone: null,
    },
  ]);
});

for (const locale of TESTED_LOCALES) {
  test(`an unknown listing is reported above the blank form (${locale}) @full`, async ({ page }) => {
    const t = textsOf(locale);
    await page.goto(address('/update-listing?provider=999999', locale));
    await expect(page.getByRole('main')).toContainText(t('claim.unknown'));
    await expect(page.getByRole('button', { name: t('listingForm.submit') })).toBeVisible();
    await expect(field(page, 'business_name')).toHaveValue('');
  });
}

test('a sparse listing asks its owner for the missing details', async ({ page }) => {
  for (const path of ['/services?q=zzzzqq', '/areas/hatta', '/wash-type/247-services/emirates/fujairah']) {
    await page.goto(path);
    const list = page.getByRole('main').getByRole('link', { name: textsOf('en')('claim.list') });
    await expect(list, path).toHaveAttribute('href', '/update-listing');
  }
  await page.goto('/services');
  await expect(page.getByRole('main')).not.toContainText(textsOf('en')('claim.missing'));
});
