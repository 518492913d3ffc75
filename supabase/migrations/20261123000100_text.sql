-- What constraints and functions of later migrations ask of a text. What it means is decided by the site alone.

-- Hosted Supabase has this schema.
create schema if not exists extensions;

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