-- Which emirates, districts and wash types a provider belongs to, and where it works, decided when a row is written.
-- This file is the one home of the matching keywords; every page, count and map reads the columns below.
-- A migration that changes a keyword replaces its function and ends with
-- `update public.car_wash_locations set business_name = business_name, address = address, service_location = service_location;`
-- PostgreSQL computes such a column anew only where one that it is made of is written.
--
-- PostgreSQL keeps the 32 regular expressions compiled that were used last: a row that needs more of them has all of them
-- compiled again, which was half the time of writing it. So plain words are looked for with `like`, and a regular expression is
-- used where one of its words is there.

-- An emirate named in the address decides. Only an address that names none is placed by its districts:
-- "Marina Mall, Abu Dhabi" is not in Dubai.
create or replace function public.emirates_of(address text) returns text[]
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  place constant text := public.fold_text(address);
  named constant text[] := array_remove(array[
    case when place like any ('{%abu dhabi%,%abu-dhabi%,%abudhabi%,%أبو ظبي%,%أبوظبي%,%ابو ظبي%,%ابوظبي%}') then 'abu-dhabi' end,
    case when place like any ('{%ajman%,%عجمان%}') then 'ajman' end,
    case when place like any ('{%dubai%,%دبي%}') then 'dubai' end,
    case when place like any ('{%fujaira%,%الفجيرة%}') then 'fujairah' end,
    case when place like any ('{%رأس الخيمة%,%راس الخيمة%}')
      or place like '%ras%khaima%' and place ~ 'ras[ -]?al[ -]?khaima' then 'ras-al-khaimah' end,
    case when place like any ('{%sharjah%,%الشارقة%}') then 'sharjah' end,
    case when place like any ('{%أم القيوين%,%ام القيوين%}')
      or place like '%umm%wain%' and place ~ 'umm[ -]?al[ -]?qu?a?i?wain' then 'umm-al-quwain' end
  ], null);
begin
  if named <> '{}' then
    return named;
  end if;
  return array_remove(array[
    case when place like any (
      '{%al ain%,%yas%,%corniche%,%al reem%,%reem island%,%saadiyat%,%khalifa city%,%mussafah%,%musaffah%,%al raha%}'::text[] ||
      '{%mohammed bin zayed%,%mohamed bin zayed%,%al maryah%,%khalidiya%,%baniyas%,%al shamkha%,%masdar%,%al zahiyah%,%al bateen%}'::text[] ||
      '{%ruwais%,%liwa%,%madinat zayed%,%al dhafra%,%العين%,%ياس%,%كورنيش%}'::text[])
      then 'abu-dhabi' end,
    case when place like any ('{%nuaimiya%,%nuaimia%,%al jurf%,%al hamidiya%,%mowaihat%,%masfout%}') then 'ajman' end,
    case when place like any (
      '{%marina%,%jumeira%,%deira%,%business bay%,%downtown%,%burj khalifa%,%jlt%,%jvc%,%al quoz%,%al barsha%,%barsha heights%}'::text[] ||
      '{%karama%,%satwa%,%mirdif%,%silicon oasis%,%jebel ali%,%discovery gardens%,%motor city%,%sports city%,%al qusais%,%muhaisnah%}'::text[] ||
      '{%international city%,%oud metha%,%garhoud%,%nad al sheba%,%arabian ranches%,%difc%,%مارينا%,%جميرا%,%ديرة%}'::text[])
      then 'dubai' end,
    case when place like any ('{%dibba%,%al aqah%,%masafi%,%mirbah%,%qidfa%,%al faseel%}') then 'fujairah' end,
    case when place like any (
      '{%rak%,%al nakheel%,%al hamra%,%julphar%,%mina al arab%,%al marjan%,%khuzam%,%al dhait%}')
      then 'ras-al-khaimah' end,
    case when place like any (
      '{%al majaz%,%al taawun%,%muwaileh%,%al qasimia%,%khor fakkan%,%khorfakkan%,%kalba%,%al dhaid%,%university city%}')
      then 'sharjah' end,
    case when place like any ('{%uaq%,%al salamah%,%falaj al mualla%}') then 'umm-al-quwain' end
  ], null);
end
$$;

create or replace function public.districts_of(address text) returns text[]
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  place constant text := public.fold_text(address);
  emirates constant text[] := public.emirates_of(address);
begin
  return array_remove(array[
    case when 'abu-dhabi' = any (emirates) and place like any ('{%al reem%,%reem island%,%جزيرة الريم%}') then 'al-reem' end,
    case when 'dubai' = any (emirates) and place like any ('{%business bay%,%الخليج التجاري%}') then 'business-bay' end,
    case when 'abu-dhabi' = any (emirates) and place like any ('{%corniche%,%كورنيش%}') then 'corniche' end,
    case when 'dubai' = any (emirates) and place like any ('{%downtown%,%burj khalifa%}') then 'downtown-dubai' end,
    case when 'dubai' = any (emirates) and place like any ('{%marina%,%مارينا%}') then 'dubai-marina' end,
    case when 'dubai' = any (emirates) and place like any ('{%jlt%,%jumeirah lake tower%,%jumeirah lakes tower%}') then 'jlt' end
  ], null);
end
$$;

-- "eco" counts at the beginning of a word only, and not in "economy": as a bare substring it is part of
-- "recommended" and "second".
create or replace function public.is_eco_friendly(
  business_name text, service_category text, wash_type text, service_description text, eco_certified boolean
) returns boolean
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  type constant text := public.plain_text(wash_type);
  texts text;
