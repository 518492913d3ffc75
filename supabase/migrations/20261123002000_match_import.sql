-- Matches import rows to providers and computes what each would change. Read-only. A row belongs to the provider with its
-- id, or else to the one that its phones, its website, and its name with area or address have in common. Nobody is
-- overwritten by mistake: an id must be confirmed by name, phone or place, and a phone or website that several
-- businesses share identifies none of them alone.

-- True for hosts where one link may stand for many businesses: messengers, stores, link pages, short links, maps.
create function public.is_shared_host(host text) returns boolean
  language sql immutable parallel safe
  return '.' || host like any ('{%.wa.me,%.wa.link,%.whatsapp.com,%.t.me,%.telegram.me,%.telegram.org,%.m.me,%.bit.ly,%.tinyurl.com,
    %.goo.gl,%.g.page,%.g.co,%.onelink.me,%.app.link,%.page.link,%.linktr.ee,%.taplink.cc,%.taplink.at,%.beacons.ai,%.bio.link,
    %.bio.site,%.lnk.bio,%.campsite.bio,%.msha.ke,%.play.google.com,%.apps.apple.com,%.itunes.apple.com,%.maps.apple.com,
    %.appgallery.huawei.com,%.maps.google.%,.google.%}');

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
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  -- Without regular expressions: PostgreSQL keeps 32 compiled ones, of which the other columns of a row need more.
  link constant text := split_part(lower(btrim(website, E' \t\r\n')), '#', 1);
  address text := split_part(case when link like any ('{http://%,https://%}') then split_part(link, '://', 2) else link end, '?', 1);
  host text := split_part(split_part(address, '/', 1), ':', 1);
  path constant text := rtrim(substr(address, length(split_part(address, '/', 1)) + 1), '/');
  query text := '';
begin
  host := case when host like 'www._%._%' then substr(host, 5) when host like 'm._%._%' then substr(host, 3) else host end;
  if link like '%?%' then
    query := regexp_replace('&' || split_part(link, '?', 2), '&(?:(?:utm_[a-z_]*|gclid|gbraid|wbraid|fbclid|igshi?d?|mibextid|hl|gl|ref'
      || '|source|adjust_creative|si|_ga)=[^&]*|(?=&|$))', '', 'g');
    query := case when query <> '' then '?' || substr(query, 2) else '' end;
  end if;
  return case when host like '_%.__%' and host not like '%@%' and address !~ '\s'
    and not public.is_shared_host(host) and (path <> '' or query <> '' or not public.is_platform_host(host))
    then host || path || query end;
end
$$;
create index car_wash_locations_website_key on public.car_wash_locations (public.website_key_of(website));

