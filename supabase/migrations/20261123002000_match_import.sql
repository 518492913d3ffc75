-- Matches import rows to providers and computes what each would change. Read-only. A row belongs to the provider with its
-- id, or else to the one that its phone, its website, and its name with area or address have in common. Nobody is
-- overwritten by mistake: an id must be confirmed by name, phone or place, and a phone or website that several
-- businesses share identifies none of them alone.

-- True for hosts where one link may stand for many businesses: messengers, stores, link pages, short links, maps.
create function public.is_shared_host(host text) returns boolean
  language sql immutable parallel safe
  return host ~ ('(?:^|\.)(?:wa\.me|wa\.link|whatsapp\.com|t\.me|telegram\.(?:me|org)|m\.me|bit\.ly|tinyurl\.com|goo\.gl|g\.page|g\.co'
    || '|onelink\.me|app\.link|page\.link|linktr\.ee|taplink\.(?:cc|at)|beacons\.ai|bio\.(?:link|site)|lnk\.bio|campsite\.bio|msha\.ke'
    || '|play\.google\.com|apps\.apple\.com|itunes\.apple\.com|appgallery\.huawei\.com|maps\.google\.[a-z.]+|maps\.apple\.com)$'
    || '|^google\.[a-z.]+$');

-- True for platforms whose address without a path or a name in front is that of no business.
create function public.is_platform_host(host text) returns boolean
  language sql immutable parallel safe
  return host in ('facebook.com', 'fb.com', 'instagram.com', 'tiktok.com', 'x.com', 'twitter.com', 'threads.net', 'threads.com',
    'snapchat.com', 'youtube.com', 'youtu.be', 'linkedin.com', 'pinterest.com', 'yelp.com', 'tripadvisor.com', 'foursquare.com',
    'fresha.com', 'booksy.com', 'business.site', 'sites.google.com', 'wixsite.com', 'wix.com', 'wordpress.com', 'blogspot.com',
    'godaddysites.com', 'weebly.com', 'squarespace.com', 'square.site', 'webflow.io', 'myshopify.com', 'carrd.co', 'noon.com',
    'instashop.com', 'talabat.com');

