import { refusalOf, refusalOfBody, refusalOfMethod } from '@/lib/http/refusal';

const MULTIPART = 'multipart/form-data; boundary=----WebKitFormBoundaryAbC';
const OWN = { origin: 'https://lamaa.example' };
const ACTION = { 'next-action': '60'.padEnd(42, '0'), 'content-type': MULTIPART };

function statusOf(method: string, headers: Record<string, string>): number | undefined {
  return refusalOf({ method, headers: new Headers({ host: 'lamaa.example', ...headers }) })?.status;
}

// prettier-ignore
test.each<[what: string, method: string, headers: Record<string, string>]>([
  ['a page', 'GET', {}],
  ['a page of another origin', 'GET', { origin: 'https://other.example' }],
  ['the head of a page', 'HEAD', {}],
  ['a form without JavaScript', 'POST', { 'content-type': MULTIPART }],
  ['a form that is not ours', 'POST', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a form with a charset', 'POST', { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }],
  ['a quoted boundary', 'POST', { 'content-type': 'multipart/form-data; boundary="a:b"' }],
  ['a form with JavaScript', 'POST', ACTION],
  ['a form of the same origin', 'POST', { ...ACTION, ...OWN }],
  ['a form behind a proxy', 'POST', { ...ACTION, ...OWN, host: 'in:3000', 'x-forwarded-host': 'lamaa.example' }],
  ['a form of the maximum size', 'POST', { ...ACTION, 'content-length': '1048576' }],
])('accepts %s', (_, method, headers) => {
  expect(statusOf(method, headers)).toBeUndefined();
});

// prettier-ignore
test.each<[status: number, what: string, method: string, headers: Record<string, string>]>([
  [405, 'another method', 'PUT', ACTION],
  [405, 'a body that is not a form', 'POST', { 'content-type': 'application/json' }],
  [405, 'nothing at all', 'POST', {}], [413, 'more than 1 MB', 'POST', { ...ACTION, 'content-length': '1048577' }],
  [413, 'more than 1 MB without JavaScript', 'POST', { 'content-type': MULTIPART, 'content-length': '9999999' }],
  [403, 'a foreign origin', 'POST', { ...ACTION, origin: 'https://other.example' }],
  [403, 'an origin with our name in it', 'POST', { ...ACTION, origin: 'https://lamaa.example.org' }],
  [403, 'another port', 'POST', { ...ACTION, origin: 'https://lamaa.example:8443' }],
  [403, 'an origin that the browser hides', 'POST', { ...ACTION, origin: 'null' }],
  [403, 'an origin that is none', 'POST', { ...ACTION, origin: 'lamaa' }],
  [415, 'an action with a text', 'POST', { ...ACTION, 'content-type': 'text/plain;charset=UTF-8' }],
  [415, 'a form without a boundary', 'POST', { 'content-type': 'multipart/form-data' }],
  [415, 'a form with an empty boundary', 'POST', { 'content-type': 'multipart/form-data; boundary=' }],
  [415, 'two boundaries', 'POST', { 'content-type': 'multipart/form-data; boundary=a; boundary=b' }],
  [415, 'a boundary in another parameter', 'POST', { 'content-type': 'multipart/form-data; x-boundary=a; boundary=b' }],
  [415, 'a boundary in a quoted parameter', 'POST', { 'content-type': 'multipart/form-data; x="boundary=a"; boundary=b' }],
  [415, 'an unclosed quote', 'POST', { 'content-type': 'multipart/form-data; boundary="a' }],
  [415, 'a boundary beyond its limit', 'POST', { 'content-type': `multipart/form-data; boundary=${'a'.repeat(71)}` }],
  [415, 'a boundary of a form without parts', 'POST', { 'content-type': 'application/x-www-form-urlencoded; boundary=a' }],
])('answers %d for %s', (status, _, method, headers) => {
  expect(statusOf(method, headers)).toBe(status);
});

test('refuses large forms with a text in both languages that is not cached', () => {
  const headers = new Headers({ ...ACTION, 'content-length': '2000000' });
  const refusal = refusalOf({ method: 'POST', headers })!;
  expect(refusal.text).toMatch(/1 MB[^]*ميغابايت/);
  expect(refusal.headers).toEqual({
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  expect(refusalOf({ method: 'DELETE', headers })!.headers.Allow).toBe('GET, HEAD, POST');
});

describe('the body of a form', () => {
  const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n';
  const request = (body: BodyInit, type?: string) =>
    new Request('https://lamaa.example/contact', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: type ? { 'content-type': type } : {},
    } as RequestInit);
  const statusOfBody = async (body: BodyInit) =>
    (await refusalOfBody(request(body, 'multipart/form-data; boundary=x')))?.status;

  test('is accepted and can still be read', async () => {
    const fields = new FormData();
    fields.set('message', 'Hello');
    const valid = request(fields);
    expect(await refusalOfBody(valid)).toBeUndefined();
    expect((await valid.formData()).get('message')).toBe('Hello');
    expect(await refusalOfBody(request(new URLSearchParams({ a: 'b' })))).toBeUndefined();
    expect(await refusalOfBody(new Request('https://lamaa.example/contact'))).toBeUndefined();
  });

  test('is refused if it is larger than its header says', async () => {
    const large = new Blob([`${PART}${'m'.repeat(1_048_576)}\r\n--x--`]).stream();
    expect(await statusOfBody(large)).toBe(413);
  });

  test('is not read beyond the limit', async () => {
    let sent = 0;
    const upload = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
        if (sent > 20_000_000) controller.close();
      },
    });
    expect(await statusOfBody(upload)).toBe(413);
    expect(sent).toBeLessThan(2_000_000);
  });

  test.each([
    [undefined, 100],
    [413, 101],
    [413, 2_000],
  ])('is refused with %s if it has %d fields', async (status, count) => {
    const [fields, parameters] = [new FormData(), new URLSearchParams()];
    for (let index = 0; index < count; index += 1) {
      fields.append(`a${index}`, '');
      parameters.append(`a${index}`, '');
    }
    for (const body of [fields, parameters])
      expect((await refusalOfBody(request(body)))?.status).toBe(status);
  });

  test.each(['', 'abc', PART, `${PART}cut`])('is refused if it is %j', async (text) => {
    expect(await statusOfBody(text)).toBe(400);
  });
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])(
  'refuses %s on cached pages, without caching the refusal',
  (method) => {
    const refusal = refusalOfMethod({ method }, ['GET', 'HEAD'])!;
    expect(refusal.status).toBe(405);
    expect(refusal.headers).toMatchObject({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' });
  },
);
