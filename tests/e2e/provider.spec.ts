import { expect } from '@playwright/test';
import { BY_ID, providers, readRows, type Row } from '../support/directory';
import { phoneOf } from '../support/facts';
import { elementsIn, partsOf, textOf } from '../support/html';
import { openWithScript } from '../support/scripts';
import { address, BASE_URL, LOCALES, readPage, textsOf } from '../support/site';
import { uniqueAddress } from '../support/submissions';
import { test } from '../support/warm-page';

test('included services are listed once', async () => {
  const isMobileAndWaterless = ({ wash_type, service_location }: Row) =>
    /waterless/i.test(wash_type ?? '') && /^mobile$/i.test(service_location ?? '');
  const row = (await providers()).find(isMobileAndWaterless)!;
  const [, included = ''] = (await readPage(`/service/${row.id}`)).split(/Services Included<\/h\d>/);
  const names = elementsIn(included.split('</ul>')[0]!, 'li').map(({ text }) => text);
  for (const name of ['Waterless Wash', 'Mobile Car Wash'])
    expect(names.filter((one) => one.includes(name.split(' ')[0]!))).toEqual([name]);
});

test('the badge and the ticks link to their explanation', async () => {
  const all = await providers();
  const [verified, other] = [
    all.find((row) => row.is_verified)!,
    all.find((row) => !row.is_verified && row.mobile_validation && phoneOf(row))!,
  ];
  for (const locale of LOCALES) {
    const t = textsOf(locale);
    const linksOf = async ({ id }: Row) =>
      elementsIn(await readPage(address(`/service/${id}`, locale)), 'a').flatMap(
        ({ 'aria-label': label, text, href }) =>
          href === address('/about#verified', locale) ? [label ?? text] : [],
      );
    expect(await linksOf(verified)).toContain(t('providerPage.verifiedLabel'));
    expect(await linksOf(other)).toEqual([t('providerPage.ticks.meaning')]);
    const [meaning = ''] = partsOf(await readPage(address('/about', locale)), 'id', 'verified');
    for (const text of ['title', 'text', 'phone', 'website', 'whatsapp'])
      expect.soft(textOf(meaning)).toContain(t(`about.verified.${text}`));
  }
});

test('the page says when and by whom facts were checked, and after a year that they may have changed', async () => {
  const rows = await providers();
  const yearAgo = new Date();
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  for (const [key, name] of [
    ['phone_checked_on', 'Phone'],
    ['place_checked_on', 'Location'],
  ] as const) {
    const checked = rows.filter((row) => row[key] && row.phone_source === 'team');
    const days = checked.map((row) => row[key]!).sort();
    for (const day of new Set([days[0]!, days.at(-1)!])) {
      const html = await readPage(`/service/${checked.find((row) => row[key] === day)!.id}`);
      const [, list = ''] = html.split('What was checked, and when');
      const check = /<li\b.*?<\/li>/gs;
      const [line = ''] = (list.match(check) ?? []).filter((item) => textOf(item).includes(name));
      if (name === 'Phone') expect(textOf(line)).toContain('checked by our team on');
      expect(elementsIn(line, 'time')[0]).toMatchObject({ datetime: day });
      expect(textOf(line).includes('may have changed')).toBe(new Date(day) < yearAgo);
    }
  }
});

test('price, open state and the main button are in the first screen', async ({ page }) => {
  // One with much above them.
  const row = (await providers(BY_ID)).find(
    (row) => phoneOf(row) && row.serves_onsite && row.address && row.is_eco && row.own_review_count,
  )!;
  await page.goto(`/service/${row.id}`);
  const main = page.getByRole('main');
  const button = main.getByRole('link', { name: /^Book Now - Call/ });
  const facts = main.locator('[aria-labelledby="contact"] > div').first();
  const bar = main.locator('.action-bar');
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const fact of [facts, button, bar.getByRole('link', { name: /^Directions/ })])
      await expect(fact).toBeInViewport({ ratio: 1 });
    expect(await button.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
    // The bar of the main actions does not cover them.
    const covered = async () => {
      const [above, below] = [await facts.boundingBox(), await bar.boundingBox()];
      return above!.y + above!.height - below!.y;
    };
    await expect.poll(covered).toBeLessThanOrEqual(0);
  }
});

const messageIn = (href: string | null) => new URL(href!).searchParams.get('text');

