import { availableParallelism } from 'node:os';
import { SEED, seed } from '../backend/database.mjs';

const BATCH_SIZE = 1_000;
export const SUBMISSIONS = 1_000_000;
/** The provider that queries read, and that has many reviews. */
export const REVIEWED = 321;

/**
 * Creates the pool that rows are drawn from: sample providers, and areas in realistic proportions. Half of the
 * providers are in Dubai, and the first areas of an emirate have the most.
 */
const PREPARATION = `
  create schema bench;
  create table bench.sample as select row_number() over () - 1 as number, sample.* from (select business_name, service_category,
    wash_type, service_location, location_type, service_description, price_range, opening_hours, verified_status, eco_certified,
    address, whatsapp_handle, website, website_valid, mobile_validation, booking_capability, same_day_service, weekend_service
    from public.car_wash_locations order by id) as sample;
  alter table bench.sample add primary key (number);
  truncate public.car_wash_locations restart identity;
  create table bench.place as
    select row_number() over () - 1 as number, name_en || ', ' || emirate_name as address
    from (
      select name_en, initcap(replace(areas.emirate, '-', ' ')) as emirate_name, share / row_number() over (partition by areas.emirate order by areas.slug) as weight
      from public.areas
      join (values ('dubai', 900), ('abu-dhabi', 500), ('sharjah', 300), ('ajman', 120), ('ras-al-khaimah', 90), ('fujairah', 60),
        ('umm-al-quwain', 30)) as emirate (slug, share) on emirate.slug = areas.emirate
    ) as area, generate_series(0, weight);
  alter table bench.place add primary key (number);
  -- Returns a pseudo-random number below 1, the same for a row and a purpose each time.
  create function bench.chance(n bigint, purpose integer) returns double precision language sql immutable
    return (hashint8extended(n, purpose) & 1048575) / 1048576.0;
  create function bench.part(n bigint, purpose integer, parts bigint) returns bigint language sql immutable
    return floor(bench.chance(n, purpose) * parts);
  analyze bench.sample, bench.place;`;

/** Inserts rows with similar texts that vary in every filtered or sorted column; one in seven has no area. */
const INSERT = `
  insert into public.car_wash_locations (id, business_name, address, phone, rating, review_count, opening_hours, service_category,
    wash_type, service_location, location_type, service_description, price_range, verified_status, eco_certified, whatsapp_handle,
    website, website_valid, mobile_validation, booking_capability, same_day_service, weekend_service)
  select n, regexp_replace(own.business_name, '^\\S+', split_part(other.business_name, ' ', 1)),
    case when bench.chance(n, 1) < 0.1 then own.address
      else format('Shop %s, Street %s, %s', n % 90 + 1, n % 57 + 1, place.address) end,
    '+971 51 ' || lpad(n::text, 7, '0'),
    case when bench.chance(n, 2) > 0.08 then round(5 - (2.4 * bench.chance(n, 3) * bench.chance(n, 4))::numeric, 1) end,
    case when bench.chance(n, 2) > 0.08 then floor(exp(7.5 * bench.chance(n, 5))) else 0 end,
    case when bench.chance(n, 6) < 0.65 or own.opening_hours is null then own.opening_hours
      when bench.chance(n, 6) < 0.9 then format('Daily %s:%s AM - %s:%s PM', bench.part(n, 7, 5) + 6, halves[n % 2 + 1],
        bench.part(n, 8, 6) + 6, halves[n / 2 % 2 + 1])
      else format('Sat-Thu %s:%s AM - %s PM; Fri %s PM - %s:%s PM', bench.part(n, 7, 4) + 6, halves[n % 2 + 1],
        bench.part(n, 8, 5) + 6, bench.part(n, 9, 3) + 1, bench.part(n, 10, 4) + 8, halves[n / 2 % 2 + 1]) end,
    own.service_category, own.wash_type, own.service_location, own.location_type, own.service_description, own.price_range,
    own.verified_status, own.eco_certified, own.whatsapp_handle, own.website, own.website_valid, own.mobile_validation,
    own.booking_capability, own.same_day_service, own.weekend_service
  from generate_series($1::bigint, $2::bigint) as n
  cross join (select array['00', '30'], (select count(*) from bench.place), (select count(*) from bench.sample))
    as known (halves, places, samples)
  join bench.sample as own on own.number = bench.part(n, 11, samples)
  join bench.sample as other on other.number = bench.part(n, 12, samples)
  join bench.place on place.number = bench.part(n, 13, places)`;

/**
 * Inserts published reviews of providers: ten on average, few of most and many of some; a thousand of one. Providers that are
 * added later count them.
 */
const INSERT_REVIEWS = `
  insert into public.provider_reviews (provider_id, stars, visited_in, text, name, status, published_at)
  select n, 5 - floor(4.9 * bench.chance(n, k) ^ 2), '2026-10-01', case when bench.chance(n, -k) < 0.4
    then 'غسيل ممتاز وسريع والسعر مناسب ' || n || k else 'Quick and careful, the rims are clean: ' || n || ' ' || k end,
    'Visitor', 'accepted', now() - k * interval '1 day' - n * interval '1 second'
  from generate_series($1::bigint, $2::bigint) as n,
    generate_series(1, case when n = ${REVIEWED} then 1000 else floor(-10 * ln(bench.chance(n, 20) + 1e-6))::integer end) as k`;

/** Prepares a migrated database. */
export async function prepareRows(database) {
  await seed(database, SEED);
  await database.exec(PREPARATION);
}

/** Adds providers with the ids after `from`, up to `to`, and their reviews. */
export async function fillProviders(connect, from, to, report) {
  await inParallel(connect, INSERT_REVIEWS, from, to, () => undefined);
  await inParallel(connect, INSERT, from, to, report);
}

/** Runs a statement for ranges of ids, with one connection per CPU. */
async function inParallel(connect, statement, from, to, report) {
  let next = from;
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      const database = await connect();
      await database.exec('set synchronous_commit = off');
      while (next < to) {
        const first = next + 1;
        next = Math.min(to, next + BATCH_SIZE);
        await database.query(statement, [first, next]);
        report(next);
      }
      await database.close();
    }),
  );
}

/** Stores messages: half from today, the others from the weeks before. */
export async function fillSubmissions(database) {
  await database.exec(`insert into public.contact_submissions (name, email, message, sender, request_id, created_at)
    select 'Visitor', 'visitor@mail.example', 'Do you wash boats?', case when n % 2 = 0 then 'sender ' || n % 200000 else 'unknown' end,
      case when n % 2 = 0 then gen_random_uuid() end, now() - n % 2 * interval '1 day' - n * interval '0.08 seconds'
    from generate_series(1, ${SUBMISSIONS}) as n`);
}
