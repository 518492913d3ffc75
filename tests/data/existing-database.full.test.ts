import { emptyDatabase, migrate } from './database';

/** The columns of the specification. */
const COLUMNS = `id integer primary key, business_name text, address text, phone text, whatsapp_handle text, website text,
  website_valid boolean, mobile_validation boolean, booking_capability text, rating numeric, review_count integer,
  service_category text, wash_type text, service_location text, location_type text, service_description text,
  price_range text, opening_hours text, verified_status text, eco_certified boolean, same_day_service boolean,
  weekend_service boolean`;

test('migrating an existing database keeps every row and derives its facts', async () => {
  const database = await emptyDatabase();
  await database.exec(`
    create table public.car_wash_locations (${COLUMNS}, note_of_staff text);
    insert into public.car_wash_locations (id, business_name, address, service_location, note_of_staff)
      values (7, 'Noor', 'Deira, Dubai', 'Mobile', 'keep me');
    create table public.faqs (id integer primary key, question text, answer text, category text,
      is_published boolean, sort_order integer);
    insert into public.faqs values (1, 'Why?', 'Because.', null, true, 1);`);
  await migrate(database);
  const providers = await database.query(
    `select id, note_of_staff, emirates, area, is_listed, serves_mobile, serves_onsite, search_text, search_vector::text
     from public.car_wash_locations`,
  );
  expect(providers.rows).toEqual([
    {
      ...{ id: 7, note_of_staff: 'keep me', emirates: ['dubai'], area: 'deira' },
      ...{ is_listed: true, serves_mobile: true, serves_onsite: false },
      ...{
        search_text: expect.stringMatching(/noor.*deira, dubai/),
        search_vector: expect.stringMatching(/'deira' .*'dubai' 'noor' 'دبي'/),
      },
    },
  ]);
  expect((await database.query('select question from public.faqs')).rows).toEqual([{ question: 'Why?' }]);
  await database.close();
});
