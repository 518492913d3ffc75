-- Staff imports (scripts/import.ts): rows are compared with the directory by the command, staged under a run id with what they
-- replace, applied in transactional batches, and undone by the same id with the help of `provider_history`. A run is identified by
-- the content of its file, so an interrupted run resumes when it is started again.

create table public.import_runs (
  id text primary key,
  file text not null,
  source text,
  state text not null default 'staging' check (state in ('staging', 'applying', 'applied', 'undone')),
  summary jsonb,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  active_at timestamptz
);
comment on table public.import_runs is 'Staff imports. A deleted run can no longer be undone; providers are unaffected';
comment on column public.import_runs.source is 'Whose ids the rows have';
comment on column public.import_runs.active_at is 'When a command last worked on the run; empty while none does';
alter table public.import_runs enable row level security;

create table public.import_rows (
  run text not null references public.import_runs (id) on delete cascade,
  line integer not null,
  name text,
  action text not null check (action in ('new', 'changed', 'same')),
  provider_id integer,
  source_id text,
  before jsonb not null default '{}',
  values jsonb not null,
  state text not null default 'staged' check (state in ('staged', 'applied', 'failed', 'undone', 'left', 'seen')),
  problem text,
  primary key (run, line)
);
comment on column public.import_rows.state is 'seen: nothing is written but the id of the source';
comment on column public.import_rows.before is 'The values that the row replaces, as they were when it was compared';
comment on column public.import_rows.values is 'The columns that the row sets; "menu" is the whole menu of the provider';
comment on column public.import_rows.problem is 'Why the row was not written, or not undone';
create index import_rows_by_state on public.import_rows (run, state, line);
alter table public.import_rows enable row level security;

create table public.provider_sources (
  source text not null,
  source_id text not null,
  -- Not a foreign key: a deleted provider may come back (provider_history), and so do its ids.
  provider_id integer not null,
  last_seen timestamptz not null,
  primary key (source, source_id, provider_id)
);
comment on table public.provider_sources is 'The ids that providers have in the files of others, by which the next file finds them';
comment on column public.provider_sources.last_seen is 'When the last run with a file that had it began';
alter table public.provider_sources enable row level security;

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

-- The menu of a provider as an import compares and writes it: its items in order, without ids and empty values.
create function public.menu_of(provider integer) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(item) - '{id,provider_id}'::text[]) order by position, id), '[]')
  from public.provider_menu_items as item where provider_id = provider
$$;

create function public.write_menu(provider integer, items jsonb) returns void
  language sql set search_path = ''
as $$
  delete from public.provider_menu_items where provider_id = provider;
  insert into public.provider_menu_items (provider_id, kind, name_en, name_ar, car, price_from, price_to, minutes, washes, days, note, note_ar, position, offer_until)
    select provider, kind, name_en, name_ar, car, price_from, price_to, minutes, washes, days, note, note_ar, position, offer_until
    from jsonb_populate_recordset(null::public.provider_menu_items, items) with ordinality order by ordinality;
$$;

-- Marks rows whose provider is gone, or no longer has the values with which they were compared.
create function public.refuse_changed_rows(run_id text, lines integer[]) returns void
  language sql set search_path = ''
as $$
  with present as (
    select line, provider.id, before, case when before ? 'menu' then jsonb_build_object('menu', public.menu_of(provider_id))
      else to_jsonb(provider) end as columns
    from public.import_rows as staged left join public.car_wash_locations as provider on provider.id = provider_id
    where run = run_id and line = any (lines) and action = 'changed'
  ), judged as (
    select line, case when id is null then 'The provider no longer exists.' else (
      select string_agg(key, ', ') || ': changed by others after the file was compared, so nothing of the row was written.'
      from jsonb_each(before) where value is distinct from columns -> key) end as refusal
    from present
  )
  update public.import_rows as staged set state = 'failed', problem = refusal
    from judged where refusal is not null and run = run_id and staged.line = judged.line
$$;

