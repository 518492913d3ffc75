-- What a list offers when it is empty or short, so that no search ends without a provider.

-- Kinds that visitors of a kind may want as well.
create table public.related_kinds (
  kind text not null references public.kinds (slug) on update cascade on delete cascade,
  related text not null references public.kinds (slug) on update cascade on delete cascade,
  position integer not null default 1,
  primary key (kind, related),
  check (kind <> related)
);
comment on table public.related_kinds is 'Kinds offered below a list of a kind with few providers; changes apply to the next list';
comment on column public.related_kinds.position is 'The order of the related kinds of a kind';
alter table public.related_kinds enable row level security;
create policy "Related kinds are public" on public.related_kinds for select to anon, authenticated using (true);

insert into public.related_kinds (kind, related, position) values
  ('polishing', 'detailing', 1), ('polishing', 'paint-protection', 2), ('polishing', 'ceramic-coating', 3),
  ('detailing', 'polishing', 1), ('detailing', 'interior', 2), ('detailing', 'ceramic-coating', 3),
  ('paint-protection', 'ceramic-coating', 1), ('paint-protection', 'detailing', 2), ('paint-protection', 'polishing', 3),
  ('ceramic-coating', 'paint-protection', 1), ('ceramic-coating', 'detailing', 2), ('ceramic-coating', 'polishing', 3),
  ('steam', 'waterless', 1), ('steam', 'interior', 2), ('steam', 'hand-wash', 3),
  ('waterless', 'steam', 1), ('waterless', 'mobile', 2), ('waterless', 'hand-wash', 3),
  ('hand-wash', 'full-service', 1), ('hand-wash', 'foam', 2), ('hand-wash', 'detailing', 3),
  ('full-service', 'hand-wash', 1), ('full-service', 'foam', 2), ('full-service', 'interior', 3),
  ('foam', 'hand-wash', 1), ('foam', 'full-service', 2),
  ('automatic', 'self-service', 1), ('automatic', 'full-service', 2), ('automatic', 'foam', 3),
  ('self-service', 'automatic', 1), ('self-service', 'hand-wash', 2),
  ('interior', 'detailing', 1), ('interior', 'sanitising', 2), ('interior', 'steam', 3),
  ('sanitising', 'interior', 1), ('sanitising', 'steam', 2),
  ('engine', 'steam', 1), ('engine', 'underbody', 2), ('engine', 'detailing', 3),
  ('underbody', 'engine', 1), ('underbody', 'full-service', 2), ('underbody', 'hand-wash', 3),
  ('fleet', 'mobile', 1), ('mobile', 'waterless', 1), ('mobile', 'steam', 2);

-- The kinds related to a value of the filter "wash_type", as values of that filter.
create function public.related_options(wash_type text) returns table (option text, place integer)
  language sql stable set search_path = ''
as $$
  select coalesce(related.wash_type, related.slug),
    row_number() over (order by related_kinds.position, related.position)::integer
  from public.kinds as kind
  join public.related_kinds on related_kinds.kind = kind.slug
  join public.kinds as related on related.slug = related_kinds.related
  where related_options.wash_type in (kind.slug, kind.wash_type)
$$;

-- One alternative: why it is offered, its filter as values of links, the words still searched for, its number of providers
-- and the first ones; null if it has none.
create function public.alternative(
  reason jsonb, filter jsonb, words text[], open_now integer, visitor double precision[], near_area text default null
) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  max_cards constant integer := 6;
  parsed constant public.provider_filter := public.filter_of_search(filter, open_now);
  ids constant integer[] := public.providers_with_meaning(parsed, words);
  total constant integer := coalesce(cardinality(ids), (select count(*) from public.car_wash_locations where is_listed));
  origin record;
begin
  if total = 0 then
    return null;
  end if;
  select latitude, longitude into origin from public.areas where slug = near_area
    union all select visitor[1], visitor[2] where near_area is null;
  return reason || jsonb_build_object(
    'filter', filter, 'words', to_jsonb(words), 'total', total,
    'providers', public.page_of_providers(null, ids, case when origin.latitude is null then 'best' else 'near' end,
      1, max_cards, origin.latitude, origin.longitude));
end
$$;

-- True for what no language has as a word: a row of keys, the same letter three times, five consonants alone, figures.
create function public.is_gibberish(word text) returns boolean
  language sql immutable parallel safe
  return length(word) >= 4 and strpos('qwertyuiop asdfghjkl zxcvbnm poiuytrewq lkjhgfdsa mnbvcxz ضصثقفغعهخحجد شسيبلاتنمكط دجحخهعغفقثصض طكمنتالبيسش', word) > 0
    or word ~ '(.)\1\1|xx|qq|jj|^[b-df-hj-np-tv-xz]{5,}$|^[0-9]+$';

