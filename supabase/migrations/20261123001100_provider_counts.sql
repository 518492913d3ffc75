-- How many providers have which facts: every list's total and the number beside every option of a filter are sums of it.
-- Counting rows instead takes 30 to 1,400 ms at 500,000 of them.

-- The options of filters that are counted, each with its bit in `facets`. Those of areas and hours are counted otherwise.
create or replace function public.filter_options() returns table (facet integer, filter text, option text)
  language sql immutable parallel safe
as $$
  select 1 << (place::integer - 1), filter, option from unnest(
    array['emirate', 'emirate', 'emirate', 'emirate', 'emirate', 'emirate', 'emirate',
      'washType', 'washType', 'washType', 'washType', 'washType', 'washType', 'washType', 'washType', 'washType',
      'isVerified', 'isEco', 'serviceMode', 'serviceMode', 'rating', 'rating', 'rating',
      'maxPrice', 'maxPrice', 'maxPrice', 'maxPrice'],
    array['dubai', 'abu-dhabi', 'sharjah', 'ajman', 'ras-al-khaimah', 'fujairah', 'umm-al-quwain',
      'mobile-car-wash', 'steam-cleaning', 'auto-detailing', 'waterless-wash', 'eco-friendly', '247-services',
      'hand-wash', 'automatic', 'self-service',
      'true', 'true', 'mobile', 'onsite', '3.5', '4', '4.5', '30', '50', '100', '300']
  ) with ordinality as listed (filter, option, place)
$$;

-- The options that a provider is found with, in the order of filter_options; the last bit says whether a price is known. Hand
-- wash, automatic and self-service are looked for as text.
create or replace function public.facets_of(
  emirates text[], wash_types text[], wash_type_text text, is_verified boolean, is_eco boolean, serves_mobile boolean,
  serves_onsite boolean, rating numeric, price_from numeric
) returns integer
  language sql immutable parallel safe
  return (('dubai' = any (emirates))::integer << 0) | (('abu-dhabi' = any (emirates))::integer << 1)
    | (('sharjah' = any (emirates))::integer << 2) | (('ajman' = any (emirates))::integer << 3)
    | (('ras-al-khaimah' = any (emirates))::integer << 4) | (('fujairah' = any (emirates))::integer << 5)
    | (('umm-al-quwain' = any (emirates))::integer << 6) | (('mobile-car-wash' = any (wash_types))::integer << 7)
    | (('steam-cleaning' = any (wash_types))::integer << 8) | (('auto-detailing' = any (wash_types))::integer << 9)
    | (('waterless-wash' = any (wash_types))::integer << 10) | (('eco-friendly' = any (wash_types))::integer << 11)
    | (('247-services' = any (wash_types))::integer << 12) | ((wash_type_text like '%hand wash%')::integer << 13)
    | ((wash_type_text like '%automatic%')::integer << 14) | ((wash_type_text like '%self service%')::integer << 15)
    | (is_verified::integer << 16) | (is_eco::integer << 17) | (serves_mobile::integer << 18)
    | (serves_onsite::integer << 19) | (coalesce(rating >= 3.5, false)::integer << 20)
    | (coalesce(rating >= 4, false)::integer << 21) | (coalesce(rating >= 4.5, false)::integer << 22)
    | (coalesce(price_from <= 30, false)::integer << 23) | (coalesce(price_from <= 50, false)::integer << 24)
    | (coalesce(price_from <= 100, false)::integer << 25) | (coalesce(price_from <= 300, false)::integer << 26)
    | ((price_from is not null)::integer << 27);

-- The different weeks that providers are open in, under a number that stays the same.
create or replace function public.week_of(open_minutes int4multirange) returns bigint
  language sql immutable parallel safe
  return coalesce(hashtextextended(open_minutes::text, 0), 0);

create materialized view if not exists public.opening_weeks as
  select distinct public.week_of(open_minutes) as week, open_minutes
  from public.car_wash_locations
  where is_listed and open_minutes is not null;
