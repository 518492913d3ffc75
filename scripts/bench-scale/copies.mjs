// Reading a provider's texts takes milliseconds, for 500,000 of them half an hour. Beyond 50,000 the rows are put together of
// what was read already: the place of one, the hours of another, and ratings and numbers of their own.

export const MOST_WRITTEN = 50_000;

/** What the parts of a row's search text stand between. */
const BETWEEN = `E'\\u241E'`;

/** What a copy does not take from the row that it is a copy of. */
const OWN = {
  id: 'n',
  address: 'moved.address',
  emirates: 'moved.emirates',
  districts: 'moved.districts',
  area: 'moved.area',
  search_text: 'searched.text',
  search_vector: 'public.search_vector_of(searched.text)',
  opening_hours: 'timed.opening_hours',
  open_minutes: 'timed.open_minutes',
  phone: `'+971 51 ' || lpad(n::text, 7, '0')`,
  phone_e164: `'+97151' || lpad(n::text, 7, '0')`,
  rating: `case when bench.chance(n, 2) > 0.08 then round(5 - (2.4 * bench.chance(n, 3) * bench.chance(n, 4))::numeric, 1) end`,
  review_count: 'case when bench.chance(n, 2) > 0.08 then floor(exp(7.5 * bench.chance(n, 5))) else 0 end',
};

/**
 * Keeps the rows that are there as those that copies are made of, and lets columns be written that rules make. Indexes are
 * made when all rows are there. Once for a database: a second call finds both done.
 */
export async function beginCopying(database) {
  await database.exec(`
    create table if not exists bench.read as select * from public.car_wash_locations order by id;
    create unique index if not exists read_id on bench.read (id);
    analyze bench.read;
    alter table public.car_wash_locations disable trigger user`);
  const { rows } = await database.query(`select attname, attgenerated <> '' as is_generated from pg_attribute
    where attrelid = 'public.car_wash_locations'::regclass and attnum > 0 and not attisdropped`);
  for (const { attname } of rows.filter((row) => row.is_generated))
    await database.exec(`alter table public.car_wash_locations alter column ${attname} drop expression`);
  const indexes =
    await database.query(`select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = 'public.car_wash_locations'::regclass and not indisprimary`);
  for (const { name } of indexes.rows) await database.exec(`drop index ${name}`);
  return { columns: rows.map((row) => row.attname), indexes: indexes.rows.map((row) => row.definition) };
}

/** The statement that copies rows for a range of ids. */
export function copyOf(columns) {
  const row = (purpose) => `bench.part(n, ${purpose}, ${MOST_WRITTEN}) + 1`;
  return `
    insert into public.car_wash_locations (${columns.join(', ')})
    select ${columns.map((column) => OWN[column] ?? `own.${column}`).join(', ')}
    from generate_series($1::bigint, $2::bigint) as n
    join bench.read as own on own.id = ${row(14)}
    join bench.read as timed on timed.id = ${row(15)}
    join bench.read as placed on placed.id = ${row(16)}
    -- A text that is there in two forms names its place twice: such a row stays where it is.
    join bench.read as moved on moved.id = case when own.search_text like E'%\\n%' or placed.search_text like E'%\\n%'
      then own.id else placed.id end
    cross join lateral (select case when moved.id = own.id then own.search_text
      else overlay(own.search_text placing split_part(moved.search_text, ${BETWEEN}, 2)
        from strpos(own.search_text, ${BETWEEN}) + 1 for length(split_part(own.search_text, ${BETWEEN}, 2))) end as text) as searched`;
}
