-- Which provider a row is that staff import, and what it would change.

-- Host and path of a website, by which two spellings of it are known as one; null for what names no site of its own.
create or replace function public.website_key_of(website text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select case when part[2] is null and part[1] in ('facebook.com', 'instagram.com', 'wa.me', 'tiktok.com', 'x.com', 'google.com',
      'linktr.ee', 'youtube.com') then null
    else part[1] || coalesce(part[2], '') || case when part[2] like '%.php' then coalesce(part[3], '') else '' end end
  from regexp_match(lower(btrim(website)),
    '^(?:https?://)?(?:(?:www|m)\.)?([^\s/?#:@]+\.[^\s/?#:@.]{2,})(?::[0-9]+)?(?:/*$|(/[^\s?#]*?)/*(\?[^\s#]*)?(?:#\S*)?$|(?=[?#]))') as part
$$;
create index if not exists car_wash_locations_website_key on public.car_wash_locations (public.website_key_of(website));

-- A cell as a spreadsheet gives it back: without blanks around it, which are those of JavaScript, its lines ended in one way.
create or replace function public.cell_of(value jsonb) returns jsonb
  language sql immutable parallel safe
  return case when jsonb_typeof(value) = 'string'
    then to_jsonb(regexp_replace(regexp_replace(value #>> '{}', '\r\n?', E'\n', 'g'),
      '^[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+|[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+$', '', 'g'))
    else nullif(value, 'null') end;

-- The providers that have a sign of a row: its phone, its website, or its name with its area or address. At most five of each.
create or replace function public.providers_with_signs(phone text, website text, name text, in_area text, at_address text)
  returns jsonb
  -- In a small directory the planner would compute the signs of all providers for each row.
  language sql stable set search_path = '' set enable_seqscan = off
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'phone', (select jsonb_agg(id) from (
      select id from public.car_wash_locations where phone_e164 = $1 and is_listed limit 5) as one),
    'website', (select jsonb_agg(id) from (
      select id from public.car_wash_locations where public.website_key_of(car_wash_locations.website) = $2 limit 5) as one),
    'name', (select jsonb_agg(id) from (
      select id from public.car_wash_locations where public.place_words(business_name) = $3
        and (area = in_area or public.place_words(address) = at_address) limit 5) as one)))
$$;

-- Compares rows ({line, id, values}) with the directory and changes nothing. A provider is found by its id, else by phone,
-- website, and name with area or address; what these signs have in common has to be one provider. The id "new" is that of a
-- row which is a provider of its own, whatever it resembles. With an id, a row may have any columns; problems are named of those
-- that it has, and of a new provider also what it lacks.
create or replace function public.match_import(rows jsonb) returns jsonb
  language sql stable set search_path = ''
as $$
  with item as materialized (
    select (item ->> 'line')::integer as line, item ->> 'id' as wanted, item -> 'values' as values,
      item #>> '{values,address}' as address, item #>> '{values,website}' as website,
      public.phone_e164_of(item #>> '{values,phone}') as phone, public.place_words(item #>> '{values,business_name}') as name
    from jsonb_array_elements(rows) as item
  ),
  placed as materialized (
    select item.*, public.place_words(address) as words, public.website_key_of(website) as site,
      public.area_of(address, public.emirates_of(address), public.districts_of(address)) as area
    from item
  ),
  found as materialized (
    select placed.*, case when wanted is null then public.providers_with_signs(phone, site, name, area, words) else '{}' end as found_by
    from placed
  ),
  agreed as materialized (
    select found.*, case
      when wanted ~ '^[0-9]{1,9}$' then array[wanted::integer]
      else (
        select array_agg(id order by id) from (
          select id::integer from jsonb_each(found_by) as sign, jsonb_array_elements_text(sign.value) as one (id)
          group by id having count(*) = (select count(*) from jsonb_object_keys(found_by))
        ) as common
      ) end as ids
    from found
  ),
  decided as materialized (
    select agreed.*, existing, to_jsonb(existing) as present, case
        when wanted = 'new' or wanted is null and found_by = '{}' then null
        when wanted is not null then case when existing.id is null then 'unknown' end
        when ids is null then 'disagree'
        when cardinality(ids) > 1 then 'several'
        -- The branches of a business share a phone and a website.
        when not found_by ? 'name' and existing.area <> agreed.area and public.place_words(existing.business_name) <> name
          then 'elsewhere'
      end as reason
    from agreed
    left join public.car_wash_locations existing on cardinality(ids) = 1 and existing.id = ids[1]
  ),
  compared as materialized (
    select decided.*, case when reason is null then (
        select jsonb_object_agg(key, jsonb_build_array(present -> key, value))
        from jsonb_each(values)
        where (existing).id is not null and public.cell_of(value) is distinct from public.cell_of(present -> key)
          -- The same number, or the same site, in another spelling.
          and (key <> 'phone' or phone is null or phone is distinct from (existing).phone_e164)
          and (key <> 'website' or site is null or site is distinct from public.website_key_of((existing).website))
      ) end as changes
    from decided
  ),
  -- What is the same is judged by nobody.
  judged as materialized (
    select compared.*, case when reason is null and ((existing).id is null or changes is not null) then (
        select jsonb_agg(jsonb_build_array(field, problem, value))
        from public.problems_of(jsonb_populate_record(existing, values || jsonb_build_object(
          'area', case when values ? 'address' then area else (existing).area end,
          'phone_e164', case when values ? 'phone' then phone else (existing).phone_e164 end,
          'open_minutes', case when values ? 'opening_hours' then public.open_minutes_of(values ->> 'opening_hours')
            else (existing).open_minutes end,
          'price_from', case when values ? 'price_range' then public.price_from_of(values ->> 'price_range')
            else (existing).price_from end)))
        where severity <> 'note' and ((existing).id is null or values ? field)
      ) end as problems
    from compared
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'line', line, 'id', (existing).id, 'reason', reason, 'foundBy', found_by, 'changes', changes,
      'action', case when reason = 'unknown' then 'refused' when reason is not null then 'doubtful'
        when (existing).id is null then 'new' when changes is null then 'same' else 'changed' end,
      'signs', jsonb_build_object('phone', phone, 'website', site,
        'name', case when values ? 'business_name' then name || '|' || coalesce(area, words) end),
      'name', (existing).business_name,
      'problems', problems
    ) order by line), '[]')
  from judged
$$;

revoke execute on function public.website_key_of(text), public.cell_of(jsonb),
  public.providers_with_signs(text, text, text, text, text), public.match_import(jsonb) from public, anon, authenticated;
grant execute on function public.website_key_of(text), public.cell_of(jsonb),
  public.providers_with_signs(text, text, text, text, text), public.match_import(jsonb) to service_role;
