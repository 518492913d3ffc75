-- What the site understood of the tables, written back by the site for the eyes of staff: no function decides by it. One signed
-- function hands out what is to be computed, another one takes the results, differences only (lib/directory/write-back).

create table public.provider_readings (
  provider_id bigint primary key,
  name text,
  emirate text,
  area text,
  phones text,
  hours text,
  price text,
  services text,
  not_understood text,
  severity text check (severity in ('error', 'warning', 'note')),
  problems jsonb not null,
  errors integer not null,
  read_at timestamptz not null,
  on_site_since timestamptz not null,
  version bigint not null,
  hash text not null
);
comment on table public.provider_readings is 'What the site understood of each provider. Written by the site; nothing is decided by it';
comment on column public.provider_readings.not_understood is 'The columns whose text says nothing to the site';
comment on column public.provider_readings.severity is 'Of the worst problem';
comment on column public.provider_readings.problems is 'One by one in the view provider_problems';
comment on column public.provider_readings.errors is 'The number of problems that are errors';
comment on column public.provider_readings.read_at is 'When the site last read a change of the row';
comment on column public.provider_readings.on_site_since is 'Since when pages show these facts';
comment on column public.provider_readings.version is 'The sum of the counters of the tables, as they were read';
comment on column public.provider_readings.hash is 'Tells the site what is stored';
alter table public.provider_readings enable row level security;

-- A single row. `edition` counts the writes.
create table public.readings_state (
  id boolean primary key default true check (id),
  edition bigint not null default 0,
  version bigint not null default 0,
  last_change bigint not null default 0,
  started_at bigint not null default 0,
  problems integer not null default 0,
  new_errors integer not null default 0,
  problem_types jsonb not null default '{}'
);
comment on table public.readings_state is 'The last write of the site to provider_readings';
comment on column public.readings_state.last_change is 'When the tables had last changed, as they were read, in microseconds since 1970';
comment on column public.readings_state.started_at is 'When the process that wrote had started, in milliseconds since 1970';
comment on column public.readings_state.problems is 'The number of all problems of providers';
comment on column public.readings_state.new_errors is 'The number of errors that came since the last digest';
comment on column public.readings_state.problem_types is 'The severity and meaning of each problem';
alter table public.readings_state enable row level security;
insert into public.readings_state default values;

create view public.provider_problems with (security_invoker = true) as
  select provider_id as id, provider_readings.name, field, problem, types -> problem ->> 'severity' as severity, value,
    types -> problem ->> 'meaning' as meaning
  from public.provider_readings
    -- A provider that is gone may still be shown, and read, for half an hour.
    join public.car_wash_locations as provider on provider.id = provider_id
    cross join lateral jsonb_to_recordset(problems) as found (field text, problem text, value text)
    cross join (select problem_types as types from public.readings_state) as state;
comment on view public.provider_problems is 'Data quality problems of providers, with their meaning, as the site last read them';

-- What stood in the field of the phone of each provider before.
create function public.former_phones() returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(provider_id, phones), '{}') from (
    select provider_id, jsonb_agg(distinct before -> 'phone') as phones from public.provider_history
    where before ->> 'phone' is not null
    group by provider_id) as changed
$$;

-- What the site computes for staff, with what is stored of it: facts of businesses, and of no person. Each part is a function of
-- its own migration. Only the site can sign the nonce.
create function public.work_of_site(nonce text, signature text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform public.require_signature(signature, 'work', nonce);
  return jsonb_build_object(
      'readings', (select coalesce(jsonb_object_agg(provider_id, jsonb_build_array(hash, errors)), '{}')
        from public.provider_readings),
      'formerPhones', public.former_phones(), 'listings', public.listings_to_compare(), 'toJudge', public.words_to_judge())
    || (select jsonb_build_object('edition', edition, 'version', version, 'lastChange', last_change, 'startedAt', started_at)
      from public.readings_state);
end
$$;

-- Stores what the site read of providers. Those that were deleted meanwhile have no reading.
create function public.write_readings(work jsonb) returns void
  language sql set search_path = ''
as $$
  delete from public.provider_readings
    where provider_id in (select jsonb_array_elements_text(work -> 'removed')::bigint)
      and not exists (select from public.car_wash_locations as provider where provider.id = provider_id);
  insert into public.provider_readings as stored
    select reading.provider_id, reading.name, reading.emirate, reading.area, reading.phones, reading.hours, reading.price,
      reading.services, reading.not_understood, reading.severity, reading.problems, reading.errors,
      read.at, read.at, (work ->> 'version')::bigint, reading.hash
    from jsonb_populate_recordset(null::public.provider_readings, work -> 'readings') as reading
      join public.car_wash_locations as provider on provider.id = reading.provider_id
      cross join (select (work ->> 'readAt')::timestamptz) as read (at)
  on conflict (provider_id) do update set
    name = excluded.name, emirate = excluded.emirate, area = excluded.area, phones = excluded.phones, hours = excluded.hours,
    price = excluded.price, services = excluded.services, not_understood = excluded.not_understood,
    severity = excluded.severity, problems = excluded.problems, errors = excluded.errors, read_at = excluded.read_at,
    version = excluded.version, hash = excluded.hash,
    on_site_since = case
      when (stored.name, stored.emirate, stored.area, stored.phones, stored.hours, stored.price, stored.services)
        is distinct from (excluded.name, excluded.emirate, excluded.area, excluded.phones, excluded.hours, excluded.price, excluded.services)
      then excluded.on_site_since else stored.on_site_since end
$$;

-- Takes what the site computed, and returns the edition that it made of it: null if somebody else has written since the work was
-- handed out, or from newer tables, or from the same ones as a process that started later and may know better rules; and if it was
-- computed from tables that are newer than those here, which a restore has taken back. The row of the state is locked until the end,
-- so that one process writes at a time.
create function public.write_back(work text, nonce text, signature text) returns bigint
  language plpgsql security definer set search_path = ''
as $$
declare
  written jsonb;
  made bigint;
begin
  perform public.require_signature(signature, 'write back', nonce, work);
  written := work::jsonb;
  update public.readings_state set
      edition = edition + 1, version = (written ->> 'version')::bigint, last_change = (written ->> 'lastChange')::bigint,
      started_at = (written ->> 'startedAt')::bigint,
      problems = (written #>> '{problems,total}')::integer,
      new_errors = new_errors + (written #>> '{problems,newErrors}')::integer,
      problem_types = written -> 'problemTypes'
    where edition = (written ->> 'edition')::bigint
      and (last_change, version, started_at)
        <= ((written ->> 'lastChange')::bigint, (written ->> 'version')::bigint, (written ->> 'startedAt')::bigint)
      and (written ->> 'lastChange')::bigint <= (select max(counters.last_change) from public.directory_counters as counters)
    returning edition into made;
  if made is not null then
    perform public.write_readings(written);
    perform public.write_comparisons(written -> 'listings');
    perform public.write_word_effects(written -> 'judged');
    update public.directory_tables set written_as = written ->> 'writtenAs' where table_name = 'provider_readings';
  end if;
  return made;
end
$$;
