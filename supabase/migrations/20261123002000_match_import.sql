-- Matches import rows to providers and computes what each would change. A provider is matched by id, or else by phone,
-- website, and name with area or address, which must all point to a single provider. Read-only.

-- Host and path of a website in canonical form; null for the bare domain of a platform such as facebook.com.
create function public.website_key_of(website text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select case when part[2] is null and part[1] in ('facebook.com', 'instagram.com', 'wa.me', 'tiktok.com', 'x.com', 'google.com',
      'linktr.ee', 'youtube.com') then null
    else part[1] || coalesce(part[2], '') || case when part[2] like '%.php' then coalesce(part[3], '') else '' end end
  from regexp_match(lower(btrim(website)),
    '^(?:https?://)?(?:(?:www|m)\.)?([^\s/?#:@]+\.[^\s/?#:@.]{2,})(?::[0-9]+)?(?:/*$|(/[^\s?#]*?)/*(\?[^\s#]*)?(?:#\S*)?$|(?=[?#]))') as part
$$;
create index car_wash_locations_website_key on public.car_wash_locations (public.website_key_of(website));

-- A cell as a spreadsheet returns it: trimmed of JavaScript's whitespace, with one style of line ending.
create function public.cell_of(value jsonb) returns jsonb
  language sql immutable parallel safe
  return case when jsonb_typeof(value) = 'string'
    then to_jsonb(regexp_replace(regexp_replace(value #>> '{}', '\r\n?', E'\n', 'g'),
      '^[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+|[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+$', '', 'g'))
    else nullif(value, 'null') end;

-- Providers with the same phone, website, or name with area or address as a row; at most five of each.
create function public.similar_providers(given public.car_wash_locations) returns jsonb
  -- In a small directory the planner would otherwise compute the keys of every provider for each row.
  language sql stable set search_path = '' set enable_seqscan = off
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'phone', (select jsonb_agg(id) from (
      select id from public.car_wash_locations where phone_e164 = given.phone_e164 and is_listed limit 5) as one),
    'website', (select jsonb_agg(id) from (
      select id from public.car_wash_locations as provider
      where public.website_key_of(provider.website) = public.website_key_of(given.website) limit 5) as one),
    'name', (select jsonb_agg(id) from (
      select id from public.car_wash_locations as provider
      where public.place_words(provider.business_name) = public.place_words(given.business_name)
        and (area = given.area or public.place_words(provider.address) = public.place_words(given.address)) limit 5) as one)))
$$;

-- The provider that a row refers to: the one with its id (`wanted`), none if that is "new", or else the one that
-- matches on everything. `reason` says why a match is uncertain.
create function public.find_import_match(given public.car_wash_locations, wanted text,
    out existing public.car_wash_locations, out found_by jsonb, out reason text)
  language plpgsql stable set search_path = ''
as $$
declare
  ids integer[];
begin
  found_by := case when wanted is null then public.similar_providers(given) else '{}' end;
  if wanted = 'new' or wanted is null and found_by = '{}' then
    return;
  end if;
  ids := case when wanted is null then array(
      select id::integer from jsonb_each(found_by) as matched, jsonb_array_elements_text(matched.value) as one (id)
      group by id having count(*) = (select count(*) from jsonb_object_keys(found_by)) order by 1)
    else array[wanted::integer] end;
  if cardinality(ids) = 1 then
    select * into existing from public.car_wash_locations where id = ids[1];
  end if;
  reason := case
    when wanted is not null then case when existing.id is null then 'unknown' end
    when ids = '{}' then 'disagree'
    when cardinality(ids) > 1 then 'several'
    -- Branches of a business share a phone and a website.
    when not found_by ? 'name' and existing.area <> given.area
      and public.place_words(existing.business_name) <> public.place_words(given.business_name) then 'elsewhere'
  end;
end
$$;

-- The changes of a row as {column: [before, after]}; null if there are none.
create function public.import_changes(existing public.car_wash_locations, given public.car_wash_locations, cells jsonb)
  returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_object_agg(key, jsonb_build_array(to_jsonb(existing) -> key, value))
  from jsonb_each(cells)
  where existing.id is not null and public.cell_of(value) is distinct from public.cell_of(to_jsonb(existing) -> key)
    -- The same number or website in another spelling.
    and not (key = 'phone' and coalesce(given.phone_e164 = existing.phone_e164, false))
    and not (key = 'website'
      and coalesce(public.website_key_of(given.website) = public.website_key_of(existing.website), false))
$$;

-- Compares a row, {line, id, values}, with the directory. With an id it may name any subset of columns. Problems cover
-- the columns that the row has, plus missing ones for a new provider.
create function public.match_import_row(item jsonb) returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  cells constant jsonb := item -> 'values';
  given public.car_wash_locations := public.with_facts(jsonb_populate_record(null::public.car_wash_locations, cells));
  match record;
  changes jsonb;
  problems jsonb;
begin
  select * into match from public.find_import_match(given, item ->> 'id');
  if match.reason is null then
    changes := public.import_changes(match.existing, given, cells);
    -- Problems that existed before and are not touched by the import are not reported.
    if (match.existing).id is null or changes is not null then
      select jsonb_agg(jsonb_build_object('field', field, 'value', value, 'meaning', meaning)) into problems
      from public.problems_of(case when (match.existing).id is null then given
        else public.with_facts(jsonb_populate_record(match.existing, cells)) end)
      join public.problem_types using (problem)
      where severity <> 'note' and ((match.existing).id is null or cells ? field);
    end if;
  end if;
  return jsonb_build_object(
    'line', item -> 'line', 'id', (match.existing).id, 'name', (match.existing).business_name,
    'action', case when match.reason = 'unknown' then 'refused' when match.reason is not null then 'doubtful'
      when (match.existing).id is null then 'new' when changes is null then 'same' else 'changed' end,
    'reason', match.reason, 'foundBy', match.found_by, 'changes', changes, 'problems', problems,
    'keys', jsonb_build_object('phone', given.phone_e164, 'website', public.website_key_of(given.website),
      'name', case when cells ? 'business_name'
        then public.place_words(given.business_name) || '|' || coalesce(given.area, public.place_words(given.address)) end));
end
$$;

create function public.match_import(rows jsonb) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(public.match_import_row(item)), '[]') from jsonb_array_elements(rows) as item
$$;
