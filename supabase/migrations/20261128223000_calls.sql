-- "Did the call work?": what visitors say when they come back from a call. They change nothing on a page but one sentence, and that
-- only if many networks agree on several days and staff say nothing.

select public.lock_tables('public.car_wash_locations');

create table public.call_outcomes (
  provider_id integer not null,
  day date not null,
  network text not null check (char_length(network) = 64),
  outcome text not null check (outcome in ('reached', 'no answer', 'wrong number')),
  as_shown boolean,
  primary key (provider_id, day, network)
);
comment on table public.call_outcomes is 'What callers said of a call, by day and network, the last answer of each; deleted after 31 days';
comment on column public.call_outcomes.network is 'Keyed hash of the month, the provider and the network of the caller';
comment on column public.call_outcomes.as_shown is 'Whether price and hours were as shown; empty if not said';
alter table public.call_outcomes enable row level security;

-- What staff look at: providers of whose number at least two networks said that it is wrong.
create table public.call_alerts (
  provider_id integer primary key,
  networks integer not null,
  days integer not null,
  noticed_at timestamptz,
  shown_from timestamptz,
  answered boolean not null default false,
  answered_at timestamptz
);
comment on table public.call_alerts is
  'Providers of whose number callers say that it is wrong. Call it, correct it, or tick "answered" if it is right';
comment on column public.call_alerts.provider_id is 'The number of the provider, such as 217';
comment on column public.call_alerts.networks is 'How many networks said so in the last 31 days';
comment on column public.call_alerts.days is 'On how many days';
comment on column public.call_alerts.noticed_at is 'When it became a problem: three networks on two days, and nobody reached them';
comment on column public.call_alerts.shown_from is
  'From when the page says "Some callers could not reach this number": five networks on three days, and 72 hours without your answer';
comment on column public.call_alerts.answered is 'Tick it when you have called the number and it is right: what callers said so far is forgotten (true or false)';
alter table public.call_alerts enable row level security;
create policy "What pages say of calls is public" on public.call_alerts for select to anon, authenticated using (shown_from is not null);

-- Weighs what callers of a provider said in the last 31 days.
create function public.weigh_calls(provider integer) returns void
  language plpgsql set search_path = ''
as $$
declare
  was_noticed constant boolean := exists (select from public.call_alerts where provider_id = provider and noticed_at is not null);
  said record;
  is_problem boolean;
  known public.call_alerts;
begin
  select count(distinct network) filter (where outcome = 'wrong number') as networks,
      count(distinct day) filter (where outcome = 'wrong number') as days, coalesce(bool_or(outcome = 'reached'), false) as is_reached
    into said from public.call_outcomes
    where provider_id = provider and day > (now() at time zone 'Asia/Dubai')::date - 31;
  if said.networks < 2 then
    delete from public.call_alerts where provider_id = provider and not answered;
    return;
  end if;
  is_problem := said.networks >= 3 and said.days >= 2 and not said.is_reached;
  insert into public.call_alerts as stored (provider_id, networks, days, noticed_at)
    values (provider, said.networks, said.days, case when is_problem then now() end)
    on conflict (provider_id) do update set networks = excluded.networks, days = excluded.days, answered = false,
      noticed_at = case when is_problem then coalesce(stored.noticed_at, now()) end
    returning * into known;
  update public.call_alerts set shown_from = case when is_problem and said.networks >= 5 and said.days >= 3
      then coalesce(known.shown_from, greatest(now(), known.noticed_at + interval '72 hours')) end
    where provider_id = provider and (shown_from is not null or is_problem);
  if is_problem and not was_noticed then
    insert into public.outbox (kind, row_id) values ('calls', provider::text);
  end if;
end
$$;

