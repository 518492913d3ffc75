-- When and by whom facts were checked. A fact that changes loses its day and its source, unless the same change brings new ones.

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

-- Functions that know that the days and sources hold for what they write set `lamaa.keep` to "checks": by the values alone, an owner
-- who gives a fact twice in a day would give no new day.
create function public.forget_checks() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_setting('lamaa.keep', true) = 'checks' then
    return new;
  end if;
  if new.phone is distinct from old.phone
    and (new.phone_checked_on, new.phone_source) is not distinct from (old.phone_checked_on, old.phone_source) then
    new.phone_checked_on := null;
    new.phone_source := null;
  end if;
  if new.opening_hours is distinct from old.opening_hours
    and (new.hours_checked_on, new.hours_source) is not distinct from (old.hours_checked_on, old.hours_source) then
    new.hours_checked_on := null;
    new.hours_source := null;
  end if;
  if (new.price_range, new.price_small, new.price_suv, new.price_large)
      is distinct from (old.price_range, old.price_small, old.price_suv, old.price_large)
    and (new.price_checked_on, new.price_source) is not distinct from (old.price_checked_on, old.price_source) then
    new.price_checked_on := null;
    new.price_source := null;
  end if;
  if (new.address, new.latitude, new.longitude) is distinct from (old.address, old.latitude, old.longitude)
    and (new.place_checked_on, new.place_source) is not distinct from (old.place_checked_on, old.place_source) then
    new.place_checked_on := null;
    new.place_source := null;
  end if;
  if (new.rating, new.review_count) is distinct from (old.rating, old.review_count)
    and new.rating_checked_on is not distinct from old.rating_checked_on then
    new.rating_checked_on := null;
  end if;
  return new;
end
$$;

create trigger forget_checks before update on public.car_wash_locations
  for each row execute function public.forget_checks();
