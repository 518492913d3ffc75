import { withParameter } from '@/lib/routing/with-parameter';

test('adds a parameter in the order of every link, and begins at the first page', () => {
  expect(withParameter('/services?emirate=dubai&q=foam&view=map&page=3', 'in', '55.1,25,55.4,25.3')).toBe(
    '/services?emirate=dubai&in=55.1,25,55.4,25.3&q=foam&view=map',
  );
  expect(withParameter('/ar/services', 'near', '25.1,55.2')).toBe('/ar/services?near=25.1,55.2');
});

test('replaces the one that was there', () => {
  expect(withParameter('/services?in=1,2,3,4', 'in', '55.1,25,55.4,25.3')).toBe(
    '/services?in=55.1,25,55.4,25.3',
  );
});
