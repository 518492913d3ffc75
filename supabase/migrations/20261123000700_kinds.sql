-- The kinds of wash and care (what is done to the car) and the keywords that assign them. Staff can add a kind: it is
-- assigned to existing providers immediately, and the site shows its name.

create table public.kinds (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 40),
  position integer not null default 100,
  name_en text not null check (not public.is_blank(name_en)),
  name_ar text not null check (not public.is_blank(name_ar)),
  -- A kind that is also a wash type follows the wash type, so that the two cannot disagree.
  wash_type text references public.wash_types (slug) on update cascade,
  keywords text[] not null default '{}',
  name_keywords text[] not null default '{}',
  patterns text[] not null generated always as (public.keyword_patterns(keywords)) stored,
  name_patterns text[] not null generated always as (public.keyword_patterns(name_keywords)) stored
);
comment on table public.kinds is 'What is done to the car. Changes apply to existing providers immediately';
comment on column public.kinds.position is 'Display order';
comment on column public.kinds.wash_type is 'The equivalent wash type, whose keywords apply instead';
comment on column public.kinds.keywords is 'Matched in name, category, wash type and description, also inside words; a leading or trailing space marks a word boundary';
comment on column public.kinds.name_keywords is 'The same except for the description, where "automatic" may refer to brushes';
alter table public.kinds enable row level security;
create policy "Kinds are public" on public.kinds for select to anon, authenticated using (true);

insert into public.kinds (position, slug, name_en, name_ar, wash_type, name_keywords, keywords) values
  (1, 'hand-wash', 'Hand wash', 'غسيل يدوي', null, '{}',
    '{" hand wash"," handwash"," hand car wash"," hand and foam wash"," wash by hand"," washed by hand",
      " outside by hand",غسيل يدوي,غسيل سيارات يدوي,غسيل السيارات يدوي,غسيل باليد,مغسله يدويه}'),
  -- "Automatic" is often spelt like the Arabic word for "to", but then nothing follows it.
  (2, 'automatic', 'Automatic wash', 'غسيل آلي', null, '{" automatic"," drive thru"," drive through"}',
    '{" automatic wash"," automatic car wash"," automated wash"," automated car wash"," tunnel"," conveyor"," roller",
      " touchless",اوتوماتيك,مغسله اليه,مغسله سيارات اليه,"غسيل الي ¶"}'),
  (3, 'self-service', 'Self-service wash', 'خدمة ذاتية', null, '{}',
    '{" self service"," selfservice"," self serve"," self wash"," diy "," do it yourself"," coin op"," coin wash",
      " wash the car yourself"," wash your car yourself",خدمه ذاتيه,الخدمه الذاتيه,غسيل ذاتي}'),
  (4, 'steam', 'Steam wash', 'غسيل بالبخار', 'steam-cleaning', '{}', '{}'),
  (5, 'waterless', 'Waterless wash', 'غسيل بدون ماء', 'waterless-wash', '{}', '{}'),
  (6, 'foam', 'Foam wash', 'غسيل بالرغوة', null, '{" foam "}',
    '{" snow foam"," snowfoam"," foam wash"," foam hand wash"," foam car wash"," foam bath"," foam cannon",
      " foam gun"," hand held foam",رغوه,بالفوم}'),
  (7, 'full-service', 'Full-service wash', 'غسيل كامل', null, '{" full service"}',
    '{" full service wash"," full service car wash"," full wash"," full car wash"," inside and out",غسيل كامل,
      غسيل شامل,داخلي وخارجي,من الداخل والخارج}'),
  (8, 'detailing', 'Detailing', 'عناية تفصيلية', 'auto-detailing', '{}', '{}'),
  (9, 'interior', 'Interior cleaning', 'تنظيف داخلي', null, '{" interior"," upholstery"}',
    '{" interior clean"," interior deep clean"," interior wash"," interior detail"," interior shampoo",
      " interior vacuum"," interior wipe"," interior and exterior"," upholstery clean"," seat clean"," seat shampoo",
      " seat extraction"," carpet clean"," carpet shampoo"," cabin clean"," cabin vacuum"," cabin wipe",
      " cabin dusting",تنظيف داخلي,تنظيف الداخل,غسيل داخلي,تنظيف المقاعد,تنظيف الفرش}'),
  (10, 'polishing', 'Polish and wax', 'تلميع وشمع', null, '{" polish"," wax"}',
    '{" polishing"," machine polish"," car polish"," paint polish"," paint correction"," scratch removal"," waxing",
      " hand wax",تلميع,بوليش,ازاله الخدوش}'),
  (11, 'ceramic-coating', 'Ceramic coating', 'طلاء سيراميك', null, '{}',
    '{" ceramic"," graphene"," nano ceramic"," nano coat",سيراميك,نانو}'),
  (12, 'paint-protection', 'Paint protection', 'حماية الطلاء', null, '{}',
    '{" ppf "," paint protection"," paint film",حمايه الطلاء,حمايه الصبغ,فيلم حمايه,افلام الحمايه}'),
  (13, 'engine', 'Engine wash', 'غسيل المحرك', null, '{}',
    '{" engine bay"," engine wash"," engine clean"," engine steam"," engine detail"," engine degreas",غسيل محرك,
      غسيل المحرك,تنظيف محرك,تنظيف المحرك,غسيل مكينه,غسيل المكينه,غسيل ماكينه,غسيل الماكينه}'),
  (14, 'underbody', 'Underbody wash', 'غسيل أسفل السيارة', null, '{}',
    '{" underbody"," under body"," undercarriage"," underwash"," under wash"," chassis wash"," chassis clean",
      غسيل اسفل,غسيل تحت,غسيل الشاصي,غسيل شاصي}'),
  (15, 'sanitising', 'Sanitising', 'تعقيم', null, '{}', '{" sanitis"," sanitiz"," disinfect"," ozone ",تعقيم}'),
  (16, 'fleet', 'Fleet wash', 'غسيل الأساطيل', null, '{}', '{" fleet "," fleets ",اسطول,اساطيل}'),
  (17, 'mobile', 'Mobile wash', 'غسيل متنقل', 'mobile-car-wash', '{}', '{}');

create function public.kinds_of(provider public.car_wash_locations) returns text[]
  language plpgsql stable parallel safe set search_path = ''
as $$
declare
  name_words constant text := public.keyword_text(provider.wash_type, provider.service_category, provider.business_name);
  words constant text := name_words || public.keyword_text(provider.service_description);
begin
  return array(
    select slug from public.kinds
    where wash_type = any (provider.wash_types) or name_words like any (name_patterns) or words like any (patterns)
    order by position, slug
  );
end
$$;
