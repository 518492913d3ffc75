-- Keyword matching in providers' texts; the keywords themselves are table rows that staff can edit (docs/staff.md). A
-- keyword matches anywhere, even inside a word, unless a leading or trailing space ties it to a word boundary. Case and
-- Arabic spelling variants are ignored.

-- The text that keywords are matched against: each value as written, then with punctuation replaced by spaces, so that
-- both "24/7" and "snow foam" (in "Snow-Foam") match. Values are terminated by "¶".
create function public.keyword_text(variadic written text[]) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  plain constant text := public.plain_text(array_to_string(written, ' ¶ '));
begin
  return ' ' || plain || ' ¶ '
    || regexp_replace(replace(plain, '&', 'and'), '[^a-z0-9\u00C0-\u024F\u0621-\u064A\u066E-\u06D3¶]', ' ', 'g') || ' ¶ ';
end
$$;

-- Keywords as LIKE patterns: `keyword_text(…) like any (patterns)`. Keyword tables store them in a column.
create function public.keyword_patterns(keywords text[]) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg('%' || public.plain_text(keyword) || '%'), '{}')
  from unnest(keywords) as keyword where not public.is_blank(keyword)
$$;