-- The words that a visitor may have meant: those of the provider with the most similar name, else the typed ones, each
-- that no provider has replaced by the most similar word of a name. Null if no name is similar, or for more than four words:
-- each reads all names.
create function public.respelled(search text, words text[]) returns text[]
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  form constant text := btrim(public.search_form(search));
  meant text[];
begin
  if cardinality(words) > 4 then
    return null;
  end if;
  if form like '% %' then
    select string_to_array(btrim(public.search_form(name)), ' ') into meant
      from public.car_wash_locations cross join lateral (values (business_name), (name_latin)) as named (name)
      where is_listed and extensions.similarity(form, lower(name)) >= 0.5
        and exists (select from unnest(words) as word where extensions.strict_word_similarity(word, lower(name)) >= 0.5)
      order by extensions.similarity(form, lower(name)) desc, id limit 1;
  end if;
  if meant is null then
    select array_agg(coalesce(similar_word.word, typed.word) order by typed.place) into meant
      from unnest(words) with ordinality as typed (word, place)
      left join lateral (
        select part as word from (
          select name from public.car_wash_locations cross join lateral (values (business_name), (name_latin)) as named (name)
          where length(typed.word) >= 4 and not public.is_known_word(typed.word)
            and is_listed and extensions.strict_word_similarity(typed.word, lower(name)) >= 0.3
          order by extensions.strict_word_similarity(typed.word, lower(name)) desc, id limit 20
        ) as similar_name
        cross join lateral unnest(string_to_array(btrim(public.search_form(name)), ' ')) as part
        where left(part, 1) = left(typed.word, 1) and (extensions.similarity(part, typed.word) >= 0.5
          or public.sorted_letters(part) = public.sorted_letters(typed.word))
        order by extensions.similarity(part, typed.word) desc, part limit 1
      ) as similar_word on true;
  end if;
  return case when meant <> words then meant end;
end
$$;

-- Alternatives to a list with at most three providers, `listed`. An empty one offers, first, the names that were probably
-- meant, the list without the words that no provider has, the nearest providers to its area, or the list without the filter
-- that costs most (a place last, because a driver is somewhere), else a related kind; then the other filters to remove. A
-- short one offers related kinds. Gibberish has none, nor does an empty directory.
create function public.alternatives_to(
  chosen public.provider_filter, search text, parsed_query jsonb, listed integer[], total integer, open_now integer,
  visitor double precision[] default null
) returns jsonb
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  -- What was chosen and what was typed; "open" as in links.
  chosen_values constant jsonb := jsonb_strip_nulls(to_jsonb(chosen));
  typed constant jsonb := coalesce(parsed_query, '{}') - '{words,corrected,without,sort,is_near,near_area}'::text[];
  filter constant jsonb := typed || chosen_values;
  words constant text[] := coalesce(public.words_of_search(parsed_query), '{}');
  max_metres constant integer := 25000;
  max_cards constant integer := 6;
  unknown text[];
  known text[];
  meant text[];
  reason jsonb;
  first jsonb;
  nearest jsonb;
  found jsonb;
