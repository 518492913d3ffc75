-- When and by whom facts were checked.

-- Our team, the provider's own website or price list, or its owner through our form.
create type public.fact_source as enum ('team', 'provider', 'owner');

select public.lock_tables('public.car_wash_locations');

alter table public.car_wash_locations
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
  add column rating_checked_on date;
comment on column public.car_wash_locations.phone_checked_on is 'When the phone was checked; cleared when it changes';
comment on column public.car_wash_locations.hours_checked_on is 'When the opening hours were checked; cleared when they change';
comment on column public.car_wash_locations.price_checked_on is 'When the prices were checked; cleared when they change';
comment on column public.car_wash_locations.place_checked_on is 'When address and coordinates were checked; cleared when they change';
comment on column public.car_wash_locations.rating_source is 'Where rating and review_count come from, such as Google';
comment on column public.car_wash_locations.rating_checked_on is 'When rating and review_count were read there; cleared when they change';

-- The same numbers, or the same website, in another spelling are the same fact.
create function public.is_same_phone(one text, other text) returns boolean
  language sql immutable parallel safe
  return coalesce(nullif(public.phones_of(one), '{}'), array[btrim(one)])
    is not distinct from coalesce(nullif(public.phones_of(other), '{}'), array[btrim(other)]);

create function public.is_same_website(one text, other text) returns boolean
  language sql immutable parallel safe
  return regexp_replace(lower(btrim(one)), '^https?://(www\.)?|/$', '', 'g')
    is not distinct from regexp_replace(lower(btrim(other)), '^https?://(www\.)?|/$', '', 'g');

-- The columns that say that the facts in these columns were checked.
create function public.checks_of(columns text[]) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct name), '{}')
  from (values
    ('{phone}'::text[], '{mobile_validation,phone_checked_on,phone_source}'::text[]),
    ('{website}', '{website_valid}'),
    ('{opening_hours}', '{hours_checked_on,hours_source}'),
    ('{price_range,price_small,price_suv,price_large}', '{price_checked_on,price_source}'),
    ('{address,latitude,longitude}', '{place_checked_on,place_source}'),
    ('{rating,review_count}', '{rating_checked_on}')
  ) as fact (entered, checks)
  cross join unnest(checks) as name
  where entered && columns
$$;

-- Notes that a statement writes a check, even the one that is there already: values alone cannot tell. `forget_checks` reads the
-- note of its row and clears it.
create function public.note_check() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform set_config('lamaa.checked', concat_ws(' ', current_setting('lamaa.checked', true), tg_argv[0]), true);
  return new;
end
$$;

-- A fact and its check fall together, whichever way a change comes, unless the same statement writes the check as well. Functions
-- that know what holds for what they write set `lamaa.keep` to "checks".
create function public.forget_checks() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  written constant text[] := string_to_array(coalesce(current_setting('lamaa.checked', true), ''), ' ');
begin
  if written <> '{}' then
    perform set_config('lamaa.checked', '', true);
  end if;
  if current_setting('lamaa.keep', true) = 'checks' then
    return new;
  end if;
  if new.phone is distinct from old.phone and not public.is_same_phone(new.phone, old.phone) then
    if new.mobile_validation and not 'mobile_validation' = any (written) then
      new.mobile_validation := false;
    end if;
    if not 'phone' = any (written) then
      new.phone_checked_on := null;
      new.phone_source := null;
    end if;
  end if;
  if new.website is distinct from old.website and not public.is_same_website(new.website, old.website)
    and new.website_valid and not 'website_valid' = any (written) then
    new.website_valid := false;
  end if;
  if new.opening_hours is distinct from old.opening_hours and not 'hours' = any (written) then
    new.hours_checked_on := null;
    new.hours_source := null;
  end if;
  if (new.price_range, new.price_small, new.price_suv, new.price_large)
      is distinct from (old.price_range, old.price_small, old.price_suv, old.price_large) and not 'price' = any (written) then
    new.price_checked_on := null;
    new.price_source := null;
  end if;
  if (new.address, new.latitude, new.longitude) is distinct from (old.address, old.latitude, old.longitude)
    and not 'place' = any (written) then
    new.place_checked_on := null;
    new.place_source := null;
  end if;
  if (new.rating, new.review_count) is distinct from (old.rating, old.review_count) and not 'rating' = any (written) then
    new.rating_checked_on := null;
  end if;
  return new;
end
$$;

create trigger forget_checks before update on public.car_wash_locations
  for each row execute function public.forget_checks();

-- Triggers run in the order of their names: these before `forget_checks`.
create trigger check_is_written_mobile_validation before update of mobile_validation on public.car_wash_locations
  for each row execute function public.note_check('mobile_validation');
create trigger check_is_written_website_valid before update of website_valid on public.car_wash_locations
  for each row execute function public.note_check('website_valid');
create trigger check_is_written_phone before update of phone_checked_on, phone_source on public.car_wash_locations
  for each row execute function public.note_check('phone');
create trigger check_is_written_hours before update of hours_checked_on, hours_source on public.car_wash_locations
  for each row execute function public.note_check('hours');
create trigger check_is_written_price before update of price_checked_on, price_source on public.car_wash_locations
  for each row execute function public.note_check('price');
create trigger check_is_written_place before update of place_checked_on, place_source on public.car_wash_locations
  for each row execute function public.note_check('place');
create trigger check_is_written_rating before update of rating_checked_on on public.car_wash_locations
  for each row execute function public.note_check('rating');
