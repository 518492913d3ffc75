-- How a search is parsed: amounts, times and phrases that name a filter set that filter, generic words mean nothing, and
-- the others are looked up in the texts of providers.

-- Cleans visitors' input and caps it at 100 characters and 16 words.
create function public.visitor_text(value text) returns text
  language sql immutable parallel safe
  return substring(left(public.clean_text(left(value, 400)), 100) from '^\s*(?:\S+\s*){0,16}');

-- Words as a query on `search_vector`, in which each begins a word; null without words. Words that mean the same
-- ("SUV" and "4x4", "PPF" and "paint protection") match as well, but short ones as whole words: "EV" does not begin "every".
create function public.words_query(words text[]) returns tsquery
  language sql stable set search_path = ''
as $$
  select string_agg('(' || alternatives || ')', ' & ')::tsquery
  from unnest(words) as word
  cross join lateral (
    select string_agg(phrase_query, ' | ') as alternatives
    from (
      select ' ' || word || ' '
      union
      select unnest(forms) from public.search_words
      where filter in ('text', 'wash_type') and ' ' || word || ' ' = any (forms)
    ) as phrase (form)
    cross join lateral (
      select string_agg(quote_literal(part) || case when form = ' ' || word || ' ' or length(part) > 4 then ':*' else '' end, ' & ') as phrase_query
      from unnest(string_to_array(btrim(form), ' ')) as part where part <> ''
    ) as query
  ) as any_of
  where alternatives is not null
$$;

-- Extracts amounts such as "under fifty dirhams", "50-100 AED", "4.5 stars" and "rating over 4", and returns the remaining
-- text. `typed` holds the words that set each filter.
create function public.parse_amounts(inout form text, out filters jsonb, out typed jsonb)
  language plpgsql stable set search_path = ''
as $$
declare
  currency constant text := '(?:aed|dhs?|dirhams?|درهما?|دراهم)';
  -- Before a figure: hours of the day, durations and distances are no prices.
  no_measure constant text := '(?!(?:1?[0-9]|2[0-4]) (?:[ap] ?m|ص|م|(?:in the )?(?:morning|afternoon|evening)|(?:at )?night|o ?clock'
    || '|صباحا?|ظهرا?|عصرا?|مسا|ليلا?|ساعه(?! [0-9])) )(?![0-9]+ (?:h|hrs?|hours|mins?|minutes|days|weeks|ساعات|دقيقه|دقايق|ايام'
    || '|km|kms|kilomet(?:er|re)s?|met(?:er|re)s?|كم|كيلو|متر) )';
  price text[];
  spoken record;
  spoken_words text := '';
  more_than constant text := '(?:(?:over|above|more than|higher than|better than|at least|minimum|min|from|of|with|اكثر من|اعلي من|افضل من|فوق|من'
    || '|علي الاقل|لا يقل عن) ){0,2}';
  and_more constant text := '(?: ?(?:plus|or more|or above|or better|and up|and above|and more|وما فوق|فما فوق|واكثر|او اكثر))?';
  stars text[];
