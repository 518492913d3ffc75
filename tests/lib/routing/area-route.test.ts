import { DISTRICTS } from '@/lib/domain/districts';
import { areaRoute } from '@/lib/routing/area-route';
import { parseRoute } from '@/lib/routing/parse-route';
import { pathOf } from '@/lib/routing/path-of';

test('an area that is a district is linked at its own page, which its other address leads to', () => {
  for (const slug of DISTRICTS) {
    const path = pathOf(areaRoute({ slug }));
    expect(path).toBe(`/district/${slug}`);
    expect(parseRoute(`/areas/${slug}`, new URLSearchParams())).toEqual({ redirect: path });
  }
});

test('every other area is linked at its page', () => {
  expect(areaRoute({ slug: 'hatta' })).toEqual({ page: 'area', area: 'hatta' });
});
