// Writes the out-of-hours pharmacies to public/ooh, all invented: node scripts/pharmacies.mjs [--check]
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createRandom } from './seed/random.mjs';

const COUNT = 480;
const TARGET = 'public/ooh';

/** County, its towns, and an area code that is kept for drama: its numbers have no subscribers. */
const PLACES = [
  ['Greater London', ['London', 'Croydon', 'Harrow', 'Bromley'], '020 7946 0', 'SE'],
  ['Greater Manchester', ['Manchester', 'Bolton', 'Stockport'], '0161 496 0', 'M'],
  ['West Midlands', ['Birmingham', 'Coventry', 'Dudley'], '0121 496 0', 'B'],
  ['West Yorkshire', ['Leeds', 'Bradford', 'Wakefield'], '0113 496 0', 'LS'],
  ['Merseyside', ['Liverpool', 'Southport'], '0151 496 0', 'L'],
  ['South Yorkshire', ['Sheffield', 'Rotherham'], '0114 496 0', 'S'],
  ['Bristol', ['Bristol'], '0117 496 0', 'BS'],
  ['Tyne and Wear', ['Newcastle', 'Sunderland'], '0191 498 0', 'NE'],
  ['Leicestershire', ['Leicester', 'Loughborough'], '0116 496 0', 'LE'],
  ['Edinburgh', ['Edinburgh'], '0131 496 0', 'EH'],
  ['Glasgow', ['Glasgow'], '0141 496 0', 'G'],
  ['Cardiff', ['Cardiff'], '029 2018 0', 'CF'],
  ['Belfast', ['Belfast'], '028 9649 6', 'BT'],
];
const FIRST = [
  'Alder',
  'Bramble',
  'Cobble',
  'Dovetail',
  'Elmswick',
  'Fernhope',
  'Gatehouse',
  'Hazelmere',
  'Larkfold',
  'Millbeck',
  'Otterby',
  'Quillford',
  'Rowanlea',
  'Thistleton',
  'Wrenfield',
];
const LAST = ['Pharmacy', 'Chemist', 'Dispensary', 'Late Pharmacy', 'Health Pharmacy'];
const STREETS = [
  'High Street',
  'Station Road',
  'Church Lane',
  'Market Place',
  'Mill Road',
  'Queensway',
  'Park Avenue',
  'Bridge Street',
];
const NOTES = [
  'Ring the bell after 21:00',
  'Parking behind the shop',
  'Consultation room',
  'Inside the supermarket',
  'Last orders 15 minutes before closing',
];

const random = createRandom(480);
const pharmacies = Array.from({ length: COUNT }, (_, index) => {
  const [county, towns, area, code] = random.pick(PLACES);
  const isAlways = random.chance(0.06);
  return {
    pharmacy_name: `${random.pick(FIRST)} ${random.pick(LAST)}`,
    address: `${random.int(1, 220)} ${random.pick(STREETS)}`,
    postcode: `${code}${random.int(1, 28)} ${random.int(1, 9)}ZZ`,
    county,
    city: random.pick(towns),
    phone: `${area}${String(random.int(0, 999)).padStart(3, '0')}`,
    weekday_after_19: isAlways || random.chance(0.7),
    saturday_after_19: isAlways || random.chance(0.4),
    sunday_after_19: isAlways || random.chance(0.22),
    public_holiday_after_19: isAlways || random.chance(0.15),
    open_24_7: isAlways,
    notes: index % 5 === 0 ? random.pick(NOTES) : null,
  };
});

const FILES = {
  'index.json': pharmacies,
  'filters/weekend_after_19.json': pharmacies.filter((row) => row.saturday_after_19 || row.sunday_after_19),
  'filters/public_holiday_after_19.json': pharmacies.filter((row) => row.public_holiday_after_19),
};

for (const [name, rows] of Object.entries(FILES)) {
  const file = `${TARGET}/${name}`;
  const text = `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;
  if (process.argv.includes('--check')) {
    if (readFileSync(file, 'utf8') !== text) {
      console.error(`${file} is stale. Run: node scripts/pharmacies.mjs`);
      process.exit(1);
    }
    continue;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file}: ${rows.length} pharmacies`);
}
