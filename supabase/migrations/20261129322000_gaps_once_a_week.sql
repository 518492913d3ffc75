-- Facts that are missing are missing every day: they stand in a notice that goes out anyway, and have one of their own on Mondays.

create or replace function public.plan_digest(at timestamptz default now()) returns void
  language sql set search_path = ''
as $$
  insert into public.outbox (kind, row_id)
  select 'digest', to_char(morning, 'YYYYMMDD')
  from (select date_trunc('day', at at time zone 'Asia/Dubai') + interval '8 hours') as today (morning)
  where at at time zone 'Asia/Dubai' between morning and morning + interval '4 hours'
    and not exists (select from public.outbox where kind = 'digest' and row_id = to_char(morning, 'YYYYMMDD'))
    and (exists (select from public.submissions where status = 'new' and created_at < morning at time zone 'Asia/Dubai')
      or exists (select from public.readings_state where new_errors > 0)
      or exists (select from public.held_to_tell())
      or extract(isodow from morning) = 1 and public.missing_facts_of_today() is not null)
  on conflict do nothing
$$;

notify pgrst, 'reload schema';
