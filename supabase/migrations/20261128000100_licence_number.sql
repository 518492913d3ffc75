-- The number of a provider's trade licence, as the business states it: nobody checks it.

select public.lock_tables('public.car_wash_locations', 'public.listing_submissions');

alter table public.car_wash_locations add column if not exists licence_number text;
comment on column public.car_wash_locations.licence_number is 'The number of its trade licence, as the business states it; empty if unknown';
comment on column public.listing_submissions.details is
  'name_ar and licence_number; of a claim also phone, whatsapp, hours, price, prices by car size and photos (one link per line), as text';

-- The values of a row that no provider can have, with the rule that each breaks.
create or replace function public.impossible_values_of(given jsonb) returns table (field text, value text, rule text)
  language sql stable parallel safe
  begin atomic
    select field, given ->> field, format('must be between %s and %s', least, most)
      from (values ('rating', 0, 5), ('price_small', 1, 9999), ('price_suv', 1, 9999), ('price_large', 1, 9999),
        ('latitude', 22.5, 26.5), ('longitude', 51, 56.6)) as possible (field, least, most)
      where not (given ->> field)::numeric between least and most
      union all
    select 'review_count', given ->> 'review_count', 'must not be negative' where (given ->> 'review_count')::numeric < 0
      union all
    select field, given ->> field, 'must not be in the future: enter '
        || case field when 'closed_on' then 'it when the business has closed' else 'the day on which it was checked' end
      from unnest('{closed_on,phone_checked_on,hours_checked_on,price_checked_on,place_checked_on,rating_checked_on}'::text[]) as field
      where (given ->> field)::date > (now() at time zone 'Asia/Dubai')::date
      union all
    select field, given ->> field, 'does not fit: closed_until must not be before closed_from'
      from unnest('{closed_from,closed_until}'::text[]) as field
      where (given ->> 'closed_until')::date < (given ->> 'closed_from')::date
      union all
    select field, given ->> field, 'does not fit: latitude and longitude are entered together'
      from unnest('{latitude,longitude}'::text[]) as field
      where num_nulls(given ->> 'latitude', given ->> 'longitude') = 1
      union all
    select 'logo_url', left(given ->> 'logo_url', 80), 'must be a link that begins with https:// and has at most 500 characters'
      where not (given ->> 'logo_url' ~ '^(https://|/images/samples/)' and char_length(given ->> 'logo_url') <= 500)
      union all
    select field, left(given ->> field, 80), format('must have at most %s characters', most)
      from (values ('business_name', 200), ('name_latin', 200), ('name_ar', 200), ('address', 500), ('phone', 200),
        ('whatsapp_handle', 500), ('website', 2000), ('licence_number', 60), ('booking_capability', 500), ('service_category', 500), ('wash_type', 500), ('service_location', 500),
        ('location_type', 500), ('service_description', 10000), ('price_range', 1000), ('opening_hours', 2000),
        ('verified_status', 100)) as text_of (field, most)
      where char_length(given ->> field) > most;
  end;

alter table public.listing_submissions drop constraint listing_submissions_claim;
alter table public.listing_submissions add constraint listing_submissions_claim check (
  status <> 'new' or sender = 'unknown' or num_nonnulls(note, result) > 0 or (
    (claimed_provider_id is null or claimed_provider_id > 0)
    and (details is null or (
      jsonb_typeof(details) = 'object'
      and (claimed_provider_id is not null or details - array['name_ar', 'licence_number'] = '{}')
      and details - array['name_ar', 'licence_number', 'phone', 'whatsapp', 'hours', 'price', 'photos', 'price_small', 'price_suv', 'price_large'] = '{}'
      and not jsonb_path_exists(details, '$.* ? (@.type() <> "string")')
      and char_length(details ->> 'name_ar') <= 100
      and char_length(details ->> 'licence_number') <= 60
      and char_length(details ->> 'phone') <= 30 and details ->> 'phone' !~ '[[:alpha:]<>]'
      and char_length(details ->> 'whatsapp') <= 100
      and char_length(details ->> 'hours') <= 200
      and char_length(details ->> 'price') <= 100
      and details ->> 'photos' !~ '(^|\n)/' and public.is_picture_list(string_to_array(details ->> 'photos', E'\n'))
      and (details ->> 'price_small' is null or public.claimed_price(details, 'small') is not null)
      and (details ->> 'price_suv' is null or public.claimed_price(details, 'suv') is not null)
      and (details ->> 'price_large' is null or public.claimed_price(details, 'large') is not null)
    ))
  )
) not valid;

-- The changes that a claim would make to its provider, one row per column: of `changes` these columns and no others. A fact that
-- somebody changed after the comparison stays. A new phone or website is no longer marked as checked.
create or replace function public.claimed_changes(listing public.listing_submissions)
  returns table (rank numeric, field text, was jsonb, present jsonb, proposed jsonb, is_stale boolean)
  language sql stable set search_path = ''