-- Counts what a caller said: of a network and day the last answer, and none that the site has not signed for today. Returns whether it counts.
create function public.note_call(provider integer, network text, outcome text, as_shown boolean, day text, signature text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'Asia/Dubai')::date;
begin
  if public.is_signed(signature, array['call', note_call.day, note_call.network, provider::text, note_call.outcome, as_shown::text]) is not true
    or note_call.day <> today::text or not public.is_listed_provider(provider) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('call', provider));
  insert into public.call_outcomes as known values (provider, today, note_call.network, note_call.outcome, note_call.as_shown)
    on conflict (provider_id, day, network) do update set outcome = excluded.outcome,
      as_shown = case when excluded.outcome = 'reached' then coalesce(excluded.as_shown, known.as_shown) end;
  perform public.weigh_calls(provider);
  return true;
end
$$;

-- Staff have answered: by the tick, or by another number or a check of it. What callers said before is of the past.
create function public.answer_calls() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  provider constant integer := coalesce(to_jsonb(new) ->> 'provider_id', to_jsonb(new) ->> 'id')::integer;
begin
  delete from public.call_outcomes where provider_id = provider;
  update public.call_alerts set answered = true, answered_at = now(), noticed_at = null, shown_from = null
    where provider_id = provider and (noticed_at is not null or not answered or answered_at is null);
  return null;
end
$$;
create trigger answer_calls after update of answered on public.call_alerts
  for each row when (new.answered and not old.answered) execute function public.answer_calls();
create trigger answer_calls after update of phone, phone_checked_on on public.car_wash_locations
  for each row when (old.phone is distinct from new.phone
    or new.phone_checked_on is not null and old.phone_checked_on is distinct from new.phone_checked_on)
  execute function public.answer_calls();

-- The site holds it in memory.
insert into public.directory_tables (table_name) values ('call_alerts');
create trigger note_new_rows after insert on public.call_alerts
  referencing new table as written for each statement execute function public.note_change();
create trigger note_changed_rows after update on public.call_alerts
  referencing new table as written for each statement execute function public.note_change();
create trigger note_deleted_rows after delete on public.call_alerts
  referencing old table as written for each statement execute function public.note_change();

-- With what callers say: a number that many could not use is an error like one that no phone is.
create or replace view public.provider_problems with (security_invoker = true) as
  select provider_id as id, provider_readings.name, field, problem, types -> problem ->> 'severity' as severity, value,
    types -> problem ->> 'meaning' as meaning
  from public.provider_readings
    -- A provider that is gone may still be shown, and read, for half an hour.
    join public.car_wash_locations as provider on provider.id = provider_id
    cross join lateral jsonb_to_recordset(problems) as found (field text, problem text, value text)
    cross join (select problem_types as types from public.readings_state) as state
  union all
  select provider_id, business_name, 'phone', 'callers-say-wrong', case when noticed_at is not null then 'error' else 'note' end, phone,
    format('%s networks on %s days said that it is a wrong number: call it, and answer in call_alerts', networks, days)
  from public.call_alerts join public.car_wash_locations as provider on provider.id = provider_id
  where not answered;

-- Deletes what is kept for some days only, beside what `delete_old_submissions` lists.
create or replace function public.erase_expired() returns void
  language sql set search_path = ''
as $$
  update public.contact_submissions set handle = null where handle is not null and created_at < now() - interval '90 days';
  update public.listing_submissions set handle = null where handle is not null and created_at < now() - interval '90 days';
  update public.provider_reviews set handle = null where handle is not null and created_at < now() - interval '90 days';
  delete from public.owner_links where issued_on < (now() at time zone 'Asia/Dubai')::date - 180;
  delete from public.call_outcomes where day <= (now() at time zone 'Asia/Dubai')::date - 31;
  select public.weigh_calls(provider_id) from public.call_alerts;
  delete from public.call_alerts where answered and answered_at < now() - interval '31 days';
$$;

revoke all on public.call_outcomes, public.call_alerts from anon, authenticated;
grant select (provider_id, shown_from) on public.call_alerts to anon, authenticated;
grant all on public.call_outcomes, public.call_alerts to service_role;
revoke execute on function public.weigh_calls(integer), public.note_call(integer, text, text, boolean, text, text), public.answer_calls()
  from public, anon, authenticated;
grant execute on function public.weigh_calls(integer) to service_role;
grant execute on function public.note_call(integer, text, text, boolean, text, text) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
