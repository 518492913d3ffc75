import { openListings } from './decisions';

const { database, send, claim, decide } = openListings();

const CHECKED = `phone = '050 111 2222', phone_checked_on = '2026-01-01', phone_source = 'team'`;
const DETAILS = { phone: '050 333 4444' };

/** Rows of an import: a new business, a phone with its check, a rating that is refused, and a menu. */
const IMPORT = `
  insert into import_runs (id, file) values ('run', 'file.csv');
  insert into import_rows (run, line, action, provider_id, values) values
    ('run', 1, 'new', null, '{"business_name": "Imported"}'),
    ('run', 2, 'changed', 1, '{"phone": "050 555 6666", "phone_checked_on": "2026-02-02", "phone_source": "provider"}'),
    ('run', 3, 'changed', 2, '{"rating": 77}');
  insert into import_rows (run, line, action, provider_id, values, before)
    select 'run', 4, 'changed', 1, jsonb_build_object('menu', menu_of(1) || '[{"name_en": "Wax", "price_from": 50, "position": 2}]'),
      jsonb_build_object('menu', menu_of(1))`;
const APPLY = "select apply_import('run', 10)";
const UNDO = "select undo_import('run', 10)";

beforeEach(async () => {
  await database.exec(`insert into car_wash_locations (business_name) values ('Zahra');
    update car_wash_locations set ${CHECKED}, price_small = 30, price_checked_on = '2026-01-01';
    insert into provider_menu_items (provider_id, name_en, price_from) values (1, 'Foam', 40);
    update car_wash_locations set price_checked_on = '2026-01-01', updated_at = '2026-01-01';
    truncate provider_history`);
});

/** The way and source of each change; of an undo by a tick, those of the change that it undid. */
const ways = () =>
  database.values(`select concat_ws(' ', way, case when way = 'undo' then concat_ws(' ', 'of', coalesce((
      select concat_ws(' ', way, source) from provider_history as undone where undone.id::text = made.source), source)) else source end,
    case table_name when 'provider_menu_items' then 'in the menu of' else 'in' end, 'provider', provider_id)
    from provider_history as made order by id`);

/** What staff do in the middle of a transaction, with the ways of the changes that it makes. */
const STEPS: [what: string, ways: string[], work: () => Promise<unknown>][] = [
  ['a new business', ['decision 1 in provider 3'], () => send().then(() => decide('accepted as new'))],
  ['a claim', ['decision 1 in provider 1'], () => claim({ details: DETAILS }).then(() => decide('accepted'))],
  [
    'a claim with a value that no provider can have',
    [],
    async () => {
      await claim({ details: { phone: '1'.repeat(30) } });
      await database.exec(
        `update listing_submissions set changes = jsonb_set(changes, '{phone,proposed}', to_jsonb(repeat('1', 201)));
         update listing_submissions set changes = changes #- '{phone,unread}'`,
      );
      expect(await decide('accepted')).toMatchObject({
        result: expect.stringMatching(/^Not done: phone must/),
      });
    },
  ],
  [
    'an import with a refused row',
    [
      'import run in provider 3',
      'import run in provider 1',
      'import run in provider 1',
      'import run in the menu of provider 1',
    ],
    async () => {
      await database.exec(`${IMPORT}; ${APPLY}`);
      const states = await database.values('select state from import_rows order by line');
      expect(states).toEqual(['applied', 'applied', 'failed', 'applied']);
    },
  ],
  [
    'the undo of an import',
    [
      'import run in provider 3',
      'import run in provider 1',
      'import run in provider 1',
      'import run in the menu of provider 1',
      'Studio in provider 1',
      'undo of import run in provider 1',
      'undo of import run in the menu of provider 1',
      'undo of import run in provider 3',
      'undo of import run in provider 1',
    ],
    async () => {
      await database.exec(
        `${IMPORT}; ${APPLY}; update car_wash_locations set price_checked_on = '2026-03-03' where id = 1; ${UNDO}`,
      );
    },
  ],
  [
    'the undo of a decision, which opens the listing again',
    ['decision 1 in provider 3', 'undo of decision 1 in provider 3'],
    async () => {
      await send();
      await decide('accepted as new');
      await database.exec('update provider_history set undo = true');
      expect(await database.values('select status from listing_submissions')).toEqual(['new']);
    },
  ],
];

test.each(STEPS)('%s is told apart from an edit in the same transaction', async (_, expected, work) => {
  await work();
  await database.exec(`update car_wash_locations set phone = '050 999 0000' where id = 2`);
  expect(await ways()).toEqual([...expected, 'Studio in provider 2']);
  // The check of the new number is not one that something before the edit meant to keep.
  const checks = 'select phone_checked_on, phone_source from car_wash_locations where id = 2';
  expect(await database.row(checks)).toEqual({ phone_checked_on: null, phone_source: null });
});

test('an import and its undo say how many rows they replaced or took away on purpose', async () => {
  const meant = () =>
    database.values(`select table_name || ' ' || meant from directory_counters where meant > 0 order by 1`);
  await database.exec(IMPORT);
  await database.exec(APPLY);
  // A row with a value that is refused replaces nothing.
  expect(await meant()).toEqual(['car_wash_locations 1', 'provider_menu_items 2']);
  await database.exec(UNDO);
  expect(await meant()).toEqual(['car_wash_locations 3', 'provider_menu_items 4']);
});
