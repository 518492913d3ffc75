-- One page of a list with everything that stands around it, in one call: the providers, the counts, and the number beside
-- every option of the filters. The site's role may call it and read nothing more through it than it may read anyway; it runs
-- with the rights of the owner, because a row policy hides the statistics of the tables from the planner, 835 ms against 5.

-- The conditions of a filter on providers, as SQL. Every value enters quoted.
create or replace function public.provider_conditions(
  emirate text, area text, wash_type text, min_rating numeric, service_mode text, max_price numeric, open_at integer,
  verified boolean, eco boolean
) returns text
  language sql stable set search_path = ''
  return 'is_listed'
    || case when emirate is null then '' else format(' and emirates @> %L', array[emirate]) end
    || case when area is null then ''
      when exists (select from public.areas where slug = area and is_district) then format(' and districts @> %L', array[area])
      else format(' and area = %L', area) end
    || case when wash_type is null then ''
      when wash_type in ('mobile-car-wash', 'steam-cleaning', 'auto-detailing', 'waterless-wash', 'eco-friendly', '247-services')
        then format(' and wash_types @> %L', array[wash_type])
      when wash_type in ('hand', 'steam', 'waterless', 'foam', 'full-service', 'detailing', 'interior', 'polishing',
        'ceramic-coating', 'paint-protection', 'engine', 'underbody', 'sanitising', 'fleet', 'mobile')
        then format(' and kinds @> %L', array[wash_type])
      else format(' and wash_type_text like %L', '%' || public.fold_text(replace(wash_type, '-', ' ')) || '%') end
    || case when min_rating is null then '' else format(' and rating >= %L', min_rating) end
    || case when service_mode is null then ''
      when service_mode = 'mobile' then ' and serves_mobile'
      when service_mode = 'onsite' then ' and serves_onsite'
      else format(' and service_location_text like %L', '%' || public.fold_text(service_mode) || '%') end
    || case when max_price is null then '' else format(' and price_from <= %L', max_price) end
    || case when open_at is null then '' else format(' and open_minutes @> %L::integer', open_at) end
    || case when verified then ' and is_verified' else '' end
    || case when eco then ' and is_eco' else '' end;

-- How a list is ordered, spelled as the index of each order is.
create or replace function public.provider_order(sort text) returns text
  language sql immutable set search_path = ''
  return case sort
    when 'verified' then 'is_verified desc nulls last, rating desc nulls last, review_count desc nulls last, id'
    when 'eco' then 'is_eco desc nulls last, rating desc nulls last, review_count desc nulls last, id'
    when 'price' then 'price_from asc nulls last, id'
    when 'reviews' then 'review_count desc nulls last, id'
    when 'name' then 'sort_name asc nulls last, id'
    else 'rating desc nulls last, review_count desc nulls last, id' end;

-- The counts of a filter that the cells of provider_counts can tell: the four of the list, those of every option given the other
-- choices, and how many were left out because their hours or prices are not known.
create or replace function public.count_providers(
  emirate text, area text, wash_type text, min_rating numeric, service_mode text, max_price numeric, open_at integer,
  verified boolean, eco boolean, open_now integer
) returns jsonb
  language plpgsql stable set search_path = ''
as $$
#variable_conflict use_variable
declare
  is_district boolean := exists (select from public.areas as known where known.slug = area and known.is_district);
  result jsonb;
