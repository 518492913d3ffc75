-- Which emirates, districts and wash types a provider belongs to, decided when a row is written.
-- This file is the one home of the matching keywords; every page, count and map reads the columns below.
-- A later migration that changes a keyword ends with
-- `update public.car_wash_locations set business_name = business_name, address = address, service_location = service_location;`
-- PostgreSQL computes such a column anew only where one that it is made of is written.

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
create or replace function public.is_eco_friendly(
  business_name text, service_category text, wash_type text, service_description text, eco_certified boolean
) returns boolean
  language sql immutable parallel safe
  return coalesce(eco_certified, false)
    or public.fold_text(wash_type) ~ '\meco(?!nom)|waterless'
    or public.fold_text(coalesce(service_category, '') || E'\u241E' || coalesce(business_name, '') || E'\u241E'
      || coalesce(service_description, '')) ~ '\meco(?!nom)';

-- In the order in which the site names them.
create or replace function public.wash_types_of(
  business_name text, service_category text, wash_type text, service_description text,
  service_location text, location_type text, opening_hours text, eco_certified boolean
) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  with provider (texts, service_location, location_type, opening_hours) as (select
    public.fold_text(coalesce(wash_type, '') || E'\u241E' || coalesce(service_category, '') || E'\u241E'
      || coalesce(business_name, '') || E'\u241E' || coalesce(service_description, '')),
    public.fold_text(service_location), public.fold_text(location_type), public.fold_text(opening_hours)
  ),
  type (rank, slug, holds) as (
    select type.* from provider cross join lateral (values
      (1, 'mobile-car-wash', texts ~ 'mobile' or location_type ~ 'mobile' or service_location ~ '^ ?mobile ?$'),
      (2, 'steam-cleaning', texts ~ 'steam'),
      (3, 'auto-detailing', texts ~ 'detail'),
      (4, 'waterless-wash', texts ~ 'waterless'),
      (5, 'eco-friendly', public.is_eco_friendly(business_name, service_category, wash_type, service_description,
        eco_certified)),
      (6, '247-services', texts || E'\u241E' || opening_hours
        ~ '24/7|24 hours|24 hrs|24hr|24-hour|open 24|round the clock')
    ) as type (rank, slug, holds)
  )
  select coalesce(array_agg(slug order by rank), '{}') from type where holds
$$;

alter table public.car_wash_locations
  add column if not exists emirates text[] not null
    generated always as (public.emirates_of(address)) stored,
  add column if not exists districts text[] not null
    generated always as (public.districts_of(address)) stored,
  add column if not exists wash_types text[] not null
    generated always as (public.wash_types_of(business_name, service_category, wash_type, service_description,
      service_location, location_type, opening_hours, eco_certified)) stored,
  add column if not exists is_eco boolean not null
    generated always as (public.is_eco_friendly(business_name, service_category, wash_type, service_description,
      eco_certified)) stored,
  add column if not exists serves_mobile boolean not null
    generated always as (public.fold_text(service_location) ~ 'mobile|both' or public.fold_text(service_category) ~ 'mobile') stored,
  add column if not exists serves_onsite boolean not null
    generated always as (public.fold_text(service_location) ~ 'on[- ]?site|both') stored,
  add column if not exists is_verified boolean not null
    generated always as (coalesce(verified_status = 'verified', false)) stored;

create index if not exists car_wash_locations_emirates on public.car_wash_locations using gin (emirates);
create index if not exists car_wash_locations_districts on public.car_wash_locations using gin (districts);
create index if not exists car_wash_locations_wash_types on public.car_wash_locations using gin (wash_types);