as $$
  with change as (
    select place as rank, name as field, nullif(change -> 'was', 'null') as was, nullif(fact -> name, 'null') as present,
      change -> 'proposed' as proposed, fact
    from public.car_wash_locations as provider
    cross join lateral (select to_jsonb(provider)) as listed (fact)
    cross join unnest('{business_name,name_ar,address,phone,whatsapp_handle,website,licence_number,service_description,opening_hours,price_range,
      price_small,price_suv,price_large,photo_urls}'::text[]) with ordinality as claimable (name, place)
    cross join lateral (select listing.changes -> name) as sent (change)
    where provider.id = listing.claimed_provider_id and not public.is_blank(change ->> 'proposed')
  )
  select rank, field, was, present, proposed, was is distinct from present from change
    where proposed is distinct from present
  union all
  select rank + 0.5, tick, 'true', 'true', 'false', false
    from change join (values ('phone', 'mobile_validation'), ('website', 'website_valid')) as ticked (fact_name, tick) on fact_name = field
    where was is not distinct from present and proposed is distinct from present and fact -> tick = 'true'
$$;

-- The facts of a new business, by column of the provider that it becomes.
create or replace function public.business_values(listing public.listing_submissions) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'business_name', listing.business_name,
    'name_ar', nullif(btrim(listing.details ->> 'name_ar'), ''),
    'address', case when place ilike '%' || listing.emirates || '%' then place else place || ', ' || listing.emirates end,
    'phone', coalesce(nullif(btrim(listing.phone), ''), listing.details ->> 'phone'),
    'whatsapp_handle', listing.details ->> 'whatsapp',
    'website', listing.website,
    'website_valid', false,
    'licence_number', nullif(btrim(listing.details ->> 'licence_number'), ''),
    'service_category', listing.service_type[1],
    'wash_type', nullif(array_to_string(listing.service_type, ', '), ''),
    'service_location', case when 'Mobile Car Wash' = any (listing.service_type) then 'mobile' end,
    'service_description', listing.description,
    'opening_hours', listing.details ->> 'hours',
    'price_range', listing.details ->> 'price',
    'price_small', public.claimed_price(listing.details, 'small'),
    'price_suv', public.claimed_price(listing.details, 'suv'),
    'price_large', public.claimed_price(listing.details, 'large'),
    'photo_urls', string_to_array(nullif(listing.details ->> 'photos', ''), E'\n'),
    'eco_certified', false))
  from coalesce(nullif(btrim(listing.address), ''), listing.emirates) as place
$$;

-- What is waiting for staff, most urgent first, against the promises of the site.
create or replace view public.open_submissions with (security_invoker = true) as
  select kind, id, due_at, due_at < now() as is_late, created_at as received_at, name, contact, provider_id,
    (select business_name from public.car_wash_locations as provider where provider.id = submission.provider_id) as provider_name,
    text, language, facts, changes, duplicates, hints, note, result, decide_in
  from (
    select public.kind_of(sent) as kind, id::text, created_at, name, concat_ws(E'\n', email, phone) as contact, provider_id,
        message as text, language,
        (select format('review %s (%s): %s', review.id, review.status, review.text)
          from public.provider_reviews as review where review.id = sent.review_id) as facts,
        null as changes, null as duplicates, null as hints, note, result, 'contact_submissions' as decide_in
      from public.contact_submissions as sent where status = 'new'
    union all
    select public.kind_of(listing), id::text, created_at, business_name,
        concat_ws(E'\n', email, phone), claimed_provider_id, description, language,
        (select string_agg(fact || ': ' || value, E'\n' order by place)
          from (values (0, 'name in Arabic', details ->> 'name_ar'), (1, 'address', address), (2, 'emirate', emirates), (3, 'website', website),
            (4, 'services', array_to_string(service_type, ', ')), (5, 'phone', details ->> 'phone'),
            (6, 'WhatsApp', details ->> 'whatsapp'), (7, 'hours', details ->> 'hours'), (8, 'price', details ->> 'price'),
            (9, 'price for a small car', details ->> 'price_small'), (10, 'price for an SUV', details ->> 'price_suv'),
            (11, 'price for a large car', details ->> 'price_large'),
            (12, 'photos', details ->> 'photos'), (13, 'trade licence', details ->> 'licence_number')
          ) as given (place, fact, value) where not public.is_blank(value)),
        case when claimed_provider_id is not null then case when changes is null then 'not compared'
          else nullif(concat_ws(E'\n',
            (select string_agg(format(case when change.is_stale then '%s: %s → %s (not taken: it is %s by now)' else '%s: %s → %s' end,
                change.field, coalesce(public.readable_value(change.was), '(empty)'), public.readable_value(change.proposed),
                coalesce(public.readable_value(change.present), '(empty)')), E'\n' order by change.rank)
              from public.claimed_changes(listing) as change),
            public.claim_remarks(listing)), '') end end,
        case when claimed_provider_id is null then case when missing is null then 'not compared' else nullif(duplicates, '') end
        else (
          select string_agg(format('claim %s (%s) is of the same provider', other.id, other.email), E'\n' order by other.id)
          from public.listing_submissions as other
          where other.claimed_provider_id = listing.claimed_provider_id and other.id <> listing.id and other.status = 'new') end,
        null, note, result, 'listing_submissions'
      from public.listing_submissions as listing where status = 'new'
    union all
    select public.kind_of(review), id::text, created_at, name, email, provider_id, text, language,
        concat_ws(E'\n', 'stars: ' || stars, 'services: ' || nullif(array_to_string(kinds, ', '), ''), 'car: ' || car,
          'visited: ' || to_char(visited_in, 'YYYY-MM')),
        null, null, public.review_hints(review), note, result, 'provider_reviews'
      from public.provider_reviews as review where status = 'new'
  ) as submission
  cross join lateral (select public.submission_due(kind, created_at)) as promise (due_at)
  order by due_at, kind, created_at, id;

notify pgrst, 'reload schema';