begin
  with cell as materialized (
    -- Which of the choices a cell fails; of those that fail one, only the options of that one are counted.
    select cells.*, failed.*, failures, cells.open_minutes @> open_now as is_open_now
    from public.provider_counts as cells
    cross join lateral (select
      emirate is not null and not cells.emirates @> array[emirate] as not_emirate,
      area is not null and not case when is_district then cells.districts @> array[area] else coalesce(cells.area = area, false) end
        as not_area,
      wash_type is not null and not cells.wash_types @> array[wash_type] as not_type,
      min_rating is not null and cells.rating_step < min_rating as not_rating,
      service_mode is not null and not case service_mode when 'mobile' then cells.serves_mobile else cells.serves_onsite end as not_mode,
      max_price is not null and cells.price_step not between 1 and max_price as not_price,
      open_at is not null and not coalesce(cells.open_minutes @> open_at, false) as not_open,
      verified and not cells.is_verified as not_verified,
      eco and not cells.is_eco as not_eco
    ) as failed
    cross join lateral (select not_emirate::integer + not_area::integer + not_type::integer + not_rating::integer
      + not_mode::integer + not_price::integer + not_open::integer + not_verified::integer + not_eco::integer as failures) as number
    where failures <= 1
  ),
  listed as (select * from cell where failures = 0)
  select jsonb_build_object(
    'total', (select coalesce(sum(providers), 0) from listed),
    'eco', (select coalesce(sum(providers), 0) from listed where wash_types @> '{eco-friendly}'),
    'verified', (select coalesce(sum(providers), 0) from listed where is_verified),
    'mobile', (select coalesce(sum(providers), 0) from listed where wash_types @> '{mobile-car-wash}'),
    'withoutHours', (select coalesce(sum(providers), 0) from cell where (failures = 0 or not_open) and open_minutes is null
      and open_at is not null),
    'withoutPrice', (select coalesce(sum(providers), 0) from cell where (failures = 0 or not_price) and price_step = 0
      and max_price is not null),
    'options', jsonb_build_object(
      'emirate', (select coalesce(jsonb_object_agg(slug, number), '{}') from (select slug, sum(providers) as number
        from cell, unnest(emirates) as slug where failures = 0 or not_emirate group by slug) as option),
      'area', (select coalesce(jsonb_object_agg(slug, number), '{}') from (select slug, sum(providers) as number
        from cell, unnest(case when districts = '{}' then array[cell.area] else districts end) as slug
        where (failures = 0 or not_area) and slug is not null and (emirate is not null or area is not null) group by slug) as option),
      'washType', (select coalesce(jsonb_object_agg(slug, number), '{}') from (select slug, sum(providers) as number
        from cell, unnest(wash_types) as slug where failures = 0 or not_type group by slug) as option),
      'rating', (select coalesce(jsonb_object_agg(step, number), '{}') from (select step, coalesce(sum(providers), 0) as number
        from unnest(array[3.5, 4, 4.5]) as step left join cell on (failures = 0 or not_rating) and rating_step >= step
        group by step) as option),
      'serviceMode', (select jsonb_build_object(
        'mobile', coalesce(sum(providers) filter (where serves_mobile), 0),
        'onsite', coalesce(sum(providers) filter (where serves_onsite), 0)) from cell where failures = 0 or not_mode),
      'maxPrice', (select coalesce(jsonb_object_agg(step, number), '{}') from (select step, coalesce(sum(providers), 0) as number
        from unnest(array[30, 50, 100, 300]) as step left join cell on (failures = 0 or not_price)
          and price_step between 1 and step group by step) as option),
      'open', (select jsonb_build_object('now', coalesce(sum(providers), 0)) from cell
        where (failures = 0 or not_open) and is_open_now),
      'isVerified', (select jsonb_build_object('true', coalesce(sum(providers), 0)) from cell
        where (failures = 0 or not_verified) and is_verified),
      'isEco', (select jsonb_build_object('true', coalesce(sum(providers), 0)) from cell where (failures = 0 or not_eco) and is_eco)
    )
  ) into result;
  return result;
end
$$;

-- The counts of what the cells can not tell, such as free text: exact up to 1,000, and 1,001 for more.
create or replace function public.count_matching(conditions text) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  result jsonb;
begin
  execute 'select jsonb_build_object(''total'', count(*), ''eco'', count(*) filter (where wash_types @> ''{eco-friendly}''),
    ''verified'', count(*) filter (where is_verified), ''mobile'', count(*) filter (where wash_types @> ''{mobile-car-wash}''))
    from (select wash_types, is_verified from public.car_wash_locations where ' || conditions || ' limit 1001) as matching'
    into result;
  return result;
