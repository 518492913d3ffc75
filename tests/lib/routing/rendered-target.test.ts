import fc from 'fast-check';
import { pathOf } from '@/lib/routing/path-of';
import { renderedTarget } from '@/lib/routing/rendered-target';
import { definitionOf } from '@/lib/routing/route-table';
import { anyRoute } from './any-route';

// prettier-ignore
test.each([
  ['/service/611', '/service/611'], ['/service/611?token=SECRET', '/service/611'],
  ['/ar/service/611?token=SECRET', '/ar/service/611'], ['/?utm_source=mail', '/'], ['/ar?utm_source=mail', '/ar'],
  ['/about?', '/about'], ['/?x=SECRET.js', '/'], ['/services?x=SECRET.png', '/services'],
  ['/services?utm_source=mail&washType=Steam+Cleaning&emirate=Dubai', '/services?emirate=dubai&washType=steam-cleaning'],
  ['/services?emirate=all-emirates', '/services'], ['/service/611?_rsc=SECRET', '/service/611'],
  ['/ar/wash-type/eco-friendly?x=1&page=2', '/ar/wash-type/eco-friendly?page=2'],
  ['/areas/al-quoz?page=-2', '/areas/al-quoz'], ['/nothing/here?token=SECRET', '/nothing/here'],
  ['/areas/al-quoz.rsc', '/areas/al-quoz%2Ersc'], ['/service/1.rsc?x=1', '/service/1%2Ersc'],
  ['/blog/where-a-mobile-wash-may-work.rsc', '/blog/where-a-mobile-wash-may-work%2Ersc'],
  ['/ar/blog/x.rsc?_rsc=1', '/ar/blog/x%2Ersc'], ['/services/x.rsc', '/services/x%2Ersc'],
  ['/update-listing?x=1', '/update-listing'], ['/share/home.jpg?x=1', '/share/home.jpg'],
  ['/ar/suggestions.json?x=1', '/ar/suggestions.json'], ['/sitemap.xml?x=1', '/sitemap.xml'],
])('caches %s as %s', (target, cached) => {
  expect(renderedTarget(target)).toEqual({ target: cached, kind: 'cached' });
});

// prettier-ignore
test.each([
  ['/services?q=steam', '/services?q=steam'], ['/services?q=steam&utm_source=mail&q=foam', '/services?q=steam'],
  ['/services?emirate=dubai&page=7&_rsc=1', '/services?emirate=dubai&page=7'],
  ['/services?open=fri&at=2130', '/services?open=fri&at=2130'], ['/compare?x=1&ids=1,2,x', '/compare?ids=1%2C2%2Cx'],
  ['/car-wash-apps/book?app=qatra&x', '/car-wash-apps/book?app=qatra'],
  ['/update-listing?provider=8&x', '/update-listing?provider=8'],
  ['/api/provider-count?q=%d8%ba&locale=ar&x=1', '/api/provider-count?q=%D8%BA&locale=ar'],
])('renders %s as %s', (target, rendered) => {
  expect(renderedTarget(target)).toEqual({ target: rendered, kind: 'rendered' });
});

test.each([
  '/wash-type/detailing?utm_source=mail',
  '/en/about?x=1',
  '/about/?x=1',
  '/ABOUT?x=1',
  '/AR/about?x',
])('leaves %s to be redirected', (target) => {
  expect(renderedTarget(target)).toEqual({ target, kind: 'rendered' });
});

// prettier-ignore
test.each([
  ['/sprite.svg?x=1', '/sprite.svg'], ['/_next/static/chunks/a.js?x', '/_next/static/chunks/a.js'],
  ['/_next/image?url=%2Fa.webp&x=1&w=640&q=75', '/_next/image?url=%2Fa.webp&w=640&q=75'],
  ['/_next/data/x/en.json?url=1', '/_next/data/x/en.json'], ['/images/a.webp?url=1', '/images/a.webp'],
])('serves the file %s as %s', (target, served) => {
  expect(renderedTarget(target)).toEqual({ target: served, kind: 'file' });
});

test('keeps the query of every route, and nothing else', () => {
  fc.assert(
    fc.property(anyRoute, fc.string(), fc.string(), (route, name, value) => {
      const path = pathOf(route);
      const names = definitionOf(route).query?.names ?? [];
      const clean = renderedTarget(path);
      const sorted = ({ target }: { target: string }) =>
        [...new URL(target, 'https://x').searchParams].sort();
      if (route.name !== 'washTypeShortcut') expect(sorted(clean)).toEqual(sorted({ target: path }));
      if (route.name === 'washTypeShortcut' || names.includes(name)) return;
      const added = new URLSearchParams([[name, value]]).toString();
      expect(renderedTarget(`${path}${path.includes('?') ? '&' : '?'}${added}`)).toEqual(clean);
    }),
  );
});
