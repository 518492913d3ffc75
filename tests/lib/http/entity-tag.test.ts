import { entityTag, withEntityTag } from '@/lib/http/entity-tag';

const asked = (condition?: string) =>
  new Request('https://lamaa.example/api', { headers: condition ? { 'if-none-match': condition } : {} });
const answer = (body = 'the list', headers: Record<string, string> = {}) =>
  new Response(body, {
    headers: { 'Cache-Control': 'private, no-cache', 'Content-Type': 'text/x', ...headers },
  });
const tag = entityTag(['the list']);

test('a whole answer names its content, in a tag that says that it may be compressed', async () => {
  const response = await withEntityTag(asked(), answer());
  expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([
    200,
    'the list',
    tag,
  ]);
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(entityTag(['the ', new TextEncoder().encode('list')])).toBe(tag);
  expect(entityTag(['the list.'])).not.toBe(tag);
});

test.each([tag, tag.slice(2), `"x", ${tag}`, `"a,b",${tag.slice(2)}`, '*'])(
  'who has it (%s) gets no body',
  async (condition) => {
    const response = await withEntityTag(asked(condition), answer());
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect(Object.fromEntries(response.headers)).toEqual({ etag: tag, 'cache-control': 'private, no-cache' });
  },
);

test.each(['"x"', tag.toUpperCase(), '', tag.slice(0, -1)])(
  'who has another one (%s) gets the whole',
  async (condition) => {
    expect((await withEntityTag(asked(condition), answer())).status).toBe(200);
  },
);

test('a known tag is taken, without the body being read', async () => {
  const body = new ReadableStream(
    {
      pull: () => {
        throw new Error('read');
      },
    },
    { highWaterMark: 0 },
  );
  const streamed = () => new Response(body, { headers: { ETag: 'W/"known"' } });
  expect((await withEntityTag(asked('W/"known"'), streamed())).status).toBe(304);
});

test('failures, and what nobody may keep, have none', async () => {
  for (const response of [
    new Response(null, { status: 404 }),
    Response.json({}, { status: 503 }),
    answer('x', { 'Cache-Control': 'no-store' }),
  ])
    expect((await withEntityTag(asked('*'), response)).headers.get('etag')).toBeNull();
});
