import { expect, test } from '@playwright/test';
import { FaultyBackend } from '../support/faulty-backend';
import { cleanUp } from '../support/processes';
import { address, textsOf } from '../support/site';
import { TestBackend, TestSite } from '../support/test-site';

test.describe.configure({ mode: 'default', timeout: 180_000 });

let faulty: FaultyBackend;
let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const backend = await TestBackend.start();
  faulty = await FaultyBackend.start(backend.url);
  site = await TestSite.start(faulty.url);
});
test.afterAll(async () => {
  await cleanUp();
  await faulty?.stop();
});

for (const [fault, locale] of [
  ['hang', 'en'],
  ['500', 'ar'],
] as const)
  test(`a confirmation that was not counted is not thanked for in ${locale}`, async ({ page }) => {
    const t = textsOf(locale);
    await page.goto(site.url + address('/service/1', locale));
    faulty.setFault(fault);
    await page.getByRole('button', { name: t('checks.yes') }).click();
    await expect(page.getByText(t('checks.notCounted'))).toBeVisible();
    await expect(page.getByText(t('checks.thanks'))).toBeHidden();
    faulty.setFault('none');
    await page.getByRole('button', { name: t('checks.yes') }).click();
    await expect(page.getByText(t('checks.thanks'))).toBeVisible();
    await expect(page.getByText(t('checks.notCounted'))).toBeHidden();
  });
