-- One list page in one call: the providers, the counts and the option counts. Security definer, because row policies
-- hide table statistics from the planner; it exposes nothing that the site's role could not read directly.

-- Distance in metres between two points; null if either is unknown.
create function public.metres_between(
  latitude_1 double precision, longitude_1 double precision, latitude_2 double precision, longitude_2 double precision
) returns integer
  language sql immutable parallel safe
  return round(12742000 * asin(sqrt(sind((latitude_2 - latitude_1) / 2) ^ 2
    + cosd(latitude_1) * cosd(latitude_2) * sind((longitude_2 - longitude_1) / 2) ^ 2)));

-- The card columns of one page of the matching providers. "Best" means rating, then number of reviews, then id; every
-- order ends in `id` and puts nulls last. Planned per sort order.
create function public.page_of_providers(
  filter public.provider_filter, among integer[], sort text, page integer, near_latitude double precision,
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
      select id, public.metres_between(map_latitude, map_longitude, near_latitude, near_longitude) as distance
      from public.filter_providers(filter, among) where failed < 1
      order by
        case when sort = 'near'
          then public.metres_between(map_latitude, map_longitude, near_latitude, near_longitude) end nulls last,
        case sort when 'verified' then is_verified when 'eco' then is_eco end desc nulls last,
        case when sort = 'price' then price_from end nulls last,
        case when sort = 'name' then sort_name end nulls last,
        case when sort not in ('price', 'name', 'reviews') then rating end desc nulls last,
        case when sort not in ('price', 'name') then review_count end desc nulls last,
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

-- Resolves a search to provider ids and to its interpretation. Chosen filters and filters named in the search must both
-- hold, so contradicting ones find nothing.
create function public.read_search(
  inout filter public.provider_filter, inout sort text, search text, open_now integer,
  out among integer[], out parsed_query jsonb, out uses_parsed_query boolean
)
  language plpgsql stable set search_path = ''
as $$
declare
  quoted constant text := substring(btrim(search) from '^["“”«»„](.+)["“”«»]$');
  named public.provider_filter;
begin
  uses_parsed_query := false;
  if public.is_blank(search) then
    return;
  end if;
  among := public.providers_with_phrase(coalesce(quoted, search));
  -- Text with symbols of other languages is not a question in words.
  if quoted is not null or search ~ '[^[:alnum:]\s.,;:!?''’‘ʼ"&+/()،؛؟-]' then
    return;
  end if;
  parsed_query := public.understand_search(search, filter.emirate);
  uses_parsed_query := among = '{}' and (parsed_query - 'words' - 'corrected' <> '{}' or parsed_query -> 'words' <> '[]');
  if not uses_parsed_query then
    return;
  end if;

  among := case when parsed_query -> 'words' <> '[]'
    then public.providers_with_words(array(select jsonb_array_elements_text(parsed_query -> 'words'))) end;
  named.emirate := parsed_query ->> 'emirate';
  named.area := parsed_query ->> 'area';
  named.wash_type := parsed_query ->> 'washType';
  named.min_rating := parsed_query ->> 'rating';
  named.service_mode := parsed_query ->> 'serviceMode';
  named.max_price := parsed_query ->> 'maxPrice';
  named.open_at := case when parsed_query ? 'open' then open_now end;
  named.verified := parsed_query ? 'isVerified';
  named.eco := parsed_query ? 'isEco';
  if filter.emirate <> named.emirate or filter.area <> named.area or filter.wash_type <> named.wash_type
    or filter.service_mode <> named.service_mode then
    among := '{}';
  end if;
  filter.emirate := coalesce(filter.emirate, named.emirate);
  filter.area := coalesce(filter.area, named.area);
  filter.wash_type := coalesce(filter.wash_type, named.wash_type);
  filter.service_mode := coalesce(filter.service_mode, named.service_mode);
  filter.min_rating := greatest(filter.min_rating, named.min_rating);
  filter.max_price := least(filter.max_price, named.max_price);
  filter.open_at := coalesce(filter.open_at, named.open_at);
  filter.verified := coalesce(filter.verified, false) or named.verified;
  filter.eco := coalesce(filter.eco, false) or named.eco;
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
  asked record;
  counts jsonb;
  shown integer;
begin
  select * into asked from public.read_search(public.read_filter(filter), sort, public.visitor_text(search), minute);
  counts := public.count_providers(asked.filter, asked.among, minute);
  shown := greatest(1, least(page, last_page, ceil((counts ->> 'total')::numeric / page_size)::integer));
  return counts || jsonb_build_object(
    'providers', public.page_of_providers(asked.filter, asked.among, coalesce(asked.sort, 'rating'), shown, near_latitude,
      near_longitude),
    'page', shown, 'parsedQuery', asked.parsed_query, 'usesParsedQuery', asked.uses_parsed_query);
end
$$;