-- Writes staged rows to their providers: new ones, the columns that a row names, or a menu. Rows that set the same columns share
-- a statement, since planning costs more than writing a row.
create function public.write_import_rows(run_id text, lines integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  outer_keep constant text := current_setting('lamaa.keep', true);
  given record;
  names text;
begin
  perform public.write_menu(provider_id, values -> 'menu')
    from public.import_rows where run = run_id and line = any (lines) and state = 'staged' and values ? 'menu';
  for given in
    select action, columns, array_agg(line) as lines
    from public.import_rows as staged
    cross join lateral (select array(select jsonb_object_keys(staged.values) order by 1) as columns) as keys
    where run = run_id and line = any (write_import_rows.lines) and state = 'staged' and not values ? 'menu'
    group by action, columns
  loop
    -- A check that comes with a new fact is written, even if it is the one that is there.
    perform set_config('lamaa.keep', array_to_string(given.columns, ','), true);
    names := (select string_agg(format('%I', name), ', ') from unnest(given.columns) as name);
    execute format(case given.action
        when 'new' then 'insert into public.car_wash_locations (id, %1$s) select provider_id, given.*
          from public.import_rows as staged cross join lateral (select %1$s from jsonb_populate_record(null::public.car_wash_locations, staged.values)) as given
          where run = $1 and line = any ($2) order by line'
        else 'update public.car_wash_locations as provider
          set (%1$s) = (select %1$s from jsonb_populate_record(null::public.car_wash_locations, staged.values))
          from public.import_rows as staged where run = $1 and line = any ($2) and provider.id = provider_id' end, names)
      using run_id, given.lines;
  end loop;
  perform set_config('lamaa.keep', outer_keep, true);
end
$$;

-- Notes when the ids of a source were last seen: in one run, or in all that stand.
create function public.note_sources(of_source text, of_run text default null) returns void
  language sql set search_path = ''
as $$
  insert into public.provider_sources (source, source_id, provider_id, last_seen)
    select of_source, source_id, provider_id, max(started_at)
    from public.import_runs as runs join public.import_rows on run = runs.id
    where source = of_source and id = coalesce(of_run, id) and source_id is not null and import_rows.state in ('applied', 'left', 'seen')
    group by source_id, provider_id
  on conflict (source, source_id, provider_id)
    do update set last_seen = greatest(provider_sources.last_seen, excluded.last_seen)
$$;

-- Takes back what a run noted: ids that earlier runs saw are those of the last of these again.
create function public.forget_sources(run_id text) returns void
  language sql set search_path = ''
as $$
  update public.import_rows set state = 'undone' where run = run_id and state = 'seen';
  delete from public.provider_sources using public.import_runs as undone
    where undone.id = run_id and provider_sources.source = undone.source and last_seen = started_at;
  select public.note_sources(source) from public.import_runs where id = run_id and source is not null;
$$;

-- Notes that what rows of a run have replaced or deleted is meant (`…_directory.sql`).
create function public.note_import(run_id text, lines integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform public.note_meant(case when values ? 'menu' then 'provider_menu_items' else 'car_wash_locations' end,
      sum(case when values ? 'menu' then greatest(jsonb_array_length(values -> 'menu'), jsonb_array_length(before -> 'menu')) else 1 end))
    from public.import_rows
    where run = run_id and line = any (lines) and (state = 'undone' or state = 'applied' and action = 'changed')
    group by values ? 'menu';
end
$$;

-- Applies the next batch in one transaction and returns how many rows are left. A row that the database rejects is
-- marked and does not block the others.
create function public.apply_import(run_id text, size integer) returns integer
  language plpgsql set search_path = ''
as $$
declare
  outer_change constant text := current_setting('lamaa.change', true);
  batch integer[];
  one integer;
begin
  -- Also a lock: concurrent calls would apply a row twice.
  perform public.touch_import(run_id);
  select array_agg(line) into batch
    from (select line from public.import_rows where run = run_id and state = 'staged' order by line limit size) as next;
  perform from public.car_wash_locations
    where id in (select provider_id from public.import_rows where run = run_id and line = any (batch)) for update;
  perform public.refuse_changed_rows(run_id, batch);
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
  perform set_config('lamaa.change', outer_change, true);
  update public.import_rows set state = 'applied' where run = run_id and line = any (batch) and state = 'staged';
  perform public.note_import(run_id, batch);
  select count(*) into one from public.import_rows where run = run_id and state = 'staged';
  if one = 0 then
    perform public.note_sources(source, id) from public.import_runs where id = run_id and source is not null;
    update public.import_runs set state = 'applied', finished_at = now(), active_at = null where id = run_id;
  end if;
  return one;
end
$$;

-- Puts the menu of a row of a run back, unless it was changed since.
create function public.undo_menu(run_id text, menu_line integer) returns void
  language plpgsql set search_path = ''
as $$
declare
  outer_change constant text := current_setting('lamaa.change', true);
  applied public.import_rows;
begin
  select * into applied from public.import_rows where run = run_id and line = menu_line;
  if public.menu_of(applied.provider_id) <> applied.values -> 'menu' then
    update public.import_rows set state = 'left', problem = 'the menu was changed later.' where run = run_id and line = menu_line;
    return;
  end if;
  perform set_config('lamaa.change', 'import:' || run_id, true);
  perform public.write_menu(applied.provider_id, applied.before -> 'menu');
  perform set_config('lamaa.change', outer_change, true);
  update public.import_rows set state = 'undone', problem = null where run = run_id and line = menu_line;
end
$$;

-- Undoes the next batch, last row first, and returns how many rows are left. Columns changed since the import are kept
-- and reported in `problem`; a run with such rows is not fully undone.
create function public.undo_import(run_id text, size integer) returns integer
  language plpgsql set search_path = ''
as $$
declare
  applied public.import_rows;
  change public.provider_history;
  batch integer[] := '{}';
begin
  perform public.touch_import(run_id);
  -- Rows that have not been applied are discarded.
  delete from public.import_rows where run = run_id and state = 'staged';
  for applied in
    select * from public.import_rows where run = run_id and state = 'applied' order by line desc limit size
  loop
    batch := batch || applied.line;
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
  perform public.note_import(run_id, batch);
  select count(*) into size from public.import_rows where run = run_id and state = 'applied';
  if size = 0 then
    perform public.forget_sources(run_id);
    update public.import_runs set finished_at = now(), active_at = null, state = case when exists (
        select from public.import_rows left_over join public.car_wash_locations provider on provider.id = provider_id
        where run = run_id and left_over.state = 'left'
      ) then 'applied' else 'undone' end
      where id = run_id;
  end if;
  return size;
end
$$;
