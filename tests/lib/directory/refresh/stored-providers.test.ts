import { deriveDirectory, toDirectory } from '@/lib/directory/derive-directory';
import { atOnce } from '@/lib/directory/in-chunks';
import { toStoredProvider } from '@/lib/directory/refresh/stored-providers';
import { sampleRows } from '../../../support/sample-directory';

const rows = sampleRows();
const options = { readAt: 0, imageHosts: ['images.example'] };
const derived = toDirectory(rows, options);
const json = JSON.stringify([...derived.byId.values()].map(toStoredProvider));

test('providers are the same, whether they are derived or were stored', () => {
  const revived = toDirectory(rows, { ...options, stored: JSON.parse(json) });
  expect({ ...revived, version: 0 }).toEqual({ ...derived, version: 0 });
  for (const { area, kinds, seasons } of revived.providers) {
    expect(area && revived.areas.get(area.slug)).toBe(area);
    expect(kinds.every((kind) => revived.kinds.get(kind.slug) === kind)).toBe(true);
    expect(seasons).toBe(revived.seasons);
  }
});

test('one that names what is not there is derived', () => {
  const [one, ...others] = JSON.parse(json);
  const stored = [
    { ...one, name: 'Old', area: 'no-such-area' },
    { ...others[0], name: 'Old', kinds: ['none'] },
  ];
  const { byId } = toDirectory(rows, { ...options, stored });
  expect(byId.get(one.id)).toEqual(derived.byId.get(one.id));
  expect(byId.get(others[0].id)).toEqual(derived.byId.get(others[0].id));
});

test('what changes afterwards is derived, and all else stays', () => {
  const before = toDirectory(rows, { ...options, stored: JSON.parse(json) });
  const [first, second] = derived.providers;
  const change = (row: (typeof rows.car_wash_locations)[number]) =>
    row.id === first!.id ? { ...row, phone: '050 123 4567' } : row;
  const next = { ...rows, car_wash_locations: rows.car_wash_locations.map(change) };
  const after = atOnce(deriveDirectory(next, options, { rows, directory: before }));
  expect(after.byId.get(first!.id)).toMatchObject({ phone: '050 123 4567', phoneE164: '+971501234567' });
  expect(after.byId.get(second!.id)).toBe(before.byId.get(second!.id));
});