begin
  filters := '{}';
  typed := '{}';
  for spoken in
    select phrase.form, ' ' || option || ' ' as figures from public.search_phrases as phrase
    where filter = 'number' and strpos(parse_amounts.form, phrase.form) > 0 order by length(phrase.form) desc
  loop
    spoken_words := spoken_words || spoken.form;
    form := replace(form, spoken.form, spoken.figures);
  end loop;
  -- Compiling the patterns below takes longer than the rest of a search.
  if form !~ '[0-9]' then
    return;
  end if;
  -- A lowest price is no filter.
  if form !~ ' (?:no|not) more than ' then
    form := regexp_replace(form, ' (?:over|above|more than|at least|minimum|اكثر من|فوق) (?:(?:aed|dhs?) [0-9]+|[0-9]+ ' || currency || ') ', ' · ');
  end if;
  price := coalesce(
    regexp_match(form, '( (?:between |from |بين |من )?[0-9]{2,5} (?:' || currency || ' )?(?:and |to |الي |و ?)?([0-9]{2,5}) ' || currency || ' )'),
    regexp_match(form, '( (?:between |بين )(?:aed |dhs? )?[0-9]{2,5} (?:and |to |و ?)(?:aed |dhs? )?' || no_measure
      || '([0-9]{2,5}) )'),
    regexp_match(form, '( (?:aed|dhs?) [0-9]{2,5} (?:to )?(?:aed |dhs? )?' || no_measure || '([0-9]{2,5}) )(?!7 )'),
    regexp_match(form, '( (?:under|below|less th[ae]n|no more than|not more than|up ?to|max|maximum|within|اقل من|تحت|(?<!مفتوح |مفتوحه |فاتح )حتي|لا يتجاوز) (?:' || currency
      || ' )?' || no_measure || '([0-9]{1,5})(?: ' || currency || ')? )'),
    regexp_match(form, '( (?:for |at )?(?:aed|dhs?) ([0-9]{1,5}) )'),
    regexp_match(form, '( (?:for |at |ب)?([0-9]{1,5}) ' || currency || ' )'));
  if price is not null then
    filters := jsonb_build_object('max_price', price[2]::integer);
    typed := jsonb_build_object('max_price', price[1] || spoken_words);
    form := replace(form, price[1], ' · ');
  end if;
  stars := coalesce(
    regexp_match(form, '( (?:(?:rating|ratings|rated|تقييم|تقييمها|بتقييم) )?' || more_than
      || '([0-5])(?: ([0-9]))?(?: plus)? (?:stars?|نجوم|نجمه)(?: (?:rating|rated|تقييم))?' || and_more || ' )'),
    regexp_match(form, '( (?:rating|ratings|rated|تقييم|تقييمها|بتقييم) ' || more_than || '([0-5])(?: ([0-9]))?' || and_more || ' )'));
  if stars is not null then
    filters := filters || jsonb_build_object('rating', (stars[2] || '.' || coalesce(stars[3], '0'))::numeric);
    typed := typed || jsonb_build_object('rating', stars[1]);
    form := replace(form, stars[1], ' · ');
  end if;
end
$$;

-- Extracts a time as "clock" ("2140") and returns the remaining text: "9 pm", "9:30 مساء", or, next to a day or "open", "21:40",
-- "until 11" and "10 to 12". Of a span, the beginning counts. With a part of the day, an hour is the one closer to the usual
-- hour of that part.
create function public.parse_clock(inout form text, inout filters jsonb, inout typed jsonb)
  language plpgsql stable set search_path = ''
as $$
declare
  -- Minutes that are no hour: "9 10" is a span.
  minutes constant text := '(?:00|1[3-9]|[2-5][0-9])';
  figures constant text := '([0-9]{1,2})(?: (' || minutes || '))?';
  joint constant text := '(?:to|till|until|and|or|الي|حتي|لين|و) ?';
  span_end constant text := '((?:' || joint || ')?(?:1[0-2]|[1-9])(?: ' || minutes || ')? ?)';
  -- "am" and the typed parts of the day.
  parts text;
  span text[];
  clock text[];
  usual_hour numeric;
  hour integer;
