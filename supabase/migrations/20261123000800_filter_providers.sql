-- The filter type and the one query that applies it: lists, counts, option counts and map pins are all built on
-- `filter_providers`. To add a filter, add an attribute to the type, a condition here, and its option counts in the
-- next file.

create type public.provider_filter as (
  emirate text,
  area text,
  wash_type text,
  min_rating numeric,
  service_mode text,
  max_price numeric,
  -- Minute of the week in Asia/Dubai, from Monday 00:00.
  open_at integer,
  verified boolean,
  eco boolean,
  -- Map bounds in degrees: west, south, east, north.
  bounds double precision[]
);

-- Sanitises a filter sent by a client: invalid values are unset, and texts are cut to the length that is compared.
create function public.read_filter(sent jsonb) returns public.provider_filter
  language plpgsql immutable set search_path = ''
as $$
declare
  filter public.provider_filter := jsonb_populate_record(null::public.provider_filter, sent);
begin
  filter.emirate := left(filter.emirate, 100);
  filter.area := left(filter.area, 100);
  filter.wash_type := left(filter.wash_type, 100);
  filter.service_mode := left(filter.service_mode, 100);
  return filter;
end
$$;

-- Matches providers by text, for values of two filters that are not among the known ones ("oil change", "at home").
create function public.providers_with_wash_type_words(wash_type text) returns table (id integer)
  language sql stable
as $$
  select provider.id from public.car_wash_locations as provider
  where provider.wash_type_text like '%' || public.fold_text(replace($1, '-', ' ')) || '%'
    and $1 not in (select slug from public.wash_types union all select slug from public.kinds
      union all values ('automatic'), ('hand-wash'), ('self-service'))
$$;
create function public.providers_with_mode_words(service_mode text) returns table (id integer)
  language sql stable
as $$
  select provider.id from public.car_wash_locations as provider
  where provider.service_location_text like '%' || public.fold_text($1) || '%'
$$;

-- Every listed provider with its sort and count columns, the filters it passes, and the number it fails. `among` holds
-- search results, null without a search. An unknown filter value is matched as text. No search path is set so that,
-- called with constants, the function is inlined into the calling query.
create function public.filter_providers(filter public.provider_filter, among integer[])
  returns table (
    id integer, emirates text[], places text[], wash_type_options text[], serves_mobile boolean, serves_onsite boolean, is_verified boolean,
    is_eco boolean, rating numeric, review_count integer, price_from numeric, open_minutes int4multirange, sort_name text,
    map_latitude double precision, map_longitude double precision, passes_emirate boolean, passes_area boolean, passes_wash_type boolean, passes_rating boolean, passes_service_mode boolean,
    passes_price boolean, passes_open boolean, passes_verified boolean, passes_eco boolean,
    passes_bounds boolean, failed integer
  )
  language sql stable
as $$
  select id, emirates, places, wash_type_options, serves_mobile, serves_onsite, is_verified, is_eco, rating, review_count, price_from,
    open_minutes, sort_name, map_latitude, map_longitude, passes.*,
    (not passes_emirate)::integer + (not passes_area)::integer + (not passes_wash_type)::integer + (not passes_rating)::integer
      + (not passes_service_mode)::integer + (not passes_price)::integer + (not passes_open)::integer
      + (not passes_verified)::integer + (not passes_eco)::integer + (not passes_bounds)::integer
  from public.car_wash_locations
  cross join lateral (select
    (filter).emirate is null or (filter).emirate = any (places) as passes_emirate,
    (filter).area is null or (filter).area = any (places) as passes_area,
    (filter).wash_type is null or (filter).wash_type = any (wash_type_options)
      or (filter).wash_type <> all (public.wash_types_by_text()) and (filter).wash_type = any (kinds)
      or id in (select worded.id from public.providers_with_wash_type_words((filter).wash_type) as worded) as passes_wash_type,
    (filter).min_rating is null or coalesce(rating >= (filter).min_rating, false) as passes_rating,
    (filter).service_mode is null or case (filter).service_mode when 'mobile' then serves_mobile when 'onsite' then serves_onsite
      else id in (select worded.id from public.providers_with_mode_words((filter).service_mode) as worded) end as passes_service_mode,
    (filter).max_price is null or coalesce(price_from <= (filter).max_price, false) as passes_price,
    (filter).open_at is null or coalesce(open_minutes @> (filter).open_at, false) as passes_open,
    not coalesce((filter).verified, false) or is_verified as passes_verified,
    not coalesce((filter).eco, false) or is_eco as passes_eco,
    (filter).bounds is null or coalesce(map_longitude between (filter).bounds[1] and (filter).bounds[3]
      and map_latitude between (filter).bounds[2] and (filter).bounds[4], false) as passes_bounds
  ) as passes
  where is_listed and (among is null or id in (select unnest(among)))
$$;
