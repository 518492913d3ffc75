-- Menus have a history as well, and there is one way to undo: an import is a batch of changes that carry its run, and its undo undoes
-- these as a tick in `provider_history` does, many at a time.

-- Waits for the batch on which an import or its undo works; the next one is of the new functions.
select public.lock_tables('public.import_runs', 'public.import_rows', 'public.provider_menu_items', 'public.provider_history');

-- An item belongs to a provider, too, so the column is written.
alter table public.provider_history alter column provider_id drop expression;
comment on table public.provider_history is
  'Changes of providers and their menus, and of the words, places and seasons of staff, kept for a year';
comment on column public.provider_history.provider_id is 'The provider, or that of the item of a menu';
comment on column public.provider_history.name is
  'The name of the business at that time, the item of the menu, the phrase, the area or the season';
comment on column public.provider_history.source is
  'The run of an import, the listing submission of a decision, the row here that was undone, or "import" and the run that was';

-- The changes that a run made of a provider.
drop index public.provider_history_of_source;
create index provider_history_of_source on public.provider_history (source, way, provider_id);

-- A row as `result` calls it, such as "provider 217".
create or replace function public.name_of_row(table_name text, row_id text) returns text
  language sql immutable parallel safe
  return case table_name when 'car_wash_locations' then 'provider' when 'provider_menu_items' then 'menu item'
    else rtrim(table_name, 's') end || ' ' || row_id;

-- Functions that change rows on behalf of staff set `lamaa.change` to "way:source" while they write, and then give it back the value
-- that it had: an error undoes the setting by itself. Not by `set` in their headers, which only a superuser may store. A submission
-- whose provider is deleted is open again.
create or replace function public.record_change() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  change constant text := nullif(current_setting('lamaa.change', true), '');
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  present constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else was end;
  before jsonb := public.entered_values(was);
  after jsonb := case when tg_op <> 'DELETE' then public.entered_values(present) end;
begin
  if tg_op = 'UPDATE' then
    -- Only the columns that differ, with null for an empty one.
    select jsonb_object_agg(key, before -> key), jsonb_object_agg(key, after -> key) into before, after
      from unnest(public.changed_columns(before, after)) as key;
    if before is null then
      return null;
    end if;
  end if;
  insert into public.provider_history (table_name, row_id, provider_id, name, way, source, before, after, dated)
    values (tg_table_name, present ->> public.history_key(tg_table_name),
      (present ->> case tg_table_name when 'car_wash_locations' then 'id' when 'provider_menu_items' then 'provider_id' end)::integer,
      coalesce(present ->> 'business_name', present ->> 'phrase', present ->> 'name_en'),
      coalesce(split_part(change, ':', 1), case current_user when 'service_role' then 'API' else 'Studio' end),
      nullif(split_part(change, ':', 2), ''), before, after, (was ->> 'updated_at')::timestamptz);
  if tg_op = 'DELETE' and tg_table_name = 'car_wash_locations' then
    update public.listing_submissions set provider_id = null, status = 'new'
      where provider_id = old.id and old.id is distinct from claimed_provider_id and status in ('accepted', 'accepted as new');
  end if;
  return null;
end
$$;

create trigger record_change after insert or update or delete on public.provider_menu_items
  for each row execute function public.record_change();

-- Why a change cannot be undone or made again now; null if it can. Only a change that touched the same columns later and still
-- stands is in the way.
-- @param stored the entered values of its row; null if there is none
create or replace function public.refusal_of_undo(change public.provider_history, stored jsonb) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  -- What is there now: the change itself before it is undone, what it replaced before it is made again.
  present constant jsonb := case when change.undo then change.before else change.after end;
  is_whole constant boolean := change.before is null or change.after is null;
  subject constant text := public.name_of_row(change.table_name, change.row_id);
  later public.provider_history;
  differing text;
begin
  if change.way = 'undo' then
    return format('this is itself an undo. Change "undo" of %s instead.',
      case when change.source like 'import %' then 'the rows of ' else 'row ' end || change.source);
  end if;
  if (present is null) <> (stored is null) then
    return subject || case when stored is null then ' no longer exists.' else ' exists again.' end;
  end if;
  select * into later from public.provider_history as newer
    where newer.table_name = change.table_name and newer.row_id = change.row_id and newer.id > change.id
      and newer.way <> 'undo' and not newer.undo
      and (is_whole or newer.before is null or newer.after is null
        or newer.after ?| array(select jsonb_object_keys(change.after)))
    order by newer.id desc limit 1;
  if later.id is not null then
    return format('row %s of provider_history (%s) changed it later. Undo that one first.', later.id, concat_ws(' ', later.way, later.source));
  end if;
  if is_whole then
    return case when present <> stored then subject || ' was changed later.' end;
  end if;
  select string_agg(key, ', ' order by key) into differing from jsonb_each(present)
    where nullif(value, 'null') is distinct from stored -> key;
  return differing || ' was changed later.';
