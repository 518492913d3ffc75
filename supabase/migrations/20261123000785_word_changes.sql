-- Derives the facts of existing providers anew when staff change a table of words: only of those that the changed words can
-- concern, within the statement. A statement that changes no value derives nothing.

-- The texts that appear in one version of a row and not in the other: keywords that were added or removed. `versions` are
-- the old and new versions of changed rows.
create function public.changed_texts(versions jsonb, columns text[]) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(text), '{}')
  from (
    select text
    from jsonb_array_elements(versions) with ordinality as version (fields, number), unnest(columns) as name,
      jsonb_array_elements_text(fields -> name) as text
    group by fields ->> 'slug', name, text
    having count(distinct number) = 1
  ) as changed
$$;

-- The slugs of rows that are new, deleted or changed in another column than these.
create function public.changed_slugs(versions jsonb, besides text[]) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(distinct slug), '{}')
  from (
    select fields ->> 'slug' as slug from jsonb_array_elements(versions) as version (fields)
    group by slug, fields - besides having count(*) = 1
  ) as changed
$$;

-- All texts in which keywords of wash types and kinds are matched.
create function public.classified_text(provider public.car_wash_locations) returns text
  language sql immutable parallel safe
  return public.keyword_text(provider.wash_type, provider.service_category, provider.business_name)
    || public.keyword_text(provider.service_description)
    || public.keyword_text(provider.location_type)
    || public.keyword_text(provider.opening_hours);

-- Writing any column derives a row.
create function public.derive_for_emirates(versions jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  -- The names of its emirate are part of a provider's search text.
  slugs constant text[] := public.changed_slugs(versions, '{places,place_patterns}');
  patterns constant text[] := public.changed_texts(versions, '{name_patterns,place_patterns}');
begin
  update public.car_wash_locations set id = id where emirates && slugs or public.place_text(address) like any (patterns);
end
$$;

create function public.derive_for_areas(versions jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  slugs constant text[] := public.changed_slugs(versions, '{}');
  -- Those that stay as well: an address may move to or from an area whose emirate or centre changed.
  names constant text[] := array(select jsonb_array_elements_text(fields -> 'name_patterns') from jsonb_array_elements(versions) as fields);
  keywords constant text[] := array(select jsonb_array_elements_text(fields -> 'district_patterns') from jsonb_array_elements(versions) as fields);
begin
  update public.car_wash_locations set id = id
  where area = any (slugs) or districts && slugs or public.place_words(address) like any (names)
    or public.keyword_text(address) like any (keywords);
end
$$;

-- Wash types have rules besides keywords, so that other changes concern every row.
create function public.derive_for_wash_types(versions jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  patterns constant text[] := public.changed_texts(versions, '{patterns}')
    || public.keyword_patterns(public.changed_texts(versions, '{exceptions}'));
begin
  if public.changed_slugs(versions, '{keywords,patterns,exceptions}') <> '{}' then
    perform public.derive_all_facts();
  else
    update public.car_wash_locations as provider set id = id where public.classified_text(provider) like any (patterns);
  end if;
end
$$;

create function public.derive_for_kinds(versions jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  slugs constant text[] := public.changed_slugs(versions, '{keywords,patterns,name_keywords,name_patterns}');
  patterns constant text[] := public.changed_texts(versions, '{patterns,name_patterns}');
  followed constant text[] := array(select fields ->> 'wash_type' from jsonb_array_elements(versions) as fields
    where fields ->> 'slug' = any (slugs) and fields ->> 'wash_type' is not null);
begin
  update public.car_wash_locations as provider set id = id
  where wash_type_options && slugs or wash_types && followed
    -- The words of a slug are an option as well.
    or wash_type_text like any (array(select '%' || replace(slug, '-', ' ') || '%' from unnest(slugs) as slug))
    or patterns <> '{}' and public.classified_text(provider) like any (patterns);
end
$$;

-- Words of hours are tokens that other words are rewritten to, so hours are parsed instead of compared with the words.
create function public.derive_for_hours_words(versions jsonb) returns void
  language sql set search_path = ''
as $$
  update public.car_wash_locations set id = id
  where not public.is_blank(opening_hours) and open_minutes is distinct from public.open_minutes_of(opening_hours)
$$;

create function public.derive_after_change() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  versions jsonb;
begin
  case tg_op
    when 'INSERT' then select jsonb_agg(to_jsonb(new_rows)) into versions from new_rows;
    when 'DELETE' then select jsonb_agg(to_jsonb(old_rows)) into versions from old_rows;
    else select jsonb_agg(version) into versions from (
      (select to_jsonb(old_rows) from old_rows except select to_jsonb(new_rows) from new_rows)
      union all
      (select to_jsonb(new_rows) from new_rows except select to_jsonb(old_rows) from old_rows)
    ) as changed (version);
  end case;
  if versions is not null then
    execute format('select public.%I($1)', 'derive_for_' || tg_table_name) using versions;
  end if;
  return null;
end
$$;

-- A trigger with transition tables has one event.
do $$
declare
  word_table text;
begin
  foreach word_table in array '{emirates,areas,wash_types,kinds,hours_words}'::text[] loop
    execute format('create trigger derive_after_insert after insert on public.%I referencing new table as new_rows
      for each statement execute function public.derive_after_change()', word_table);
    execute format('create trigger derive_after_update after update on public.%I
      referencing old table as old_rows new table as new_rows
      for each statement execute function public.derive_after_change()', word_table);
    execute format('create trigger derive_after_delete after delete on public.%I referencing old table as old_rows
      for each statement execute function public.derive_after_change()', word_table);
  end loop;
end
$$;
