-- Aggregates per place, per wash type and per pair of the two. A place is an emirate, a district or an area (areas have
-- no pairs); null means any, so the row (null, null) covers the whole directory. Only listed providers count.
create view public.provider_stats with (security_invoker = true) as
  -- Group identical providers before expanding them by place and wash type: a sixth of the time.
  with grouped as (
    select emirates || districts as places, case when districts = '{}' then area end as area, wash_types,
      -- A phone number in the price range is not a price, and would overflow an integer.
      case when price_from < 1000000 then floor(price_from)::integer end as price,
      count(*) as providers, count(*) filter (where is_verified) as verified, count(*) filter (where serves_mobile) as mobile,
      count(*) filter (where is_eco) as eco
    from public.car_wash_locations
    where is_listed
    group by 1, 2, 3, 4
  ),
  priced as (
    select place.slug as place, type.slug as wash_type, price, sum(providers) as providers, sum(verified) as verified,
      sum(mobile) as mobile, sum(eco) as eco, coalesce(sum(providers) filter (where '247-services' = any (wash_types)), 0) as always_open
    from grouped
    cross join lateral (
      select unnest(places), true
      union all select area, false where area is not null
      union all select null, true
    ) as place (slug, has_pairs)
    cross join lateral (
      select unnest(wash_types) where place.has_pairs
      union all select null
    ) as type (slug)
    group by 1, 2, 3
  ),
  ranked as (
    select *, sum(providers) over (partition by place, wash_type, price is null order by price) as rank,
      sum(providers) over (partition by place, wash_type, price is null) as with_price
    from priced
  )
  select place, wash_type, sum(providers)::integer as providers, sum(verified)::integer as verified,
    sum(mobile)::integer as mobile, sum(eco)::integer as eco, sum(always_open)::integer as always_open,
    min(price) as price_from,
    -- The usual price range excludes the cheapest and the dearest fifth.
    min(price) filter (where rank >= 0.2 * with_price) as price_low,
    min(price) filter (where rank >= 0.8 * with_price) as price_high
  from ranked
  group by place, wash_type;
