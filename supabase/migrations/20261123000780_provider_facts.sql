-- Facts derived from what staff and owners type. A trigger computes them whenever a row is written. Queries, pages and the
-- import read these columns, never the raw texts.

-- Comparison form of wash types outside the six ("Hand Wash", "self_service"): hyphens, underscores and spaces are
-- equal.
create function public.wash_type_text_of(wash_type text, service_category text, service_description text) returns text
  language sql immutable parallel safe
  return translate(public.fold_text(wash_type) || E'\n' || public.fold_text(service_category) || E'\n'
    || public.fold_text(service_description), '-＿', '  ');

-- Typed hours and prices that pages may quote: not what a program wrote in their place (JSON, "nan", "Open ⋅ Closes 8 PM",
-- a price level). Null if there are none.
create function public.hours_text_of(opening_hours text) returns text
  language sql immutable parallel safe
  return case when not public.is_blank(opening_hours) and opening_hours !~* ('^\s*(?:[[{]|(?:nan|none|null|undefined|n/?a|-+)\s*$)|[·⋅]|\[object '
    || '|^\s*(?:temporarily|permanently) closed|^\s*(?:open|closed)(?: now)?\s*$|^\s*(?:opens|closes) ') then opening_hours end;

create function public.price_text_of(price_range text) returns text
  language sql immutable parallel safe
  return case when not public.is_blank(price_range)
    and price_range !~* '^\s*(?:[0-4](?:\.0)?|price_level_[a-z_]+|nan|none|null|undefined|n/?a|-+|[[{].*|.*\[object .*)\s*$' then price_range end;

select public.lock_tables('public.car_wash_locations');

alter table public.car_wash_locations
  add column is_closed boolean not null
    generated always as (closed_on is not null and not public.is_blank(business_name)) stored,
  add column is_listed boolean not null
    generated always as (closed_on is null and not public.is_blank(business_name)) stored,
  add column emirates text[] not null default '{}',
  add column districts text[] not null default '{}',
  add column area text references public.areas (slug) on update cascade on delete set null,
  add column wash_types text[] not null default '{}',
  add column kinds text[] not null default '{}',
  add column serves_mobile boolean not null default false,
  add column serves_onsite boolean not null default false,
  add column wash_type_options text[] not null default '{}',
  add column open_minutes int4multirange,
  add column hours_text text generated always as (public.hours_text_of(opening_hours)) stored,
  add column price_text text generated always as (public.price_text_of(price_range)) stored,
  add column price_from numeric,
  add column price_to numeric,
  -- All numbers of the phone field in E.164; the first is for calling.
  add column phones text[] not null default '{}',
  add column phone_e164 text,
  -- The recipient of WhatsApp chats: the digits of a number, a user name, or "message/" with a code.
  add column chat_name text,
  -- Position on a map: the provider's own coordinates, or else the centre of its area.
  add column map_latitude double precision,
  add column map_longitude double precision,
  -- Of the reviews published here (reviews.sql).
  add column own_rating numeric,
  add column own_review_count integer not null default 0,
  add column reviewed_at timestamptz,
  add column search_text text not null default '',
  add column search_vector tsvector not null default '',
  -- Where lists show a provider: one in a district is not also listed in an area.
  add column places text[] not null generated always as (
    emirates || case when districts = '{}' then array_remove(array[area], null) else districts end) stored,
  add column sort_name text generated always as (left(lower(business_name), 100)) stored,
  -- The one place that says whose reviews count.
  -- Of our own reviews once there are ten, else of the imported rating: the two are never added up. MIN_REVIEWS_OF_BEST in
  -- lib/domain/score.ts.
  add column score double precision generated always as (case when own_review_count >= 10
    then public.score_of(own_rating, own_review_count) else public.score_of(rating, coalesce(review_count, 0)) end) stored,
  add column is_eco boolean not null generated always as ('eco-friendly' = any (wash_types)) stored,
  add column is_verified boolean not null generated always as (coalesce(lower(btrim(verified_status, E' \t\r\n')) = 'verified', false)) stored,
  -- Not generated, because adding the column would take a second for ten thousand rows, in which nobody could read them.
  add column wash_type_text text not null default '',
  -- For service modes other than mobile and onsite ("at home").
  add column service_location_text text not null default '';

-- The values of the filter "wash_type" that find a provider: its wash types, its kinds, and the kinds whose slug occurs in
-- its texts as words.
create function public.wash_type_options_of(provider public.car_wash_locations) returns text[]
  language sql stable parallel safe set search_path = ''