begin
  if eco_certified or type like any ('{%waterless%,%غسيل جاف%}')
    or type like any ('{%ماء%,%مياه%,%ماي%}') and type ~ '(?:بدون|بلا|من دون|من غير) (?:ال)?(?:ماء|مياه|ماي)' then
    return true;
  end if;
  texts := type || E'\u241E' || public.plain_text(coalesce(service_category, '') || E'\u241E'
    || coalesce(business_name, '') || E'\u241E' || coalesce(service_description, ''));
  return texts like any ('{%eco%,%بييه%}') and texts ~ '\meco(?!nom)|صديقه? (?:لل|ال)بييه';
end
$$;

-- In the order in which the site names them. Providers that describe themselves in Arabic have wash types, too; `plain_text`
-- writes their words as they stand here: ا for every alef, ه for ة, ي for ى and ئ. "البخاري" is a name; "خلال 24 ساعة" is how
-- soon one is answered.
create or replace function public.wash_types_of(
  business_name text, service_category text, wash_type text, service_description text,
  service_location text, location_type text, opening_hours text, eco_certified boolean
) returns text[]
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  texts constant text := public.plain_text(coalesce(wash_type, '') || E'\u241E' || coalesce(service_category, '') || E'\u241E'
    || coalesce(business_name, '') || E'\u241E' || coalesce(service_description, ''));
  hours constant text := texts || E'\u241E' || public.plain_text(opening_hours);
begin
  return array_remove(array[
    case when texts like any ('{%mobile%,%متنقل%}') or public.plain_text(location_type) like any ('{%mobile%,%متنقل%}')
      or public.plain_text(service_location) ~ '^ ?(?:mobile|متنقله?) ?$' then 'mobile-car-wash' end,
    case when texts like '%steam%' or texts like '%بخار%' and texts ~ 'بخار(?![\u0621-\u064A])|(?:غسيل|غسل|تنظيف) بخاري'
      then 'steam-cleaning' end,
    case when texts like any ('{%detail%,%ديتيل%,%تفصيل سيارات%,%تفصيل السيارات%}') then 'auto-detailing' end,
    case when texts like any ('{%waterless%,%غسيل جاف%}')
      or texts like any ('{%ماء%,%مياه%,%ماي%}') and texts ~ '(?:بدون|بلا|من دون|من غير) (?:ال)?(?:ماء|مياه|ماي)'
      then 'waterless-wash' end,
    case when public.is_eco_friendly(business_name, service_category, wash_type, service_description, eco_certified)
      then 'eco-friendly' end,
    case when hours like any ('{%24/7%,%24 hours%,%24 hrs%,%24hr%,%24-hour%,%open 24%,%round the clock%}')
      or hours like '%ساعه%' and hours ~ '(?<!خلال )(?:24|٢٤|۲۴) ?ساعه|مدار ال(?:24|٢٤|۲۴)? ?ساعه' then '247-services' end
  ], null);
end
$$;

-- Where it works. A trigger and no generated columns: PostgreSQL 15 can not give one of those another expression.
create or replace function public.set_service_modes() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.serves_mobile := public.plain_text(new.service_location) ~ 'mobile|both|متنقل|كلاهما'
    or public.plain_text(new.service_category) ~ 'mobile|متنقل';
  new.serves_onsite := public.plain_text(new.service_location)
    ~ 'on[- ]?site|both|كلاهما|في (?:الموقع|المحل|المركز|المغسله)';
  return new;
end
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
  add column if not exists is_verified boolean not null
    generated always as (coalesce(verified_status = 'verified', false)) stored,
  -- For wash types that are not one of the six ("Hand Wash", "self_service"): hyphens, underscores and blanks are the same.
  add column if not exists wash_type_text text not null
    generated always as (translate(public.fold_text(wash_type) || E'\n' || public.fold_text(service_category) || E'\n'
      || public.fold_text(service_description), '-＿', '  ')) stored,
  -- For a service mode that is neither mobile nor onsite ("at home").
  add column if not exists service_location_text text not null
    generated always as (public.fold_text(coalesce(service_location, ''))) stored,
  add column if not exists serves_mobile boolean,
  add column if not exists serves_onsite boolean;

-- As if they were generated: what is written into them is replaced.
create or replace trigger set_service_modes
  before insert or update of service_location, service_category, serves_mobile, serves_onsite
  on public.car_wash_locations for each row execute function public.set_service_modes();

-- The rows that are there.
update public.car_wash_locations set business_name = business_name, address = address, service_location = service_location;

-- Nobody has to give what the trigger makes. Where these columns were generated, it takes over.
alter table public.car_wash_locations
  alter column serves_mobile drop expression if exists,
  alter column serves_mobile set not null,
  alter column serves_mobile set default false,
  alter column serves_onsite drop expression if exists,
  alter column serves_onsite set not null,
  alter column serves_onsite set default false;

create index if not exists car_wash_locations_emirates on public.car_wash_locations using gin (emirates);
create index if not exists car_wash_locations_districts on public.car_wash_locations using gin (districts);
create index if not exists car_wash_locations_wash_types on public.car_wash_locations using gin (wash_types);
create index if not exists car_wash_locations_wash_type_text on public.car_wash_locations
  using gin (wash_type_text extensions.gin_trgm_ops);
create index if not exists car_wash_locations_service_location_text on public.car_wash_locations
  using gin (service_location_text extensions.gin_trgm_ops);

revoke execute on function public.emirates_of(text), public.districts_of(text),
  public.is_eco_friendly(text, text, text, text, boolean),
  public.wash_types_of(text, text, text, text, text, text, text, boolean), public.set_service_modes()
  from public, anon, authenticated;
grant execute on function public.emirates_of(text), public.districts_of(text),
  public.is_eco_friendly(text, text, text, text, boolean),
  public.wash_types_of(text, text, text, text, text, text, text, boolean)
  to service_role;
