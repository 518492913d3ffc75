-- What searches look into: providers, in Arabic and in common spellings too, and posts.

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

-- One regular expression for all aliases that are no Arabic. It is planned once and then a constant.
create or replace function public.latin_alias_pattern() returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(pattern, '|' order by rank) from public.search_alias_list() where not is_arabic
$$;

-- Plain text with every alias in its English form.
create or replace function public.canonical_text(value text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  result text := public.plain_text(value);
  has_arabic constant boolean := result ~ '[\u0600-\u06FF]';
  alias record;
begin
  if not has_arabic and result !~ public.latin_alias_pattern() then
    return result;
  end if;
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

-- A text as its words are compared: plain, ASCII digits, each word between blanks, without the article ("Al Quoz" and "Quoz",
-- "البخار" and "بخار" are one).
create or replace function public.search_form(value text) returns text
  language sql immutable parallel safe
  return regexp_replace(regexp_replace(regexp_replace(' ' || regexp_replace(
      translate(public.plain_text(value), '٠١٢٣٤٥٦٧٨٩یک''’‘ʼ`ء', '0123456789يك'),
      '[^a-z0-9\u00C0-\u024F\u0621-\u064A\u066E-\u06D3]+', ' ', 'g') || ' ',
      ' (?:al|el)(?= [a-z])', '', 'g'),
      ' (?:[وبفك]?ال|لل)(?=[\u0621-\u064A]{3})', ' ', 'g'),
      '  +', ' ', 'g');

create or replace function public.search_vector_of(search_text text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(array_remove(string_to_array(public.search_form(search_text), ' '), ''));

-- `search_vector` is made of `search_text`, which a generated column can not read: a trigger makes both, once.
alter table public.car_wash_locations
  add column if not exists search_text text,
  add column if not exists search_vector tsvector;

create or replace function public.set_search_text() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.search_text := public.search_text_of(coalesce(new.business_name, '') || E'\u241E' || coalesce(new.address, '')
    || E'\u241E' || coalesce(new.service_category, '') || E'\u241E' || coalesce(new.wash_type, '') || E'\u241E'
    || coalesce(new.service_description, ''));
  new.search_vector := public.search_vector_of(new.search_text);
  return new;
end
$$;

-- As if they were generated: what is written into them is replaced.
create or replace trigger set_search_text
  before insert or update of business_name, address, service_category, wash_type, service_description, search_text, search_vector
  on public.car_wash_locations for each row execute function public.set_search_text();

update public.car_wash_locations set business_name = business_name where search_text is null or search_vector is null;
-- Nobody has to give what the trigger makes. Where these columns were generated, it takes over.
alter table public.car_wash_locations
  alter column search_text drop expression if exists,
  alter column search_text set not null,
  alter column search_text set default '',
  alter column search_vector drop expression if exists,
  alter column search_vector set not null,
  alter column search_vector set default '';

create index if not exists car_wash_locations_search_text on public.car_wash_locations
  using gin (search_text extensions.gin_trgm_ops);
create index if not exists car_wash_locations_search_vector on public.car_wash_locations using gin (search_vector);
-- Who searches for a number finds whom it reaches.
create index if not exists car_wash_locations_phone_e164 on public.car_wash_locations (phone_e164) where is_listed;

-- No index: the policy of posts (is_published) would keep the site from using it, and posts are few.
alter table public.blog_posts
  add column if not exists search_text text generated always as (
    public.fold_text(coalesce(title, '') || ' ' || coalesce(excerpt, '') || ' ' || public.text_of_html(coalesce(content, '')))
  ) stored;

revoke execute on function public.search_alias_list(), public.latin_alias_pattern(), public.canonical_text(text),
  public.search_text_of(text), public.search_form(text), public.search_vector_of(text), public.set_search_text()
  from public, anon, authenticated;
grant execute on function public.search_alias_list(), public.latin_alias_pattern(), public.canonical_text(text),
  public.search_text_of(text), public.search_form(text), public.search_vector_of(text)
  to service_role;
