import { isAuthorized } from '@/lib/http/authorization';

const SECRET = 'a-secret-of-the-cron-job';
const requestWith = (authorization: string) =>
  new Request('https://lamaa.example/', { headers: { authorization } });

test('a request is authorized by the whole secret only', () => {
  expect(isAuthorized(requestWith(`Bearer ${SECRET}`), [SECRET])).toBe(true);
  for (const header of ['', SECRET, 'Bearer', `Bearer ${SECRET}x`, `Bearer ${SECRET.slice(1)}`])
    expect([header, isAuthorized(requestWith(header), [SECRET])]).toEqual([header, false]);
});

test('without a configured secret there is none to guess', () => {
  for (const header of ['', 'Bearer ', 'Bearer undefined'])
    expect([header, isAuthorized(requestWith(header), [undefined])]).toEqual([header, false]);
});
