import { BACKEND, request } from './backend';

test('requests without a key are rejected', async () => {
  expect((await fetch(`${BACKEND.url}/rest/v1/faqs?select=id`)).status).toBe(401);
});

test.each(['faqs', 'blog_posts', 'pages'])('a visitor cannot see unpublished rows of %s', async (table) => {
  const unpublished = `${table}?is_published=is.false`;
  expect(await (await request(unpublished, BACKEND.secretKey)).json()).not.toHaveLength(0);
  expect(await (await request(unpublished, BACKEND.publishableKey)).json()).toHaveLength(0);
});