end
$$;

-- The condition that the words of a search make, each at the beginning of a word.
create or replace function public.words_condition(words jsonb) returns text
  language sql immutable set search_path = ''
as $$
  select case when words = '[]' then ''
    else format(' and search_vector @@ %L', (select string_agg(quote_literal(word) || ':*', ' & ') from jsonb_array_elements_text(words) as word)) end
$$;

-- The condition that a search makes to the letter: a phone number is that of a provider, a phrase stands anywhere in its
-- text. A trigram index knows no shorter ones: those stand at the beginning of a word.
create or replace function public.phrase_condition(search text) returns text
  language sql stable set search_path = ''
as $$
  select case
    when public.phone_e164_of(search) is not null then format(' and phone_e164 = %L', public.phone_e164_of(search))
    when length(phrase) > 2 then format(' and search_text like %L', '%' || phrase || '%')
    when phrase ~ '^[a-z0-9\u0621-\u064A]+$' then public.words_condition(to_jsonb(string_to_array(btrim(public.search_form(phrase)), ' ')))
    else format(' and strpos(search_text, %L) > 0', phrase)
  end
  from public.canonical_text(search) as phrase
$$;

-- `open_at` and `open_now` are minutes of the week in Asia/Dubai from Monday 00:00; `open_now` is what "open now" means, and
-- the present minute where it is not given. A phrase that stands nowhere is read as words: those that name a filter act like
-- it, beside what was chosen. `total` is exact up to 1,000, and 1,001 for more, where `isCapped`.
create or replace function public.list_providers(
  search text default null, emirate text default null, area text default null, wash_type text default null,
  min_rating numeric default null, service_mode text default null, max_price numeric default null,
  open_at integer default null, verified boolean default false, eco boolean default false,
  sort text default 'rating', page integer default 1, open_now integer default null
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_variable
declare
  page_size constant integer := 24;
  last_page constant integer := 40;
  quoted constant text := substring(btrim(search) from '^["“”«»„](.+)["“”«»]$');
  phrase text := '';
  understood jsonb;
  is_understood boolean := false;
  matches boolean := true;
  conditions text;
  is_capped boolean := false;
  counts jsonb;
  options jsonb;
  total integer;
  rows jsonb;
begin
  open_now := coalesce(open_now, (extract(epoch from now())::bigint / 60 + 4560)::bigint % 10080);
  if not public.is_blank(search) then
    phrase := public.phrase_condition(coalesce(quoted, search));
    -- What has signs of another language in it is no question in words.
    if quoted is null and search !~ '[^[:alnum:]\s.,;:!?''’‘ʼ"&+/()،؛؟-]' then
      understood := public.understand_search(search, emirate);
      execute 'select not exists (select from public.car_wash_locations where is_listed' || phrase || ')' into is_understood;
      is_understood := is_understood and (understood - 'words' - 'corrected' <> '{}' or understood -> 'words' <> '[]');
    end if;
  end if;
  if is_understood then
    phrase := public.words_condition(understood -> 'words');
    -- What was chosen and what the words name have to hold both.
    matches := coalesce(emirate = understood ->> 'emirate', true) and coalesce(area = understood ->> 'area', true)
      and coalesce(wash_type = understood ->> 'washType', true)
      and coalesce(service_mode = understood ->> 'serviceMode', true);
    emirate := coalesce(emirate, understood ->> 'emirate');
    area := coalesce(area, understood ->> 'area');
    wash_type := coalesce(wash_type, understood ->> 'washType');
    service_mode := coalesce(service_mode, understood ->> 'serviceMode');
    min_rating := greatest(min_rating, (understood ->> 'rating')::numeric);
    max_price := least(max_price, (understood ->> 'maxPrice')::numeric);
    open_at := coalesce(open_at, case when understood ? 'open' then open_now end);
    verified := verified or understood ? 'isVerified';
    eco := eco or understood ? 'isEco';
    sort := case when coalesce(sort, 'rating') = 'rating' then understood ->> 'sort' else sort end;
  end if;

  conditions := public.provider_conditions(emirate, area, wash_type, min_rating, service_mode, max_price, open_at, verified, eco)
    || phrase || case when matches then '' else ' and false' end;
  if phrase = '' and matches and coalesce(min_rating in (3.5, 4, 4.5), true) and coalesce(max_price in (30, 50, 100, 300), true)
    and coalesce(service_mode in ('mobile', 'onsite'), true) and coalesce(wash_type in ('mobile-car-wash', 'steam-cleaning',
      'auto-detailing', 'waterless-wash', 'eco-friendly', '247-services', 'hand-wash', 'automatic', 'self-service'), true)
  then
    counts := public.count_providers(emirate, area, wash_type, min_rating, service_mode, max_price, open_at, verified, eco, open_now);
  else
    counts := public.count_matching(conditions);
    is_capped := (counts ->> 'total')::integer > 1000;
  end if;

  page := greatest(1, least(page, last_page, ceil((counts ->> 'total')::numeric / page_size)::integer));
  execute format('select coalesce(jsonb_agg(provider), ''[]'') from (
      select id, business_name, address, area, phone, phone_e164, whatsapp_handle, rating, review_count, service_category,
        wash_type, service_description, price_range, price_from, price_to, opening_hours, open_minutes, kinds, serves_mobile,
        serves_onsite, is_verified, is_eco, emirates, wash_types
      from public.car_wash_locations where %s order by %s offset %s limit %s) as provider',
    conditions, public.provider_order(sort), (page - 1) * page_size, page_size) into rows;
  -- The cells are of their last refresh; a page that is not full says by itself how many there are.
  if jsonb_array_length(rows) between 1 and page_size - 1 or page = 1 and rows = '[]' then
    counts := counts || jsonb_build_object('total', (page - 1) * page_size + jsonb_array_length(rows));
  end if;
  return counts || jsonb_build_object('providers', rows, 'page', page, 'isCapped', is_capped,
    'understood', understood, 'isUnderstood', is_understood);
