-- How a search is interpreted: a phone number or an id finds its provider; otherwise the text is matched as a phrase. If
-- the phrase matches nothing, words that name a filter set that filter, and the others match as word prefixes.

-- Cleans visitors' input and caps it at 100 characters and ten words.
create function public.visitor_text(value text) returns text
  language sql immutable parallel safe
  return substring(left(public.clean_text(left(value, 400)), 100) from '^\s*(?:\S+\s*){0,10}');

-- Words as a prefix query on `search_vector`; null without words.
create function public.words_query(words text[]) returns tsquery
  language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(quote_literal(word) || ':*', ' & ')::tsquery from unnest(words) as word where word <> ''
$$;

create function public.providers_with_words(words text[]) returns integer[]
  language sql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
  select coalesce(array_agg(id), '{}') from public.car_wash_locations
  where is_listed and search_vector @@ public.words_query($1)
$$;

-- Providers that match the search as a phrase. Phrases of one or two letters match at the start of a word only.
create function public.providers_with_phrase(search text) returns integer[]
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  phrase constant text := public.plain_text(search);
  number constant text := public.phone_e164_of(search);
begin
  if search ~ '^\s*#[0-9]{1,9}\s*$' then
    return array(select id from public.car_wash_locations where id = btrim(search, ' #')::integer and is_listed);
  elsif number is not null then
    return array(select id from public.car_wash_locations where phone_e164 = number and is_listed);
  elsif length(phrase) < 3 and phrase ~ '^[a-z0-9\u0621-\u064A]+$' then
    return public.providers_with_words(string_to_array(btrim(public.search_form(phrase)), ' '));
  end if;
  return array(select id from public.car_wash_locations where is_listed and search_text like '%' || phrase || '%');
end
$$;

-- Extracts amounts such as "under 50 dirhams" and "4.5 stars", and returns the remaining text.
create function public.parse_amounts(inout form text, out filters jsonb)
  language plpgsql immutable set search_path = ''
as $$
declare
  price constant text[] := regexp_match(form, '( (?:under|below|less than|up ?to|max|maximum|within|اقل من|تحت|حتي|لا يتجاوز)'
    || ' (?:aed |dhs? |dirhams? |درهم |دراهم )?([0-9]{1,5})(?: (?:aed|dhs?|dirhams?|درهما?|دراهم))? )');
  stars text[];
begin
  filters := '{}';
  if price is not null then
    filters := jsonb_build_object('max_price', price[2]::integer);
    form := replace(form, price[1], ' · ');
  end if;
  stars := regexp_match(form, '( ([0-5])(?: ([05]))? (?:plus )?(?:stars?|نجوم|نجمه) (?:plus )?)');
  if stars is not null then
    filters := filters || jsonb_build_object('rating', (stars[2] || '.' || coalesce(stars[3], '0'))::numeric);
    form := replace(form, stars[1], ' · ');
  end if;
end
$$;

-- Extracts a time such as "9 pm", "9:30 مساء" or, next to a day, "21:40" as "clock" ("2140"), and returns the remaining
-- text. With a part of the day, an hour is the one closer to the usual hour of that part.
create function public.parse_clock(inout form text, inout filters jsonb)
  language plpgsql stable set search_path = ''
as $$
declare
  figures constant text := '( ([0-9]{1,2})(?: ([0-5][0-9]))? ?';
  clock text[] := regexp_match(form, figures || '(?:(a ?m|ص)|p ?m|م) )');
  usual_hour numeric := case when clock[4] is null then 17.5 else 5.5 end;
  hour integer;
begin
  if clock is null then
    select regexp_match(parse_clock.form, figures || substr(part.form, 2) || ')'),
      case when part.option < '1200' then 5.5 else left(part.option, 2)::integer end
      into clock, usual_hour
      from public.search_phrases as part
      where part.filter = 'time' and parse_clock.form ~ (figures || substr(part.form, 2) || ')')
      order by length(part.form) desc limit 1;
  end if;
  if clock is null and exists (
    select from public.search_phrases as day where day.filter = 'day' and strpos(parse_clock.form, day.form) > 0
  ) then
    clock := regexp_match(form, '( ([0-9]{1,2}) ([0-5][0-9]) )');
  end if;
  hour := clock[2];
  if hour <= 23 then
    if hour <= 12 and usual_hour is not null then
      hour := hour % 12 + case when abs(hour % 12 - usual_hour) > 6 and abs(hour % 12 - usual_hour) < 18 then 12 else 0 end;
    end if;
    filters := filters || jsonb_build_object('clock', lpad(hour::text, 2, '0') || coalesce(clock[3], '00'));
    form := replace(form, clock[1], ' · ');
  end if;
end
$$;

-- The minute of the week of a value of the filter "open", such as "fri-2130"; `minute` is the current one.
create function public.minute_of_week(open text, minute integer) returns integer
  language sql immutable parallel safe set search_path = ''
  return case when open = 'now' then minute
    else (array_position('{mon,tue,wed,thu,fri,sat,sun}'::text[], left(open, 3)) - 1) * 1440
      + substr(open, 5, 2)::integer * 60 + substr(open, 7, 2)::integer end;

