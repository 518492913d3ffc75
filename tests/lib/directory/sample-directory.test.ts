/** @jest-environment node */
import { sampleDirectory } from '../../support/sample-directory';

test('unit tests have the directory of the sample data', () => {
  const { providers, byId, areas } = sampleDirectory();
  expect(providers.length).toBeGreaterThan(600);
  expect(byId.get(providers[0]!.id)).toBe(providers[0]);
  expect(providers.filter(({ area }) => area).every(({ area }) => areas.get(area!.slug) === area)).toBe(true);
});
