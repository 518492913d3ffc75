-- Every change of what people entered, so that nothing is lost when two editors work at once, and each change can be undone in the
-- Table Editor. A table takes part by a trigger `record_change`, and its key in `history_key`.

create table public.provider_history (
  id bigint generated always as identity primary key,
  table_name text not null,
  row_id text not null,
  provider_id integer generated always as (case when table_name = 'car_wash_locations' then row_id::integer end) stored,
  name text,
  changed_at timestamptz not null default clock_timestamp(),
  way text not null check (way in ('Studio', 'API', 'import', 'decision', 'undo')),
  source text,
  before jsonb,
  after jsonb,
  undo boolean not null default false,
  result text,
  dated timestamptz
);
comment on table public.provider_history is 'Changes of providers, and of the words, places and seasons of staff, kept for a year';
comment on column public.provider_history.name is 'The name of the business at that time, the phrase, the area or the season';
comment on column public.provider_history.way is 'Studio, API (the service key), import, decision (on a submission) or undo';
comment on column public.provider_history.source is 'The run of an import, the listing submission of a decision, the row here that was undone';
comment on column public.provider_history.before is 'The entered values that the change replaced; empty for a new row';
comment on column public.provider_history.after is 'The entered values that it wrote; empty for a deleted row';
comment on column public.provider_history.undo is 'Set it to put back the values of before; clear it to make the change again';
comment on column public.provider_history.result is 'What became of undo';
comment on column public.provider_history.dated is 'updated_at of the row before the change';
create index provider_history_of_row on public.provider_history (table_name, row_id, id);
create index provider_history_of_provider on public.provider_history (provider_id, id);
create index provider_history_of_source on public.provider_history (source, way);
create index provider_history_by_time on public.provider_history (changed_at);
alter table public.provider_history enable row level security;

create function public.history_key(table_name text) returns text
  language sql immutable parallel safe
  return case table_name when 'places' then 'slug' else 'id' end;

-- The values of a row that people enter, without empty ones.
create function public.entered_values(given jsonb) returns jsonb
  language sql immutable parallel safe
  return jsonb_strip_nulls(given - '{id,updated_at,effect,in_force_since,added_at}'::text[]);

create function public.changed_columns(before jsonb, after jsonb) returns text[]
  language sql immutable parallel safe
  return array(select key from jsonb_object_keys(before || after) as key where before -> key is distinct from after -> key);

-- Functions that change rows on behalf of staff set `lamaa.change` to "way:source" while they write, and then give it back the value
-- that it had: an error undoes the setting by itself. Not by `set` in their headers, which only a superuser may store. A submission
-- whose provider is deleted is open again.
create function public.record_change() returns trigger
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
  insert into public.provider_history (table_name, row_id, name, way, source, before, after, dated)
    values (tg_table_name, present ->> public.history_key(tg_table_name),
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

create trigger record_change after insert or update or delete on public.car_wash_locations
  for each row execute function public.record_change();

-- A row as `result` calls it, such as "provider 217".
create function public.name_of_row(table_name text, row_id text) returns text
  language sql immutable parallel safe
  return case table_name when 'car_wash_locations' then 'provider' else rtrim(table_name, 's') end || ' ' || row_id;

-- Why a change cannot be undone or made again now; null if it can. Only a change that touched the same columns later and still
-- stands is in the way.
-- @param stored the entered values of its row; null if there is none
create function public.refusal_of_undo(change public.provider_history, stored jsonb) returns text
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
    return format('this is itself an undo. Change "undo" of row %s instead.', change.source);
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

-- Writes values to a row, which is created if it does not exist, and returns its key. A row without one gets it as the table gives keys.
create function public.write_row(table_name text, row_id text, is_new boolean, given jsonb) returns text
  language plpgsql set search_path = ''
as $$
declare
  key constant text := public.history_key(table_name);
  columns text;
  written text;
begin
  if is_new and row_id is not null then
    given := given || jsonb_build_object(key, row_id);
  end if;
  select string_agg(format('%I', name), ', ') into columns from jsonb_object_keys(given) as name;
  execute format(case when is_new
      then 'insert into public.%1$I (%2$s) overriding system value select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning %3$I'
      else 'update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where %3$I = %4$L returning %3$I' end,
    table_name, columns, key, row_id) into written using given;
  return written;
end
$$;

-- Carries out `undo`: puts the row back as it was, its date included, or makes the change again.
create function public.undo_change() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  outer_change constant text := current_setting('lamaa.change', true);
  outer_keep constant text := current_setting('lamaa.keep', true);
  place constant text := format('public.%I where %I = %L', old.table_name, public.history_key(old.table_name), old.row_id);
  wanted constant jsonb := case when new.undo then old.before else old.after end;
  stored jsonb;
  refusal text;
begin
  execute format('select to_jsonb(%I) from %s for update', old.table_name, place) into stored;
  refusal := public.refusal_of_undo(old, public.entered_values(stored));
  if refusal is null then
    begin
      perform set_config('lamaa.change', 'undo:' || old.id, true);
      -- What was checked since holds for the value that is undone.
      perform set_config('lamaa.keep', case when not exists (
        select from public.provider_history as newer, jsonb_object_keys(newer.after) as key
        where newer.table_name = old.table_name and newer.row_id = old.row_id and newer.id > old.id and newer.way <> 'undo'
          and not newer.undo and key ~ '_(checked_on|source)$|^(mobile_validation|website_valid)$') then 'checks' else '' end, true);
      if wanted is null then
        execute 'delete from ' || place;
      else
        perform public.write_row(old.table_name, old.row_id, stored is null, wanted || case when old.table_name = 'car_wash_locations'
          then jsonb_build_object('updated_at', case when new.undo then old.dated else now() end) else '{}' end);
      end if;
      perform set_config('lamaa.change', outer_change, true), set_config('lamaa.keep', outer_keep, true);
    exception
      when foreign_key_violation then refusal := 'other rows refer to it.';
      when integrity_constraint_violation or data_exception then refusal := sqlerrm;
    end;
  end if;
  if refusal is not null then
    new.undo := old.undo;
    new.result := 'Not done: ' || refusal;
    return new;
  end if;
  new.result := case when new.undo then 'Undone' else 'Done again' end || case
    when wanted is null then format(': %s was deleted.', public.name_of_row(old.table_name, old.row_id))
    when stored is null then format(': %s is back.', public.name_of_row(old.table_name, old.row_id))
    else '.' end;
  return new;
end
$$;

create trigger undo_change before update of undo on public.provider_history
  for each row when (old.undo is distinct from new.undo) execute function public.undo_change();

-- A decision whose change was undone is to be made anew.
create function public.reopen_decision() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  update public.listing_submissions set status = 'new'
    where id::text = new.source and status in ('accepted', 'accepted as new');
  return null;
end
$$;

create trigger reopen_decision after update of undo on public.provider_history
  for each row when (new.undo and not old.undo and new.way = 'decision') execute function public.reopen_decision();
