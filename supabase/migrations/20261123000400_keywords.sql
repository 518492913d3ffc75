-- How keywords are looked for in what providers write. The keywords themselves are rows of the tables in the next files;
-- docs/staff.md says how staff add one. A keyword is found anywhere, inside other words too; a blank at its beginning or
-- end stands for the edge of a word. Capitals and the Arabic letters that people write differently make no difference.

-- The text in which keywords are looked for: the values as they are written, and again with blanks for their signs, so that
-- "24/7" is found as it is and "snow foam" in "Snow-Foam". Each value ends in "¶".
create function public.keyword_text(variadic written text[]) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain constant text := public.plain_text(
    translate(array_to_string(written, ' ¶ '), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'));
begin
  return ' ' || plain || ' ¶ '
    || regexp_replace(replace(plain, '&', 'and'), '[^a-z0-9\u00C0-\u024F\u0621-\u064A\u066E-\u06D3¶]', ' ', 'g') || ' ¶ ';
end
$$;

-- Keywords as patterns: `keyword_text(…) like any (patterns)`. Every table of keywords has them in a column.
create function public.keyword_patterns(keywords text[]) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg('%' || public.plain_text(keyword) || '%'), '{}')
  from unnest(keywords) as keyword where not public.is_blank(keyword)
$$;
