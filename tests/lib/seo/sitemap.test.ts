import type { CountedArea } from '@/lib/domain/area';
import { pathOf } from '@/lib/routing/path-of';
import { indexableAreas } from '@/lib/seo/sitemap';

function area(slug: string, providers: number): CountedArea {
  return { slug, emirate: 'dubai', name: { en: slug, ar: slug }, latitude: 25, longitude: 55, providers };
}

test('includes areas with at least three providers and all their pages, without districts', () => {
  const areas = [
    area('jlt', 90),
    area('al-quoz', 49),
    area('deira', 24),
    area('mirdif', 3),
    area('hatta', 2),
  ];
  expect(indexableAreas(areas).map(pathOf)).toEqual([
    '/areas/al-quoz',
    '/areas/al-quoz?page=2',
    '/areas/al-quoz?page=3',
    '/areas/deira',
    '/areas/mirdif',
  ]);
});
