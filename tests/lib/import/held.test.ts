import type { Connection } from '../../../scripts/import/connect';
import { describeHeld } from '../../../scripts/import/runs';

const soon = new Date(Date.now() + 600_000);
const ROWS = {
  table_name: 'car_wash_locations',
  what: 'rows',
  gone: 10_000,
  shown: 10_640,
  until: soon.toISOString(),
};
const at = `${soon.toISOString().slice(11, 16)} UTC`;

test.each([
  [ROWS, [`10,000 of 10,640 rows of car_wash_locations are gone, and the site still shows them until ${at}`]],
  // A column that is not there is shown until it is back or released.
  [
    { ...ROWS, what: 'phone', gone: 1, until: null },
    ['1 of 10,640 values of car_wash_locations.phone are gone, and the site still shows them'],
  ],
  // The site has given them up.
  [{ ...ROWS, until: new Date(Date.now() - 1_000).toISOString() }, []],
])('of what is held back as %j tells staff', async (row, texts) => {
  const database = { rows: () => Promise.resolve([row]) } as unknown as Connection;
  const advice = ': tick "release" in the table held_back if that is meant.';
  expect(await describeHeld(database)).toEqual(texts.map((text) => text + advice));
});
