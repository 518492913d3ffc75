import type { Post } from '@/lib/domain/post';
import type { Route } from '@/lib/routing/route';
import { servicesRoute } from '@/lib/routing/route';
import { lastChange } from '@/lib/seo/last-change';
import { smallDirectory } from '../../support/small-directory';

const on = (day: number) => `2026-11-${day}T00:00:00+00:00`;
const directory = {
  ...smallDirectory([
    { area: 'al-quoz', washTypes: ['steam-cleaning'], updatedAt: on(10) },
    { area: 'al-quoz', updatedAt: on(20) },
    { area: 'deira', washTypes: ['steam-cleaning', 'eco-friendly'], updatedAt: on(15) },
    { area: 'mirdif' },
  ]),
  posts: [
    { slug: 'old', createdAt: 'last year' },
    { slug: 'new', createdAt: on(11) },
  ] as Post[],
};

// prettier-ignore
test.each<[Route, number | undefined]>([
  [servicesRoute(), 20], [{ name: 'prices' }, 20], [{ name: 'emirate', emirate: 'dubai' }, 20], [{ name: 'emirate', emirate: 'ajman' }, undefined],
  [{ name: 'area', area: 'al-quoz', page: 2 }, 20], [{ name: 'area', area: 'deira' }, 15], [{ name: 'area', area: 'mirdif' }, undefined],
  [{ name: 'washType', washType: 'steam-cleaning' }, 15], [{ name: 'washTypeEmirates', washType: 'eco-friendly' }, 15],
  [{ name: 'washTypeInEmirate', washType: 'steam-cleaning', emirate: 'dubai' }, 15],
  [{ name: 'post', slug: 'new' }, 11], [{ name: 'post', slug: 'old' }, undefined], [{ name: 'post', slug: 'gone' }, undefined],
  [{ name: 'blog', filter: { page: 2 } }, 11], [{ name: 'about' }, undefined],
])('%j last changed on day %s', (route, day) => {
  expect(lastChange(directory, route)).toEqual(day === undefined ? undefined : new Date(on(day)));
});
