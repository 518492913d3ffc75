-- What is done to the car: kinds of wash and care, which follow from what a provider says of itself, in both languages.
-- A migration that changes a word replaces `kinds_of` and ends with the update of …_classification.sql.

-- A text in which phrases are looked for: plain words between blanks, whatever stands between them, and "and" for "&".
create or replace function public.phrase_text(value text) returns text
  language sql immutable parallel safe
  return ' ' || translate(replace(public.plain_text(value), '&', 'and'), '-＿.,;:!?/()"،؛؟', repeat(' ', 15)) || ' ';

-- `words` in the name, category or wash type say what is on offer, `phrases` do so in the description, too: "swirl marks from
-- automatic brushes" is no automatic wash. A blank stands for the beginning or the end of a word. Kinds that are wash types are
-- decided by `wash_types_of` alone, so that they agree. In the order in which the site names them.
create or replace function public.kinds_of(
  business_name text, service_category text, wash_type text, service_description text,
  service_location text, location_type text, opening_hours text, eco_certified boolean
) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  with kind (rank, slug, wash_type, words, phrases) as (values
    (1, 'hand', null, '{}'::text[],
      array[' hand wash', ' handwash', ' hand car wash', ' hand and foam wash', ' wash by hand', ' washed by hand',
        ' outside by hand', 'غسيل يدوي', 'غسيل سيارات يدوي', 'غسيل السيارات يدوي', 'غسيل باليد', 'مغسله يدويه']),
    -- Many write "automatic" like "to" in Arabic, but nothing follows it.
    (2, 'automatic', null, array[' automatic', ' drive thru', ' drive through'],
      array[' automatic wash', ' automatic car wash', ' automated wash', ' automated car wash', ' tunnel', ' conveyor',
        ' roller', ' touchless', 'اوتوماتيك', 'مغسله اليه', 'مغسله سيارات اليه', E'غسيل الي \u241E']),
    (3, 'self-service', null, '{}',
      array[' self service', ' selfservice', ' self serve', ' self wash', ' diy ', ' do it yourself', ' coin op',
        ' coin wash', ' wash the car yourself', ' wash your car yourself', 'خدمه ذاتيه', 'الخدمه الذاتيه', 'غسيل ذاتي']),
    (4, 'steam', 'steam-cleaning', '{}', '{}'),
    (5, 'waterless', 'waterless-wash', '{}', '{}'),
    (6, 'foam', null, array[' foam '],
      array[' snow foam', ' snowfoam', ' foam wash', ' foam hand wash', ' foam car wash', ' foam bath', ' foam cannon',
        ' foam gun', ' hand held foam', 'رغوه', 'بالفوم']),
    (7, 'full-service', null, array[' full service'],
      array[' full service wash', ' full service car wash', ' full wash', ' full car wash', ' inside and out',
        'غسيل كامل', 'غسيل شامل', 'داخلي وخارجي', 'من الداخل والخارج']),
    (8, 'detailing', 'auto-detailing', '{}', '{}'),
    (9, 'interior', null, array[' interior', ' upholstery'],
      array[' interior clean', ' interior deep clean', ' interior wash', ' interior detail', ' interior shampoo',
        ' interior vacuum', ' interior wipe', ' interior and exterior', ' upholstery clean', ' seat clean',
        ' seat shampoo', ' seat extraction', ' carpet clean', ' carpet shampoo', ' cabin clean', ' cabin vacuum',
        ' cabin wipe', ' cabin dusting', 'تنظيف داخلي', 'تنظيف الداخل', 'غسيل داخلي', 'تنظيف المقاعد', 'تنظيف الفرش']),
    (10, 'polishing', null, array[' polish', ' wax'],
      array[' polishing', ' machine polish', ' car polish', ' paint polish', ' paint correction', ' scratch removal',
        ' waxing', ' hand wax', 'تلميع', 'بوليش', 'ازاله الخدوش']),
    (11, 'ceramic-coating', null, '{}',
      array[' ceramic', ' graphene', ' nano ceramic', ' nano coat', 'سيراميك', 'نانو']),
    (12, 'paint-protection', null, '{}',
      array[' ppf ', ' paint protection', ' paint film', 'حمايه الطلاء', 'حمايه الصبغ', 'فيلم حمايه', 'افلام الحمايه']),
    (13, 'engine', null, '{}',
      array[' engine bay', ' engine wash', ' engine clean', ' engine steam', ' engine detail', ' engine degreas',
        'غسيل محرك', 'غسيل المحرك', 'تنظيف محرك', 'تنظيف المحرك', 'غسيل مكينه', 'غسيل المكينه', 'غسيل ماكينه', 'غسيل الماكينه']),
    (14, 'underbody', null, '{}',
      array[' underbody', ' under body', ' undercarriage', ' underwash', ' under wash', ' chassis wash', ' chassis clean',
        'غسيل اسفل', 'غسيل تحت', 'غسيل الشاصي', 'غسيل شاصي']),
    (15, 'sanitising', null, '{}', array[' sanitis', ' sanitiz', ' disinfect', ' ozone ', 'تعقيم']),
    (16, 'fleet', null, '{}', array[' fleet ', ' fleets ', 'اسطول', 'اساطيل']),
    (17, 'mobile', 'mobile-car-wash', '{}', '{}')
  ),
  -- Materialized, because the planner would put the texts into every comparison: 12 ms a row instead of 0.5.
  provider (wash_types, words, phrases) as materialized (
    select public.wash_types_of(business_name, service_category, wash_type, service_description, service_location,
        location_type, opening_hours, eco_certified),
      public.phrase_text(concat_ws(E' \u241E ', wash_type, service_category, business_name)),
      public.phrase_text(concat_ws(E' \u241E ', wash_type, service_category, business_name, service_description, ''))
  )
  select coalesce(array_agg(slug order by rank), '{}')
  from provider cross join kind
  where kind.wash_type = any (provider.wash_types)
    or exists (select from unnest(kind.words) as word where strpos(provider.words, word) > 0)
    or exists (select from unnest(kind.phrases) as phrase where strpos(provider.phrases, phrase) > 0)
$$;

alter table public.car_wash_locations
  add column if not exists kinds text[] not null
    generated always as (public.kinds_of(business_name, service_category, wash_type, service_description,
      service_location, location_type, opening_hours, eco_certified)) stored;

create index if not exists car_wash_locations_kinds on public.car_wash_locations using gin (kinds);

revoke execute on function public.phrase_text(text),
  public.kinds_of(text, text, text, text, text, text, text, boolean) from public, anon, authenticated;
grant execute on function public.phrase_text(text),
  public.kinds_of(text, text, text, text, text, text, text, boolean) to service_role;
