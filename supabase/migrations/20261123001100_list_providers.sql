-- One list page in one call: the providers, the counts and the option counts. Security definer, because row policies
-- hide table statistics from the planner; it exposes nothing that the site's role could not read directly.

-- The distance in metres to sort by. An approximate one is displayed in whole kilometres, at least one, and counts as the
-- longest distance that rounds to it, half a kilometre more: "about 4 km" comes after 4.4 km (product rule 2.15).
create function public.ranked_distance(distance integer, is_approximate boolean) returns integer
  language sql immutable parallel safe
  return case when is_approximate and distance is not null
    then greatest(1, round(distance / 1000.0)::integer) * 1000 + 500 else distance end;

-- The card columns of one page of the matching providers. Without an order, the one named in the search comes first, then
-- `fitting_ids`. Every order puts nulls last and equal providers best first: by score, then number of reviews, then id; only
-- the order of ratings does without the score. Planned per sort order.
create function public.page_of_providers(
  filter public.provider_filter, search_ids integer[], sort text, page integer, page_size integer,
  near_latitude double precision default null, near_longitude double precision default null,
  fitting_ids integer[] default null, name text default null
) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
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
        page_of_providers.name is not null and sort_name = page_of_providers.name desc,
        fitting_ids is not null and id not in (select unnest(fitting_ids)),
        case when sort = 'near' then public.ranked_distance(distance, is_approximate) end nulls last,
        case sort when 'verified' then is_verified when 'eco' then is_eco end desc nulls last,
        case when sort = 'price' then price_from end nulls last,
        case when sort = 'name' then sort_name end nulls last,
        case sort when 'rating' then rating when 'reviews' then review_count end desc nulls last,
        case when sort <> 'rating' then score end desc nulls last,
        review_count desc nulls last,
        id
      offset (page - 1) * page_size limit page_size
    ) as ordered
  )
  select coalesce(jsonb_agg(to_jsonb(card) order by listed.place), '[]') into cards
  from listed cross join lateral (
    select id, business_name, name_latin, address, area, phone, phone_e164, phones, chat_name, website, website_valid, rating, review_count, own_rating, own_review_count,
      rating_source, score, service_category,
      wash_type, service_description, price_text, price_from, price_to, price_small, price_suv, price_large, hours_text, open_minutes, closed_from, closed_until, kinds, serves_mobile,
      serves_onsite, is_verified, is_eco, emirates, wash_types, latitude, longitude, logo_url, photo_urls, photo_alts,
      listed.distance
    from public.car_wash_locations where id = listed.id
  ) as card;
  return cards;
end
$$;

-- `filter` has the attributes of `provider_filter`. `open_now` is the minute of the week used for "open now", by
-- default the current one. With a position, each card has its `distance` in metres and 'near' sorts by it; without one,
-- distances start from the area that a search asks to be near to. Pages stop at 40; a page beyond the last returns the
-- last. An empty first page has `alternatives`, and so does a short one.
create function public.list_providers(
  filter jsonb default '{}', search text default null, sort text default 'rating', page integer default 1,
  open_now integer default null, near_latitude double precision default null, near_longitude double precision default null
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- PAGE_SIZE and LAST_PAGE in lib/domain/paging.ts.
  page_size constant integer := 24;
  last_page constant integer := 40;
  minute constant integer := coalesce(open_now, (extract(epoch from now())::bigint / 60 + 4560)::bigint % 10080);
  chosen public.provider_filter := public.sanitized_filter(filter);
  typed constant text := public.visitor_text(search);
  -- The default is no choice.
  visitor constant double precision[] := case when near_latitude is not null then array[near_latitude, near_longitude] end;
  has_order constant boolean := coalesce(sort, 'rating') <> 'rating';
  request record;
  words text[];
  word_ids integer[];
  typed_filter public.provider_filter;
  counts jsonb;
  cards jsonb;
  total integer;
  shown integer;
begin
  select * into request from public.resolve_search(chosen, typed, minute);
  if request.parsed_query ? 'near_area' and not has_order then
    sort := 'near';
    if near_latitude is null then
      select latitude, longitude into near_latitude, near_longitude
        from public.areas where slug = request.parsed_query ->> 'near_area';
    end if;
  elsif not has_order then
    sort := coalesce(request.parsed_query ->> 'sort', 'rating');
  end if;
  -- Typed words say more recently than a choice which car it is.
  chosen.car := coalesce(request.parsed_query ->> 'car', chosen.car);
  counts := public.count_providers(chosen, request.search_ids, minute, visitor);
  -- A limit that is typed hides providers as one that is chosen does. Variables, because expressions are computed for each row.
  if request.parsed_query ?| '{max_price,open}' then
    words := public.words_of_search(request.parsed_query);
    word_ids := case when words <> '{}' then public.providers_with_words(words) end;
    typed_filter := public.filter_of_search(request.parsed_query || jsonb_strip_nulls(to_jsonb(chosen)), minute);
    counts := counts || (
      select jsonb_build_object('hiddenWithoutHours', count(*) filter (where failed = 'open' and open_minutes is null),
        'hiddenWithoutPrice', count(*) filter (where failed = 'max_price' and price_from is null))
      from public.filter_providers(typed_filter, word_ids));
  end if;
  total := counts ->> 'total';
  shown := greatest(1, least(page, last_page, ceil(total::numeric / page_size)::integer));
  cards := public.page_of_providers(chosen, request.search_ids, sort, shown, page_size, near_latitude, near_longitude,
    case when not has_order then request.fitting_ids end, case when not has_order then lower(btrim(typed)) end);
  return counts || jsonb_build_object('providers', cards, 'page', shown, 'parsedQuery', request.parsed_query,
    'alternatives', case when total <= 3 then public.alternatives_to(chosen, typed, request.parsed_query,
      array(select (card -> 'id')::integer from jsonb_array_elements(cards) as card), total, minute, visitor) else '[]' end);
end
$$;
