-- What people enter about a provider beside the columns of the specification, and what the database does with a row that is written.

select public.lock_tables('public.car_wash_locations');

-- Our team, the provider's own website or price list, or its owner through our form.
create type public.fact_source as enum ('team', 'provider', 'owner');

alter table public.car_wash_locations
  add column closed_on date,
  add column closed_from date,
  add column closed_until date,
  -- The cheapest full exterior wash, in dirhams; never an add-on, an offer or a package.
  add column price_small numeric,
  add column price_suv numeric,
  add column price_large numeric,
  add column phone_checked_on date,
  add column phone_source public.fact_source,
  add column hours_checked_on date,
  add column hours_source public.fact_source,
  add column price_checked_on date,
  add column price_source public.fact_source,
  add column place_checked_on date,
  add column place_source public.fact_source,
  -- Where the imported rating and number of reviews come from, such as Google.
  add column rating_source text check (char_length(rating_source) <= 60),
  add column rating_checked_on date,
  -- Null for rows older than this column.
  add column if not exists updated_at timestamptz;
alter table public.car_wash_locations alter column updated_at set default now();
comment on column public.car_wash_locations.closed_on is 'When the business closed; empty while it operates';
comment on column public.car_wash_locations.closed_from is 'The first day on which it is temporarily closed; empty if unknown';
comment on column public.car_wash_locations.closed_until is 'The last day on which it is temporarily closed; empty until further notice';
comment on column public.car_wash_locations.price_small is 'AED for washing a small car outside; a menu with such a wash goes before it';
comment on column public.car_wash_locations.price_suv is 'AED for washing an SUV or 4x4 outside; a menu with such a wash goes before it';
comment on column public.car_wash_locations.price_large is 'AED for washing a large car or van outside; a menu with such a wash goes before it';
comment on column public.car_wash_locations.phone_checked_on is 'When the phone was checked; cleared when it changes';
comment on column public.car_wash_locations.hours_checked_on is 'When the opening hours were checked; cleared when they change';
comment on column public.car_wash_locations.price_checked_on is 'When the prices were checked; cleared when they change';
comment on column public.car_wash_locations.place_checked_on is 'When address and coordinates were checked; cleared when they change';
comment on column public.car_wash_locations.rating_source is 'Where rating and review_count come from, such as Google';
comment on column public.car_wash_locations.rating_checked_on is 'When rating and review_count were read there; cleared when they change';
comment on column public.car_wash_locations.updated_at is 'When an entered column last changed; null if unknown';

-- The digits of the numbers of a text, without a country code or a leading zero.
create function public.phone_digits(phone text) returns text[]
  language sql immutable parallel safe
  return array(select regexp_replace(number, '^(00971|971)?0?', '') from regexp_split_to_table(
    regexp_replace(translate(phone, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), '[[:space:]().+-]', '', 'g'), '\D+') as number
    where number <> '');

-- The same numbers, or the same website, in another spelling are the same fact.
create function public.is_same_phone(one text, other text) returns boolean
  language sql immutable parallel safe
  return coalesce(nullif(public.phone_digits(one), '{}'), array[btrim(one)])
    is not distinct from coalesce(nullif(public.phone_digits(other), '{}'), array[btrim(other)]);

create function public.is_same_website(one text, other text) returns boolean
  language sql immutable parallel safe
  return regexp_replace(lower(btrim(one)), '^https?://(www\.)?|/$', '', 'g')
    is not distinct from regexp_replace(lower(btrim(other)), '^https?://(www\.)?|/$', '', 'g');

-- The columns that say that the facts in these columns were checked, but for checks that are written themselves. Like the next
-- function, without settings of its own: so PostgreSQL plans it once, with the statement that calls it, and not for every row.
create function public.checks_of(columns text[], written text[]) returns setof text
  language sql immutable parallel safe
  begin atomic
    select distinct name
    from (values
      ('{phone}'::text[], '{mobile_validation}'::text[]),
      ('{phone}', '{phone_checked_on,phone_source}'),
      ('{website}', '{website_valid}'),
      ('{opening_hours}', '{hours_checked_on,hours_source}'),
      ('{price_range,price_small,price_suv,price_large}', '{price_checked_on,price_source}'),
      ('{address,latitude,longitude}', '{place_checked_on,place_source}'),
      ('{rating,review_count}', '{rating_checked_on}')
    ) as fact (entered, checks)
    cross join unnest(checks) as name
    where entered && columns and not checks && written;
  end;

-- The values of a row that no provider can have, with the rule that each breaks.
create function public.impossible_values_of(given jsonb) returns table (field text, value text, rule text)
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
        ('whatsapp_handle', 500), ('website', 2000), ('booking_capability', 500), ('service_category', 500), ('wash_type', 500), ('service_location', 500),
        ('location_type', 500), ('service_description', 10000), ('price_range', 1000), ('opening_hours', 2000),
        ('verified_status', 100)) as text_of (field, most)
      where char_length(given ->> field) > most;
  end;

-- Alternative texts in the order of new photos.
create function public.alts_of_photos(photos text[], old_photos text[], old_alts text[]) returns text[]
  language sql immutable parallel safe
  return (select array_agg(coalesce(old_alts[array_position(old_photos, photo.link)], '') order by photo.place)
    from unnest(photos) with ordinality as photo (link, place));

-- What is refused, dated and forgotten when a row is written. Rewriting the same value is not a change, and a bad value that was
-- there before keeps no other column from being edited. A fact and its check fall together, whichever way a change comes, unless
-- the check is written as well: its value differs, or `lamaa.keep` names its column. A function that knows what holds for all that
-- it writes sets `lamaa.keep` to "checks".
create function public.prepare_provider() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  given constant jsonb := to_jsonb(new);
  changed text[] := public.changed_columns(
    case when tg_op = 'UPDATE' then public.entered_values(to_jsonb(old)) else '{}' end,
    public.entered_values(given));
  kept constant text[] := string_to_array(coalesce(current_setting('lamaa.keep', true), ''), ',');
  impossible record;
  forgotten jsonb;
begin
  if changed = '{}' then
    return new;
  end if;
  for impossible in select * from public.impossible_values_of(given) where field = any (changed) limit 1 loop
    raise exception '% %', impossible.field, concat(impossible.rule, ' (it is "' || impossible.value || '")', '.')
      using errcode = 'check_violation';
  end loop;
  if tg_op = 'INSERT' then
    return new;
  end if;
  -- An undo brings the old date.
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := now();
  end if;
  if 'photo_urls' = any (changed) and old.photo_alts is not null and not 'photo_alts' = any (changed) then
    new.photo_alts := public.alts_of_photos(new.photo_urls, old.photo_urls, old.photo_alts);
  end if;
  if kept <> '{checks}' then
    if 'phone' = any (changed) and public.is_same_phone(new.phone, old.phone) then
      changed := array_remove(changed, 'phone');
    end if;
    if 'website' = any (changed) and public.is_same_website(new.website, old.website) then
      changed := array_remove(changed, 'website');
    end if;
    -- A tick becomes false, a day and its source become empty.
    select jsonb_object_agg(name, case when given ->> name in ('true', 'false') then false end) into forgotten
      from public.checks_of(changed, changed || kept) as name where given ->> name is not null;
    if forgotten is not null then
      new := jsonb_populate_record(new, forgotten);
    end if;
  end if;
  return new;
end
$$;

create trigger prepare_provider before insert or update on public.car_wash_locations
  for each row execute function public.prepare_provider();
