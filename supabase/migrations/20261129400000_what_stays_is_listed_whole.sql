-- The result of an erasure lists all that stays: cut after 300 letters, its last entry could name another row, and the address that would
-- list the others again is gone.

create or replace function public.work_on_data_request() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  outer_change constant text := current_setting('lamaa.change', true);
  refusal text;
  rows jsonb;
  erased text;
  stays text;
begin
  if not new.erase then
    update public.data_requests set found = (
        select coalesce(nullif(concat_ws(', ', nullif(count(*) filter (where is_certain), 0) || ' certain',
          nullif(count(*) filter (where not is_certain), 0) || ' perhaps'), ''), 'nothing')
        from public.personal_data where request = new.id)
      where id = new.id;
    return null;
  end if;
  refusal := public.refusal_of_erasure(new);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'check_violation';
  end if;
  -- What is erased leaves no history.
  perform set_config('lamaa.change', 'upkeep', true);
  select jsonb_agg(jsonb_build_object('of_table', table_name, 'key', row_id)) into rows from public.personal_data
    where request = new.id and table_name <> 'car_wash_locations'
      and (is_certain or table_name || ' ' || row_id = any (regexp_split_to_array(btrim(new.also), '\s*[,\n]\s*')));
  perform public.erase_row(of_table, key) from jsonb_to_recordset(rows) as given (of_table text, key text);
  perform public.erase_copies(lower(btrim(new.email)));
  select string_agg(number || ' of ' || of_table, ', ') into erased
    from (select of_table, count(*) as number from jsonb_to_recordset(rows) as given (of_table text) group by of_table order by of_table) as counted;
  select string_agg(table_name || ' ' || row_id, ', ') into stays from public.personal_data where request = new.id;
  perform set_config('lamaa.change', outer_change, true);
  update public.data_requests set email = null, name = null, also = null, found = null,
      result = concat_ws(' ', 'Erased: ' || coalesce(erased, 'copies of the address') || '.', 'Look at what stays: ' || stays || '.')
    where id = new.id;
  return null;
end
$$;

notify pgrst, 'reload schema';
