-- Staff imports (scripts/import.mjs): rows are compared with the directory, staged under a run id, applied in
-- transactional batches, and undone by the same id with the help of `provider_history`. A run is identified by the content
-- of its file, so an interrupted run resumes when it is started again.

create table public.import_runs (
  id text primary key,
  file text not null,
  state text not null default 'staging' check (state in ('staging', 'applying', 'applied', 'undone')),
  summary jsonb,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  active_at timestamptz
);
comment on table public.import_runs is 'Staff imports. A deleted run can no longer be undone; providers are unaffected';
comment on column public.import_runs.active_at is 'When a command last worked on the run; empty while none does';
alter table public.import_runs enable row level security;

create table public.import_rows (
  run text not null references public.import_runs (id) on delete cascade,
  line integer not null,
  values jsonb not null,
  action text not null check (action in ('new', 'changed')),
  provider_id integer,
  state text not null default 'staged' check (state in ('staged', 'applied', 'failed', 'undone', 'left')),
  problem text,
  primary key (run, line)
);
comment on column public.import_rows.values is 'The columns that the row sets';
comment on column public.import_rows.problem is 'Why the row failed, or was not undone';
create index import_rows_by_state on public.import_rows (run, state, line);
alter table public.import_rows enable row level security;

-- The columns that an import may write: those that are not derived.
create function public.import_columns() returns text[]
  language sql immutable parallel safe
  return '{
    business_name,name_latin,address,phone,whatsapp_handle,website,website_valid,mobile_validation,
    booking_capability,rating,review_count,service_category,wash_type,service_location,location_type,
    service_description,price_range,opening_hours,verified_status,eco_certified,same_day_service,weekend_service,
    latitude,longitude,logo_url,photo_urls,photo_alts,phone_checked_on,phone_source,hours_checked_on,hours_source,
    price_small,price_suv,price_large,price_checked_on,price_source,place_checked_on,place_source,rating_source,
    rating_checked_on,closed_on,closed_from,closed_until}'::text[];

-- The run on which a command is working, with the number of rows left; null if there is none. A command that was killed
-- counts for a minute more.
create function public.running_import(except_run text default null) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', id, 'file', file, 'left', (
    select count(*) from public.import_rows where import_rows.run = import_runs.id and import_rows.state = 'staged'))
  from public.import_runs
  where active_at > now() - interval '1 minute' and id is distinct from except_run
  order by active_at desc limit 1
$$;

-- Notes that a command is working on a run.
create function public.touch_import(run_id text) returns void
  language sql set search_path = ''
as $$
  update public.import_runs set active_at = now() where id = run_id
$$;

-- Begins a run, or returns its state. An incomplete staging is repeated, and so is a run that was undone. Only one run
-- is worked on at a time: `running` is the other one.
create function public.begin_import(run_id text, file_name text) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  run public.import_runs;
  running jsonb;
begin
  perform pg_advisory_xact_lock(hashtext('public.begin_import'));
  running := public.running_import(run_id);
  if running is not null then
    return jsonb_build_object('running', running);
  end if;
  insert into public.import_runs (id, file) values (run_id, file_name) on conflict do nothing;
  select * into run from public.import_runs where id = run_id for update;
  if run.state in ('staging', 'undone') then
    delete from public.import_rows where import_rows.run = run_id;
    update public.import_runs set state = 'staging', file = file_name, started_at = now(), finished_at = null where id = run_id;
  end if;
  if run.state <> 'applied' then
    update public.import_runs set active_at = now() where id = run_id;
  end if;
  return to_jsonb(run);
end
$$;

-- Writes staged rows to their providers: new ones, or the columns that a row names. Rows that set the same columns share a
-- statement, since planning costs more than writing a row.
create function public.write_import_rows(run_id text, lines integer[]) returns void
  language plpgsql set search_path = '' set lamaa.keep = ''
as $$
declare
  columns text[];