begin
  if total = 0 and not exists (select from public.car_wash_locations where is_listed) then
    return '[]';
  end if;
  -- Text in quotes, in the letters of another language, or a number.
  if not public.is_blank(search) and parsed_query is null then
    if total > 0 or search !~ '[^\s\d[:punct:]]' then
      return '[]';
    end if;
    found := public.parse_search(search, open_now, chosen.emirate);
    reason := jsonb_build_object('unknown', jsonb_build_array(btrim(search, ' "“”«»„')));
    first := public.alternative(reason || '{"reason": "words"}',
      found - '{words,corrected,without,sort,is_near,near_area}'::text[] || chosen_values, public.words_of_search(found), open_now, visitor);
    return jsonb_build_array(coalesce(first, public.alternative(reason || '{"reason": "all"}', '{}', '{}', open_now, visitor)));
  end if;
  if total > 0 then
    return (
      with fitting as materialized (
        select id, wash_type_options
        from public.filter_providers(public.filter_of_search(filter - 'wash_type', open_now), null)
        where failed = '' and id <> all (listed)
      ),
      related as (
        select option, array_agg(id) as ids, row_number() over (order by place) as place
        from public.related_options(coalesce(chosen.wash_type, typed ->> 'wash_type'))
        join fitting on option = any (wash_type_options) group by option, related_options.place
      )
      select coalesce(jsonb_agg(jsonb_build_object('reason', 'kind', 'filter', filter || jsonb_build_object('wash_type', option),
        'words', '[]'::jsonb, 'total', cardinality(ids), 'providers', case when place = 1
          then public.page_of_providers(null, ids, 'best', 1, max_cards) else '[]' end) order by place), '[]')
      from related
    );
  end if;
  -- A car alone narrows nothing.
  if filter - 'car' = '{}' and not exists (
    select from unnest(string_to_array(btrim(public.search_form(search)), ' ')) as token
    where token <> all (words) or not public.is_gibberish(token)
  ) then
    return '[]';
  end if;

  -- What was typed contradicts what was chosen.
  if exists (select from jsonb_each(typed) as one join jsonb_each(chosen_values) as other using (key) where one.value <> other.value) then
    first := public.alternative('{"reason": "chosen"}', typed, words, open_now, visitor);
  end if;
  if first is null and words <> '{}' then
    select coalesce(array_agg(word) filter (where not is_found), words), coalesce(array_agg(word) filter (where is_found), '{}')
      into unknown, known
      from unnest(words) as word
      cross join lateral (select public.is_known_word(word) as is_found) as lookup;
    if cardinality(unknown) = cardinality(words) then
      known := '{}';
    end if;
    meant := public.respelled(search, words);
    if meant is not null then
      reason := jsonb_build_object('reason', 'spelling', 'unknown', array(
        select word from unnest(string_to_array(btrim(public.search_form(search)), ' ')) as word
        where word <> all (meant) and not public.is_known_word(word)));
      first := coalesce(public.alternative(reason, filter, meant, open_now, visitor),
        public.alternative(reason, '{}', meant, open_now, visitor));
    end if;
    reason := jsonb_build_object('reason', 'words', 'unknown', to_jsonb(unknown));
    first := coalesce(first, public.alternative(reason, filter, known, open_now, visitor),
      public.alternative(reason || jsonb_build_object('unknown', to_jsonb(words)), filter, '{}', open_now, visitor));
  end if;
  if first is null and filter ? 'area' then
    -- With its emirate, because emirates have areas of the same name.
    reason := jsonb_build_object('reason', 'near', 'area', filter ->> 'area', 'unknown', to_jsonb(words),
      'emirate', (select emirate from public.areas where slug = filter ->> 'area'));
    nearest := public.alternative(reason, filter - 'area', '{}', open_now, visitor, filter ->> 'area');
    -- What is far away is worth less than another filter.
    if (nearest #>> '{providers,0,distance}')::integer <= max_metres then
      first := nearest;
    end if;
  end if;
  -- Without a filter, a list has the providers that fail none or only this one.
  with by_failure as materialized (
    select failed, count(*) as providers from public.filter_providers(public.filter_of_search(filter, open_now), null) group by failed
  )
  select coalesce(jsonb_agg(jsonb_build_object('reason', 'filter', 'without', jsonb_build_object(key, filter -> key),
      'unknown', to_jsonb(words), 'filter', filter - key, 'words', '[]'::jsonb, 'total', providers, 'providers', '[]'::jsonb)
      order by key in ('emirate', 'area'), providers desc), '[]')
    into found
    from jsonb_object_keys(filter - 'car') as key
    cross join lateral (select sum(by_failure.providers) as providers from by_failure where failed in ('', key)) as without
    where providers > 0 and filter - 'car' <> jsonb_build_object(key, filter -> key)
      and not (key = 'area' and first is not null and first ->> 'reason' = 'near');
  if first is null and found <> '[]' then
    first := public.alternative((found -> 0) - '{filter,words,total,providers}'::text[], found -> 0 -> 'filter', '{}', open_now, visitor);
    found := found - 0;
  end if;
  first := coalesce(first, nearest);
  if first is null then
    select alternative into first
      from public.related_options(filter ->> 'wash_type')
      cross join lateral public.alternative(jsonb_build_object('reason', 'kind', 'unknown', to_jsonb(words)),
        filter || jsonb_build_object('wash_type', option), '{}', open_now, visitor) as alternative
      where alternative is not null order by place limit 1;
  end if;
  first := coalesce(first, public.alternative(jsonb_build_object('reason', 'all', 'unknown', to_jsonb(words)), '{}', '{}', open_now, visitor));
  return jsonb_build_array(first) || found;
end
$$;