-- A cell as a spreadsheet returns it: trimmed of JavaScript's whitespace, with one style of line ending.
create function public.cell_of(value jsonb) returns jsonb
  language sql immutable parallel safe
  return case when jsonb_typeof(value) = 'string'
    then to_jsonb(regexp_replace(regexp_replace(value #>> '{}', '\r\n?', E'\n', 'g'),
      '^[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+|[\s\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF]+$', '', 'g'))
    else nullif(value, 'null') end;

-- The phones and websites of rows, {line, contacts}: an import compares them to see which ones several rows share.
create function public.import_contacts(rows jsonb) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('line', item -> 'line', 'contacts', array_remove(
    public.phones_of(item #>> '{values,phone}') || public.website_key_of(item #>> '{values,website}'), null))), '[]')
  from jsonb_array_elements(rows) as item
$$;

-- True for numbers of call centres (600 and 800), which branches share.
create function public.is_shared_number(phone text) returns boolean
  language sql immutable parallel safe
  return phone like any ('{+971600%,+971800%}');

create function public.has_same_name(one public.car_wash_locations, other public.car_wash_locations) returns boolean
  language sql immutable parallel safe
  return coalesce(one.business_name = other.business_name
    or public.place_words(one.business_name) = public.place_words(other.business_name), false);

-- True for the same area or the same address; null if either is unknown.
create function public.has_same_place(one public.car_wash_locations, other public.car_wash_locations) returns boolean
  language sql immutable parallel safe
  return one.area = other.area or one.address = other.address
    or public.place_words(one.address) = public.place_words(other.address);

-- Whether the row of an id is about that provider: its name, a phone or its place agrees.
create function public.is_confirmed(existing public.car_wash_locations, given public.car_wash_locations) returns boolean
  language sql immutable parallel safe
  return public.has_same_name(existing, given)
    or existing.phones && given.phones
    or coalesce(public.place_words(existing.address) = public.place_words(given.address), false)
    or coalesce(abs(existing.latitude - given.latitude) < 0.001 and abs(existing.longitude - given.longitude) < 0.001, false);

-- The name of a business without legal forms and words that most of them have: "Noor Car Wash L.L.C" equals "Noor".
create function public.business_key(business_name text) returns text
  language sql immutable parallel safe
  return coalesce(nullif(btrim(regexp_replace(public.place_words(business_name),
      ' (?:l l c|llc|fz|fze|fzc|fzco|est|establishment|co|the|and|car|cars|auto|carwash|wash|washing|center|centre|services?'
        || '|[بلو]?(?:ال|ل)?(?:مغسله|مغاسل|غسيل|غسل|تلميع|عنايه|سياره|سيارات|مركز|شركه|خدمه|خدمات)|ذ م م)(?= )', '', 'g')), ''),
    public.place_words(business_name));
create index car_wash_locations_business_key on public.car_wash_locations (public.business_key(business_name));

-- The providers that rows without an id may be about, for all rows at once: planning a query costs more than running it.
-- `found_by` lists them by what they have in common with the row, `ids` those that agree in all of this, and `is_near` says
-- that one of several that share a phone or website, `sharing`, is at the same place. Rows without any are omitted.
-- @param given {line, name, area, address, phones, website}, in the form in which they are compared
-- @param shared the phones and websites of several businesses in the file
create function public.find_import_matches(given jsonb, shared text[])
  returns table (line integer, found_by jsonb, ids integer[], is_near boolean, sharing integer[])
  -- In a small directory the planner would otherwise compute the keys of every provider for each row.
  language sql stable set search_path = '' set enable_seqscan = off
as $$
  with wanted as materialized (
    select * from jsonb_to_recordset(given)
      as wanted (line integer, name text, area text, address text, phones text[], website text)
  ),
  candidate as (
    select line, 'phone' as key, number as value, found.id
    from wanted cross join unnest(phones) as number
    cross join lateral (
      select id from public.car_wash_locations as provider where provider.phones @> array[number] and is_listed limit 50) as found
    union all
    select line, 'website', website, found.id
    from wanted cross join lateral (
      select id from public.car_wash_locations as provider
      where public.website_key_of(provider.website) = wanted.website limit 50) as found
    union all
    select line, 'name', null, found.id
    from wanted cross join lateral (
      select id from public.car_wash_locations as provider
      where public.place_words(business_name) = name
        and (provider.area = wanted.area or public.place_words(provider.address) = wanted.address) limit 50) as found
  ),
  judged as (
    select line, key, id,
      coalesce(public.place_words(business_name) = name, false) as same_name,
      provider.area = wanted.area or public.place_words(provider.address) = wanted.address as same_place,
      key <> 'name' and (count(*) over (partition by line, key, value) > 1
        or key = 'phone' and public.is_shared_number(value) or value = any (shared)) as is_shared
    from candidate join wanted using (line) join public.car_wash_locations as provider using (id)
  ),
  -- What several businesses share counts where name and place agree.
  counted as (select distinct line, key, id from judged where not is_shared or same_name and same_place),
  by_key as (select line, key, jsonb_agg(id order by id) as matched from counted group by line, key),
  by_line as (select line, jsonb_object_agg(key, matched) as found_by, count(*) as keys from by_key group by line),
  common as (
    select line, array_agg(id order by id) as ids
    from (select line, id from counted join by_line using (line) group by line, id, keys having count(*) = keys) as agreed
    group by line
  )
  select line, found_by, ids, is_near, sharing
  from (
    select line, bool_or(is_shared and (coalesce(same_place, false) or same_name and same_place is null)) as is_near,
      array_agg(distinct id) filter (where is_shared) as sharing
    from judged group by line
  ) as seen
  left join by_line using (line) left join common using (line)
$$;

-- The changes of a row as {column: [before, after]}; null if there are none. `typed` holds the cells that were cleaned
-- before they became `cells`: one that is stored as it was typed is no change.
create function public.import_changes(
    existing public.car_wash_locations, given public.car_wash_locations, cells jsonb, typed jsonb)
  returns jsonb
  language sql stable set search_path = ''
as $$
  -- Converted once: the row is wide.
  with stored as materialized (select to_jsonb(existing) as columns where existing.id is not null),
  changed as materialized (
    select key, value, columns -> key as before
    from stored, jsonb_each(cells)
    where value is distinct from nullif(columns -> key, 'null')
      and public.cell_of(value) is distinct from public.cell_of(columns -> key)
      and coalesce(public.cell_of(typed -> key) <> public.cell_of(columns -> key), true)
      -- The same numbers or website in another spelling.
      and not (key = 'phone' and given.phones <> '{}' and given.phones = existing.phones)
      -- A menu decides on prices by car size.
      and not (key in ('price_small', 'price_suv', 'price_large') and public.menu_prices_of(existing.id) is not null)
      and not (key = 'website'
        and coalesce(public.website_key_of(given.website) = public.website_key_of(existing.website), false))
  )
  select jsonb_object_agg(key, jsonb_build_array(before, value))
  from (
    select key, value, before from changed
    union all
    -- A check that comes with a new fact is written with it, even if it is the one that is there.
    select key, value, columns -> key from stored, jsonb_each(cells)
    where value <> 'null' and value <> 'false' and key not in (select key from changed)
      and key in (select public.checks_of(array(select key from changed)))
  ) as written
$$;

-- The changed columns whose new text is not understood, while the present one is: "Call us" in place of a number, or hours
-- that a program shortened.
create function public.lost_facts(existing public.car_wash_locations, changed public.car_wash_locations) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select array_agg(field) from (values
    ('phone', existing.phones <> '{}' and changed.phones = '{}'),
    ('whatsapp_handle', existing.chat_name is not null and changed.chat_name is null),
    ('opening_hours', existing.open_minutes is not null and changed.open_minutes is null),
    ('price_range', coalesce(existing.price_from, existing.price_to) is not null and coalesce(changed.price_from, changed.price_to) is null),
    ('address', existing.emirates <> '{}' and changed.emirates = '{}')
  ) as fact (field, is_lost)
  where is_lost
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

-- The provider whose name is nearly the same ("Noor Wash LLC - Deira" and "Noor Wash") in the same emirate, if no phone tells the
-- two businesses apart; null if there is none.
-- @param brand the row's name without those of its places
create function public.similar_provider(given public.car_wash_locations, brand text) returns integer
  -- In a small directory the planner would otherwise compute the key of every provider. PL/pgSQL, because business_key follows.
  language plpgsql stable set search_path = '' set enable_seqscan = off
as $$
declare
  keys text[];
begin
  if public.is_blank(given.business_name) then
    return null;
  end if;
  keys := array[public.business_key(given.business_name), public.business_key(brand)];
  return (
    select provider.id from public.car_wash_locations as provider
    where public.business_key(provider.business_name) = any (keys)
      and '{}' in (provider.phones, given.phones) and provider.is_listed
      and (provider.emirates && given.emirates or '{}' in (provider.emirates, given.emirates))
      and coalesce(provider.area = given.area, true)
    order by provider.id limit 1
  );
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
    select item, (item ->> 'line')::integer as line, item ->> 'id' as wanted, item -> 'values' as cells,
      public.with_identity(jsonb_populate_record(null::public.car_wash_locations, item -> 'values')) as given
    from jsonb_array_elements(rows) as item
  ), keyed as materialized (
    select *, public.place_words((given).business_name) as name, public.place_words((given).address) as address,
      public.website_key_of((given).website) as website, public.brand_of(given) as brand
    from parsed
  ), found as materialized (
    select * from public.find_import_matches((
      select jsonb_agg(jsonb_build_object('line', line, 'name', name, 'area', (given).area, 'address', address,
        'phones', (given).phones, 'website', website))
      from keyed where wanted is null), shared)
  ), matched as materialized (
    select keyed.*, existing, found_by, sharing, coalesce(case
        when wanted = 'new' then null
        when wanted is not null then case when existing.id is null then 'unknown'
          when not trusts_ids and not public.is_confirmed(existing, given) then 'unconfirmed' end
        -- One of several branches, perhaps: its name or its place is missing or differs.
        when found_by is null then case when is_near then 'shared' when lookalike is not null then 'similar' end
        when ids is null then 'disagree'
        when cardinality(ids) > 1 then 'several'
        when found_by ? 'name' then null
        -- A business that moved or was renamed keeps its phone; branches share a website.
        when found_by ? 'phone' and (public.has_same_name(existing, given) or public.has_same_place(existing, given)) then null
        when found_by ? 'website' and public.has_same_name(existing, given)
          and coalesce(public.has_same_place(existing, given), true) then null
        else 'elsewhere' end, case when abroad is not null then 'abroad' end) as reason, abroad
    from keyed
    left join found using (line)
    cross join lateral (
      select case when wanted is null and found_by is null then public.similar_provider(given, brand) end offset 0) as likeness (lookalike)
    left join public.car_wash_locations as existing
      on existing.id = case when wanted is null then case when cardinality(ids) = 1 then ids[1] else lookalike end else nullif(wanted, 'new')::integer end
    cross join lateral (select case when existing.id is null then public.foreign_field_of(given) end offset 0) as foreign_field (abroad)
  ), compared as materialized (
    select *, case when reason is null then public.import_changes(existing, given, cells, item -> 'raw') end as all_changes
    from matched
  ), kept as materialized (
    -- What is said about a text that is not taken is not taken either.
    select *, all_changes - coalesce(lost || array(select public.checks_of(lost)), '{}') as remaining
    from compared
    cross join lateral (select case when all_changes is not null then public.with_facts(jsonb_populate_record(existing, cells)) end as changed offset 0) as after
    -- Whoever enters only our own columns means what is there.
    cross join lateral (select case when not trusts_ids and all_changes is not null then array(
      select unnest(public.lost_facts(existing, changed)) intersect select jsonb_object_keys(all_changes)) end as lost) as facts
  ), settled as (
    select *, nullif(remaining, '{}') as changes from kept
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'line', item -> 'line', 'id', (existing).id, 'name', (existing).business_name,
    'action', case when reason in ('unknown', 'abroad') then 'refused' when reason is not null then 'doubtful'
      when (existing).id is null then 'new' when changes is null then 'same' else 'changed' end,
    'reason', reason, 'abroad', abroad, 'foundBy', found_by, 'changes', changes, 'kept', lost,
    'sharing', case when reason = 'shared' then (
      select jsonb_agg(format('%s (%s)', provider.id, provider.business_name) order by provider.id)
      from public.car_wash_locations as provider where provider.id = any (sharing)) end,
    'problems', case when reason is null and ((existing).id is null or changes is not null) then (
      select jsonb_agg(jsonb_build_object('field', field, 'value', value, 'meaning', meaning))
      from public.problems_of(case when (existing).id is null then public.with_other_facts(given) else changed end)
      join public.problem_types using (problem)
      where severity <> 'note' and ((existing).id is null or changes ? field)) end,
    'closure', case when (existing).id is not null then jsonb_build_object('closed_on', (existing).closed_on,
      'closed_from', (existing).closed_from, 'closed_until', (existing).closed_until) end,
    'place', coalesce((given).area, address), 'brand', brand,
    'keys', jsonb_build_object('website', website,
      'phones', array(select number from unnest((given).phones) as number where not public.is_shared_number(number)),
      'name', case when cells ? 'business_name' then name || '|' || coalesce((given).area, address) end))), '[]')
  from settled
$$;
