import { BACKEND, request } from './backend';

const CONTACT = { name: 'Amna', email: 'amna@visitor.example', message: 'Hello' };
const LISTING = { business_name: 'Noor', email: 'noor@visitor.example', emirates: 'Dubai' };

function asVisitor(path: string, init?: RequestInit) {
  return request(path, BACKEND.publishableKey, init);
}

test('requests without a key are rejected', async () => {
  const response = await fetch(`${BACKEND.url}/rest/v1/faqs?select=id`);
  expect(response.status).toBe(401);
});

test.each(['car_wash_locations', 'areas', 'provider_stats', 'faqs', 'blog_posts', 'pages'])(
  'a visitor can read %s',
  async (table) => {
    const response = await asVisitor(`${table}?limit=1`);
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveLength(1);
  },
);

test.each(['faqs', 'blog_posts', 'pages'])('a visitor cannot see unpublished rows of %s', async (table) => {
  const unpublished = `${table}?is_published=is.false`;
  expect(await (await request(unpublished, BACKEND.secretKey)).json()).not.toHaveLength(0);
  expect(await (await asVisitor(unpublished)).json()).toHaveLength(0);
});

describe.each([
  ['contact_submissions', CONTACT],
  ['listing_submissions', LISTING],
])('%s', (table, row) => {
  test('a visitor can insert, but not read, update or delete', async () => {
    const added = await asVisitor(table, {
      method: 'POST',
      body: JSON.stringify(row),
      headers: { Prefer: 'return=minimal' },
    });
    expect(added.status).toBe(201);
    expect((await asVisitor(table)).status).toBe(401);
    expect((await asVisitor(`${table}?id=gt.0`, { method: 'PATCH', body: '{"email":"x"}' })).status).toBe(
      401,
    );
    expect((await asVisitor(`${table}?id=gt.0`, { method: 'DELETE' })).status).toBe(401);
    const stored = await (await request(`${table}?email=eq.${row.email}`, BACKEND.secretKey)).json();
    expect(stored).toEqual(expect.arrayContaining([expect.objectContaining({ ...row, phone: null })]));
  });
});

test.each(['PATCH', 'DELETE'])('a visitor cannot %s a provider', async (method) => {
  const body = method === 'PATCH' ? '{"rating":5}' : undefined;
  expect((await asVisitor('car_wash_locations?id=gt.0', { method, body })).status).toBe(401);
});

test('a visitor cannot add a provider', async () => {
  const response = await asVisitor('car_wash_locations', {
    method: 'POST',
    body: '{"business_name":"Mine"}',
  });
  expect(response.status).toBe(401);
});
