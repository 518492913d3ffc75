-- What later migrations do with text. Functions with a `return` body, unlike those in a string, are put into the calling
-- expression by the planner: classifying a row takes a third of the time.

-- Text as it is compared: lower case, single blanks, and the pattern characters \ % _ * replaced by their full-width
-- twins, so that a visitor's text is never a pattern. lib/domain/search-text.ts is its twin.
create or replace function public.fold_text(value text) returns text
  language sql immutable parallel safe
  return translate(lower(regexp_replace(coalesce(value, ''), '\s+', ' ', 'g')), '\%_*', '＼％＿＊');

-- Folded text in which the Arabic letters that people write differently are one: alef with and without hamza, alef
-- maqsura and yaa, taa marbuta and haa; without diacritics and tatweel. lib/domain/search-text.ts is its twin.
create or replace function public.plain_text(value text) returns text
  language sql immutable parallel safe
  return translate(regexp_replace(public.fold_text(value), '[\u064B-\u0652\u0670\u0640]', '', 'g'),
    'أإآٱىئؤة', 'اااايييه');

-- Whether there is nothing to see in a text: only blanks, controls and characters without width, or nothing at all.
create or replace function public.is_blank(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(value !~ ('[^\s\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F'
    || '\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB]'), true);

-- What a reader sees of HTML: words without tags and entities. Tags inside a line leave no gap, others do.
create or replace function public.text_of_html(html text) returns text
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
