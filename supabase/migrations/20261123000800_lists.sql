-- Which providers lists show, in which orders, and when what is known of them was last changed.

-- Businesses that have closed. Staff say since when; lists, counts, searches and the sitemap forget the provider at once,
-- and its page says that it has closed. Rows without a name are shown nowhere, closed or not.
alter table public.car_wash_locations
  add column if not exists closed_on date,
  add column if not exists is_closed boolean not null
    generated always as (closed_on is not null and not public.is_blank(business_name)) stored;
comment on column public.car_wash_locations.closed_on is 'The day on which the business closed; empty while it is open';

-- Providers without a name and those that have closed are in no list: every query asks for `is_listed`, and the indexes below
-- hold nothing else. The row policy does not: with any condition in it PostgreSQL refuses the indexes whose operator is not
-- leak-proof (like, @>), 128 ms against 0.5 ms at 500,000 rows.
-- A trigger and no generated column: PostgreSQL 15 can not give one of those another expression, and the indexes and views of
-- every list stand upon this one.
alter table public.car_wash_locations add column if not exists is_listed boolean;

create or replace function public.list_provider() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.is_listed := new.closed_on is null and not public.is_blank(new.business_name);
  return new;
end
$$;

-- As if it were generated: what is written into it is replaced.
create or replace trigger list_provider before insert or update of business_name, closed_on, is_listed
  on public.car_wash_locations for each row execute function public.list_provider();

update public.car_wash_locations set business_name = business_name where is_listed is null;
-- Where it was generated, the trigger takes over.
alter table public.car_wash_locations
  alter column is_listed drop expression if exists,
  alter column is_listed set not null;

-- Said of a provider on its page and in the sitemap. Null for rows from before, of which nobody knows.
alter table public.car_wash_locations add column if not exists updated_at timestamptz;
-- In a statement of its own, so that it holds for new rows alone.
alter table public.car_wash_locations alter column updated_at set default now();
comment on column public.car_wash_locations.updated_at is 'Set when a column of the specification changes; null where that is not known';

create or replace function public.date_provider() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- The same text written again is no change, and neither are columns that are derived from others.
create or replace trigger date_provider before update on public.car_wash_locations
  for each row when (
    (old.business_name, old.address, old.phone, old.whatsapp_handle, old.website, old.website_valid, old.mobile_validation,
      old.booking_capability, old.rating, old.review_count, old.service_category, old.wash_type, old.service_location,
      old.location_type, old.service_description, old.price_range, old.opening_hours, old.verified_status, old.eco_certified,
      old.same_day_service, old.weekend_service)
    is distinct from
    (new.business_name, new.address, new.phone, new.whatsapp_handle, new.website, new.website_valid, new.mobile_validation,
      new.booking_capability, new.rating, new.review_count, new.service_category, new.wash_type, new.service_location,
      new.location_type, new.service_description, new.price_range, new.opening_hours, new.verified_status, new.eco_certified,
      new.same_day_service, new.weekend_service)
  )
  execute function public.date_provider();

-- "Best" is one rule: rating, then number of reviews, then id. A query has to spell an order as its index does, the place
-- of nulls included; else all rows are sorted.
create or replace function public.provider_order(sort text) returns text
  language sql immutable set search_path = ''
  return case sort
    when 'verified' then 'is_verified desc nulls last, rating desc nulls last, review_count desc nulls last, id'
    when 'eco' then 'is_eco desc nulls last, rating desc nulls last, review_count desc nulls last, id'
    when 'price' then 'price_from asc nulls last, id'
    when 'reviews' then 'review_count desc nulls last, id'
    when 'name' then 'sort_name asc nulls last, id'
    else 'rating desc nulls last, review_count desc nulls last, id' end;

alter table public.car_wash_locations
  add column if not exists sort_name text
    generated always as (lower(business_name)) stored;

create index if not exists car_wash_locations_by_rating on public.car_wash_locations
  (rating desc nulls last, review_count desc nulls last, id) where is_listed;
create index if not exists car_wash_locations_by_verified on public.car_wash_locations
  (is_verified desc nulls last, rating desc nulls last, review_count desc nulls last, id) where is_listed;
create index if not exists car_wash_locations_by_eco on public.car_wash_locations
  (is_eco desc nulls last, rating desc nulls last, review_count desc nulls last, id) where is_listed;
create index if not exists car_wash_locations_by_price on public.car_wash_locations
  (price_from asc nulls last, id) where is_listed;
create index if not exists car_wash_locations_by_reviews on public.car_wash_locations
  (review_count desc nulls last, id) where is_listed;
create index if not exists car_wash_locations_by_name on public.car_wash_locations
  (sort_name asc nulls last, id) where is_listed;
-- In the order of "best" within each area.
create index if not exists car_wash_locations_area on public.car_wash_locations
  (area, rating desc nulls last, review_count desc nulls last, id) where is_listed;

revoke execute on function public.list_provider(), public.date_provider(), public.provider_order(text)
  from public, anon, authenticated;