end
$$;

-- What is written to undo a change, or to make it again; null if its row is deleted. An undo brings the old date of a provider.
create function public.values_of_undo(change public.provider_history) returns jsonb
  language sql stable parallel safe
  return case when change.undo then change.after else change.before end
    || case change.table_name when 'car_wash_locations'
      then jsonb_build_object('updated_at', case when change.undo then now() else change.dated end) else '{}' end;

-- Undoes changes of the history, or makes those again that were undone, and returns what became of each; the caller notes it there.
-- Of each row only one change: of several the newest one comes first, in a call of its own. What is undone at once of one menu is
-- undone whole or not at all. Rows that are written alike share a statement, since planning and triggers cost more than a row.
-- @param undone the source of the changes that this makes
create function public.undo_changes(changes bigint[], undone text) returns table (id bigint, is_done boolean, result text)
  language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  outer_change constant text := current_setting('lamaa.change', true);
  outer_keep constant text := current_setting('lamaa.keep', true);
  target record;
  given record;
  one bigint;
begin
  for target in
    select table_name as name, public.history_key(table_name) as key, array_agg(row_id) as rows,
      (select format_type(atttypid, null) from pg_catalog.pg_attribute
        where attrelid = format('public.%I', table_name)::regclass and attname = public.history_key(table_name)) as type
    from public.provider_history as change where change.id = any (changes)
    group by table_name
    -- Menus first: what changes them takes the check of the prices away.
    order by table_name = 'car_wash_locations'
  loop
    execute format('select from public.%1$I where %2$I = any ($1::%3$s[]) order by %2$I for update', target.name, target.key, target.type)
      using target.rows;
    for given in execute format($query$
        with judged as (
          select change.*, stored.%2$I is null as is_gone, public.values_of_undo(change) as wanted,
            public.refusal_of_undo(change, public.entered_values(to_jsonb(stored))) as own_refusal
          from public.provider_history as change left join public.%1$I as stored on stored.%2$I = change.row_id::%3$s
          where change.id = any ($1) and table_name = %1$L
        )
        select array_agg(id order by id) as changes, refusal,
          case when wanted is null then 'delete' when is_gone then 'insert' else 'update' end as operation, columns, keep
        from (
          select *, case table_name when 'provider_menu_items' then max(own_refusal) over (partition by provider_id) else own_refusal end as refusal,
            array(select jsonb_object_keys(wanted) order by 1) as columns,
            -- What was checked since holds for the value that is undone.
            case when not exists (
              select from public.provider_history as newer, jsonb_object_keys(newer.after) as key
              where newer.table_name = judged.table_name and newer.row_id = judged.row_id and newer.id > judged.id and newer.way <> 'undo'
                and not newer.undo and key ~ '_(checked_on|source)$|^(mobile_validation|website_valid)$') then 'checks' else '' end as keep
          from judged
        ) as change
        group by 2, 3, 4, 5 order by min(id)
      $query$, target.name, target.key, target.type) using changes
    loop
      if given.refusal is not null then
        return query select unnest(given.changes), false, 'Not done: ' || given.refusal;
        continue;
      end if;
      begin
        perform set_config('lamaa.change', 'undo:' || undone, true), set_config('lamaa.keep', given.keep, true);
        execute format(case given.operation
            when 'delete' then 'delete from public.%1$I using public.provider_history as change
              where change.id = any ($1) and %1$I.%2$I = change.row_id::%3$s'
            when 'insert' then 'insert into public.%1$I (%2$I, %4$s) overriding system value
              select change.row_id::%3$s, given.* from public.provider_history as change cross join lateral (
                select %4$s from jsonb_populate_record(null::public.%1$I, public.values_of_undo(change))) as given
              where change.id = any ($1) order by change.id'
            else 'update public.%1$I as stored
              set (%4$s) = (select %4$s from jsonb_populate_record(null::public.%1$I, public.values_of_undo(change)))
              from public.provider_history as change where change.id = any ($1) and stored.%2$I = change.row_id::%3$s' end,
            target.name, target.key, target.type, (select string_agg(format('%I', name), ', ') from unnest(given.columns) as name
              where given.operation = 'update' or name <> target.key))
          using given.changes;
        perform set_config('lamaa.change', outer_change, true), set_config('lamaa.keep', outer_keep, true);
        return query
          select change.id, true, case when change.undo then 'Done again' else 'Undone' end || case given.operation
            when 'delete' then format(': %s was deleted.', public.name_of_row(table_name, row_id))
            when 'insert' then format(': %s is back.', public.name_of_row(table_name, row_id))
            else '.' end
          from public.provider_history as change where change.id = any (given.changes);
      exception when integrity_constraint_violation or data_exception then
        if cardinality(given.changes) = 1 then
          return query select given.changes[1], false, 'Not done: '
            || case sqlstate when '23503' then 'other rows refer to it.' else sqlerrm end;
        else
          foreach one in array given.changes loop
            return query select * from public.undo_changes(array[one], undone);
          end loop;
        end if;
      end;
    end loop;
  end loop;
