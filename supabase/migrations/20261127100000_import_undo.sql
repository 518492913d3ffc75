-- A run can be undone again as long as a row of it stays: what a later run had changed is taken back once that one is undone.

-- Takes back the next rows of a run, the last ones first, and returns how many are left to do. What somebody has changed since
-- stays as it is, and says so in `problem`; a run of which such rows are left is not undone yet.
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
  update public.import_rows as applied set state = 'left', problem = case
      when not is_there then 'The provider is gone'
      when later is null then 'The provider was changed since'
      else format('Run %s has changed it since: undo that one first', later) end
    from (
      select line, provider.id is not null as is_there, changed, (
        select other.run from public.import_rows other join public.import_runs on import_runs.id = other.run
        where other.provider_id = provider.id and other.run <> run_id and other.state in ('applied', 'left')
          and other.values ?| changed and started_at > (select started_at from public.import_runs where id = run_id)
        order by started_at desc limit 1
      ) as later
      from public.import_rows mine left join public.car_wash_locations provider on provider.id = provider_id
      cross join lateral (
        select array_agg(name) from unnest(public.import_columns()) as name
        where (action = 'new' or values ? name)
          and coalesce(to_jsonb(provider) -> name, 'null') <> coalesce(values -> name, 'null')
      ) as difference (changed)
      where run = run_id and line = any (batch)
    ) as present
    where run = run_id and applied.line = present.line and (not is_there or changed is not null);
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
    update public.import_runs set finished_at = now(), state = case when exists (
        select from public.import_rows left_over join public.car_wash_locations provider on provider.id = provider_id
        where run = run_id and left_over.state = 'left'
      ) then 'applied' else 'undone' end
      where id = run_id;
  end if;
  return size;
end
$$;
