-- Which emirates, districts and wash types a provider belongs to, decided when a row is written.
-- This file is the one home of the matching keywords; every page, count and map reads the columns below.
-- After a change of a keyword in a later migration, `update public.car_wash_locations set id = id` recomputes them.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
set search_path = public, extensions;

-- Text as it is searched: lower case, single blanks, and the pattern characters \ % _ * replaced by their
-- full-width twins, so that a visitor's text is never a pattern. lib/domain/search-text.ts is its twin.
create or replace function public.fold_text(value text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select translate(lower(regexp_replace(coalesce(value, ''), '\s+', ' ', 'g')), '\%_*', '＼％＿＊')
$$;

-- An emirate named in the address decides. Only an address that names none is placed by its districts:
-- "Marina Mall, Abu Dhabi" is not in Dubai.
create or replace function public.emirates_of(address text) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  with emirate (slug, names, places) as (values
    ('dubai', 'dubai|دبي',
      'marina|jumeira|deira|business bay|downtown|burj khalifa|jlt|jvc|al quoz|al barsha|barsha heights|karama|satwa|mirdif|silicon oasis|jebel ali|discovery gardens|motor city|sports city|al qusais|muhaisnah|international city|oud metha|garhoud|nad al sheba|arabian ranches|difc|مارينا|جميرا|ديرة'),
    ('abu-dhabi', 'abu[ -]?dhabi|أبو ?ظبي|ابو ?ظبي',
      'al ain|yas|corniche|al reem|reem island|saadiyat|khalifa city|mussafah|musaffah|al raha|mohammed bin zayed|mohamed bin zayed|al maryah|khalidiya|baniyas|al shamkha|masdar|al zahiyah|al bateen|ruwais|liwa|madinat zayed|al dhafra|العين|ياس|كورنيش'),
    ('sharjah', 'sharjah|الشارقة',
      'al majaz|al taawun|muwaileh|al qasimia|khor ?fakkan|kalba|al dhaid|university city'),
    ('ajman', 'ajman|عجمان',
      'nuaimiya|nuaimia|al jurf|al hamidiya|mowaihat|masfout'),
    ('fujairah', 'fujaira|الفجيرة',
      'dibba|al aqah|masafi|mirbah|qidfa|al faseel'),
    ('ras-al-khaimah', 'ras[ -]?al[ -]?khaima|رأس الخيمة|راس الخيمة',
      'rak|al nakheel|al hamra|julphar|mina al arab|al marjan|khuzam|al dhait'),
    ('umm-al-quwain', 'umm[ -]?al[ -]?qu?a?i?wain|أم القيوين|ام القيوين',
      'uaq|al salamah|falaj al mualla')
  ),
  named as (select slug from emirate where public.fold_text(address) ~ names),
  placed as (select slug from emirate where public.fold_text(address) ~ places and not exists (select from named))
  select coalesce(array_agg(slug order by slug), '{}')
  from (select slug from named union all select slug from placed) found
$$;

create or replace function public.districts_of(address text) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  with district (slug, emirate, keywords) as (values
    ('dubai-marina', 'dubai', 'marina|مارينا'),
    ('downtown-dubai', 'dubai', 'downtown|burj khalifa'),
    ('business-bay', 'dubai', 'business bay|الخليج التجاري'),
    ('jlt', 'dubai', 'jlt|jumeirah lakes? towers'),
    ('corniche', 'abu-dhabi', 'corniche|كورنيش'),
    ('al-reem', 'abu-dhabi', 'al reem|reem island|جزيرة الريم')
  )
  select coalesce(array_agg(slug order by slug), '{}')
  from district
  where public.fold_text(address) ~ keywords and emirate = any (public.emirates_of(address))
$$;

-- "eco" counts at the beginning of a word only, and not in "economy": as a bare substring it is part of
-- "recommended" and "second".
create or replace function public.wash_types_of(
  business_name text, service_category text, wash_type text, service_description text,
  service_location text, location_type text, opening_hours text, eco_certified boolean
) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  with provider as (
    select
      public.fold_text(wash_type) || E'\n' || public.fold_text(service_category) || E'\n'
        || public.fold_text(business_name) || E'\n' || public.fold_text(service_description) as words,
      public.fold_text(location_type) as location,
      public.fold_text(opening_hours) as hours
  ),
  kind (slug, holds) as (
    select unnest(array['mobile-car-wash', 'steam-cleaning', 'auto-detailing', 'waterless-wash', 'eco-friendly', '247-services']),
      unnest(array[
        trim(public.fold_text(service_location)) = 'mobile' or words || E'\n' || location ~ 'mobile',
        words ~ 'steam',
        words ~ 'detail',
        words ~ 'waterless',
        coalesce(eco_certified, false) or words ~ '\meco(?!nom)' or public.fold_text(wash_type) ~ 'waterless',
        words || E'\n' || hours ~ '24/7|24 hours|24 hrs|24hr|24-hour|open 24|round the clock'
      ])
    from provider
  )
  select coalesce(array_agg(slug), '{}') from kind where holds
$$;

-- The lowest price of a range such as "AED 1,200-1,500", in dirhams; null without digits.
create or replace function public.price_from_of(price_range text) returns numeric
  language sql immutable parallel safe set search_path = ''
as $$
  select substring(replace(price_range, ',', '') from '\d+(?:\.\d+)?')::numeric
$$;

alter table public.car_wash_locations
  add column if not exists emirates text[] not null
    generated always as (public.emirates_of(address)) stored,
  add column if not exists districts text[] not null
    generated always as (public.districts_of(address)) stored,
  add column if not exists wash_types text[] not null
    generated always as (public.wash_types_of(business_name, service_category, wash_type, service_description,
      service_location, location_type, opening_hours, eco_certified)) stored,
  add column if not exists serves_mobile boolean not null
    generated always as (public.fold_text(service_location) ~ 'mobile|both' or public.fold_text(service_category) ~ 'mobile') stored,
  add column if not exists serves_onsite boolean not null
    generated always as (public.fold_text(service_location) ~ 'on[- ]?site|both') stored,
  add column if not exists is_verified boolean not null
    generated always as (coalesce(verified_status = 'verified', false)) stored,
  add column if not exists is_eco boolean not null
    generated always as ('eco-friendly' = any (public.wash_types_of(business_name, service_category, wash_type,
      service_description, service_location, location_type, opening_hours, eco_certified))) stored,
  add column if not exists price_from numeric
    generated always as (public.price_from_of(price_range)) stored,
  add column if not exists sort_name text
    generated always as (lower(business_name)) stored,
  add column if not exists search_text text not null
    generated always as (public.fold_text(business_name) || E'\n' || public.fold_text(address) || E'\n'
      || public.fold_text(service_category) || E'\n' || public.fold_text(wash_type) || E'\n'
      || public.fold_text(service_description)) stored,
  -- For wash types that are not one of the six ("Hand Wash", "self_service"): hyphens, underscores and blanks are the same.
  add column if not exists wash_type_text text not null
    generated always as (translate(public.fold_text(wash_type) || E'\n' || public.fold_text(service_category) || E'\n'
      || public.fold_text(service_description), '-＿', '  ')) stored;

create index if not exists car_wash_locations_emirates on public.car_wash_locations using gin (emirates);
create index if not exists car_wash_locations_districts on public.car_wash_locations using gin (districts);
create index if not exists car_wash_locations_wash_types on public.car_wash_locations using gin (wash_types);
create index if not exists car_wash_locations_search_text on public.car_wash_locations using gin (search_text gin_trgm_ops);
create index if not exists car_wash_locations_wash_type_text on public.car_wash_locations using gin (wash_type_text gin_trgm_ops);

create index if not exists car_wash_locations_by_rating on public.car_wash_locations
  (rating desc nulls last, id) where business_name is not null;
create index if not exists car_wash_locations_by_verified on public.car_wash_locations
  (is_verified desc, rating desc nulls last, id) where business_name is not null;
create index if not exists car_wash_locations_by_eco on public.car_wash_locations
  (is_eco desc, rating desc nulls last, id) where business_name is not null;
create index if not exists car_wash_locations_by_price on public.car_wash_locations
  (price_from asc nulls last, id) where business_name is not null;
create index if not exists car_wash_locations_by_reviews on public.car_wash_locations
  (review_count desc nulls last, id) where business_name is not null;
create index if not exists car_wash_locations_by_name on public.car_wash_locations
  (sort_name, id) where business_name is not null;

-- How many providers there are for every emirate, every wash type and every pair of them. A null emirate or
-- wash type stands for "any", so the row (null, null) is the whole directory.
create or replace view public.provider_counts with (security_invoker = true) as
  select place.emirate, kind.wash_type, count(*)::integer as providers
  from public.car_wash_locations provider
  cross join lateral (select unnest(provider.emirates) union all select null) as place (emirate)
  cross join lateral (select unnest(provider.wash_types) union all select null) as kind (wash_type)
  where provider.business_name is not null
  group by place.emirate, kind.wash_type;
