-- How many providers have which facts: every list's total and the number beside every option of a filter are sums of it.
-- Counting rows instead takes 30 to 1,400 ms at 500,000 of them, a sum 1 to 10.

-- The price steps that a filter offers, AED; 0 where no price is known, and 1,000,000 for what is above all steps.
create or replace function public.price_step_of(price_from numeric) returns integer
  language sql immutable parallel safe
  return case when price_from <= 30 then 30 when price_from <= 50 then 50 when price_from <= 100 then 100
    when price_from <= 300 then 300 when price_from is null then 0 else 1000000 end;

-- The rating steps that a filter offers; 0 below them all.
create or replace function public.rating_step_of(rating numeric) returns numeric
  language sql immutable parallel safe
  return case when rating >= 4.5 then 4.5 when rating >= 4 then 4 when rating >= 3.5 then 3.5 else 0 end;

-- The wash types of a provider and the three that Quick Search looks for as text.
create or replace function public.wash_type_options_of(wash_types text[], wash_type_text text) returns text[]
  language sql immutable parallel safe
  return wash_types || array_remove(array[
    case when wash_type_text like '%hand wash%' then 'hand-wash' end,
    case when wash_type_text like '%automatic%' then 'automatic' end,
    case when wash_type_text like '%self service%' then 'self-service' end], null);

create materialized view if not exists public.provider_counts as
  select emirates, districts, area, public.wash_type_options_of(wash_types, wash_type_text) as wash_types,
    serves_mobile, serves_onsite, public.rating_step_of(rating) as rating_step, is_verified, is_eco,
    public.price_step_of(price_from) as price_step, open_minutes, count(*)::integer as providers
  from public.car_wash_locations
  where is_listed
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11;
-- What a refresh beside readers needs.
create unique index if not exists provider_counts_key on public.provider_counts
  (emirates, districts, area, wash_types, serves_mobile, serves_onsite, rating_step, is_verified, is_eco, price_step, open_minutes);

-- What the providers of every place, of every wash type and of every pair of them are like as a whole. A place is an
-- emirate, a district or an area, which has no pairs; null stands for any, so the row (null, null) is the whole directory. A
-- provider is counted where a list shows it: in each of its districts if it has any, else in its area.
alter table public.areas add constraint areas_no_emirate check (slug not in
  ('dubai', 'abu-dhabi', 'sharjah', 'ajman', 'fujairah', 'ras-al-khaimah', 'umm-al-quwain'));
drop view if exists public.area_stats;
drop view if exists public.provider_stats;
create materialized view public.provider_stats as
  select place.slug as place, type.slug as wash_type, count(*)::integer as providers,
    count(*) filter (where provider.is_verified)::integer as verified,
    count(*) filter (where provider.serves_mobile)::integer as mobile,
    count(*) filter (where provider.is_eco)::integer as eco,
    count(*) filter (where '247-services' = any (provider.wash_types))::integer as always_open,
    min(price.amount) as price_from,
    -- The range of usual prices: the cheapest fifth and the dearest fifth are left out.
    percentile_disc(0.2) within group (order by price.amount) as price_low,
    percentile_disc(0.8) within group (order by price.amount) as price_high
  from public.car_wash_locations provider
  cross join lateral (
    select unnest(provider.emirates || provider.districts), true
    union all select provider.area, false where provider.districts = '{}' and provider.area is not null
    union all select null, true
  ) as place (slug, has_pairs)
  cross join lateral (
    select unnest(provider.wash_types) where place.has_pairs
    union all select null
  ) as type (slug)
  -- A telephone number in the price range is not a price, and would not fit into an integer.
  cross join lateral (select case when provider.price_from < 1000000 then floor(provider.price_from)::integer end) as price (amount)
  where provider.is_listed
  group by place.slug, type.slug;
create unique index provider_stats_key on public.provider_stats (place, wash_type);

-- When the counts were last made. Staff and the health check read it.
create table if not exists public.count_refreshes (
  id boolean primary key default true check (id),
  refreshed_at timestamptz not null default now()
);
alter table public.count_refreshes enable row level security;

revoke all on public.provider_counts, public.provider_stats, public.count_refreshes from anon, authenticated;
grant select on public.provider_stats to anon, authenticated;
grant select on public.provider_counts, public.provider_stats, public.count_refreshes to service_role;
revoke execute on function public.price_step_of(numeric), public.rating_step_of(numeric),
  public.wash_type_options_of(text[], text) from public, anon, authenticated;
grant execute on function public.price_step_of(numeric), public.rating_step_of(numeric),
  public.wash_type_options_of(text[], text) to service_role;
