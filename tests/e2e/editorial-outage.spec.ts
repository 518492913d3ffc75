import { expect, test } from '@playwright/test';
import { headingOf, textOf } from '../support/html';
import { OwnBackend, OwnSite } from '../support/own-site';
import { cleanUp } from '../support/processes';
import { address, LOCALES, textsOf } from '../support/site';

test.afterEach(cleanUp);

test('without a database editorial pages show their built-in texts, then recover @full', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const backend = await OwnBackend.create();
  const site = await OwnSite.start(backend.url);
  const read = async (path: string) => textOf(await (await request.get(site.url + path)).text());
  for (const locale of LOCALES) {
    const t = textsOf(locale);
    const blog = await read(address('/blog?category=tips', locale));
    expect(blog).toContain(t('blog.title'));
    expect(blog).not.toContain(t('blog.empty'));
    expect(await read(address('/blog/where-a-mobile-wash-may-work', locale))).toContain(
      t('blog.unavailable'),
    );
    const feed = await request.get(site.url + address('/blog/feed.xml', locale));
    expect(feed.status()).toBe(503);
  }
  // Pages rendered with the database keep their last good copy.
  expect(await read('/about')).toContain('Why we began');

  await backend.start();
  await expect
    .poll(
      async () =>
        headingOf(await (await request.get(`${site.url}/blog/where-a-mobile-wash-may-work`)).text()),
      {
        timeout: 20_000,
      },
    )
    .toContain('Towers, Malls and Villas');
  await expect
    .poll(() => read('/blog?category=tips'), { timeout: 20_000 })
    .toContain('How to Read a Car Wash Price');
});
