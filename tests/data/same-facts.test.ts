import { SAME_PHONES, SAME_WEBSITES } from '../fixtures/same-facts';
import { migratedDatabase } from './database';

const database = migratedDatabase();

test.each([
  ['is_same_phone', SAME_PHONES],
  ['is_same_website', SAME_WEBSITES],
] as const)('%s means what the site does', async (name, examples) => {
  const both = examples.flatMap(([one, other, isSame, isSameToDatabase = isSame]) => [
    [one, other, isSameToDatabase],
    [other, one, isSameToDatabase],
  ]);
  const judged = [];
  for (const [one, other] of both) {
    const { same } = await database.row<{ same: boolean }>(`select public.${name}($1, $2) as same`, [
      one,
      other,
    ]);
    judged.push([one, other, same]);
  }
  expect(judged).toEqual(both);
});
