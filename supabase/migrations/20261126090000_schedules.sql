-- What has to be done again and again. The embedded backend does it itself; on a hosted database pg_cron does.
-- Run again after a restore, which brings no schedules: select schedule_upkeep();
create or replace function public.schedule_upkeep() returns text
  language plpgsql set search_path = ''
as $$
begin
  create extension if not exists pg_cron with schema pg_catalog;
  -- Product rule 7.3.
  perform cron.schedule('refresh-counts', '*/5 * * * *', 'select public.refresh_counts()');
  -- Product rule 9.3. At 06:30 in the Emirates.
  perform cron.schedule('delete-old-submissions', '30 2 * * *', 'select public.delete_old_submissions()');
  return 'scheduled';
exception when others then
  return 'not scheduled, so call refresh_counts() every five minutes and delete_old_submissions() every day: ' || sqlerrm;
end
$$;
comment on function public.schedule_upkeep() is 'Has pg_cron refresh the counts and delete old submissions; says why where it can not';
revoke execute on function public.schedule_upkeep() from public, anon, authenticated, service_role;

do $$
begin
  raise notice '%', public.schedule_upkeep();
end
$$;
