import { expect, test } from '@playwright/test';
import { BASE_URL, textsOf } from '../support/site';
import { contactRows, post, uniqueAddress, uniqueEmail } from '../support/submissions';

const SUCCESS = textsOf('en')('contact.success').replaceAll("'", '&#x27;');
const OWN = new URL(BASE_URL);

const message = (email: string) => ({ name: 'Amna', email, message: `Hello from ${email}` });

test('twenty concurrent identical submissions are stored once, and all are confirmed', async () => {
  const email = uniqueEmail();
  const sender = uniqueAddress();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(BASE_URL, '/contact', message(email), sender)),
  );
  expect(answers.filter(({ html }) => html.includes(SUCCESS))).toHaveLength(20);
  expect(await contactRows(email)).toHaveLength(1);
});

for (const origin of [
  'https://evil.example',
  'null',
  `http://${OWN.hostname}`,
  `http://${OWN.hostname}:${Number(OWN.port) + 1}`,
  `http://${OWN.host}.evil.example`,
  `http://evil.example#${OWN.host}`,
  `http://${OWN.host}@evil.example`,
  'evil.example',
])
  test(`a form post from ${origin} is refused on every page with a form`, async () => {
    const email = uniqueEmail();
    for (const path of [
      '/contact',
      '/ar/contact',
      '/update-listing',
      '/car-wash-apps/book',
      '/report?provider=1',
    ]) {
      const { status } = await post(BASE_URL, path, message(email), uniqueAddress(), { Origin: origin });
      expect(status, path).toBe(403);
    }
    expect(await contactRows(email)).toEqual([]);
  });

test('a same-origin form post is accepted', async () => {
  const email = uniqueEmail();
  const { html } = await post(BASE_URL, '/contact', message(email), uniqueAddress(), { Origin: OWN.origin });
  expect(html).toContain(SUCCESS);
  expect(await contactRows(email)).toHaveLength(1);
});

test('more than 1 MB is refused, with or without Content-Length', async () => {
  const email = uniqueEmail();
  const large = { ...message(email), message: 'm'.repeat(1_100_000) };
  expect((await post(BASE_URL, '/contact', large, uniqueAddress())).status).toBe(413);

  const part = `--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n${large.message}\r\n--x--`;
  const response = await fetch(`${BASE_URL}/contact`, {
    ...{ method: 'POST', body: new Blob([part]).stream(), duplex: 'half' },
    headers: { 'Content-Type': 'multipart/form-data; boundary=x', 'x-forwarded-for': uniqueAddress() },
  } as RequestInit);
  expect(response.status).toBe(413);
  expect(await contactRows(email)).toEqual([]);
});

for (const [what, body, type, status] of [
  ['plain text', 'a=b', 'text/plain', 405],
  ['JSON', '{"name":"x"}', 'application/json', 405],
  ['a form without a boundary', 'x', 'multipart/form-data', 415],
  [
    'a truncated form',
    '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    'multipart/form-data; boundary=x',
    400,
  ],
] as const)
  test(`${what} is refused with ${status}`, async () => {
    const headers = { 'Content-Type': type, 'x-forwarded-for': uniqueAddress() };
    const response = await fetch(`${BASE_URL}/contact`, { method: 'POST', body, headers });
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