create unique index if not exists opening_weeks_key on public.opening_weeks (week);

-- How many providers have the same facets and week, in each area and anywhere ('').
create materialized view if not exists public.week_counts as
  select area, facets, week, count(*)::integer as providers
  from (
    select public.facets_of(emirates, wash_types, wash_type_text, is_verified, is_eco, serves_mobile, serves_onsite, rating,
        price_from) as facets,
      array_remove(case when districts = '{}' then array[area] else districts end, null) || array[''] as areas,
      public.week_of(open_minutes) as week
    from public.car_wash_locations
    where is_listed
  ) as provider, unnest(areas) as area
  group by 1, 2, 3;
-- What a refresh beside readers needs; with the numbers it is all that is read.
create unique index if not exists week_counts_key on public.week_counts (area, facets, week) include (providers);

-- The same without weeks, which are nearly as many as there are providers. Anywhere, it knows how many are open when: open[i]
-- from minutes[i] of the week on: 7,262 rows at 500,000 providers in place of 166,212. For every area it took too long to make,
-- 6 s at 50,000.
create materialized view if not exists public.provider_counts as
  with edge as (
    select facets, minute, sum(sign * providers) as change
    from public.week_counts
    join (
      select week, minute, sign
      from public.opening_weeks, unnest(open_minutes) as span, lateral (values (lower(span), 1), (upper(span), -1)) as edge (minute, sign)
    ) as moment using (week)
    where area = ''
    group by facets, minute
  ),
  step as (
    select '' as area, facets, array_agg(minute order by minute) as minutes, array_agg(open order by minute) as open
    from (select facets, minute, (sum(change) over (partition by facets order by minute))::integer as open from edge) as running
    group by facets
  )
  select area, facets, providers, without_hours, minutes, open
  from (
    select area, facets, sum(providers)::integer as providers,
      coalesce(sum(providers) filter (where week = 0), 0)::integer as without_hours
    from public.week_counts
    group by area, facets
  ) as total
  left join step using (area, facets);
create unique index if not exists provider_counts_key on public.provider_counts (area, facets) include (providers);

-- The facets that an area has at all, so that the others need not be read: all but those of the emirate that was chosen.
create materialized view if not exists public.area_facets as
  select area, bit_or(facets) as facets from public.provider_counts where area <> '' group by area;
create unique index if not exists area_facets_key on public.area_facets (area);

-- What the providers of every place, of every wash type and of every pair of them are like as a whole. A place is an
-- emirate, a district or an area, which has no pairs; null stands for any, so the row (null, null) is the whole directory. A
-- provider is counted where a list shows it: in each of its districts if it has any, else in its area.
create materialized view if not exists public.provider_stats as
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
create unique index if not exists provider_stats_key on public.provider_stats (place, wash_type);

-- When the counts were last made. Staff read it, and the health check of the site (`/api/health`) with the site's key.
create table if not exists public.count_refreshes (
  id boolean primary key default true check (id),
  refreshed_at timestamptz not null default now()
);
alter table public.count_refreshes enable row level security;
drop policy if exists "The age of the counts is public" on public.count_refreshes;
create policy "The age of the counts is public" on public.count_refreshes for select to anon, authenticated using (true);

revoke all on public.opening_weeks, public.week_counts, public.provider_counts, public.area_facets, public.provider_stats,
  public.count_refreshes from anon, authenticated;
grant select on public.provider_stats, public.count_refreshes to anon, authenticated;
grant select on public.opening_weeks, public.week_counts, public.provider_counts, public.area_facets, public.provider_stats,
  public.count_refreshes to service_role;
revoke execute on function public.filter_options(), public.week_of(int4multirange),
  public.facets_of(text[], text[], text, boolean, boolean, boolean, boolean, numeric, numeric) from public, anon, authenticated;
grant execute on function public.filter_options(), public.week_of(int4multirange),
  public.facets_of(text[], text[], text, boolean, boolean, boolean, boolean, numeric, numeric) to service_role;
