-- Every change of what people entered about a provider, so that nothing is lost when two editors work at once, and each
-- change can be undone in the Table Editor. Facts that are derived anew are no changes.

create table public.provider_history (
  id bigint generated always as identity primary key,
  provider_id integer not null,
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
comment on table public.provider_history is 'Changes of providers, kept for a year';
comment on column public.provider_history.name is 'The name of the business at that time';
comment on column public.provider_history.way is 'Studio, API (the service key), import, decision (on a submission) or undo';
comment on column public.provider_history.source is 'The run of an import, the listing submission of a decision, the row here that was undone';
comment on column public.provider_history.before is 'The entered values that the change replaced; empty for a new provider';
comment on column public.provider_history.after is 'The entered values that it wrote; empty for a deleted provider';
comment on column public.provider_history.undo is 'Set it to put back the values of before; clear it to make the change again';
comment on column public.provider_history.result is 'What became of undo';
comment on column public.provider_history.dated is 'updated_at of the provider before the change';
create index provider_history_of_provider on public.provider_history (provider_id, id);
create index provider_history_of_source on public.provider_history (source, way);
create index provider_history_by_time on public.provider_history (changed_at);
alter table public.provider_history enable row level security;

-- The values of a provider that people enter, without empty ones.
create function public.history_values(provider public.car_wash_locations) returns jsonb
  language sql stable parallel safe set search_path = ''
as $$
  select jsonb_strip_nulls(public.entered_values(provider) - 'id')
$$;

-- Functions that change providers on behalf of staff set `lamaa.change` to "way:source".
create function public.record_change() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  change constant text := nullif(current_setting('lamaa.change', true), '');
  before jsonb := case when tg_op <> 'INSERT' then public.history_values(old) end;
  after jsonb := case when tg_op <> 'DELETE' then public.history_values(new) end;
begin
  if tg_op = 'UPDATE' then
    -- Only the columns that differ, with null for an empty one.
    select jsonb_object_agg(key, old_value), jsonb_object_agg(key, new_value) into before, after
    from (
      select key, before -> key as old_value, after -> key as new_value from jsonb_object_keys(before || after) as key
    ) as field
    where old_value is distinct from new_value;
    if before is null then
      return null;
    end if;
  end if;
  insert into public.provider_history (provider_id, name, way, source, before, after, dated)
    values (coalesce(new.id, old.id), coalesce(new.business_name, old.business_name),
      coalesce(split_part(change, ':', 1), case current_user when 'service_role' then 'API' else 'Studio' end),
      nullif(split_part(change, ':', 2), ''), before, after, old.updated_at);
  return null;
end
$$;

create trigger record_change after insert or delete on public.car_wash_locations
  for each row execute function public.record_change();
create trigger record_update after update on public.car_wash_locations
  for each row when (public.entered_values(old) is distinct from public.entered_values(new))
  execute function public.record_change();

-- Why a change cannot be undone or made again now; null if it can. Only a change that touched the same columns later and still
-- stands is in the way.
create function public.refusal_of_undo(change public.provider_history, provider public.car_wash_locations) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  -- What is there now: the change itself before it is undone, what it replaced before it is made again.
  present constant jsonb := case when change.undo then change.before else change.after end;
  is_whole constant boolean := change.before is null or change.after is null;
  later public.provider_history;
  differing text;
begin
  if change.way = 'undo' then
    return format('this is itself an undo. Change "undo" of row %s instead.', change.source);
  end if;
  if present is not null and provider.id is null then
    return format('provider %s no longer exists.', change.provider_id);
  end if;
  if present is null and provider.id is not null then
    return format('provider %s exists again.', change.provider_id);
  end if;
  select * into later from public.provider_history as newer
    where newer.provider_id = change.provider_id and newer.id > change.id and newer.way <> 'undo' and not newer.undo
      and (is_whole or newer.before is null or newer.after is null
        or newer.after ?| array(select jsonb_object_keys(change.after)))
    order by newer.id desc limit 1;
  if found then
    return format('row %s of provider_history (%s) changed it later. Undo that one first.', later.id, concat_ws(' ', later.way, later.source));
  end if;
  if not is_whole and change.after ?| '{price_small,price_suv,price_large}' and public.menu_prices_of(provider.id) is not null then
    return 'prices by car size follow the menu. Change provider_menu_items.';
  end if;
  if is_whole and present <> public.history_values(provider) then
    return format('provider %s was changed later.', change.provider_id);
  end if;
  if not is_whole then
    select string_agg(key, ', ' order by key) into differing from jsonb_each(present)
      where nullif(value, 'null') is distinct from public.history_values(provider) -> key;
    if differing is not null then
      return format('%s was changed later.', differing);
    end if;
  end if;
  return null;
end
$$;

-- Writes entered values to a provider, which is created if it does not exist.
create function public.write_provider(provider_id integer, is_new boolean, given jsonb, dated timestamptz) returns void
  language plpgsql set search_path = ''
as $$
declare
  columns text;
begin
  select coalesce(string_agg(format(', %I', key), ''), '') into columns from jsonb_object_keys(given) as key;
  if is_new then
    execute format('insert into public.car_wash_locations (id, updated_at%1$s)
      select $1, $2%1$s from jsonb_populate_record(null::public.car_wash_locations, $3)', columns)
      using provider_id, dated, given;
  else
    execute format('update public.car_wash_locations set (updated_at%1$s) = (
      select $2%1$s from jsonb_populate_record(null::public.car_wash_locations, $3)) where id = $1', columns)
      using provider_id, dated, given;
  end if;
end
$$;

-- Carries out `undo`: puts the provider back as it was, its date included, or makes the change again.
create function public.undo_change() returns trigger
  language plpgsql set search_path = '' set lamaa.change = '' set lamaa.keep = ''
as $$
declare
  provider public.car_wash_locations;
  wanted constant jsonb := case when new.undo then old.before else old.after end;
  refusal text;
begin
  select * into provider from public.car_wash_locations where id = old.provider_id for update;
  refusal := public.refusal_of_undo(old, provider);
  if refusal is null then
    perform set_config('lamaa.change', 'undo:' || old.id, true);
    -- What was checked since holds for the value that is undone.
    perform set_config('lamaa.keep', 'checks', true) where not exists (
      select from public.provider_history as newer, jsonb_object_keys(newer.after) as key
      where newer.provider_id = old.provider_id and newer.id > old.id and newer.way <> 'undo' and not newer.undo
        and key ~ '_(checked_on|source)$|^(mobile_validation|website_valid)$');
    begin
      if wanted is null then
        delete from public.car_wash_locations where id = old.provider_id;
      else
        perform public.write_provider(old.provider_id, provider.id is null, wanted,
          case when new.undo then old.dated else now() end);
      end if;
    exception
      when foreign_key_violation then refusal := 'other rows refer to the provider.';
      when integrity_constraint_violation or data_exception then refusal := sqlerrm;
    end;
  end if;
  if refusal is not null then
    new.undo := old.undo;
    new.result := 'Not done: ' || refusal;
    return new;
  end if;
  new.result := case when new.undo then 'Undone' else 'Done again' end || case
    when wanted is null then format(': provider %s was deleted.', old.provider_id)
    when provider.id is null then format(': provider %s is back.', old.provider_id)
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
    where id = new.source::bigint and status in ('accepted', 'accepted as new');
  return null;
end
$$;

create trigger reopen_decision after update of undo on public.provider_history
  for each row when (new.undo and not old.undo and new.way = 'decision') execute function public.reopen_decision();
