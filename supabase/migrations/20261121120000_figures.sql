-- What a list of providers is like as a whole, for every place, every wash type and every pair of them. A place is an
-- emirate or a district; null stands for "any", so the row (null, null) is the whole directory.

set search_path = public, extensions;

drop view if exists public.provider_counts;

create or replace view public.provider_figures with (security_invoker = true) as
  select place.slug as place, kind.slug as wash_type, count(*)::integer as providers,
    count(*) filter (where provider.is_verified)::integer as verified,
    count(*) filter (where provider.serves_mobile)::integer as mobile,
    count(*) filter (where provider.is_eco)::integer as eco,
    count(*) filter (where '247-services' = any (provider.wash_types))::integer as always_open,
    min(price.amount) as price_from,
    -- Where the prices of most begin: the fifth that is cheaper and the fifth that is dearer are left aside.
    percentile_disc(0.2) within group (order by price.amount) as price_low,
    percentile_disc(0.8) within group (order by price.amount) as price_high
  from public.car_wash_locations provider
  cross join lateral (select unnest(provider.emirates || provider.districts) union all select null) as place (slug)
  cross join lateral (select unnest(provider.wash_types) union all select null) as kind (slug)
  -- A telephone number among the prices is none, and would be more than an integer holds.
  cross join lateral (select case when provider.price_from < 1000000 then floor(provider.price_from)::integer end) as price (amount)
  where provider.business_name is not null
  group by place.slug, kind.slug;

revoke all on public.provider_figures from anon, authenticated;
grant select on public.provider_figures to anon, authenticated, service_role;
