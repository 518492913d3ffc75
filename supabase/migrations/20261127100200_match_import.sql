-- Rows that have the id of a provider and only some columns.

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
