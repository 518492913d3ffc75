import type { Directory } from '../directory/directory';
import { changedAt } from '../directory/listed-ids';
import { oncePerDirectory } from '../directory/once-per-directory';
import { shownPosts } from '../directory/posts';
import { publishedAt } from '../domain/post';
import type { Route } from '../routing/route';

/** Returns when the rows that a list shows last changed; undefined for other pages, and where no row says so. */
export function lastChange(directory: Directory, route: Route): Date | undefined {
  const newest = (place = ANY, washType = ANY) => newestRows(directory).get(keyOf(place, washType));
  switch (route.name) {
    case 'services':
    case 'prices':
      return newest();
    case 'emirate':
      return newest(route.emirate);
    case 'district':
      return newest(route.district);
    case 'area':
      return newest(route.area);
    case 'washType':
    case 'washTypeEmirates':
      return newest(ANY, route.washType);
    case 'washTypeInEmirate':
      return newest(route.emirate, route.washType);
    case 'blog':
      return shownPosts(directory).map(publishedAt).find(Boolean);
    case 'post': {
      const post = shownPosts(directory).find(({ slug }) => slug === route.slug);
      return post && publishedAt(post);
    }
    default:
      return undefined;
  }
}

const ANY = '';
const keyOf = (place: string, washType: string) => `${place} ${washType}`;

/** Returns when the newest row of each place, of each wash type and of each pair of them changed. */
const newestRows = oncePerDirectory((directory): ReadonlyMap<string, Date> => {
  const newest = new Map<string, Date>();
  for (const provider of directory.providers) {
    const changed = changedAt(directory, provider);
    if (!changed) continue;
    for (const place of [ANY, ...provider.index.places])
      for (const washType of [ANY, ...provider.washTypes]) {
        const key = keyOf(place, washType);
        if (changed > (newest.get(key) ?? 0)) newest.set(key, changed);
      }
  }
  return newest;
});