end
$$;

-- Carries out `undo`: puts the row back as it was, its date included, or makes the change again.
create or replace function public.undo_change() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  done record;
begin
  select * into done from public.undo_changes(array[old.id], old.id::text);
  new.undo := case when done.is_done then new.undo else old.undo end;
  new.result := done.result;
  return new;
end
$$;

-- Not while the undo of an import notes what it has carried out.
create or replace trigger undo_change before update of undo on public.provider_history
  for each row when (old.undo is distinct from new.undo and current_setting('lamaa.undone', true) is distinct from 'yes')
  execute function public.undo_change();

-- Writes the menus of staged rows. An item of the same name, kind and size stays the same row, so that the history says what changed
-- of it. Items with the same position are written anew: they are shown in the order of their ids.
create function public.write_menus(run_id text, lines integer[]) returns void
  language sql set search_path = ''
as $$
  with staged as (
    select provider_id as provider, values -> 'menu' as menu
    from public.import_rows where run = run_id and line = any (lines) and state = 'staged' and values ? 'menu'
  ), given as (
    select provider, ordinality, kind, name_en, name_ar, car, price_from, price_to, minutes, washes, days, note, note_ar, position, offer_until,
      row_number() over (partition by provider, kind, name_en, car order by ordinality) as place,
      count(*) over (partition by provider, position) > 1 as is_tied
    from staged cross join lateral jsonb_populate_recordset(null::public.provider_menu_items, menu) with ordinality as item
  ), present as (
    select id, provider_id, kind, name_en, car,
      row_number() over (partition by provider_id, kind, name_en, car order by position, id) as place
    from public.provider_menu_items where provider_id in (select provider from staged)
  ), kept as (
    select present.id, given.*
    from present join given on provider = provider_id and given.name_en = present.name_en and given.place = present.place
      and given.kind is not distinct from present.kind and given.car is not distinct from present.car
    where not is_tied
  ), deleted as (
    delete from public.provider_menu_items
      where provider_id in (select provider from staged) and id not in (select id from kept)
  ), changed as (
    update public.provider_menu_items as item
      set (name_ar, price_from, price_to, minutes, washes, days, note, note_ar, position, offer_until)
        = row(kept.name_ar, kept.price_from, kept.price_to, kept.minutes, kept.washes, kept.days, kept.note, kept.note_ar, kept.position, kept.offer_until)
      from kept where item.id = kept.id
        and (item.name_ar, item.price_from, item.price_to, item.minutes, item.washes, item.days, item.note, item.note_ar, item.position, item.offer_until)
          is distinct from (kept.name_ar, kept.price_from, kept.price_to, kept.minutes, kept.washes, kept.days, kept.note, kept.note_ar, kept.position, kept.offer_until)
  )
  insert into public.provider_menu_items
      (provider_id, kind, name_en, name_ar, car, price_from, price_to, minutes, washes, days, note, note_ar, position, offer_until)
    select provider, kind, name_en, name_ar, car, price_from, price_to, minutes, washes, days, note, note_ar, position, offer_until
    from given
    where not exists (select from kept where kept.provider = given.provider and kept.ordinality = given.ordinality)
    order by provider, ordinality
$$;

