-- What the other files do with text. Functions with a `return` body, unlike those in a string, are put into the calling
-- expression by the planner: classifying a row takes a third of the time.

-- Indexes texts by every three letters in a row, and says how similar words are.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Text as it is compared: lower case, single blanks, and the pattern characters \ % _ * replaced by their full-width
-- twins, so that a visitor's text is never a pattern. lib/domain/search-text.ts is its twin.
create function public.fold_text(value text) returns text
  language sql immutable parallel safe
  return translate(lower(regexp_replace(coalesce(value, ''), '\s+', ' ', 'g')), '\%_*', '＼％＿＊');

-- Folded text in which the Arabic letters that people write differently are one: alef with and without hamza, alef
-- maqsura and yaa, taa marbuta and haa; without diacritics and tatweel. lib/domain/search-text.ts is its twin.
create function public.plain_text(value text) returns text
  language sql immutable parallel safe
  return translate(regexp_replace(public.fold_text(value), '[\u064B-\u0652\u0670\u0640]', '', 'g'),
    'أإآٱىئؤة', 'اااايييه');

create function public.plain_texts(texts text[]) returns text[]
  language sql immutable parallel safe set search_path = ''
  return (select array_agg(public.plain_text(text)) from unnest(texts) as text);

-- Whether there is nothing to see in a text: only blanks, controls and characters without width, or nothing at all.
create function public.is_blank(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(value !~ ('[^\s\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F'
    || '\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB]'), true);

-- A text in the digits, commas, dashes and blanks of ASCII, without tatweel and the marks that only steer the direction of
-- writing. Null beyond 200 characters: no fact is that long, and no reader of facts can be made to work long.
create function public.plain_signs(value text) returns text
  language sql immutable parallel safe
  return case when char_length(value) <= 200 then translate(value,
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹،٬٫؛'
      || E'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uFF0D' || E'\u00A0\u2002\u2003\u2007\u2009\u200A\u202F\u3000'
      || E'\u0640\u00AD\u061C\u200B\u200C\u200D\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2060\u2066\u2067\u2068\u2069\uFEFF',
    '01234567890123456789,,.;' || '--------' || '        ') end;

-- A text as its words are compared: plain, ASCII digits, each word between blanks, without the article ("Al Quoz" and "Quoz",
-- "البخار" and "بخار" are one).
create function public.search_form(value text) returns text
  language sql immutable parallel safe
  return regexp_replace(regexp_replace(regexp_replace(' ' || regexp_replace(
      translate(public.plain_text(value), '٠١٢٣٤٥٦٧٨٩یک''’‘ʼ`ء', '0123456789يك'),
      '[^a-z0-9\u00C0-\u024F\u0621-\u064A\u066E-\u06D3]+', ' ', 'g') || ' ',
      ' (?:al|el)(?= [a-z])', '', 'g'),
      ' (?:[وبفك]?ال|لل)(?=[\u0621-\u064A]{3})', ' ', 'g'),
      '  +', ' ', 'g');

create function public.search_forms(texts text[]) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select array_agg(distinct form) from unnest(texts) as text, public.search_form(text) as form where form ~ '\S'
$$;

-- What a reader sees of HTML: words without tags and entities. Tags inside a line leave no gap, others do.
create function public.text_of_html(html text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select replace(replace(replace(replace(replace(replace(
      regexp_replace(
        regexp_replace(
          -- One pattern each: with "|" between them they would match as much as they can.
          regexp_replace(regexp_replace(regexp_replace(html,
            '<!--.*?-->', ' ', 'g'), '<script\M.*?</script>', ' ', 'gi'), '<style\M.*?</style>', ' ', 'gi'),
          '</?(?:a|abbr|b|bdi|bdo|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)\M[^>]*>',
          '', 'gi'),
        '<[^>]*>', ' ', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&')
$$;
