import { expect, type Page } from '@playwright/test';
import { SENT_REVIEWS_KEY } from '@/lib/domain/sent-review';
import { BY_ID, providers, readRows, type Row, writeRows } from '../support/directory';
import { field, visitForm } from '../support/forms';
import { elementsIn, partsOf } from '../support/html';
import { address, LOCALES, readPage, textsOf } from '../support/site';
import { test } from '../support/warm-page';

test.use({ viewport: { width: 390, height: 844 } });

interface ReviewRow {
  id: number;
  provider_id: number;
  stars: number;
  text: string;
  status: string;
  email: string | null;
  kinds: string[];
  car: string | null;
  language: string;
}

const reviewsWith = (words: string) =>
  readRows<ReviewRow>(`provider_reviews?text=like.*${encodeURIComponent(words)}*&order=id`);
const decide = (id: number, values: object) => writeRows('PATCH', `provider_reviews?id=eq.${id}`, values);
const aRow = async (matches: (row: Row) => boolean) => (await providers(BY_ID)).find(matches)!;

/** Fills in the form of a review. */
async function write(page: Page, text: string, stars = 4): Promise<string> {
  await page.locator(`.star-picker > label:has([value="${stars}"])`).click();
  await field(page, 'text').fill(text);
  await field(page, 'visited_in').selectOption({ index: 1 });
  await field(page, 'name').fill('Amna S.');
  return text;
}

/** tests/data/reviews.test.ts has a review that staff take back; hanging-database.full.spec.ts sends one without JavaScript. */
test('a visitor writes a review, staff publish it, the business answers, and it is withdrawn', async ({
  page,
}) => {
  const t = textsOf('en');
  const row = await aRow(({ own_review_count, id }) => !own_review_count && id > 20);
  const path = `/service/${row.id}`;
  const email = await visitForm(page, path);
  const section = page.locator('#reviews');
  await expect(section).toContainText(t('reviews.none'));
  await section.getByRole('link', { name: t('reviews.write') }).click();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');

  // What is missing is said, and nothing that was typed is lost.
  await field(page, 'text').fill('Too short');
  await page.getByRole('button', { name: t('writeReview.submit') }).click();
  await expect(field(page, 'text')).toHaveValue('Too short');
  await expect(page.locator('form[novalidate]')).toContainText(t('forms.errors.short'));
  await expect(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');

  const text = await write(page, `Quick and careful, the rims are clean. ${email.slice(0, 8)}`);
  await field(page, 'car').selectOption('suv');
  await page.locator('label:has(input[name=kinds])').first().click();
  await field(page, 'email').fill(email);
  await page.getByRole('button', { name: t('writeReview.submit') }).click();
  await expect(page.locator('[data-outcome]')).toHaveText(t('writeReview.success'));
  const [review, ...others] = await reviewsWith(email.slice(0, 8));
  expect(others).toEqual([]);
  expect(review).toMatchObject({
    provider_id: row.id,
    stars: 4,
    text,
    email,
    status: 'new',
    car: 'suv',
    language: 'en',
  });
  expect(review!.kinds).toHaveLength(1);

  await page.goto(path);
  await expect(section.locator('[id^="review-"]')).toHaveCount(0);
  await expect(section.locator('[data-waiting]')).toContainText(text);

  await decide(review!.id, { status: 'accepted', owner_reply: 'Thank you, Amna.' });
  // Not cached.
  for (const language of LOCALES) {
    await page.goto(address(`/service/${row.id}/reviews`, language));
    const item = page.locator('[id^="review-"]');
    await expect(item).toContainText(text);
    await expect(item).toContainText('Thank you, Amna.');
    await expect(item.locator('p[dir]').first()).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main').locator('p:has([role="img"]) > strong')).toHaveText('4.0');
    expect(await page.content()).not.toContain(email);
  }
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), SENT_REVIEWS_KEY))
    .not.toContain(text);

  await writeRows('DELETE', `provider_reviews?email=eq.${encodeURIComponent(email)}`);
  await page.goto(`${path}/reviews`);
  await expect(page.getByRole('main')).toContainText(t('reviews.none'));
  expect(await page.content()).not.toContain(email.slice(0, 8));
});

test('reviews are listed by stars and language, with the numbers that the links promise @full', async ({
  page,
}) => {
  const row = await aRow(({ own_review_count }) => (own_review_count ?? 0) >= 10);
  const t = textsOf('ar');
  await page.goto(address(`/service/${row.id}`, 'ar'));
  await expect(page.locator('[id^="review-"]')).toHaveCount(5);
  await expect(page.locator('main header a[href$="#verified"]')).toBeVisible();
  await page.locator('#reviews a[href$="/reviews"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(row.business_name!);
  await expect(page.locator('[id^="review-"]')).toHaveCount(row.own_review_count!);
  // In Arabic, missing stars are to the left of the given ones.
  const stars = page.locator('[id^="review-"] [role="img"]:has(i:not(:empty))').first();
  const [all, missing] = [await stars.boundingBox(), await stars.locator('i').boundingBox()];
  expect(missing!.x - all!.x).toBeLessThan(2);

  const [filters = ''] = partsOf(await page.content(), 'aria-label', t('reviews.filter'));
  const links = elementsIn(filters, 'a').flatMap(({ text, href }) => {
    const [, count] = / (\d+)$/.exec(text) ?? [];
    return count ? [[href!, Number(count)] as const] : [];
  });
  expect(links).toHaveLength(9);
  for (const [href, count] of links) {
    const items = (await readPage(href)).split('<li id="review-').slice(1);
    expect([href, items.length]).toEqual([href, count]);
    const stars = /stars=(\d)/.exec(href)?.[1];
    const given = new Set(items.map((review) => /role="img" aria-label="(\d)/.exec(review)?.[1]));
    if (stars) expect([href, ...given]).toEqual(count > 0 ? [href, stars] : [href]);
  }
});

test('a review is reported with two taps, and staff see which one @full', async ({ page }) => {
  const row = await aRow(({ own_review_count }) => (own_review_count ?? 0) > 0);
  const t = textsOf('en');
  await visitForm(page, `/service/${row.id}`);
  const item = page.locator('[id^="review-"]').first();
  const id = Number((await item.getAttribute('id'))!.replace('review-', ''));
  const text = await item.locator('p[dir]').first().textContent();
  await item.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('report.reviewTitle'));
  await expect(page.locator('aside[aria-labelledby="shown"]')).toContainText(text!);
  await field(page, 'wrong').selectOption('advertising');
  await page.getByRole('button', { name: t('report.submit') }).click();
  await expect(page.locator('[data-outcome]')).toHaveText(t('report.success'));
  const reports = await readRows<{ message: string }>(`contact_submissions?review_id=eq.${id}`);
  expect(reports).toMatchObject([{ provider_id: row.id, status: 'new' }]);
  expect(reports[0]!.message).toContain(`Report of a review\nProvider: ${row.id}`);
});