-- Replaces a day and a time with the filter "open". A time without a day is the next such time. A day without a time means
-- 16:00, when most providers are open, including on Fridays.
create function public.with_opening_time(filters jsonb, minute integer) returns jsonb
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  week constant text[] := '{mon,tue,wed,thu,fri,sat,sun}';
  day constant text := filters ->> 'day';
  clock constant text := coalesce(filters ->> 'clock', filters ->> 'time', '1600');
  is_past constant boolean := left(clock, 2)::integer * 60 + right(clock, 2)::integer < minute % 1440;
begin
  if not filters ?| '{day,time,clock}' then
    return filters;
  end if;
  return filters - '{day,time,clock}'::text[] || jsonb_build_object('open', case
      when day = any (week) then day
      else week[(minute / 1440 + case when day = 'tomorrow' or is_past then 1 else 0 end) % 7 + 1]
    end || '-' || clock);
end
$$;

-- Extracts filters and areas, longest phrase first, and returns the remaining text. A name shared by several areas
-- returns all of them.
create function public.parse_phrases(inout form text, inout filters jsonb, out areas text[])
  language plpgsql stable set search_path = ''
as $$
declare
  found record;
begin
  for found in
    select phrase.filter, phrase.form, array_agg(phrase.option order by phrase.option) as options
    from public.search_phrases as phrase
    where strpos(parse_phrases.form, phrase.form) > 0
    group by phrase.filter, phrase.form
    order by length(phrase.form) desc, phrase.filter
  loop
    continue when strpos(form, found.form) = 0;
    if found.filter = 'area' then
      continue when areas is not null and areas <> found.options;
      areas := found.options;
    elsif found.filter <> 'word' then
      continue when filters ? found.filter and filters ->> found.filter <> found.options[1];
      filters := filters || jsonb_build_object(found.filter, found.options[1]);
    end if;
    -- Replaced twice, because adjacent repeats share a space.
    form := replace(replace(form, found.form, ' · '), found.form, ' · ');
  end loop;
end
$$;

-- Words that begin no word of any provider, each with the most similar filter phrase.
create function public.correct_words(form text) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(word, similar_phrase) filter (where similar_phrase is not null), '{}')
  from (select word from unnest(string_to_array(form, ' ')) as word where length(word) >= 4 limit 5) as typed
  cross join lateral (
    select btrim(phrase.form) as similar_phrase from public.search_phrases as phrase
    where phrase.filter <> 'word' and extensions.similarity(btrim(phrase.form), word) >= 0.3
      -- "as" is not a typo of "asdf".
      and length(btrim(phrase.form)) * 2 > length(word)
    order by extensions.similarity(btrim(phrase.form), word) desc, btrim(phrase.form)
    limit 1
  ) as best_match
  where not exists (
    select from public.car_wash_locations where is_listed and search_vector @@ public.words_query(array[word]))
$$;

-- Interprets a search as names and values of the site's filters: `words` are the unrecognized words, `corrected` the
-- ones taken for typos. A name shared by several areas resolves within the emirate, if one is known. `minute` is the
-- current minute of the week.
create function public.parse_search(
  search text, minute integer, emirate text default null, may_correct boolean default true
) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  typed constant text := public.search_form(search);
  form text := typed;
  filters jsonb;
  areas text[];
  area text;
  corrected jsonb;
begin
  select * into form, filters from public.parse_amounts(form);
  select * into form, filters from public.parse_clock(form, filters);
  select * into form, filters, areas from public.parse_phrases(form, filters);
  filters := public.with_opening_time(filters, minute);

  if cardinality(areas) > 1 then
    select min(known.slug) into area from public.areas as known
    where known.slug = any (areas) and known.emirate = coalesce(parse_search.emirate, filters ->> 'emirate')
    having count(*) = 1;
  else
    area := areas[1];
  end if;
  if area is not null then
    filters := filters || jsonb_build_object('area', area);
    -- An area implies its emirate; a contradicting emirate is kept.
    if filters ->> 'emirate' = (select known.emirate from public.areas as known where known.slug = area) then
      filters := filters - 'emirate';
    end if;
  elsif areas is not null then
    -- An ambiguous name is matched as text.
    form := form || (select string_agg(distinct btrim(phrase.form), ' ') || ' ' from public.search_phrases as phrase
      where phrase.filter = 'area' and phrase.option = any (areas) and strpos(typed, phrase.form) > 0);
  end if;

  corrected := case when may_correct then public.correct_words(form) else '{}' end;
  if corrected <> '{}' then
    select string_agg(coalesce(corrected ->> word, word), ' ' order by position) into form
    from unnest(string_to_array(typed, ' ')) with ordinality as given (word, position);
    return public.parse_search(form, minute, emirate, false) || jsonb_build_object('corrected', corrected);
  end if;
  return filters || jsonb_build_object('words',
    (select coalesce(jsonb_agg(distinct word), '[]') from unnest(string_to_array(form, ' ')) as word where word not in ('', '·')));
end
$$;
