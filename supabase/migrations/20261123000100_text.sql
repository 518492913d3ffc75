-- Text helpers used by the later migrations. They use `return` bodies rather than string bodies so that the planner can
-- inline them: classifying a row takes a third of the time.

-- Trigram indexes and word similarity.
create schema if not exists extensions;
create extension if not exists pg_trgm with schema extensions;

-- Text as everything reads it, whatever app it was copied from: compatibility forms unified (NFKC), without format
-- characters and soft hyphens, whitespace and control characters as single spaces. Keep this function and the next two
-- in sync with lib/domain/text.ts.
create function public.clean_text(value text) returns text
  language sql immutable parallel safe
  return regexp_replace(normalize(regexp_replace(coalesce(value, ''),
      '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF'
        || '\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]+', '', 'g'), NFKC),
    '[\s\u0001-\u001F\u007F-\u009F\u1680]+', ' ', 'g');

-- Clean text for comparison: lower case, ASCII digits, and full-width equivalents of \ % _ * so that user input can
-- never act as a pattern.
create function public.fold_text(value text) returns text
  language sql immutable parallel safe
  return translate(lower(public.clean_text(value)), '\%_*٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '＼％＿＊01234567890123456789');

-- Folded text with Arabic spelling variants unified: alef with or without hamza, Persian kaf and yeh, alef maqsura and
-- yaa, taa marbuta and haa; diacritics and tatweel removed.
create function public.plain_text(value text) returns text
  language sql immutable parallel safe
  return translate(regexp_replace(public.fold_text(value), '[\u064B-\u065F\u0670\u0640]+', '', 'g'),
    'أإآٱىیئؤةک', 'ااااييييهك');

create function public.plain_texts(texts text[]) returns text[]
  language sql immutable parallel safe set search_path = ''
  return (select array_agg(public.plain_text(text)) from unnest(texts) as text);

-- True if a text has nothing visible: null, or only whitespace, control and zero-width characters.
create function public.is_blank(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(value !~ ('[^\s\u0001-\u0020\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u1680\u17B4\u17B5\u180B-\u180F'
    || '\u2000-\u200F\u2028-\u202F\u205F-\u206F\u2800\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB]'), true);

-- Letters of all scripts with their vowel signs, as the inside of a character class; without those that are invisible and the
-- tatweel. The same as LETTER_CLASS in lib/domain/letters.ts, whatever the locale of the database.
create function public.letter_class() returns text
  language sql immutable parallel safe
  return 'A-Za-z\u00AA\u00B5\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u02EE\u0370-\u05F2\u0620-\u063F\u0641-\u064A'
    || '\u066E-\u06D3\u06D5-\u115E\u1161-\u167F\u1681-\u17B3\u17D7-\u17DC\u1820-\u1FFC\u2071-\u209C\u2102-\u2121\u2123-\u2138\u213C-\u2184\u2C00-\u2DDE\u2E2F'
    || '\u3005\u3006\u3031-\u303C\u3041-\u3163\u3165-\u31FF\u3400-\uD7FB\uF900-\uFDFB\uFE70-\uFEFC\uFF21-\uFF9F\uFFA1-\uFFDC'
    || '\U00010000-\U0001BC99\U0001D400-\U0001EEBB\U00020000-\U0003FFFD';

create function public.count_letters(value text) returns integer
  language sql immutable parallel safe
  return char_length(regexp_replace(value, '[^' || public.letter_class() || ']+', '', 'g'));

-- Keep in sync with lib/domain/email.ts.
create function public.is_email(value text) returns boolean
  language sql immutable parallel safe
  return value ~ ('^[A-Za-z0-9.!#$%&''*+/=?^_`{|}~' || public.letter_class() || '-]+@'
    || '[A-Za-z0-9' || public.letter_class() || '](?:[A-Za-z0-9' || public.letter_class() || '-]{0,61}[A-Za-z0-9' || public.letter_class() || '])?'
    || '(?:\.[A-Za-z0-9' || public.letter_class() || '](?:[A-Za-z0-9' || public.letter_class() || '-]{0,61}[A-Za-z0-9' || public.letter_class() || '])?)+$');

-- Clean text with ASCII digits, commas and dashes, without tatweel. Null beyond `max_length` characters, which is longer
-- than any real value and bounds the work of the parsers.
create function public.plain_signs(value text, max_length integer default 200) returns text
  language sql immutable parallel safe
  return case when char_length(value) <= max_length then translate(public.clean_text(value),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹،٬٫؛' || E'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u0640',
    '01234567890123456789,,.;' || '-------') end;

-- Text prepared for word matching: plain, ASCII digits, each word surrounded by spaces, without the article, so that
-- "Al Quoz" equals "Quoz" and "البخار" equals "بخار".
create function public.search_form(value text) returns text
  language sql immutable parallel safe
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(' ' || regexp_replace(
      -- Dotted abbreviations are words: "r.a.k." equals "RAK".
      regexp_replace(translate(public.plain_text(value), '''’‘ʼ`ء', ''), '\m([a-z])\.(?=[a-z]\M)', '\1', 'g'),
      '[^a-z0-9\u00C0-\u024F\u0621-\u064A\u066E-\u06D3]+', ' ', 'g') || ' ',
      ' (?:al|el)(?= [a-z])', '', 'g'),
      ' (?:[وبفك]?ال|لل)(?=[\u0621-\u064A]{3})', ' ', 'g'),
      -- An amount and its currency are two words: "50dhs", "AED50".
      ' (aed|dhs?)(?=[0-9])|(?<=[0-9])(?=(?:aed|dhs?|dirhams?|درهما?|دراهم|stars?|نجوم|نجمه) )', ' \1 ', 'g'),
      '  +', ' ', 'g');

create function public.search_forms(texts text[]) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select array_agg(distinct form) from unnest(texts) as text, public.search_form(text) as form where form ~ '\S'
$$;
