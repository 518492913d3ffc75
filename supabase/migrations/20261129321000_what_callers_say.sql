-- What callers say besides "wrong number" is shown to staff, and a network stays one over the end of a month, in which its hash changes.

select public.lock_tables('public.call_outcomes');

comment on column public.call_outcomes.network is
  'Keyed hash of the month, the provider and the network of the caller; of the month before until it calls again';

drop function public.note_call(integer, text, text, boolean, text, text);

-- Counts what a caller said: of a network and day the last answer, and none that the site has not signed for today. Returns whether it counts.
-- @param last_month the hash that the same network had in the month before
create function public.note_call(provider integer, network text, last_month text, outcome text, as_shown boolean, day text, signature text)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'Asia/Dubai')::date;
begin
  if public.is_signed(signature,
      array['call', note_call.day, note_call.network, last_month, provider::text, note_call.outcome, as_shown::text]) is not true
    or note_call.day <> today::text or not public.is_listed_provider(provider) then
    return false;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('call', provider));
  update public.call_outcomes set network = note_call.network where provider_id = provider and network = last_month;
  insert into public.call_outcomes as known values (provider, today, note_call.network, note_call.outcome, note_call.as_shown)
    on conflict (provider_id, day, network) do update set outcome = excluded.outcome,
      as_shown = case when excluded.outcome = 'reached' then coalesce(excluded.as_shown, known.as_shown) end;
  perform public.weigh_calls(provider);
  return true;
end
$$;

-- With what callers say in 31 days: a number that many could not use is an error like one that no phone is. What was checked since then
-- is no longer asked about.
create or replace view public.provider_problems with (security_invoker = true) as
  select provider_id as id, provider_readings.name, field, problem, types -> problem ->> 'severity' as severity, value,
    types -> problem ->> 'meaning' as meaning
  from public.provider_readings
    -- A provider that is gone may still be shown, and read, for half an hour.
    join public.car_wash_locations as provider on provider.id = provider_id
    cross join lateral jsonb_to_recordset(problems) as found (field text, problem text, value text)
    cross join (select problem_types as types from public.readings_state) as state
  union all
  select id, business_name, field, problem, severity, value, meaning
  from (
    select provider.id, business_name, phone, price_range,
      count(distinct network) filter (where outcome = 'wrong number') as wrong,
      count(distinct day) filter (where outcome = 'wrong number') as wrong_days,
      count(distinct network) filter (where outcome = 'no answer') as unanswered,
      count(distinct network) filter (where outcome = 'reached') as reached,
      count(distinct network) filter (where not as_shown and day > coalesce(greatest(hours_checked_on, price_checked_on), '-infinity')) as otherwise
    from public.call_outcomes join public.car_wash_locations as provider on provider.id = provider_id
    group by provider.id, business_name, phone, price_range
  ) as said
  left join public.call_alerts on provider_id = id
  cross join lateral (values
    (wrong >= 2, 'phone', 'callers_say_wrong', case when noticed_at is null then 'note' else 'error' end, phone,
      format('%s networks on %s days said that it is a wrong number, %s had no answer, %s reached it: call it, and answer in call_alerts',
        wrong, wrong_days, unanswered, reached)),
    (wrong < 2 and unanswered >= 3 and reached = 0, 'phone', 'callers_get_no_answer', 'note', phone,
      format('%s networks had no answer, and none reached it: call it, and enter phone_checked_on', unanswered)),
    (otherwise >= 2, 'price_range', 'callers_say_otherwise', 'note', price_range,
      format('%s networks said that price or hours are not as shown: ask, and enter price_checked_on and hours_checked_on', otherwise))
  ) as found (is_found, field, problem, severity, value, meaning)
  where is_found;

revoke execute on function public.note_call(integer, text, text, text, boolean, text, text) from public;
grant execute on function public.note_call(integer, text, text, text, boolean, text, text) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
