import { migratedDatabase } from './database';

const database = migratedDatabase();

// prettier-ignore
/** Columns that visitors do not write: what staff decide and the site finds out, and keys that follow what was sent, also when it is erased. */
const OURS = (
  'id status created_at decided_at note result answer answered_at reason handle by_owner_link provider_id changes duplicates missing published_at text_language ' +
  'hints turned_at owner_reply owner_replied_on of_sender text_key email_key'
).split(' ');
/** What says whose a row is; the sender and the request are cleared after a day. */
const IDENTITY = 'request_id sender sender_signature comparison owner_link'.split(' ');
/** What visitors write that says nothing about them. */
const HARMLESS =
  'language provider_id review_id claimed_provider_id emirates service_type stars kinds car visited_in'.split(
    ' ',
  );

interface Column {
  name: string;
  isWritten: boolean;
  isShown: boolean;
  isErased: boolean;
}

/** Returns the columns of a table, and which lists of the database have them. */
async function columnsOf(table: string): Promise<Column[]> {
  const erasure = await database.value<string>(
    `select prosrc from pg_proc where proname = 'erase_decided_submissions'`,
  );
  const clauses = [...erasure.matchAll(new RegExp(`update public\\.${table}\\s+set (.*?) where`, 'gs'))];
  const erased = clauses.flatMap(([, set]) => [...set!.matchAll(/(\w+) =/g)].map(([, name]) => name!));
  const rows = await database.rows<Omit<Column, 'isErased'>>(
    `select column_name as name, has_column_privilege('anon', 'public.' || $1, column_name, 'INSERT') as "isWritten",
       exists (select from information_schema.view_column_usage as used where view_name = 'open_submissions'
         and used.table_name = $1 and used.column_name = known.column_name) as "isShown"
     from information_schema.columns as known where table_schema = 'public' and table_name = $1`,
    [table],
  );
  return rows.map((row) => ({ ...row, isErased: erased.includes(row.name) }));
}

describe.each(['contact_submissions', 'listing_submissions', 'provider_reviews'])(
  'each column of %s',
  (table) => {
    const names = async (is: (column: Column) => boolean) =>
      (await columnsOf(table)).filter(is).map(({ name }) => name);

    // On failure: grant it (as in `…_access.sql`), or name it in OURS.
    test('is written by visitors or is ours', async () => {
      expect(await names(({ name, isWritten }) => !isWritten && !OURS.includes(name))).toEqual([]);
      expect(await names(({ isWritten }) => isWritten)).not.toHaveLength(0);
    });

    // On failure: add it to `open_submissions`.
    test('is shown to staff if visitors write it', async () => {
      expect(
        await names(({ name, isWritten, isShown }) => isWritten && !isShown && !IDENTITY.includes(name)),
      ).toEqual([]);
    });

    // On failure: clear it in `erase_decided_submissions` (and name it in DECIDED in upkeep.full.test.ts).
    test('is erased if it says something about them', async () => {
      const isKept = ({ name, isErased }: Column) => !isErased && ![...IDENTITY, ...HARMLESS].includes(name);
      expect(await names((column) => column.isWritten && isKept(column))).toEqual([]);
    });
  },
);
