-- Rows that staff import (scripts/import.mjs): compared with what is there, staged under a run's id, applied in batches, each
-- of them one transaction, and undone by the id. The run is known by the content of its file, so that a run that was
-- interrupted goes on when it is started again.

create table if not exists public.import_runs (
  id text primary key,
  file text not null,
  state text not null default 'staging' check (state in ('staging', 'applying', 'applied', 'undone')),
  summary jsonb,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
comment on table public.import_runs is 'Imports of staff. Deleting one forgets how to undo it, and changes no provider';
alter table public.import_runs enable row level security;

create table if not exists public.import_rows (
  run text not null references public.import_runs (id) on delete cascade,
  line integer not null,
  values jsonb not null,
  action text not null check (action in ('new', 'changed')),
  provider_id integer,
  before jsonb,
  state text not null default 'staged' check (state in ('staged', 'applied', 'failed', 'undone', 'left')),
  problem text,
  primary key (run, line)
);
comment on column public.import_rows.values is 'The columns that the row sets';
comment on column public.import_rows.before is 'What a changed provider said in these columns';
comment on column public.import_rows.problem is 'Why it failed, or was left as it is when the run was undone';
create index if not exists import_rows_by_state on public.import_rows (run, state, line);
alter table public.import_rows enable row level security;

-- The columns that an import writes: those that no rule makes.
create or replace function public.import_columns() returns text[]
  language sql immutable parallel safe
  return '{business_name,address,phone,whatsapp_handle,website,website_valid,mobile_validation,booking_capability,rating,review_count,service_category,wash_type,service_location,location_type,service_description,price_range,opening_hours,verified_status,eco_certified,same_day_service,weekend_service}'::text[];

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
-- row which is a provider of its own, whatever it resembles.
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
    select agreed.*, existing, case
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
        select jsonb_object_agg(key, jsonb_build_array(to_jsonb(existing) -> key, value))
        from jsonb_each(values)
        where (existing).id is not null and public.cell_of(value) is distinct from public.cell_of(to_jsonb(existing) -> key)
          -- The same number, or the same site, in another spelling.
          and (key <> 'phone' or phone is null or phone is distinct from (existing).phone_e164)
          and (key <> 'website' or site is null or site is distinct from public.website_key_of((existing).website))
      ) end as changes,
      jsonb_populate_record(existing, values || jsonb_build_object('area', coalesce(area, (existing).area),
        'phone_e164', case when values ? 'phone' then phone else (existing).phone_e164 end,
        'open_minutes', public.open_minutes_of(coalesce(values ->> 'opening_hours', (existing).opening_hours)),
        'price_from', public.price_from_of(coalesce(values ->> 'price_range', (existing).price_range)))) as merged
    from decided
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'line', line, 'id', (existing).id, 'reason', reason, 'foundBy', found_by, 'changes', changes,
      'action', case when reason = 'unknown' then 'refused' when reason is not null then 'doubtful'
        when (existing).id is null then 'new' when changes is null then 'same' else 'changed' end,
      'signs', jsonb_build_object('phone', phone, 'website', site, 'name', name || '|' || coalesce(area, words)),
      'name', (existing).business_name,
      'problems', (select jsonb_agg(jsonb_build_array(field, problem, value)) from public.problems_of(merged)
        where severity <> 'note' and reason is null and ((existing).id is null or changes is not null))
    ) order by line), '[]')
  from compared
$$;

