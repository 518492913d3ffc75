import { resolveAddress } from '@/lib/addresses/resolve';

const resolve = (address: string) => {
  const [path = '', query] = address.split('?');
  return resolveAddress(path, new URLSearchParams(query));
};

test.each([
  ['/wash-type/detailing', '/wash-type/auto-detailing'],
  ['/wash-type/detailing/dubai', '/wash-type/auto-detailing/emirates/dubai'],
  ['/wash-type/detailing/emirates/RAK', '/wash-type/auto-detailing/emirates/ras-al-khaimah'],
  ['/wash-type/steam-cleaning/uaq', '/wash-type/steam-cleaning/emirates/umm-al-quwain'],
  ['/wash-type/Steam-Cleaning', '/wash-type/steam-cleaning'],
  ['/district/jlt/steam-cleaning', '/district/jlt'],
  ['/district/JLT', '/district/jlt'],
  ['/services/anything', '/services'],
  ['/vehicle-type/suv', '/services'],
  ['/brands/some-brand', '/services'],
  ['/emirates/RAK', '/emirates/ras-al-khaimah'],
  ['/emirates/Abu%20Dhabi', '/emirates/abu-dhabi'],
  ['/emirates/dubai/', '/emirates/dubai'],
  ['//emirates//dubai', '/emirates/dubai'],
  ['/mobile-car-wash', '/wash-type/mobile-car-wash'],
  ['/247-services', '/wash-type/247-services'],
  ['/service/007', '/service/7'],
])('%s has its one right address at %s', (address, path) => {
  expect(resolve(address)).toMatchObject({ path });
});

test.each([
  ['/emirates/paris', 'emirate'],
  ['/wash-type/magic', 'wash-type'],
  ['/wash-type/magic/emirates', 'wash-type'],
  ['/wash-type/magic/emirates/dubai', 'combination'],
  ['/wash-type/steam-cleaning/emirates/paris', 'combination'],
  ['/wash-type/steam-cleaning/paris', 'combination'],
  ['/district/soho', 'district'],
  ['/district/soho/steam', 'district'],
  ['/service/abc', 'service'],
  ['/service/0', 'service'],
  ['/service/2147483648', 'service'],
  ['/service/1.5', 'service'],
  ['/nowhere', 'page'],
  ['/emirates', 'page'],
  ['/services/a/b', 'page'],
  ['/brands', 'page'],
  ['/emirates/%E0%A4', 'page'],
  ['/constructor', 'page'],
  ['/missing/page', 'page'],
  ['/mobile-car-wash/more', 'page'],
])('at %s a %s is missing', (address, what) => {
  expect(resolve(address)).toEqual({ kind: 'missing', what });
});

test.each([
  ['/services', '/services/all'],
  ['/services?emirate=all-emirates', '/services/all'],
  ['/services?serviceType=Mobile&emirate=Dubai', '/services/emirate%3Ddubai%26serviceType%3Dmobile'],
])('%s is shown from the kept page %s', (address, internal) => {
  expect(resolve(address)).toEqual({ kind: 'rendered-at', path: '/services', internal });
});

test.each(['q=a', 'sort=price', 'view=list', 'page=2', 'rating=4.2', 'washType=ceramic'])(
  '/services?%s is rendered on demand',
  (query) => {
    expect(resolve(`/services?${query}`)).toEqual({ kind: 'page', path: '/services' });
  },
);

test('later pages of a list are rendered on demand at their own address', () => {
  expect(resolve('/wash-type/eco-friendly?page=2')).toEqual({
    kind: 'rendered-at',
    path: '/wash-type/eco-friendly',
    internal: '/wash-type/eco-friendly/pages/2',
  });
  expect(resolve('/wash-type/eco-friendly?page=-2')).toEqual({
    kind: 'page',
    path: '/wash-type/eco-friendly',
  });
});

test('a provider is asked for by its number', () => {
  expect(resolve('/service/12')).toEqual({
    ...{ kind: 'row', path: '/service/12', row: 'provider', key: '12', otherwise: 'service' },
  });
});
