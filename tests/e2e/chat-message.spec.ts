import { expect, test } from '@playwright/test';
import { providers, type Row } from '../support/directory';
import { openWithScript } from '../support/scripts';
import { address, BASE_URL, textsOf } from '../support/site';
import { TESTED_LOCALES } from '../support/tier';

const GREETING = {
  en: 'Hello {name}! I found you on Lamaa: {url}',
  ar: 'مرحبًا {name}، وجدتكم في دليل لمعة: {url}',
};

/** specification.spec.ts has the links of chat names as well, without script. */
async function withChat(): Promise<Row> {
  return (await providers()).find(({ whatsapp_handle }) => /^\+971/.test(whatsapp_handle ?? ''))!;
}

const textOf = (href: string | null) => new URL(href!).searchParams.get('text');

for (const locale of TESTED_LOCALES) {
  test(`the chat link opens with a message about the provider in ${locale}`, async ({ page }) => {
    const t = textsOf(locale);
    const row = await withChat();
    const path = address(`/service/${row.id}`, locale);
    const greeting = GREETING[locale].replace('{name}', row.business_name!).replace('{url}', BASE_URL + path);
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithScript(page, path);
    const chats = page.locator('main a[data-chat]');
    const texts = () => chats.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect((await texts()).map(textOf)).toEqual((await texts()).map(() => greeting));

    const fields = page.locator('details:has(form[autocomplete="off"])');
    await page.getByText(t('chat.add')).click();
    await fields.getByLabel(t('chat.carField')).selectOption(t('booking.vehicles.suv'));
    const area = 'Villa 5\u202e & 100% 🚗 https://x.example';
    await fields.getByLabel(t('chat.areaField')).fill(area);
    const added = [
      t('chat.area', { area: area.replace('\u202e', '') }),
      t('chat.car', { car: t('booking.vehicles.suv') }),
    ];
    const whole = [greeting, ...added].join('\n');
    await expect.poll(async () => (await texts()).map(textOf)).toEqual((await texts()).map(() => whole));
    await expect(page.locator('[data-preview]')).toHaveText(whole);
  });
}

test('on a list the chat message mentions the active filters @full', async ({ page }) => {
  const path = '/services?area=al-quoz&washType=mobile-car-wash';
  await page.goto(path);
  const chat = page.locator('.card a[href^="https://wa.me/"]').first();
  const name = (await chat.getAttribute('aria-label'))!.replace('WhatsApp ', '');
  const [greeting, ...added] = textOf(await chat.getAttribute('href'))!.split('\n');
  expect(greeting).toMatch(/^Hello .+! I found you on Lamaa: http.+\/service\/\d+$/);
  expect(greeting).toContain(`${name}! `);
  expect(added).toEqual(['I’d like: Mobile Car Wash', 'Area: Al Quoz']);
});
