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

-- The condition that the words of a search make, each at the beginning of a word.
create or replace function public.words_condition(words jsonb) returns text
  language sql immutable set search_path = ''
as $$
  select case when words = '[]' then ''
    else format(' and search_vector @@ %L', (select string_agg(quote_literal(word) || ':*', ' & ') from jsonb_array_elements_text(words) as word)) end
$$;

-- Whether some word of a search begins few words of providers. The planner takes the beginning of a word for common and would
-- look through all providers for one that is nowhere: 400 ms instead of 2 at 500,000.
create or replace function public.has_rare_word(words jsonb) returns boolean
  language sql stable set search_path = ''
  return exists (
    select from jsonb_array_elements_text(words) as beginning
    where (select coalesce(sum(providers), 0) from public.search_lexicon where word ^@ beginning) < 1000
  );

-- The condition that a search makes to the letter: a phone number is that of a provider, a phrase stands anywhere in its
-- text. A trigram index knows no shorter ones: those stand at the beginning of a word.
create or replace function public.phrase_condition(search text) returns text
  language sql stable set search_path = ''
as $$
  select case
    when public.phone_e164_of(search) is not null then format(' and phone_e164 = %L', public.phone_e164_of(search))
    -- The index is asked for every three letters in a row; what a hundred letters leave can be looked through.
    when length(phrase) > 100 then format(' and search_text like %L and strpos(search_text, %L) > 0', '%' || left(phrase, 100) || '%', phrase)
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
  is_rare boolean := false;
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
    is_rare := phrase like '%search_vector%' and public.has_rare_word(to_jsonb(string_to_array(btrim(public.search_form(search)), ' ')));
    -- What has signs of another language in it is no question in words.
    if quoted is null and search !~ '[^[:alnum:]\s.,;:!?''’‘ʼ"&+/()،؛؟-]' then
      understood := public.understand_search(search, emirate);
      execute format('with matching as %s (select from public.car_wash_locations where is_listed%s) select not exists (select from matching)',
        public.matching_mode(is_rare), phrase) into is_understood;
      is_understood := is_understood and (understood - 'words' - 'corrected' <> '{}' or understood -> 'words' <> '[]');
    end if;
  end if;
  if is_understood then
    phrase := public.words_condition(understood -> 'words');
    is_rare := public.has_rare_word(understood -> 'words');
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
    counts := public.count_matching(conditions, is_rare);
    is_capped := (counts ->> 'total')::integer > 1000;
  end if;

  page := greatest(1, least(page, last_page, ceil((counts ->> 'total')::numeric / page_size)::integer));
  execute format('with matching as %s (
      select id, business_name, address, area, phone, phone_e164, whatsapp_handle, rating, review_count, service_category,
        wash_type, service_description, price_range, price_from, price_to, opening_hours, open_minutes, kinds, serves_mobile,
        serves_onsite, is_verified, is_eco, emirates, wash_types, sort_name
      from public.car_wash_locations where %s)
    select coalesce(jsonb_agg(to_jsonb(provider) - ''sort_name''), ''[]'')
    from (select * from matching order by %s offset %s limit %s) as provider',
    public.matching_mode((counts ->> 'total')::integer <= 1000), conditions, public.provider_order(sort), (page - 1) * page_size,
    page_size) into rows;
  -- The cells are of their last refresh; a page that is not full says by itself how many there are.
  if jsonb_array_length(rows) between 1 and page_size - 1 or page = 1 and rows = '[]' then
    counts := counts || jsonb_build_object('total', (page - 1) * page_size + jsonb_array_length(rows));
  end if;
  return counts || jsonb_build_object('providers', rows, 'page', page, 'isCapped', is_capped,
    'understood', understood, 'isUnderstood', is_understood);
end
$$;

revoke execute on function
  public.provider_conditions(text, text, text, numeric, text, numeric, integer, boolean, boolean),
  public.words_condition(jsonb), public.has_rare_word(jsonb), public.phrase_condition(text),
  public.list_providers(text, text, text, text, numeric, text, numeric, integer, boolean, boolean, text, integer, integer)
  from public, anon, authenticated;
grant execute on function
  public.list_providers(text, text, text, text, numeric, text, numeric, integer, boolean, boolean, text, integer, integer)
  to anon, authenticated, service_role;