begin
  if form !~ '[0-9]' then
    return;
  end if;
  select 'a ?m |p ?m |ص |م ' || coalesce(string_agg('|' || substr(part.form, 2), '' order by length(part.form) desc), '') into parts
    from public.search_phrases as part
    where part.filter = 'time' and strpos(parse_clock.form, substr(part.form, 2)) > 0;
  -- Beginning, its hour, minutes and part; end, its part.
  span := regexp_match(form, '( ' || figures || '(?: | ?(' || parts || ')))' || span_end || '(' || parts || ')?');
  if span[4] is not null or span[6] is not null then
    form := replace(form, concat(span[1], span[5], span[6]), concat(span[1], case when span[4] is null then span[6] end));
  end if;
  clock := regexp_match(form, '( ' || figures || ' ?(?:(a ?m|ص)|p ?m|م) )');
  usual_hour := case when clock[4] is null then 17.5 else 5.5 end;
  if clock is null then
    select found.clock, case when part.option < '1200' then 5.5 else left(part.option, 2)::integer end
      into clock, usual_hour
      from public.search_phrases as part
      cross join lateral (select coalesce(
        regexp_match(parse_clock.form, '( ' || figures || ' ?' || substr(part.form, 2) || ')'),
        regexp_match(parse_clock.form, '(' || part.form || '(?:at )?' || figures || ' )')) as clock) as found
      where part.filter = 'time' and strpos(parse_clock.form, substr(part.form, 2)) > 0 and found.clock is not null
      order by length(part.form) desc limit 1;
  end if;
  if clock is null and exists (
    select from public.search_phrases as phrase where phrase.filter in ('day', 'open') and strpos(parse_clock.form, phrase.form) > 0
  ) then
    clock := coalesce(
      regexp_match(form, '( (?:(?:at|from|till|until|after) )?([0-9]{1,2}) ([0-5][0-9]) )'),
      regexp_match(form, '( (?:(?:between|from|بين|من) )?' || figures || ' ' || joint || '(?:1[0-2]|[1-9]) )'),
      regexp_match(form, '( (?:at|from|till|until|after|ساعه|بعد|حتي|لين|لحد) ' || figures || ' )'));
    usual_hour := case when clock[1] ~ '^ (?:till|until|after|بعد|حتي|لين|لحد) [0-9]+ $' then 23
      when clock[3] is null then 14 end;
  end if;
  hour := clock[2];
  if hour <= 23 then
    if hour <= 12 and usual_hour is not null then
      hour := hour % 12 + case when abs(hour % 12 - usual_hour) > 6 and abs(hour % 12 - usual_hour) < 18 then 12 else 0 end;
    end if;
    filters := filters || jsonb_build_object('clock', lpad(hour::text, 2, '0') || coalesce(clock[3], '00'));
    typed := typed || jsonb_build_object('open', concat(clock[1], span[5], span[6]));
    form := replace(form, clock[1], ' · ');
  end if;
end
$$;

-- The minute of the week of a value of the filter "open", such as "fri-2130" or a minute itself; `minute` is the current
-- one.
create function public.minute_of_week(open text, minute integer) returns integer
  language sql immutable parallel safe set search_path = ''
  return case when open = 'now' then minute
    when open ~ '^-?[0-9]+$' then open::integer
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

-- Extracts filters, areas and the words that no filter knows, longest phrase first, and returns the remaining text. A name
-- shared by several areas returns all of them.
create function public.parse_phrases(
  inout form text, inout filters jsonb, inout typed jsonb, out areas text[], out unfiltered text[]
)
  language plpgsql stable set search_path = ''
as $$
declare
  found record;
  part text;
begin
  unfiltered := '{}';
  for found in
    select phrase.filter, phrase.form, array_agg(distinct phrase.option order by phrase.option) as options
    from public.search_phrases as phrase
    where strpos(parse_phrases.form, phrase.form) > 0 and phrase.filter <> 'number'
    group by phrase.filter, phrase.form
    -- A mall may be part of a place's name: "Dubai Mall parking".
    order by bool_or(phrase.filter = 'text' and phrase.option = 'mall'), length(phrase.form) desc, phrase.filter, phrase.form
  loop
    continue when strpos(form, found.form) = 0;
    if found.filter = 'area' then
      continue when areas is not null and areas <> found.options;
      areas := found.options;
    elsif found.filter = 'text' then
      unfiltered := unfiltered || btrim(found.form);
    elsif found.filter <> 'word' then
      continue when filters ? found.filter and filters ->> found.filter <> found.options[1];
      filters := filters || jsonb_build_object(found.filter, found.options[1]);
    end if;
    if found.filter not in ('text', 'word') then
      part := case when found.filter in ('day', 'time') then 'open' else found.filter end;
      typed := typed || jsonb_build_object(part, coalesce(typed ->> part, '') || found.form);
    end if;
    if found.filter = 'area' then
      -- "Al Ain Mall" and "Expo metro station" are at the place; "مول" and "مترو" come first.
      form := regexp_replace(form, '(?: (?:مول|سنتر|محطه مترو|مترو))?' || found.form || '(?:(?:mall|مول|سنتر|metro station|metro|bus station|hospital) )?', ' · ', 'g');
    end if;
    -- Replaced twice, because adjacent repeats share a space.
    form := replace(replace(form, found.form, ' · '), found.form, ' · ');
  end loop;
