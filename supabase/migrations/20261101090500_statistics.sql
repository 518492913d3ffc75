-- What the providers of every place, of every wash type and of every pair of them are like as a whole. A place is an
-- emirate or a district; null stands for any, so the row (null, null) is the whole directory.

create or replace view public.provider_stats with (security_invoker = true) as
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
  cross join lateral (select unnest(provider.emirates || provider.districts) union all select null) as place (slug)
  cross join lateral (select unnest(provider.wash_types) union all select null) as type (slug)
  -- A telephone number in the price range is not a price, and would not fit into an integer.
  cross join lateral (select case when provider.price_from < 1000000 then floor(provider.price_from)::integer end) as price (amount)
  where provider.is_listed
  group by place.slug, type.slug;
