-- The counts that stand around a list, and the numbers beside the options of its filters.

-- The counts of a filter that provider_counts can tell: the four of the list, those of every option given the other choices,
-- and how many were left out because their hours or prices are not known.
create or replace function public.count_providers(
  emirate text, area text, wash_type text, min_rating numeric, service_mode text, max_price numeric, open_at integer,
  verified boolean, eco boolean, open_now integer
) returns jsonb
  -- Reads as short as these gain nothing by a second process.
  language plpgsql stable set search_path = '' set max_parallel_workers_per_gather = 0
as $$
#variable_conflict use_variable
declare
  chosen integer;
  max_prices integer;
  -- The facets that the four counts of a list are sums of.
  mobile_wash integer;
  eco_wash integer;
  is_verified integer;
  has_price integer;
  result jsonb;
begin
  select
    coalesce(bit_or(facet) filter (where (known.filter, known.option) in (('emirate', emirate), ('washType', wash_type),
      ('rating', trim_scale(min_rating)::text), ('serviceMode', service_mode), ('maxPrice', trim_scale(max_price)::text),
      ('isVerified', verified::text), ('isEco', eco::text))), 0),
    bit_or(facet) filter (where known.filter = 'maxPrice'),
    bit_or(facet) filter (where known.option = 'mobile-car-wash'),
    bit_or(facet) filter (where known.option = 'eco-friendly'),
    bit_or(facet) filter (where known.filter = 'isVerified'),
    -- facets_of has one more than there are options.
    max(facet) << 1
  into chosen, max_prices, mobile_wash, eco_wash, is_verified, has_price
  from public.filter_options() as known;

  with week as materialized (
    select week.week, open_minutes @> open_at as is_open_then, open_minutes @> open_now as is_open_now
    from public.opening_weeks as week
  ),
  place as materialized (
    select place.area from public.area_facets as place
    where (emirate is not null or area is not null) and chosen & ~place.facets < 1
  ),
  open_in_area as (
    select facets, (sum(providers) filter (where is_open_then))::integer as open_then,
      (sum(providers) filter (where is_open_now))::integer as open_now
    from public.week_counts as counts join week on week.week = counts.week
    where counts.area = area and area <> ''
    group by facets
  ),
  cell as materialized (
    -- What lacks one of the choices is counted for the options of that one only, and what lacks more, nowhere. "< 1" stands for
    -- "= 0" here and below, which the planner takes for rare: it would sort what it can hash.
    select counts.facets, missing, without_hours,
      case when open_at is null then providers
        else coalesce(open_then, open[width_bucket(open_at, minutes)], 0) end as providers,
      case when missing = 0 then coalesce(in_area.open_now, open[width_bucket(open_now, minutes)], 0) end as now_open
    from public.provider_counts as counts
    left join open_in_area as in_area on in_area.facets = counts.facets
    cross join lateral (select chosen & ~counts.facets as missing) as lack
    where counts.area = coalesce(area, '') and missing & (missing - 1) < 1
  ),
  -- Sums over some hundred parts in place of thousands of cells.
  part as materialized (
    select half, missing, facets & half as facets, sum(providers) as providers
    from cell cross join (values (x'ffff'::integer), (x'7fff0000'::integer)) as halves (half)
    group by 1, 2, 3
  ),
  number as (
    select filter, option, coalesce(sum(providers), 0) as number
    from (
      select *, case when facet < 65536 then 65535 else x'7fff0000'::integer end as half,
        bit_or(facet) over (partition by filter) as facets
      from public.filter_options()
    ) as listed
    left join part on part.half = listed.half and part.facets & listed.facet <> 0 and missing & ~listed.facets = 0
    group by 1, 2
  )
  select jsonb_build_object(
      'total', total, 'eco', eco_friendly, 'verified', all_verified, 'mobile', mobile,
      'withoutHours', case when open_at is null then 0 else without_hours end,
      'withoutPrice', case when max_price is null then 0 else without_price end,
      'options', (select jsonb_object_agg(filter, options) from (
          select filter, coalesce(jsonb_object_agg(option, number) filter (where number > 0 or filter not in ('emirate', 'washType')),
            '{}') as options
          from number group by filter
        ) as filters)
        || jsonb_build_object('open', jsonb_build_object('now', now_open), 'area', areas))
    into result
  from (
    select coalesce(sum(now_open), 0) as now_open, coalesce(sum(without_hours), 0) as without_hours from cell where missing = 0
  ) as hours
  cross join (
    select coalesce(sum(providers) filter (where half = 65535 and missing = 0), 0) as total,
      coalesce(sum(providers) filter (where facets & eco_wash <> 0 and missing = 0), 0) as eco_friendly,
      coalesce(sum(providers) filter (where facets & is_verified <> 0 and missing = 0), 0) as all_verified,
      coalesce(sum(providers) filter (where facets & mobile_wash <> 0 and missing = 0), 0) as mobile,
      coalesce(sum(providers) filter (where half <> 65535 and facets & has_price = 0 and missing & ~max_prices = 0), 0) as without_price
    from part
  ) as sums
  cross join (
    select coalesce(jsonb_object_agg(slug, providers) filter (where providers > 0), '{}') as areas
    from (
      -- One area after the other, as they stand in the index: half the time of a join.
      select place.area as slug, (
        select sum(counts.providers) from public.provider_counts as counts
        where counts.area = place.area and chosen & ~counts.facets < 1
      ) as providers
      from place where open_at is null
      union all
      select counts.area, sum(counts.providers)
      from public.week_counts as counts join week using (week)
      where counts.area = any (array(select place.area from place)) and is_open_then and chosen & ~counts.facets < 1
      group by counts.area
    ) as counted
  ) as places;
  return result;
end
$$;

-- The counts of what the cells can not tell, such as free text: exact up to 1,000, and 1,001 for more.
create or replace function public.count_matching(conditions text, is_rare boolean) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  result jsonb;
begin
  execute format('with matching as %s (select wash_types, is_verified from public.car_wash_locations where %s)
    select jsonb_build_object(''total'', count(*), ''eco'', count(*) filter (where wash_types @> ''{eco-friendly}''),
      ''verified'', count(*) filter (where is_verified), ''mobile'', count(*) filter (where wash_types @> ''{mobile-car-wash}''))
    from (select * from matching limit 1001) as first', public.matching_mode(is_rare), conditions) into result;
  return result;
end
$$;

-- Whether few providers are read as a whole and then sorted or counted, or many in their order until there are enough.
create or replace function public.matching_mode(is_rare boolean) returns text
  language sql immutable
  return case when is_rare then 'materialized' else 'not materialized' end;

revoke execute on function
  public.count_providers(text, text, text, numeric, text, numeric, integer, boolean, boolean, integer),
  public.count_matching(text, boolean), public.matching_mode(boolean)
  from public, anon, authenticated;
