import { expect } from '@playwright/test';
import { test } from '../support/own-site';

/** What Vercel's script does, as far as it concerns the address of a page; Vercel serves it only to deployed sites. */
const SCRIPT = `
  let change = (event) => event;
  const report = () => {
    const event = change({ type: 'pageview', url: location.href });
    if (!event) return;
    const { referrer } = document;
    const body = { o: event.url, r: referrer.includes(location.host) ? undefined : referrer };
    fetch('/_vercel/insights/view', { method: 'POST', keepalive: true, body: JSON.stringify(body) });
  };
  window.va = (name, value) => {
    if (name === 'beforeSend') change = value;
  };
  (window.vaq ?? []).forEach((call) => window.va(...call));
  report();
  const pushState = history.pushState.bind(history);
  history.pushState = (...parts) => {
    pushState(...parts);
    report();
  };
`;

test('analytics learn the path of a page, but not what was searched for, or where', async ({
  page,
  own: { site },
}) => {
  await page.route('**/_vercel/insights/script.js', (route) =>
    route.fulfill({ contentType: 'application/javascript', body: SCRIPT }),
  );
  const sent: { address: string; all: string }[] = [];
  await page.route('**/_vercel/insights/view', async (route) => {
    const body = route.request().postData() ?? '';
    const headers = JSON.stringify(await route.request().allHeaders());
    sent.push({
      address: (JSON.parse(body) as { o: string }).o,
      all: `${route.request().url()} ${headers} ${body}`,
    });
    await route.fulfill({ status: 204 });
  });
  const addresses = () => sent.map(({ address }) => address);

  await page.goto(`${site.url}/ar/services?q=zyxwv`);
  await page.keyboard.press('Shift');
  await expect.poll(addresses).toEqual([`${site.url}/ar/services`]);
  await page.goto(`${site.url}/services?near=25.204,55.271&q=zyxwv#listings`);
  await page.keyboard.press('Shift');
  await expect.poll(addresses).toHaveLength(2);
  // Without a new document.
  await page.getByRole('link', { name: 'Map' }).first().click();
  await expect(page).toHaveURL(/view=map/);
  await expect.poll(() => sent.length).toBeGreaterThan(2);
  expect(new Set(addresses().slice(1))).toEqual(new Set([`${site.url}/services`]));
  for (const { all } of sent) expect(all).not.toMatch(/zyxwv|25\.2|55\.2/);
});
