-- What the providers of every area are like as a whole: the numbers of provider_stats, which knows emirates and districts
-- alone. A provider is counted where a list shows it: in each of its districts if it has any, else in its area.

create or replace view public.area_stats with (security_invoker = true) as
  select place.slug as area, count(*)::integer as providers,
    count(*) filter (where provider.is_verified)::integer as verified,
    count(*) filter (where provider.serves_mobile)::integer as mobile,
    count(*) filter (where provider.is_eco)::integer as eco,
    count(*) filter (where '247-services' = any (provider.wash_types))::integer as always_open,
    min(price.amount) as price_from,
    percentile_disc(0.2) within group (order by price.amount) as price_low,
    percentile_disc(0.8) within group (order by price.amount) as price_high
  from public.car_wash_locations provider
  cross join lateral unnest(case when provider.districts = '{}' then array[provider.area] else provider.districts end)
    as place (slug)
  cross join lateral (select case when provider.price_from < 1000000 then floor(provider.price_from)::integer end) as price (amount)
  where provider.is_listed and place.slug is not null
  group by place.slug;

revoke all on public.area_stats from anon, authenticated;
grant select on public.area_stats to anon, authenticated, service_role;