end
$$;

-- The listed providers whose words begin with the given ones. The query is a variable, because the planner may otherwise
-- build it again for each row.
create function public.providers_with_words(words text[]) returns integer[]
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  query constant tsquery := public.words_query(words);
begin
  return array(select id from public.car_wash_locations where is_listed and search_vector @@ query);
end
$$;

-- Whether a word begins one of any provider.
create function public.is_known_word(word text) returns boolean
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  query constant tsquery := public.words_query(array[word]);
begin
  return exists (select from public.car_wash_locations where is_listed and search_vector @@ query);
end
$$;

create function public.sorted_letters(word text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(letter, '' order by letter) from string_to_array(word, null) as letters, unnest(letters) as letter
$$;

-- Words that begin no word of any provider, each with the most similar filter phrase; also pairs of words, one of which
-- does not ("abu dahbi").
create function public.correct_words(form text) returns jsonb
  language sql stable set search_path = ''
as $$
  with word as materialized (
    select word, position, public.is_known_word(word) as is_known
    from unnest(string_to_array(btrim(form), ' ')) with ordinality as given (word, position)
    where word not in ('', '·') order by position limit 6
  ),
  candidate as (
    select word as typed, 0.3 as min_similarity from word where length(word) >= 4 and not is_known
    union all
    select word.word || ' ' || next.word, 0.4 from word join word as next on next.position = word.position + 1
    where not (word.is_known and next.is_known)
  ),
  phrase as materialized (
    -- Generic words and days are less likely to be meant.
    select btrim(form) as form, max(case when filter in ('word', 'day', 'open') then 0.42 else 0 end) as min_similarity
    from public.search_phrases where filter not in ('text', 'time', 'number') and (filter <> 'word' or length(form) >= 6) group by form
  ),
  best as (
    select distinct on (typed) typed, phrase.form as similar_phrase
    -- The first letter is rarely wrong, and a typo has about as many letters ("haircut" is not "hail"), unless words are missing.
    -- Of two words each must be similar: "spots removal" is not "smell removal".
    from candidate join phrase on left(phrase.form, 1) = left(typed, 1)
      and (abs(length(phrase.form) - length(typed)) <= 2
        or typed not like '% %' and abs(length(split_part(phrase.form, ' ', 1)) - length(typed)) <= 2)
      and (typed not like '% %' or phrase.form like '% %'
        and extensions.similarity(split_part(phrase.form, ' ', 1), split_part(typed, ' ', 1)) > 0.2
        and extensions.similarity(split_part(phrase.form, ' ', -1), split_part(typed, ' ', 2)) > 0.2)
    cross join lateral (select extensions.similarity(phrase.form, typed) as value offset 0) as similarity
    -- Letters that changed places share few trigrams ("barhsa").
    cross join lateral (select length(typed) >= 4 and public.sorted_letters(phrase.form) = public.sorted_letters(typed) as is_same) as letters
    where letters.is_same and similarity.value >= 0.15 or similarity.value >= greatest(candidate.min_similarity, phrase.min_similarity)
    order by typed, letters.is_same desc, similarity.value desc, phrase.form
  )
  select coalesce(jsonb_object_agg(typed, similar_phrase), '{}') from best
  where not exists (select from best as pair where pair.typed <> best.typed and strpos(' ' || pair.typed || ' ', ' ' || best.typed || ' ') > 0)
$$;

-- What is left of a search without the words of a filter, and without prepositions at its ends; empty if only generic
-- words are left.
create function public.remaining_search(search text, form text, part text) returns text
  language sql stable set search_path = ''
as $$
  with token as (
    select token, position,
      not (string_to_array(btrim(public.search_form(token)), ' ') && string_to_array(btrim(part), ' ')) as is_left
    from unnest(string_to_array(btrim(search), ' ')) with ordinality as given (token, position)
  ),
  rest as (
    select string_agg(token, ' ' order by position) as text from token
    where is_left and not (lower(token) in ('al', 'el') and exists (
      select from token as next where next.position = token.position + 1 and not next.is_left))
  )
  select case
    when parsed.form ~ '[^ ·]' or parsed.filters <> '{}' or parsed.areas is not null or parsed.unfiltered <> '{}'
    then regexp_replace(regexp_replace(text, '^(?:(?:and|or|in|at|on|by|for|of|with|near|from|to|و|في|من|قرب|على|عند|الى) )+', '', 'i'),
      '(?: (?:and|or|in|at|on|by|for|of|with|near|from|to|و|في|من|قرب|على|عند|الى))+$', '', 'i')
    else '' end
  from rest, public.parse_phrases(public.search_form(text), '{}', '{}') as parsed
$$;

-- Parses a search into values of the site's filters. `words` are those that no filter knows, `corrected` the ones taken for
-- typos, and `without` what to search for without each of the others. With "near", an area is where distances start from
-- (`near_area`). A name shared by several areas resolves within the emirate, if one is known. `minute` is the current minute
-- of the week.
create function public.parse_search(
  search text, minute integer, emirate text default null, may_correct boolean default true
) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  form text := public.search_form(search);
  filters jsonb;
  typed jsonb;
  areas text[];
  unfiltered text[];
  area text;
  corrected jsonb;
  correction record;
begin
  select * into form, filters, typed from public.parse_amounts(form);
  select * into form, filters, typed from public.parse_clock(form, filters, typed);
  select * into form, filters, typed, areas, unfiltered from public.parse_phrases(form, filters, typed);
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
    -- Sectors and blocks ("Al Barsha 1", "Musaffah M9") are not searched for.
    form := regexp_replace(form, ' [a-z]?[0-9]{1,2}(?= )', '', 'g');
    -- An area implies its emirate; a contradicting emirate is kept.
    if filters ->> 'emirate' = (select known.emirate from public.areas as known where known.slug = area) then
      typed := typed - 'emirate' || jsonb_build_object('area', (typed ->> 'area') || (typed ->> 'emirate'));
      filters := filters - 'emirate';
    end if;
  elsif areas is not null then
    -- An ambiguous name is matched as text.
    form := form || btrim(typed ->> 'area') || ' ';
    typed := typed - 'area';
  end if;
  if filters ?& '{near,area}' then
    filters := filters - '{near,area,is_near}'::text[] || jsonb_build_object('near_area', area);
    typed := typed - '{near,area,is_near}'::text[]
      || jsonb_build_object('near_area', concat(typed ->> 'area', typed ->> 'near', typed ->> 'is_near'));
  end if;
  -- "near" a place that is not typed is near the visitor.
  if filters ? 'near' and not filters ?| '{area,emirate}' and unfiltered = '{}' and form !~ '[^ ·]' then
    filters := filters || '{"is_near": "1"}';
    typed := typed || jsonb_build_object('is_near', concat(typed ->> 'is_near', typed ->> 'near'));
  end if;
  filters := filters - 'near';
  typed := typed - 'near';

  corrected := case when may_correct and form ~ '[^ ·]' then public.correct_words(form) else '{}' end;
  if corrected <> '{}' then
    form := public.search_form(search);
    for correction in select key, value from jsonb_each_text(corrected) loop
      form := replace(form, ' ' || correction.key || ' ', ' ' || correction.value || ' ');
    end loop;
    return public.parse_search(form, minute, emirate, false) || jsonb_build_object('corrected', corrected);
  end if;
  return filters || jsonb_build_object(
    'words', (
      select coalesce(jsonb_agg(distinct word), '[]')
      from unnest(unfiltered || string_to_array(form, ' ')) as word
      -- A letter or a figure beside other words says nothing ("Cluster D", "Model 3").
      where word not in ('', '·') and (length(word) > 1 or public.search_form(search) !~ '[^ ]{2}')),
    'without', (
      select coalesce(jsonb_object_agg(key, public.remaining_search(search, form, value)), '{}')
      from jsonb_each_text(typed) where filters ? key));
end
$$;