test('the chat link opens with a message about the provider, to which facts can be added @full', async ({
  page,
}) => {
  const t = textsOf('ar');
  const row = (await providers()).find(({ whatsapp_handle }) => /^\+971/.test(whatsapp_handle ?? ''))!;
  const path = `/ar/service/${row.id}`;
  const greeting = `مرحبًا ${row.business_name}، وجدتكم في دليل لمعة: ${BASE_URL}${path}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithScript(page, path);
  const chats = page.locator('main a[data-chat]');
  const messages = () => chats.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const expectMessage = (text: string) =>
    expect.poll(async () => new Set((await messages()).map(messageIn))).toEqual(new Set([text]));
  await expectMessage(greeting);

  const fields = page.locator('details:has(form[autocomplete="off"])');
  await page.getByText(t('chat.add')).click();
  await fields.getByLabel(t('chat.carField')).selectOption(t('booking.vehicles.suv'));
  const area = 'Villa 5\u202e & 100% 🚗 https://x.example';
  await fields.getByLabel(t('chat.areaField')).fill(area);
  const whole = [
    greeting,
    t('chat.area', { area: area.replace('\u202e', '') }),
    t('chat.car', { car: t('booking.vehicles.suv') }),
  ].join('\n');
  await expectMessage(whole);
  await expect(page.locator('[data-preview]')).toHaveText(whole);
});

/** stored-forms.full.spec.ts has a site that cannot count it. */
test('who comes back from a call is asked whether it worked, in a bar of at most 120 px', async ({
  page,
}) => {
  const all = await providers(BY_ID);
  const { id } = all.filter((row) => phoneOf(row) && row.whatsapp_handle && row.latitude).at(-1)!;
  await page.setViewportSize({ width: 390, height: 844 });
  const question = page.locator('[data-call-question]');
  const heightOfBar = async () => (await page.locator('.action-bar').boundingBox())!.height;
  for (const locale of LOCALES) {
    const t = textsOf(locale);
    const path = address(`/service/${id}`, locale);
    expect(await readPage(path)).not.toMatch(/\sdata-call-question/);
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': uniqueAddress() });
    await openWithScript(page, path);
    await page.locator('.action-bar a[href^="tel:"]').click();
    await expect(question).toHaveCount(0);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const press = (text: string) => question.getByRole('button', { name: t(`calls.${text}`), exact: true });
    await expect(press('outcomes.wrong number')).toBeVisible();
    expect.soft(await heightOfBar(), locale).toBeLessThanOrEqual(120);
    await press('outcomes.reached').click();
    await expect(press('no')).toBeVisible();
    expect.soft(await heightOfBar(), locale).toBeLessThanOrEqual(120);
    await press('yes').click();
    await expect(question).toHaveText(t('calls.thanks'));
  }
  const said = () => readRows(`call_outcomes?select=outcome,as_shown&provider_id=eq.${id}`);
  const reached = { outcome: 'reached', as_shown: true };
  await expect.poll(said).toContainEqual(reached);
});

test('a call before the page was loaded again is asked about, with a way on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const t = textsOf('en');
  const { id } = (await providers(BY_ID)).find((row) => phoneOf(row))!;
  await openWithScript(page, `/service/${id}`);
  await page.locator('.action-bar a[href^="tel:"]').click();
  const question = page.locator('[data-call-question]');
  await page.reload();
  await expect(question).toContainText(t('calls.question'));
  await question.getByRole('button', { name: t('calls.outcomes.wrong number') }).click();
  await expect(question).toContainText(t('calls.thanks'));
  await expect(question.getByRole('link')).toHaveAttribute('href', /wa\.me|\/report\?/);
  expect((await page.locator('.action-bar').boundingBox())!.height).toBeLessThanOrEqual(120);
  await page.reload();
  await expect(page.locator('.action-bar a').first()).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('on a list the chat message mentions the active filters', async () => {
  const links = elementsIn(await readPage('/services?area=al-quoz&washType=mobile-car-wash'), 'a');
  const chat = links.find(({ href }) => href?.startsWith('https://wa.me/'))!;
  const [greeting, ...added] = messageIn(chat.href!)!.split('\n');
  expect(greeting).toMatch(/^Hello .+! I found you on Lamaa: http.+\/service\/\d+$/);
  expect(greeting).toContain(`${chat['aria-label']!.replace('WhatsApp ', '')}! `);
  expect(added).toEqual(['I’d like: Mobile Car Wash', 'Area: Al Quoz']);
});

test('the map of a provider without coordinates shows its area @full', async () => {
  // The backend of the tests sends numerics that end in zero as text, which this area's centre has.
  const row = (await providers()).find(({ area, latitude }) => area === 'dubai-marina' && latitude === null)!;
  const picture = /<svg[^>]*bg-map-sea.*?<\/svg>.*?<\/svg>/s.exec(await readPage(`/service/${row.id}`))![0];
  expect(picture).toMatch(/fill-map-land" d="M[\d.,MLZ-]+"/);
  expect(picture).toContain('<circle');
});