end
$$;

-- Makes the counts anew, and what searches know of names and words. A schedule calls it every minute or so, and the site when
-- its pages are to be refreshed: not more than once in ten seconds, so that nobody can keep the database busy with it.
create or replace function public.refresh_counts() returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('refresh_counts')) then
    return false;
  end if;
  insert into public.count_refreshes (refreshed_at) values (now())
    on conflict (id) do update set refreshed_at = excluded.refreshed_at
    where count_refreshes.refreshed_at < now() - interval '10 seconds';
  if not found then
    return false;
  end if;
  refresh materialized view concurrently public.provider_counts;
  refresh materialized view concurrently public.provider_stats;
  refresh materialized view public.search_phrases;
  refresh materialized view concurrently public.search_lexicon;
  return true;
end
$$;

revoke execute on function
  public.provider_conditions(text, text, text, numeric, text, numeric, integer, boolean, boolean),
  public.provider_order(text), public.words_condition(jsonb), public.phrase_condition(text), public.count_matching(text),
  public.count_providers(text, text, text, numeric, text, numeric, integer, boolean, boolean, integer),
  public.list_providers(text, text, text, text, numeric, text, numeric, integer, boolean, boolean, text, integer, integer),
  public.refresh_counts()
  from public, anon, authenticated;
grant execute on function
  public.list_providers(text, text, text, text, numeric, text, numeric, integer, boolean, boolean, text, integer, integer),
  public.refresh_counts()
  to anon, authenticated, service_role;