-- Host, path and query of a website in canonical form, by which providers are compared; null for a link that cannot
-- identify a business. A query counts, save what only tells where visitors come from.
create function public.website_key_of(website text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select case
    when public.is_shared_host(part[1]) or path = '' and query = '' and public.is_platform_host(part[1]) then null
    else part[1] || path || query end
  from regexp_match(lower(btrim(website)),
      '^(?:https?://)?(?:(?:www|m)\.)?([^\s/?#:@]+\.[^\s/?#:@.]{2,})(?::[0-9]+)?(/[^\s?#]*)?(?:\?([^\s#]*))?(?:#\S*)?$') as part
  cross join rtrim(coalesce(part[2], ''), '/') as path
  cross join lateral regexp_replace(regexp_replace('&' || coalesce(part[3], ''),
      '&(?:(?:utm_[a-z_]*|gclid|gbraid|wbraid|fbclid|igshi?d?|mibextid|hl|gl|ref|source|adjust_creative|si|_ga)=[^&]*|(?=&|$))', '', 'g'),
      '^&', '?') as query
$$;
create index car_wash_locations_website_key on public.car_wash_locations (public.website_key_of(website));

-- A cell as a spreadsheet returns it: trimmed of JavaScript's whitespace, with one style of line ending.
create function public.cell_of(value jsonb) returns jsonb
  language sql immutable parallel safe
  return case when jsonb_typeof(value) = 'string'
    then to_jsonb(regexp_replace(regexp_replace(value #>> '{}', '\r\n?', E'\n', 'g'),
      '^[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+|[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+$', '', 'g'))
    else nullif(value, 'null') end;

-- The phone that may identify a row; null for numbers of call centres (600 and 800), which branches share.
create function public.phone_key_of(given public.car_wash_locations) returns text
  language sql immutable parallel safe
  return case when given.phone_e164 !~ '^\+971[68]00' then given.phone_e164 end;

-- The keys of rows, {line, phone, website}: an import compares them to see which ones several rows share.
create function public.import_contacts(rows jsonb) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('line', item -> 'line',
    'phone', public.phone_e164_of(item #>> '{values,phone}'),
    'website', public.website_key_of(item #>> '{values,website}'))), '[]')
  from jsonb_array_elements(rows) as item
$$;

create function public.has_same_name(one public.car_wash_locations, other public.car_wash_locations) returns boolean
  language sql immutable parallel safe
  return coalesce(public.place_words(one.business_name) = public.place_words(other.business_name), false);

-- True for the same area or the same address; null if either is unknown.
create function public.has_same_place(one public.car_wash_locations, other public.car_wash_locations) returns boolean
  language sql immutable parallel safe
  return one.area = other.area or public.place_words(one.address) = public.place_words(other.address);

-- Whether the row of an id is about that provider: its name, its phone or its place agrees.
create function public.is_confirmed(existing public.car_wash_locations, given public.car_wash_locations) returns boolean
  language sql immutable parallel safe
  return public.has_same_name(existing, given)
    or coalesce(existing.phone_e164 = given.phone_e164, false)
    or coalesce(public.place_words(existing.address) = public.place_words(given.address), false)
    or coalesce(abs(existing.latitude - given.latitude) < 0.001 and abs(existing.longitude - given.longitude) < 0.001, false);

-- The provider that a row refers to: the one with its id (`wanted`), none if that is "new", or else the one that
-- matches on everything. `shared` lists the phones and websites of several businesses in the file. `reason` says why a
-- match is uncertain.
create function public.find_import_match(given public.car_wash_locations, wanted text, trusts_id boolean, shared text[],
    out existing public.car_wash_locations, out found_by jsonb, out reason text)
  -- In a small directory the planner would otherwise compute the keys of every provider for each row. A statement of its own
  -- is planned once, a function in SQL for every row.
  language plpgsql stable set search_path = '' set enable_seqscan = off
as $$
declare
  ids integer[];
  is_near boolean;
begin
  found_by := '{}';
  if wanted = 'new' then
    return;
  end if;
  if wanted is not null then
    select * into existing from public.car_wash_locations where id = wanted::integer;
    reason := case when existing.id is null then 'unknown'
      when not trusts_id and not public.is_confirmed(existing, given) then 'unconfirmed' end;
    return;
  end if;
  with candidate as (
    (select 'phone' as key, provider from public.car_wash_locations as provider
      where phone_e164 = given.phone_e164 and is_listed limit 50)
    union all
    (select 'website', provider from public.car_wash_locations as provider
      where public.website_key_of(provider.website) = public.website_key_of(given.website) limit 50)
    union all
    (select 'name', provider from public.car_wash_locations as provider
      where public.place_words(provider.business_name) = public.place_words(given.business_name)
        and public.has_same_place(provider, given) limit 50)
  ),
  judged as (
    select candidate.*, public.has_same_name(provider, given) as same_name, public.has_same_place(provider, given) as same_place,
      key <> 'name' and (
      count(*) over (partition by key) > 1 or key = 'phone' and public.phone_key_of(given) is null
      or case key when 'phone' then given.phone_e164 else public.website_key_of(given.website) end = any (shared)) as is_shared
    from candidate
  ),
  -- What several businesses share counts where name and place agree.
  counted as (select * from judged where not is_shared or same_name and same_place)
  select
    coalesce((select jsonb_object_agg(key, matched) from (
      select key, jsonb_agg((provider).id order by (provider).id) as matched from counted group by key) as by_key), '{}'),
    (select array_agg(id order by id) from (
      select (provider).id from counted group by 1 having count(*) = (select count(distinct key) from counted)) as common),
    exists (select from judged where is_shared and (coalesce(same_place, false) or same_name and same_place is null))
    into found_by, ids, is_near;
  if found_by = '{}' then
    -- One of several branches, perhaps: its name or its place is missing or differs.
    reason := case when is_near then 'shared' end;
  elsif ids is null then
    reason := 'disagree';
  elsif cardinality(ids) > 1 then
    reason := 'several';
  else
    select * into existing from public.car_wash_locations where id = ids[1];
    reason := case when found_by ? 'name' then null
      -- A business that moved or was renamed keeps its phone; branches share a website.
      when found_by ? 'phone' and (public.has_same_name(existing, given) or public.has_same_place(existing, given)) then null
      when found_by ? 'website' and public.has_same_name(existing, given)
        and coalesce(public.has_same_place(existing, given), true) then null
      else 'elsewhere' end;
  end if;
end
$$;

-- The changes of a row as {column: [before, after]}; null if there are none. `typed` holds the cells that were cleaned
-- before they became `cells`: one that is stored as it was typed is no change.
create function public.import_changes(
    existing public.car_wash_locations, given public.car_wash_locations, cells jsonb, typed jsonb)
  returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_object_agg(key, jsonb_build_array(to_jsonb(existing) -> key, value))
  from jsonb_each(cells)
  where existing.id is not null and public.cell_of(value) is distinct from public.cell_of(to_jsonb(existing) -> key)
    and coalesce(public.cell_of(typed -> key) <> public.cell_of(to_jsonb(existing) -> key), true)
    -- The same number or website in another spelling.
    and not (key = 'phone' and coalesce(given.phone_e164 = existing.phone_e164, false))
    and not (key = 'website'
      and coalesce(public.website_key_of(given.website) = public.website_key_of(existing.website), false))
$$;

-- The name of a business without those of its emirate and area and without numbers: "Noor Wash Barsha 2" is a branch of
-- "Noor Wash".
create function public.brand_of(given public.car_wash_locations) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  brand text := public.place_words(given.business_name);
  place text;
begin
  for place in
    select name from public.areas cross join unnest(names) as name where slug = given.area
    union all
    select public.place_words(name) from public.emirates cross join unnest(name_en || names) as name where slug = any (given.emirates)
    order by 1 desc
  loop
    brand := replace(brand, place, ' ');
  end loop;
  return btrim(regexp_replace(brand, ' (?:branch|فرع|[0-9]+)(?= )', '', 'g'));
end
$$;

-- Compares rows, {line, id, values, raw}, with the directory. With an id a row may name any subset of columns. Problems
-- cover the columns that the row has, plus missing ones for a new provider; those that existed before and that the import
-- does not touch are not reported.
-- @param trusts_ids whether an id needs no confirmation, since the file has only our own columns
-- @param shared the phones and websites that several businesses of the file share
create function public.match_import(rows jsonb, trusts_ids boolean default false, shared text[] default '{}') returns jsonb
  language sql stable set search_path = ''
as $$
  with parsed as materialized (
    select item, item -> 'values' as cells,
      public.with_facts(jsonb_populate_record(null::public.car_wash_locations, item -> 'values')) as given
    from jsonb_array_elements(rows) as item
  ), matched as materialized (
    select parsed.*, existing, found_by, coalesce(reason, case when abroad is not null then 'abroad' end) as reason, abroad
    from parsed cross join lateral public.find_import_match(given, item ->> 'id', trusts_ids, shared)
    cross join lateral (select case when (existing).id is null then public.foreign_field_of(given) end) as foreign_field (abroad)
  ), compared as materialized (
    select matched.*, case when reason is null then public.import_changes(existing, given, cells, item -> 'raw') end as changes
    from matched
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'line', item -> 'line', 'id', (existing).id, 'name', (existing).business_name,
    'action', case when reason in ('unknown', 'abroad') then 'refused' when reason is not null then 'doubtful'
      when (existing).id is null then 'new' when changes is null then 'same' else 'changed' end,
    'reason', reason, 'abroad', abroad, 'foundBy', found_by, 'changes', changes,
    'problems', case when reason is null and ((existing).id is null or changes is not null) then (
      select jsonb_agg(jsonb_build_object('field', field, 'value', value, 'meaning', meaning))
      from public.problems_of(case when (existing).id is null then given
        else public.with_facts(jsonb_populate_record(existing, cells)) end)
      join public.problem_types using (problem)
      where severity <> 'note' and ((existing).id is null or cells ? field)) end,
    'place', coalesce((given).area, public.place_words((given).address)), 'brand', public.brand_of(given),
    'keys', jsonb_build_object('phone', public.phone_key_of(given), 'website', public.website_key_of((given).website),
      'name', case when cells ? 'business_name'
        then public.place_words((given).business_name) || '|' || coalesce((given).area, public.place_words((given).address)) end))), '[]')
  from compared
$$;
