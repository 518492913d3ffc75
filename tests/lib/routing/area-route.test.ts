import { DISTRICTS } from '@/lib/domain/area';
import { parseRoute } from '@/lib/routing/parse-route';
import { pathOf } from '@/lib/routing/path-of';
import { areaRoute } from '@/lib/routing/route';

test('links districts at their own page, which their area URL redirects to', () => {
  for (const slug of DISTRICTS) {
    const path = pathOf(areaRoute({ slug }));
    expect(path).toBe(`/district/${slug}`);
    expect(parseRoute(`/areas/${slug}`, new URLSearchParams())).toEqual({ redirect: path });
  }
});

test('links all other areas at their area page', () => {
  expect(areaRoute({ slug: 'hatta' })).toEqual({ page: 'area', area: 'hatta' });
});
