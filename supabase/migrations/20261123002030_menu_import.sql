-- Imports of menus (scripts/import/menus.mjs): a file states the whole menu of each provider that it names. A run has a row for
-- each provider, with its menu before and after, so that it is undone like one of providers (import.sql).

-- The menu of a provider as an import writes it: its items in order, without ids and empty values.
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
  insert into public.provider_menu_items (provider_id, kind, name_en, name_ar, car, price_from, price_to, minutes, note, position, offer_until)
    select provider, kind, name_en, name_ar, car, price_from, price_to, minutes, note, position, offer_until
    from jsonb_populate_recordset(null::public.provider_menu_items, items) with ordinality order by ordinality;
$$;

-- Compares menus, {line, provider, items}, with the directory and, within a run, writes those that differ. Returns for each
-- the name of its provider, null if there is none, how many of its items are added and removed, and why it was refused.
create function public.import_menus(menus jsonb, run_id text default null) returns jsonb
  language plpgsql set search_path = '' set lamaa.change = ''
as $$
declare
  given record;
  before jsonb;
  after jsonb;
  results jsonb := '[]';
  refusal text;
begin
  if run_id is not null then
    update public.import_runs set active_at = now() where id = run_id;
    perform set_config('lamaa.change', 'import:' || run_id, true);
  end if;
  for given in
    select line, provider, items, business_name as name
    from jsonb_to_recordset(menus) as menu (line integer, provider integer, items jsonb)
    left join public.car_wash_locations as location on location.id = provider
    order by line
  loop
    before := public.menu_of(given.provider);
    after := given.items;
    refusal := null;
    if given.name is not null and before <> after and run_id is not null then
      begin
        perform public.write_menu(given.provider, after);
        insert into public.import_rows (run, line, values, action, provider_id, state)
          values (run_id, given.line, jsonb_build_object('business_name', given.name, 'menu', after, 'before', before),
            'changed', given.provider, 'applied');
      exception when integrity_constraint_violation or data_exception then
        refusal := sqlerrm;
      end;
    end if;
    results := results || jsonb_build_object('line', given.line, 'provider', given.provider, 'name', given.name,
      'added', (select count(*) from (select jsonb_array_elements(after) except all select jsonb_array_elements(before)) as item),
      'removed', (select count(*) from (select jsonb_array_elements(before) except all select jsonb_array_elements(after)) as item),
      'problem', refusal);
  end loop;
  return results;
end
$$;

-- Puts the menu of a row of a run back, unless it was changed since.
create function public.undo_menu(run_id text, menu_line integer) returns void
  language plpgsql set search_path = ''
as $$
declare
  applied public.import_rows;
begin
  select * into applied from public.import_rows where run = run_id and line = menu_line for update;
  if public.menu_of(applied.provider_id) <> applied.values -> 'menu' then
    update public.import_rows set state = 'left', problem = 'the menu was changed later.' where run = run_id and line = menu_line;
    return;
  end if;
  perform set_config('lamaa.change', 'import:' || run_id, true);
  perform public.write_menu(applied.provider_id, applied.values -> 'before');
  update public.import_rows set state = 'undone', problem = null where run = run_id and line = menu_line;
end
$$;