-- Writes staged rows to their providers: new ones, the columns that a row names, or a menu. Rows that set the same columns share
-- a statement, since planning costs more than writing a row.
create or replace function public.write_import_rows(run_id text, lines integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  outer_keep constant text := current_setting('lamaa.keep', true);
  given record;
  names text;
begin
  if exists (select from public.import_rows where run = run_id and line = any (lines) and state = 'staged' and values ? 'menu') then
    perform public.write_menus(run_id, lines);
  end if;
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

-- Undoes the changes that a run made of some providers and their menus, and notes in the history what became of each. The check of
-- prices that fell with a menu comes back with it, and not without it.
create function public.undo_changes_of_run(run_id text, providers integer[]) returns void
  language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  wave record;
begin
  perform set_config('lamaa.undone', 'yes', true);
  for wave in
    select of_providers, array_agg(id) as changes
    from (
      select id, table_name = 'car_wash_locations' as of_providers, row_number() over (partition by table_name, row_id order by id desc) as place
      from public.provider_history where way = 'import' and source = run_id and provider_id = any (providers) and not undo
    ) as made
    group by of_providers, place order by of_providers, place
  loop
    if wave.of_providers then
      wave.changes := array(select id from public.provider_history as change where id = any (wave.changes) and not exists (
        select from public.provider_history as item where way = 'import' and source = run_id and item.provider_id = change.provider_id
          and table_name = 'provider_menu_items' and not undo));
    end if;
    with done as materialized (select * from public.undo_changes(wave.changes, 'import ' || run_id))
    update public.provider_history as change set undo = is_done, result = done.result from done where change.id = done.id;
  end loop;
  perform set_config('lamaa.undone', '', true);
end
$$;

-- Undoes the next batch, last row first, and returns how many rows are left. What was changed since the import is kept and reported in
-- `problem`, a menu as a whole; a run with such rows is not fully undone.
create or replace function public.undo_import(run_id text, size integer) returns integer
  language plpgsql set search_path = ''
as $$
declare
  batch integer[];
  providers integer[];
begin
  perform public.touch_import(run_id);
  -- Rows that have not been applied are discarded.
  delete from public.import_rows where run = run_id and state = 'staged';
  select array_agg(line), array_agg(provider_id) into batch, providers
    from (select line, provider_id from public.import_rows where run = run_id and state = 'applied' order by line desc limit size) as next;
  perform from public.car_wash_locations where id = any (providers) order by id for update;
  perform public.undo_changes_of_run(run_id, providers);
  update public.import_rows as applied
    set state = case when judged.problem is null then 'undone' else 'left' end, problem = judged.problem
    from (
      -- Without a change that stands: it was undone, or the provider had the values already. A menu may be older than the history of menus.
      select line, case when standing > 0 or values ? 'menu' and made = 0
        then coalesce(regexp_replace(result, '^Not done: ', ''), 'the menu was changed later.') end as problem
      from public.import_rows as line cross join lateral (
        select count(*) as made, count(*) filter (where not undo) as standing, max(result) filter (where not undo) as result
        from public.provider_history as change
        where way = 'import' and source = run_id and change.provider_id = line.provider_id
          and table_name = case when values ? 'menu' then 'provider_menu_items' else 'car_wash_locations' end
      ) as changes
      where run = run_id and line = any (batch)
    ) as judged
    where run = run_id and applied.line = judged.line;
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

drop function public.undo_menu(text, integer), public.write_menu(integer, jsonb);

-- Imported menus get the history that they would have had, so that their runs can be undone: the newest run first, as long as a menu
-- is still the one that it wrote.
do $$
declare
  applied record;
  provider integer;
  menu jsonb;
  keys text[];
  made jsonb[] := '{}';
begin
  for applied in
    select run, runs.started_at, coalesce(finished_at, runs.started_at) as changed_at, provider_id, before -> 'menu' as replaced, values -> 'menu' as written
    from public.import_rows join public.import_runs as runs on runs.id = run
    where import_rows.state in ('applied', 'left') and values ? 'menu'
    order by provider_id, runs.started_at desc, run, line desc
  loop
    if provider is distinct from applied.provider_id then
      provider := applied.provider_id;
      menu := public.menu_of(provider);
      keys := array(select id::text from public.provider_menu_items where provider_id = provider order by position, id);
    end if;
    continue when menu is distinct from applied.written;
    made := array(select jsonb_build_object('row_id', keys[place], 'after', item || jsonb_build_object('provider_id', provider),
        'run', applied.run, 'changed_at', applied.changed_at)
      from jsonb_array_elements(menu) with ordinality as items (item, place)) || made;
    menu := applied.replaced;
    keys := array(select nextval(pg_get_serial_sequence('public.provider_menu_items', 'id'))::text from jsonb_array_elements(menu));
    made := array(select jsonb_build_object('row_id', keys[place], 'before', item || jsonb_build_object('provider_id', provider),
        'run', applied.run, 'changed_at', applied.changed_at)
      from jsonb_array_elements(menu) with ordinality as items (item, place)) || made;
  end loop;
  insert into public.provider_history (table_name, row_id, provider_id, name, changed_at, way, source, before, after)
    select 'provider_menu_items', change ->> 'row_id', (coalesce(change -> 'before', change -> 'after') ->> 'provider_id')::integer,
      coalesce(change -> 'before', change -> 'after') ->> 'name_en', (change ->> 'changed_at')::timestamptz, 'import', change ->> 'run',
      change -> 'before', change -> 'after'
    from unnest(made) with ordinality as changes (change, place) order by place;
end
$$;

revoke execute on function public.values_of_undo(public.provider_history), public.undo_changes(bigint[], text),
  public.write_menus(text, integer[]), public.undo_changes_of_run(text, integer[]) from public, anon, authenticated;
grant execute on function public.values_of_undo(public.provider_history), public.undo_changes(bigint[], text),
  public.write_menus(text, integer[]), public.undo_changes_of_run(text, integer[]) to service_role;

notify pgrst, 'reload schema';
