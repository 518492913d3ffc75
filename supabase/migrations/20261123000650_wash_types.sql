-- The six wash types and the keywords that assign them. Keywords are matched in the name, category, wash type and
-- description; two types also match one extra column.

create table public.wash_types (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position integer not null,
  keywords text[] not null,
  exceptions text[] not null default '{}',
  also_in text check (also_in in ('location_type', 'opening_hours')),
  patterns text[] not null generated always as (public.keyword_patterns(keywords)) stored
);
comment on table public.wash_types is 'The six wash types. Changes apply to existing providers immediately';
comment on column public.wash_types.position is 'Display order';
comment on column public.wash_types.keywords is 'Also match inside words; a leading or trailing space marks a word boundary';
comment on column public.wash_types.exceptions is 'Phrases that contain a keyword but mean something else';
comment on column public.wash_types.also_in is 'Further columns to match, besides name, category, wash type and description';
alter table public.wash_types enable row level security;
create policy "Wash types are public" on public.wash_types for select to anon, authenticated using (true);

insert into public.wash_types (slug, position, keywords, exceptions, also_in) values
  ('mobile-car-wash', 1, '{mobile,متنقل}', '{}', 'location_type'),
  -- "البخاري" is a surname.
  ('steam-cleaning', 2, '{steam,"بخار ",غسيل بخاري,غسل بخاري,تنظيف بخاري}', '{}', null),
  ('auto-detailing', 3, '{detail,ديتيل,تفصيل سيارات,تفصيل السيارات}', '{}', null),
  ('waterless-wash', 4,
    '{waterless,غسيل جاف,بدون ماء,بدون الماء,بدون مياه,بدون المياه,بدون ماي,بدون الماي,بلا ماء,بلا الماء,بلا مياه,بلا المياه,
      بلا ماي,بلا الماي,من دون ماء,من دون الماء,من دون مياه,من دون المياه,من دون ماي,من دون الماي,من غير ماء,من غير الماء,
      من غير مياه,من غير المياه,من غير ماي,من غير الماي}', '{}', null),
  -- "Recommended" and "second" contain "eco".
  ('eco-friendly', 5, '{" eco",صديق للبيئة,صديقة للبيئة,صديق البيئة,صديقة البيئة}', '{" econom"}', null),
  -- A reply within 24 hours does not mean open around the clock.
  ('247-services', 6,
    '{24/7,24 hours,24 hrs,24hr,24-hour,open 24,round the clock,24 ساعة,24ساعة,مدار الساعة,مدار ال ساعة}',
    '{خلال 24 ساعة,خلال 24ساعة}', 'opening_hours');

-- Keyword text with ignorable phrases removed.
create function public.without_words(keyword_text text, words text[]) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  word text;
begin
  foreach word in array words loop
    keyword_text := replace(keyword_text, public.plain_text(word), ' ');
  end loop;
  return keyword_text;
end
$$;

-- Rules in addition to keywords: a provider is mobile if its service location says only that, and eco-friendly if it is
-- certified or washes without water.
create function public.wash_types_of(provider public.car_wash_locations) returns text[]
  language plpgsql stable parallel safe set search_path = ''
as $$
declare
  words constant text := public.keyword_text(
    provider.wash_type, provider.service_category, provider.business_name, provider.service_description);
  words_and_place constant text := words || public.keyword_text(provider.location_type);
  words_and_hours constant text := words || public.keyword_text(provider.opening_hours);
  wash_type constant text := public.keyword_text(provider.wash_type);
  place constant text := btrim(public.plain_text(provider.service_location));
begin
  return array(
    select slug
    from public.wash_types
    cross join lateral (
      select case also_in when 'location_type' then words_and_place when 'opening_hours' then words_and_hours else words end
    ) as searched (text)
    where text like any (patterns) and (exceptions = '{}' or public.without_words(text, exceptions) like any (patterns))
      or slug = 'mobile-car-wash' and place in ('mobile', 'متنقل', 'متنقله')
      or slug = 'eco-friendly' and (provider.eco_certified
        or wash_type like any ((select patterns from public.wash_types where slug = 'waterless-wash')::text[]))
    order by position
  );
end
$$;
