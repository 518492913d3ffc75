-- Recurring maintenance; pg_cron runs it on a hosted database.

-- Clears what spam and rejected submissions said 90 days after the decision, and the addresses of reviews 30 days after it
-- (product rule 9.3). What is left, with the notes of staff, says what was decided.
create function public.erase_decided_submissions() returns void
  language sql set search_path = ''
as $$
  update public.contact_submissions set name = '', email = null, phone = null, message = ''
    where status in ('rejected', 'spam') and coalesce(decided_at, created_at) < now() - interval '90 days' and message <> '';
  update public.listing_submissions
    set business_name = '', email = null, phone = null, website = null, address = null, description = null, details = null,
      changes = null, duplicates = null, missing = null
    where status in ('rejected', 'spam') and coalesce(decided_at, created_at) < now() - interval '90 days' and business_name <> '';
  update public.provider_reviews set name = '', text = '', email = null, owner_reply = null
    where status in ('rejected', 'spam') and coalesce(decided_at, created_at) < now() - interval '90 days' and text <> '';
  update public.provider_reviews set email = null
    where status <> 'new' and coalesce(decided_at, created_at) < now() - interval '30 days' and email is not null;
$$;

-- Keeps the promises of the privacy page and returns the number of deleted submissions. After a day, when repeated
-- requests are no longer detected, it clears what is derived from an IP address: the sender hash, and the request id,
-- which may also be derived from it.
create function public.delete_old_submissions() returns integer
  language sql set search_path = ''
as $$
  select public.erase_decided_submissions();
  delete from public.missed_searches where day < (now() at time zone 'Asia/Dubai')::date - 180;
  delete from public.missed_search_senders where day < (now() at time zone 'Asia/Dubai')::date;
  delete from public.confirmations where day < (now() at time zone 'Asia/Dubai')::date - 365;
  delete from public.confirmation_senders where day < (now() at time zone 'Asia/Dubai')::date;
  delete from public.outbox where created_at < now() - interval '30 days';
  delete from public.held_back where greatest(reported_at, until, released_at) < now() - interval '2 days';
  delete from public.provider_history where changed_at < now() - interval '1 year';
  -- They could no longer be undone.
  delete from public.import_runs where started_at < now() - interval '1 year';
  update public.contact_submissions set sender = 'unknown', request_id = null
    where created_at < now() - interval '1 day' and (sender <> 'unknown' or request_id is not null);
  update public.listing_submissions set sender = 'unknown', request_id = null
    where created_at < now() - interval '1 day' and (sender <> 'unknown' or request_id is not null);
  update public.provider_reviews set sender = 'unknown', request_id = null
    where created_at < now() - interval '1 day' and (sender <> 'unknown' or request_id is not null);
  select public.fold_directory_changes();
  with kept (since) as (select now() - make_interval(years => keep_years) from public.submission_settings),
  messages as (delete from public.contact_submissions where created_at < (select since from kept) returning 1),
  listings as (delete from public.listing_submissions where created_at < (select since from kept) returning 1),
  opinions as (delete from public.provider_reviews where created_at < (select since from kept) returning 1)
  select count(*)::integer from (select from messages union all select from listings union all select from opinions) as deleted
$$;
comment on function public.delete_old_submissions() is
  'Deletes submissions older than submission_settings.keep_years, senders older than a day, what spam and rejected submissions said 90 days after the decision, addresses of reviews 30 days after it, missed searches older than 180 days, changes and imports older than a year, what was told 30 days ago';

-- Run again after a restore, which loses the schedules: select schedule_upkeep();
create function public.schedule_upkeep() returns text
  language plpgsql set search_path = ''
as $$
begin
  create extension if not exists pg_cron with schema pg_catalog;
  -- Product rule 9.3. 06:30 in the UAE.
  perform cron.schedule('delete-old-submissions', '30 2 * * *', 'select public.delete_old_submissions()');
  return 'scheduled';
exception when others then
  return 'not scheduled, so call delete_old_submissions() every day: ' || sqlerrm;
end
$$;
comment on function public.schedule_upkeep() is 'Schedules the daily deletion of old submissions with pg_cron, or says why it cannot';

do $$
begin
  raise notice '%', public.schedule_upkeep();
end
$$;

-- What the site's health check says to whoever has its secret: the latest migration, null if another program than the Supabase CLI
-- applied them, and the last run of the daily deletion, null if pg_cron has not run it. Only the site can sign the nonce.
create function public.database_state(nonce text, signature text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  migration text;
  upkeep jsonb;
begin
  perform public.require_signature(signature, 'state', nonce);
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(version) from supabase_migrations.schema_migrations where version ~ ''^[0-9]''' into migration;
  end if;
  if to_regclass('cron.job_run_details') is not null then
    execute 'select jsonb_build_object(''at'', start_time, ''status'', status) from cron.job_run_details
      where command like ''%delete_old_submissions%'' order by start_time desc limit 1' into upkeep;
  end if;
  return jsonb_build_object('migration', migration, 'upkeep', upkeep);
end
$$;