as $$
  select provider.wash_types || array(
    select slug from public.kinds
    where slug = any (provider.kinds)
      or provider.wash_type_text like '%' || replace(slug, '-', ' ') || '%'
    order by position, slug)
$$;

-- The searchable text: the raw texts plus the names of the derived facts, so that "Dubai Marina" and "دبي مارينا" find
-- the same providers.
create function public.search_text_of(provider public.car_wash_locations) returns text
  language sql stable set search_path = ''
as $$
  select public.plain_text(concat_ws(E'\u241E', provider.business_name, provider.name_latin, provider.address, provider.service_category,
    provider.wash_type, provider.service_description,
    (select string_agg(name_en || E'\u241E' || array_to_string(names, E'\u241E'), E'\u241E')
      from public.emirates where slug = any (provider.emirates)),
    (select string_agg(name_en || E'\u241E' || name_ar || E'\u241E' || array_to_string(aliases, E'\u241E'), E'\u241E')
      from public.areas where slug = provider.area or slug = any (provider.districts)),
    (select string_agg(name_ar, E'\u241E') from public.kinds where slug = any (provider.kinds))))
$$;

-- A row with the facts that tell which business it is computed: its place and its phones.
create function public.with_identity(provider public.car_wash_locations) returns public.car_wash_locations
  language plpgsql stable set search_path = ''
as $$
begin
  provider.emirates := public.emirates_of(provider.address);
  provider.districts := public.districts_of(provider.address, provider.emirates);
  provider.area := public.area_of(provider.address, provider.emirates, provider.districts);
  provider.phones := public.phones_of(provider.phone);
  provider.phone_e164 := provider.phones[1];
  return provider;
end
$$;

-- A row that has its place and its phones, with all other derived columns computed.
create function public.with_other_facts(provider public.car_wash_locations) returns public.car_wash_locations
  language plpgsql stable set search_path = ''
as $$
declare
  place constant text := public.plain_text(provider.service_location);
  prices numeric[];
begin
  provider.wash_types := public.wash_types_of(provider);
  provider.kinds := public.kinds_of(provider);
  provider.wash_type_text := public.wash_type_text_of(
    provider.wash_type, provider.service_category, provider.service_description);
  provider.service_location_text := public.fold_text(coalesce(provider.service_location, ''));
  provider.wash_type_options := public.wash_type_options_of(provider);
  provider.serves_mobile := coalesce(place like any ('{%mobile%,%both%,%متنقل%,%كلاهما%}'), false)
    or coalesce(public.plain_text(provider.service_category) like any ('{%mobile%,%متنقل%}'), false);
  provider.serves_onsite := coalesce(place like any ('{%onsite%,%on-site%,%on site%,%both%,%كلاهما%,%في الموقع%,%في المحل%,
    %في المركز%,%في المغسله%}'), false);
  provider.open_minutes := public.open_minutes_of(provider.opening_hours);
  prices := public.prices_of(provider.price_range);
  provider.price_from := prices[1];
  provider.price_to := prices[2];
  provider.chat_name := public.chat_name_of(provider.whatsapp_handle);
  select coalesce(provider.latitude, area.latitude), coalesce(provider.longitude, area.longitude)
    into provider.map_latitude, provider.map_longitude
    from (select) as any_row left join public.areas as area on area.slug = provider.area;
  provider.search_text := public.search_text_of(provider);
  provider.search_vector := array_to_tsvector(
    array_remove(string_to_array(public.search_form(provider.search_text), ' '), ''));
  return provider;
end
$$;

-- A row with its derived columns computed; values written to them are overwritten.
create function public.with_facts(provider public.car_wash_locations) returns public.car_wash_locations
  language sql stable set search_path = ''
  return public.with_other_facts(public.with_identity(provider));

-- Functions that write nothing on which a fact depends set `lamaa.keep` to "facts", as every new menu does.
create function public.derive_facts() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and current_setting('lamaa.keep', true) = 'facts' then
    return new;
  end if;
  return public.with_facts(new);
end
$$;

create trigger derive_facts before insert or update on public.car_wash_locations
  for each row execute function public.derive_facts();

-- Recomputes existing rows and writes those that changed. A migration that changes one of these functions must end with
-- `select public.derive_all_facts();`.
create function public.derive_all_facts() returns void
  language sql set search_path = ''
  begin atomic
    update public.car_wash_locations as provider set id = id where provider is distinct from public.with_facts(provider);
  end;
