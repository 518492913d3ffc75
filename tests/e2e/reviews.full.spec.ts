import { expect, test } from '@playwright/test';
import { readProviders, writeRows } from '../support/directory';
import { cleanUp } from '../support/processes';
import { address, LOCALES, textsOf } from '../support/site';
import { post } from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

test.afterEach(cleanUp);

test('a review appears on the page of its provider, in the structured data and in the sitemap once staff accept it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const backend = await TestBackend.start();
  const site = await TestSite.start(backend.url);
  const row = (await readProviders(backend)).find(({ own_review_count }) => own_review_count === 0);
  const path = `/service/${row!.id}`;
  const text = 'Careful with the paint, and on time.';
  const visited_in = new Date().toISOString().slice(0, 7);
  const { html } = await post(site.url, `${path}/reviews/new`, {
    stars: '4',
    text,
    visited_in,
    name: 'Amna',
  });
  expect(html).toContain('class="form-success"');

  for (const status of ['new', 'accepted', 'new']) {
    await writeRows('PATCH', `provider_reviews?provider_id=eq.${row!.id}`, { status }, backend);
    expect(await site.lookNow()).toBe(200);
    const isPublished = status === 'accepted';
    for (const locale of LOCALES) {
      const section = page.locator('#reviews');
      await page.goto(site.url + address(path, locale));
      await expect(section).toContainText(isPublished ? text : textsOf(locale)('reviews.none'));
      await expect(page.locator('a[href="#reviews"]')).toHaveCount(isPublished ? 1 : 0);
      const content = await page.content();
      expect(content.includes('"@type":"Review"')).toBe(isPublished);
      expect(
        content.includes('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1'),
      ).toBe(isPublished);
    }
    const sitemap = await (await fetch(`${site.url}/sitemap/providers-0.xml`)).text();
    expect(sitemap.includes(`${path}</loc><lastmod>`)).toBe(isPublished);
  }
});