begin
  execute format('insert into public.car_wash_locations (id, %1$s)
      select staged.provider_id, %2$s from public.import_rows staged,
        jsonb_populate_record(null::public.car_wash_locations, staged.values) as given
      where run = $1 and line = any ($2) and action = ''new'' order by line',
    array_to_string(public.import_columns(), ', '),
    (select string_agg('given.' || name, ', ' order by place) from unnest(public.import_columns()) with ordinality as one (name, place)))
    using run_id, lines;
  for columns in
    select distinct array(select name from jsonb_object_keys(values) as name where name = any (public.import_columns()) order by 1)
    from public.import_rows where run = run_id and line = any (lines) and action = 'changed'
  loop
    -- A check that comes with a new fact is written, even if it is the one that is there.
    perform set_config('lamaa.keep', array_to_string(columns, ','), true);
    execute format('update public.car_wash_locations as provider set %s
        from public.import_rows staged, jsonb_populate_record(null::public.car_wash_locations, staged.values) as given
        where run = $1 and line = any ($2) and action = ''changed'' and provider.id = staged.provider_id
          and array(select name from jsonb_object_keys(values) as name where name = any ($4) order by 1) = $3',
      (select string_agg(format('%1$I = given.%1$I', name), ', ') from unnest(columns) as name))
      using run_id, lines, columns, public.import_columns();
  end loop;
end
$$;

-- Applies the next batch in one transaction and returns how many rows are left. A row that the database rejects is
-- marked and does not block the others.
create function public.apply_import(run_id text, size integer) returns integer
  language plpgsql set search_path = '' set lamaa.change = ''
as $$
declare
  batch integer[];
  one integer;
begin
  -- Also a lock: concurrent calls would apply a row twice.
  update public.import_runs set active_at = now() where id = run_id;
  select array_agg(line) into batch
    from (select line from public.import_rows where run = run_id and state = 'staged' order by line limit size) as next;
  update public.import_rows
    set provider_id = nextval(pg_get_serial_sequence('public.car_wash_locations', 'id'))
    where run = run_id and line = any (batch) and action = 'new';
  perform set_config('lamaa.change', 'import:' || run_id, true);
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
  update public.import_rows as written
    set state = case when is_missing then 'failed' else 'applied' end,
      problem = case when is_missing then 'The provider no longer exists' end
    from (
      select staged.run, staged.line, provider.id is null as is_missing
      from public.import_rows as staged left join public.car_wash_locations as provider on provider.id = staged.provider_id
    ) as present
    where written.run = run_id and written.line = any (batch) and written.state = 'staged'
      and present.run = written.run and present.line = written.line;
  select count(*) into one from public.import_rows where run = run_id and state = 'staged';
  if one = 0 then
    update public.import_runs set state = 'applied', finished_at = now(), active_at = null where id = run_id;
  end if;
  return one;
end
$$;

-- Undoes the next batch, last row first, and returns how many rows are left. Columns changed since the import are kept
-- and reported in `problem`; a run with such rows is not fully undone.
create function public.undo_import(run_id text, size integer) returns integer
  language plpgsql set search_path = ''
as $$
declare
  applied record;
  change public.provider_history;
begin
  update public.import_runs set active_at = now() where id = run_id;
  -- Rows that have not been applied are discarded.
  delete from public.import_rows where run = run_id and state = 'staged';
  for applied in
    select line, provider_id, values from public.import_rows where run = run_id and state = 'applied' order by line desc limit size
  loop
    if applied.values ? 'menu' then
      perform public.undo_menu(run_id, applied.line);
      continue;
    end if;
    -- None for a row whose values the provider already had.
    update public.provider_history set undo = true
      where id = (select max(id) from public.provider_history as made
        where way = 'import' and source = run_id and made.provider_id = applied.provider_id and not undo)
      returning * into change;
    update public.import_rows
      set state = case when change.undo is false then 'left' else 'undone' end,
        problem = case when change.undo is false then regexp_replace(change.result, '^Not done: ', '') end
      where run = run_id and line = applied.line;
  end loop;
  select count(*) into size from public.import_rows where run = run_id and state = 'applied';
  if size = 0 then
    update public.import_runs set finished_at = now(), active_at = null, state = case when exists (
        select from public.import_rows left_over join public.car_wash_locations provider on provider.id = provider_id
        where run = run_id and left_over.state = 'left'
      ) then 'applied' else 'undone' end
      where id = run_id;
  end if;
  return size;
end
$$;