-- Begins a run, or says in which state it is. What was staged by one that was interrupted before it was complete is staged
-- anew, and so is one that was undone.
create or replace function public.begin_import(run_id text, file_name text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  run public.import_runs;
begin
  insert into public.import_runs (id, file) values (run_id, file_name) on conflict do nothing;
  select * into run from public.import_runs where id = run_id for update;
  if run.state in ('staging', 'undone') then
    delete from public.import_rows where import_rows.run = run_id;
    update public.import_runs set state = 'staging', file = file_name, started_at = now(), finished_at = null where id = run_id;
  end if;
  return to_jsonb(run);
end
$$;

-- Writes rows of a run into their providers: new ones, or the columns that a row names (`values`, or `before` to take it back).
-- One statement for all that set the same columns: planning one takes longer than writing a row.
create or replace function public.write_import_rows(run_id text, lines integer[], undo boolean default false) returns void
  language plpgsql set search_path = ''
as $$
declare
  columns text[];
begin
  if not undo then
    execute format('insert into public.car_wash_locations (id, %1$s)
        select staged.provider_id, %2$s from public.import_rows staged,
          jsonb_populate_record(null::public.car_wash_locations, staged.values) as given
        where run = $1 and line = any ($2) and action = ''new'' order by line',
      array_to_string(public.import_columns(), ', '),
      (select string_agg('given.' || name, ', ' order by place) from unnest(public.import_columns()) with ordinality as one (name, place)))
      using run_id, lines;
  end if;
  for columns in
    select distinct array(select name from jsonb_object_keys(values) as name where name = any (public.import_columns()) order by 1)
    from public.import_rows where run = run_id and line = any (lines) and action = 'changed'
  loop
    execute format('update public.car_wash_locations as provider set %s
        from public.import_rows staged, jsonb_populate_record(null::public.car_wash_locations, staged.%I) as given
        where run = $1 and line = any ($2) and action = ''changed'' and provider.id = staged.provider_id
          and array(select name from jsonb_object_keys(values) as name where name = any ($4) order by 1) = $3',
      (select string_agg(format('%1$I = given.%1$I', name), ', ') from unnest(columns) as name),
      case when undo then 'before' else 'values' end)
      using run_id, lines, columns, public.import_columns();
  end loop;
end
$$;

-- Applies the next rows of a run, in one transaction, and returns how many are left. A row that the database refuses is
-- marked and holds up no other.
create or replace function public.apply_import(run_id text, size integer) returns integer
  language plpgsql set search_path = ''
as $$
declare
  batch integer[];
  one integer;
begin
  -- Two at the same moment would apply a row twice.
  perform from public.import_runs where id = run_id for update;
  select array_agg(line) into batch
    from (select line from public.import_rows where run = run_id and state = 'staged' order by line limit size) as next;
  update public.import_rows
    set provider_id = nextval(pg_get_serial_sequence('public.car_wash_locations', 'id'))
    where run = run_id and line = any (batch) and action = 'new';
  update public.import_rows as staged set before = (
      select jsonb_object_agg(name, to_jsonb(provider) -> name) || jsonb_build_object('updated_at', provider.updated_at)
      from jsonb_object_keys(staged.values) as name)
    from public.car_wash_locations provider
    where run = run_id and line = any (batch) and action = 'changed' and provider.id = staged.provider_id;
  begin
    perform public.write_import_rows(run_id, batch);
  exception when integrity_constraint_violation or data_exception then
    foreach one in array batch loop
      begin
        perform public.write_import_rows(run_id, array[one]);
      exception when integrity_constraint_violation or data_exception then
        update public.import_rows set state = 'failed', problem = sqlerrm where run = run_id and line = one;
      end;
    end loop;
  end;
  update public.import_rows
    set state = case when action = 'changed' and before is null then 'failed' else 'applied' end,
      problem = case when action = 'changed' and before is null then 'The provider is gone' end
    where run = run_id and line = any (batch) and state = 'staged';
  select count(*) into one from public.import_rows where run = run_id and state = 'staged';
  if one = 0 then
    update public.import_runs set state = 'applied', finished_at = now() where id = run_id;
  end if;
  return one;
end
$$;

-- Takes back the next rows of a run, the last ones first, and returns how many are left to do. What somebody has changed since
-- stays as it is, and says so in `problem`.
create or replace function public.undo_import(run_id text, size integer) returns integer
  language plpgsql set search_path = ''
as $$
declare
  batch integer[];
  one record;
begin
  perform from public.import_runs where id = run_id for update;
  -- What was not applied yet never will be.
  delete from public.import_rows where run = run_id and state = 'staged';
  select array_agg(line) into batch
    from (select line from public.import_rows where run = run_id and state = 'applied' order by line desc limit size) as next;
  update public.import_rows as applied set state = 'left',
      problem = case when present.is_there then 'The provider was changed since' else 'The provider is gone' end
    from (
      select line, provider.id is not null as is_there, to_jsonb(provider) as row
      from public.import_rows left join public.car_wash_locations provider on provider.id = provider_id
      where run = run_id and line = any (batch)
    ) as present
    where run = run_id and applied.line = present.line and (not is_there or exists (
      select from unnest(public.import_columns()) as name
      where (action = 'new' or values ? name) and coalesce(row -> name, 'null') <> coalesce(values -> name, 'null')
    ));
  select array_agg(line) into batch
    from public.import_rows where run = run_id and line = any (batch) and state = 'applied';
  perform public.write_import_rows(run_id, batch, undo => true);
  -- What is as before was not changed today.
  update public.car_wash_locations as provider set updated_at = (before ->> 'updated_at')::timestamptz
    from public.import_rows staged
    where run = run_id and line = any (batch) and action = 'changed' and provider.id = staged.provider_id;
  begin
    delete from public.car_wash_locations where id in (
      select provider_id from public.import_rows where run = run_id and line = any (batch) and action = 'new');
  exception when foreign_key_violation then
    for one in select line, provider_id from public.import_rows where run = run_id and line = any (batch) and action = 'new' loop
      begin
        delete from public.car_wash_locations where id = one.provider_id;
      exception when foreign_key_violation then
        update public.import_rows set state = 'left', problem = 'Something belongs to the provider' where run = run_id and line = one.line;
      end;
    end loop;
  end;
  update public.import_rows set state = 'undone' where run = run_id and line = any (batch) and state = 'applied';
  select count(*) into size from public.import_rows where run = run_id and state = 'applied';
  if size = 0 then
    update public.import_runs set state = 'undone', finished_at = now() where id = run_id;
  end if;
  return size;
end
$$;

revoke all on public.import_runs, public.import_rows from anon, authenticated;
grant all on public.import_runs, public.import_rows to service_role;
revoke execute on function public.import_columns(), public.website_key_of(text), public.cell_of(jsonb),
  public.providers_with_signs(text, text, text, text, text), public.match_import(jsonb),
  public.begin_import(text, text), public.apply_import(text, integer), public.write_import_rows(text, integer[], boolean),
  public.undo_import(text, integer) from public, anon, authenticated;
grant execute on function public.import_columns(), public.website_key_of(text), public.cell_of(jsonb),
  public.providers_with_signs(text, text, text, text, text), public.match_import(jsonb),
  public.begin_import(text, text), public.apply_import(text, integer), public.write_import_rows(text, integer[], boolean),
  public.undo_import(text, integer) to service_role;
