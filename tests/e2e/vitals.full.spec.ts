import { expect, test } from '@playwright/test';
import { cleanUp } from '../support/processes';
import { TestBackend, TestSite } from '../support/test-site';

test.afterAll(cleanUp);

test('Web Vitals are logged by the kind of page, if they are switched on', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const backend = await TestBackend.start();
  const site = await TestSite.start(backend.url, { ANALYTICS: 'vitals' });
  const vitals = () =>
    site.log
      .split('\n')
      .filter((line) => line.includes('"page.vital"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const sent: string[] = [];
  page.on('request', async (sentRequest) => {
    if (!sentRequest.url().endsWith('/api/vitals')) return;
    sent.push(JSON.stringify([sentRequest.postData(), await sentRequest.allHeaders()]));
  });
  await page.goto(`${site.url}/services?q=zyxwv`);
  await page.getByRole('heading').first().click();
  const metrics = () => vitals().map(({ metric }) => metric);
  await expect.poll(metrics).toContain('FCP');
  // The largest paint is known once the visitor does something.
  await page.getByRole('heading').first().click();
  await expect.poll(metrics).toContain('LCP');
  for (const vital of vitals())
    expect(vital).toMatchObject({
      page: 'services',
      value: expect.any(Number),
      rating: expect.stringMatching(/^[a-z-]+$/),
    });
  expect(await page.context().cookies()).toEqual([]);
  expect(site.log).not.toContain('zyxwv');
  expect(sent.join()).toContain('/services');
  expect(sent.join(), 'Web Vitals are sent without the query').not.toContain('zyxwv');

  const send = (body: object | string, url = site.url) =>
    request.post(`${url}/api/vitals`, {
      data: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'text/plain' },
    });
  const metric = { name: 'LCP', value: 1234.5678, rating: 'good', page: '/ar/service/12' };
  expect((await send(metric)).status()).toBe(204);
  await expect
    .poll(() => vitals().at(-1))
    .toMatchObject({ page: 'provider', metric: 'LCP', value: 1234.568 });
  for (const wrong of [
    '{',
    '[]',
    { ...metric, name: 'zyxwv' },
    { ...metric, value: '1' },
    { ...metric, page: 'javascript:zyxwv' },
    { ...metric, page: `/${'a'.repeat(2_000)}` },
  ])
    expect((await send(wrong)).status(), JSON.stringify(wrong)).toBe(400);
  for (const page of ['/zyxwv', '/%E0%A4%A', '/service/zyxwv', '//zyxwv.example/']) {
    expect((await send({ ...metric, page })).status(), page).toBe(204);
    expect(vitals().at(-1), page).toMatchObject({ page: 'unknown' });
  }
  expect(site.log).not.toContain('zyxwv');
  expect((await request.get(`${site.url}/api/vitals`)).status()).toBe(405);

  const flood = Array.from({ length: 700 }, () => send({ ...metric, name: 'INP' }));
  expect(new Set((await Promise.all(flood)).map((response) => response.status()))).toEqual(new Set([204]));
  // The flood may pass the end of a minute.
  expect(vitals().filter(({ metric: name }) => name === 'INP').length).toBeLessThanOrEqual(600);

  expect((await send(metric, baseURL!)).status()).toBe(404);
});
