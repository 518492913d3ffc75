-- What searches look into: providers, in Arabic and in common spellings too, and posts.

create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;
set search_path = public, extensions;

-- The one home of the aliases: the search column is made with them, and visitors' words are put into the same form. The
-- patterns are regular expressions over plain text, in the order in which they are applied: the longer a name, the earlier.
create or replace function public.search_alias_list() returns table (rank integer, is_arabic boolean, pattern text, word text)
  language sql immutable parallel safe set search_path = ''
as $$
  select row_number() over ()::integer, octet_length(pattern) > length(pattern), pattern, word from (values
    ('دبي مارينا|مارينا دبي|مرسي دبي', 'dubai marina'),
    ('وسط مدينه دبي|وسط دبي|داون ?تاون', 'downtown'),
    ('الخليج التجاري|بيزنس باي|بزنس باي', 'business bay'),
    ('ابراج بحيرات جميرا|بحيرات جميرا|جي ال تي', 'jlt'),
    ('جزيره الريم|الريم', 'al reem'),
    ('الكورنيش|كورنيش', 'corniche'),
    ('راس الخيمه', 'ras al khaimah'),
    ('ام القيوين|ام القوين', 'umm al quwain'),
    ('ابو ?ظبي', 'abu dhabi'),
    ('الشارقه|شارقه', 'sharjah'),
    ('الفجيره|فجيره', 'fujairah'),
    ('عجمان', 'ajman'),
    ('العين', 'al ain'),
    ('جميرا', 'jumeirah'),
    ('ديره', 'deira'),
    ('دبي', 'dubai'),
    ('غسيل سيارات متنقل|غسيل السيارات المتنقل|غسيل متنقل|مغسله متنقله|متنقله?', 'mobile'),
    ('(?:غسيل|تنظيف|غسيل سيارات) (?:بال)?بخار|بالبخار|البخار|بخار', 'steam'),
    ('(?:غسيل )?(?:بدون|بلا) ماء|غسيل جاف', 'waterless'),
    ('صديقه? (?:لل)?بييه|صديقه? البييه', 'eco'),
    ('تلميع السيارات|تلميع|ديتيلنج|ديتيلينج', 'detail'),
    ('(?:علي )?مدار الساعه|24 ساعه', '24/7'),
    ('غسيل يدوي', 'hand wash'),
    ('خدمه ذاتيه', 'self service'),
    ('غسيل السيارات|غسيل سيارات|مغسله سيارات|مغاسل سيارات', 'car wash'),
    ('abudhabi|abu-dhabi|abu dabi', 'abu dhabi'),
    ('ras[ -]al[ -]khaima(?!h)|ras[ -]?al[ -]?khaymah?|rasalkhaimah?', 'ras al khaimah'),
    ('umm?[ -]al[ -](?:quwwain|qaiwain|qaywayn|qwain)|ummalquwain', 'umm al quwain'),
    ('sharja(?!h)', 'sharjah'),
    ('fujaira(?!h)', 'fujairah'),
    ('jumeirah? lakes? towers?', 'jlt'),
    ('jumeira(?!h)', 'jumeirah'),
    ('dubai-marina', 'dubai marina')
  ) as alias (pattern, word)
$$;

-- Plain text with every alias in its English form.
create or replace function public.canonical_text(value text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  result text := public.plain_text(value);
  has_arabic boolean := result ~ '[\u0600-\u06FF]';
  alias record;
begin
  for alias in select pattern, word from public.search_alias_list() where has_arabic or not is_arabic order by rank loop
    result := regexp_replace(result, alias.pattern, alias.word, 'g');
  end loop;
  return result;
end
$$;

-- What a search looks into: the words as they are, and in their English form where that differs.
create or replace function public.search_text_of(value text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select case when plain = canonical then plain else plain || E'\n' || canonical end
  from (select public.plain_text(value) as plain, public.canonical_text(value) as canonical) as text
$$;

-- search_text is for searches, wash_type_text for wash types that are not one of the six ("Hand Wash", "self_service"):
-- there hyphens, underscores and blanks are the same.
alter table public.car_wash_locations
  add column if not exists search_text text not null
    generated always as (public.search_text_of(coalesce(business_name, '') || E'\u241E' || coalesce(address, '')
      || E'\u241E' || coalesce(service_category, '') || E'\u241E' || coalesce(wash_type, '') || E'\u241E'
      || coalesce(service_description, ''))) stored,
  add column if not exists wash_type_text text not null
    generated always as (translate(public.fold_text(wash_type) || E'\n' || public.fold_text(service_category) || E'\n'
      || public.fold_text(service_description), '-＿', '  ')) stored;

create index if not exists car_wash_locations_search_text on public.car_wash_locations
  using gin (search_text gin_trgm_ops);
create index if not exists car_wash_locations_wash_type_text on public.car_wash_locations
  using gin (wash_type_text gin_trgm_ops);

-- No index: the policy of posts (is_published) would keep the site from using it, and posts are few.
alter table public.blog_posts
  add column if not exists search_text text generated always as (
    public.fold_text(coalesce(title, '') || ' ' || coalesce(excerpt, '') || ' ' || public.text_of_html(coalesce(content, '')))
  ) stored;
