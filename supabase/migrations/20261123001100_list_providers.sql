-- One list page in one call: the providers, the counts and the option counts. Security definer, because row policies
-- hide table statistics from the planner; it exposes nothing that the site's role could not read directly.

-- Distance in metres between two points; null if either is unknown.
create function public.metres_between(
  latitude_1 double precision, longitude_1 double precision, latitude_2 double precision, longitude_2 double precision
) returns integer
  language sql immutable parallel safe
  return round(12742000 * asin(sqrt(sind((latitude_2 - latitude_1) / 2) ^ 2
    + cosd(latitude_1) * cosd(latitude_2) * sind((longitude_2 - longitude_1) / 2) ^ 2)));

-- The distance in metres to sort by. An approximate one is displayed in whole kilometres, at least one, and counts as the
-- longest distance that rounds to it, half a kilometre more: "about 4 km" comes after 4.4 km (product rule 2.15).
create function public.ranked_distance(distance integer, is_approximate boolean) returns integer
  language sql immutable parallel safe
  return case when is_approximate and distance is not null
    then greatest(1, round(distance / 1000.0)::integer) * 1000 + 500 else distance end;

-- The card columns of one page of the matching providers. "Best" means rating, then number of reviews, then id. Every
-- order puts nulls last and equal providers best first. Planned per sort order.
create function public.page_of_providers(
  filter public.provider_filter, search_ids integer[], sort text, page integer, near_latitude double precision,
  near_longitude double precision
) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  page_size constant integer := 24;
  cards jsonb;
begin
  with listed as materialized (
    select id, distance, row_number() over () as place
    from (
      select id, distance
      from public.filter_providers(filter, search_ids)
      cross join lateral (
        select public.metres_between(map_latitude, map_longitude, near_latitude, near_longitude) as distance
      ) as visitor
      where failed = ''
      order by
        case when sort = 'near' then public.ranked_distance(distance, is_approximate) end nulls last,
        case sort when 'verified' then is_verified when 'eco' then is_eco end desc nulls last,
        case when sort = 'price' then price_from end nulls last,
        case when sort = 'name' then sort_name end nulls last,
        case when sort <> 'reviews' then rating end desc nulls last,
        review_count desc nulls last,
        id
      offset (page - 1) * page_size limit page_size
    ) as ordered
  )
  select coalesce(jsonb_agg(to_jsonb(card) order by listed.place), '[]') into cards
  from listed cross join lateral (
    select id, business_name, address, area, phone, phone_e164, whatsapp_handle, rating, review_count, service_category,
      wash_type, service_description, price_range, price_from, price_to, opening_hours, open_minutes, kinds, serves_mobile,
      serves_onsite, is_verified, is_eco, emirates, wash_types, latitude, longitude, logo_url, photo_url,
      listed.distance
    from public.car_wash_locations where id = listed.id
  ) as card;
  return cards;
end
$$;

-- Resolves a search to provider ids and to its interpretation. Chosen filters and those of the search must both hold: the
-- stricter of two limits applies, and two different places, wash types or service modes find nothing.
create function public.resolve_search(
  inout filter public.provider_filter, inout sort text, search text, open_now integer,
  out search_ids integer[], out parsed_query jsonb, out uses_parsed_query boolean
)
  language plpgsql stable set search_path = ''
as $$
declare
  quoted constant text := substring(btrim(search) from '^["“”«»„](.+)["“”«»]$');
  chosen constant jsonb := jsonb_strip_nulls(to_jsonb(filter));
  parsed public.provider_filter;
begin
  uses_parsed_query := false;
  if public.is_blank(search) then
    return;
  end if;
  search_ids := public.providers_with_phrase(coalesce(quoted, search));
  -- Text with other symbols is only searched for as typed.
  if quoted is not null or search ~ '[^[:alnum:]\s.,;:!?''’‘ʼ"&+/()،؛؟-]' then
    return;
  end if;
  parsed_query := public.parse_search(search, open_now, filter.emirate);
  uses_parsed_query := search_ids = '{}'
    and (parsed_query - 'words' - 'corrected' <> '{}' or parsed_query -> 'words' <> '[]');
  if not uses_parsed_query then
    return;
  end if;

  search_ids := case when parsed_query -> 'words' <> '[]'
    then public.providers_with_words(array(select jsonb_array_elements_text(parsed_query -> 'words'))) end;
  parsed := jsonb_populate_record(null::public.provider_filter,
    parsed_query || case when parsed_query ? 'open'
      then jsonb_build_object('open', public.minute_of_week(parsed_query ->> 'open', open_now)) else '{}' end);
  if exists (
    select from jsonb_each(chosen) as one join jsonb_each(to_jsonb(parsed)) as other using (key)
    where jsonb_typeof(one.value) = 'string' and other.value not in (one.value, 'null')
  ) then
    search_ids := '{}';
  end if;
  if filter.open <> parsed.open then
    search_ids := array(select id from public.car_wash_locations
      where is_listed and open_minutes @> parsed.open and (search_ids is null or id = any (search_ids)));
  end if;
  filter.rating := greatest(filter.rating, parsed.rating);
  filter.max_price := least(filter.max_price, parsed.max_price);
  filter := jsonb_populate_record(parsed, jsonb_strip_nulls(to_jsonb(filter)));
  sort := case when coalesce(sort, 'rating') = 'rating' then parsed_query ->> 'sort' else sort end;
end
$$;

-- `filter` has the attributes of `provider_filter`. `open_now` is the minute of the week used for "open now", by
-- default the current one. With a position, each card has its `distance` in metres and 'near' sorts by it. Pages stop
-- at 40; a page beyond the last returns the last.
create function public.list_providers(
  filter jsonb default '{}', search text default null, sort text default 'rating', page integer default 1,
  open_now integer default null, near_latitude double precision default null, near_longitude double precision default null
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  page_size constant integer := 24;
  last_page constant integer := 40;
  minute constant integer := coalesce(open_now, (extract(epoch from now())::bigint / 60 + 4560)::bigint % 10080);
  request record;
  counts jsonb;
  shown integer;
begin
  select * into request from public.resolve_search(public.sanitized_filter(filter), sort, public.visitor_text(search), minute);
  counts := public.count_providers(request.filter, request.search_ids, minute);
  shown := greatest(1, least(page, last_page, ceil((counts ->> 'total')::numeric / page_size)::integer));
  return counts || jsonb_build_object(
    'providers', public.page_of_providers(request.filter, request.search_ids, coalesce(request.sort, 'rating'), shown,
      near_latitude, near_longitude),
    'page', shown, 'parsedQuery', request.parsed_query, 'usesParsedQuery', request.uses_parsed_query);
end
$$;
