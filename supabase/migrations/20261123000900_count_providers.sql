-- The counts around a list, and the count of every filter option: how many providers it would leave, given the other
-- filters. They are computed with the list, so the two always agree.

-- A provider that passes every filter counts for all options; one that fails a single filter counts for that filter's
-- options. Providers with the same places and wash types are grouped into one row; areas are separated only within an
-- emirate, where they are offered. Inlined into the calling query.
create function public.count_alike(filter public.provider_filter, among integer[], open_now integer)
  returns table (
    place_options text[], wash_type_options text[], total integer, eco integer, verified integer,
    any_emirate integer, any_area integer, any_wash_type integer, rating_3_5 integer, rating_4 integer, rating_4_5 integer,
    mobile integer, onsite integer, price_30 integer, price_50 integer, price_100 integer, price_300 integer,
    without_price integer, open_now integer, without_hours integer, any_verified integer, any_eco integer
  )
  language sql stable
as $$
  select place_options, wash_type_options,
    (count(*) filter (where passes))::integer,
    (count(*) filter (where passes and is_eco))::integer,
    (count(*) filter (where passes and is_verified))::integer,
    (count(*) filter (where passes or not passes_emirate))::integer,
    (count(*) filter (where passes or not passes_area))::integer,
    (count(*) filter (where passes or not passes_wash_type))::integer,
    (count(*) filter (where (passes or not passes_rating) and rating >= 3.5))::integer,
    (count(*) filter (where (passes or not passes_rating) and rating >= 4))::integer,
    (count(*) filter (where (passes or not passes_rating) and rating >= 4.5))::integer,
    (count(*) filter (where (passes or not passes_service_mode) and serves_mobile))::integer,
    (count(*) filter (where (passes or not passes_service_mode) and serves_onsite))::integer,
    (count(*) filter (where (passes or not passes_price) and price_from <= 30))::integer,
    (count(*) filter (where (passes or not passes_price) and price_from <= 50))::integer,
    (count(*) filter (where (passes or not passes_price) and price_from <= 100))::integer,
    (count(*) filter (where (passes or not passes_price) and price_from <= 300))::integer,
    (count(*) filter (where not passes_price and price_from is null))::integer,
    (count(*) filter (where (passes or not passes_open) and open_minutes @> count_alike.open_now))::integer,
    (count(*) filter (where not passes_open and open_minutes is null))::integer,
    (count(*) filter (where (passes or not passes_verified) and is_verified))::integer,
    (count(*) filter (where (passes or not passes_eco) and is_eco))::integer
  from (
    -- "offset 0" makes the planner compute the passed filters once rather than once per count.
    select *, failed < 1 as passes,
      case when num_nonnulls((filter).emirate, (filter).area) > 0 and passes_emirate then places else emirates end as place_options
    from public.filter_providers(filter, among) where failed < 2 offset 0
  ) as provider
  group by place_options, wash_type_options
$$;

-- The four counts of a list, the number of providers left out because their hours or prices are unknown, and the option
-- counts by filter. Planned for the filters that are set, so the others cost nothing.
create function public.count_providers(filter public.provider_filter, among integer[], open_now integer) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  counts jsonb;
begin
  with alike as materialized (select * from public.count_alike(filter, among, open_now)),
  place as (
    select slug, slug in (select emirate.slug from public.emirates as emirate) as is_emirate,
      sum(any_emirate) as any_emirate, sum(any_area) as any_area
    from alike, unnest(alike.place_options) as slug group by slug
  ),
  wash_type as (
    select slug, sum(any_wash_type) as providers from alike, unnest(alike.wash_type_options) as slug group by slug
  )
  select jsonb_build_object(
      'total', coalesce(sum(total), 0), 'eco', coalesce(sum(eco), 0), 'verified', coalesce(sum(verified), 0),
      'mobile', coalesce(sum(total) filter (where 'mobile-car-wash' = any (wash_type_options)), 0),
      'hiddenWithoutHours', coalesce(sum(without_hours), 0), 'hiddenWithoutPrice', coalesce(sum(without_price), 0),
      'options', jsonb_build_object(
        'emirate', (select coalesce(jsonb_object_agg(slug, any_emirate), '{}') from place where is_emirate and any_emirate > 0),
        'area', (select coalesce(jsonb_object_agg(slug, any_area), '{}') from place where not is_emirate and any_area > 0),
        'washType', (select coalesce(jsonb_object_agg(slug, providers), '{}') from wash_type where providers > 0),
        'rating', jsonb_build_object('3.5', coalesce(sum(rating_3_5), 0), '4', coalesce(sum(rating_4), 0),
          '4.5', coalesce(sum(rating_4_5), 0)),
        'serviceMode', jsonb_build_object('mobile', coalesce(sum(mobile), 0), 'onsite', coalesce(sum(onsite), 0)),
        'maxPrice', jsonb_build_object(
          '30', coalesce(sum(price_30), 0), '50', coalesce(sum(price_50), 0), '100', coalesce(sum(price_100), 0),
          '300', coalesce(sum(price_300), 0)),
        'open', jsonb_build_object('now', coalesce(sum(alike.open_now), 0)),
        'isVerified', jsonb_build_object('true', coalesce(sum(any_verified), 0)),
        'isEco', jsonb_build_object('true', coalesce(sum(any_eco), 0))))
    into counts from alike;
  return counts;
end
$$;
