-- A sender is known for as long as its submissions are counted, and for the day in which the same one may come twice. Then
-- nothing is kept that was made of an address: neither its hash nor the id of the request, which may be made of it, too.

comment on column public.contact_submissions.sender is 'Keyed hash of the address that wrote, for a day; the address itself is never stored';
comment on column public.listing_submissions.sender is 'Keyed hash of the address that wrote, for a day; the address itself is never stored';

create or replace function public.delete_old_submissions() returns integer
  language sql set search_path = ''
as $$
  update public.contact_submissions set sender = 'unknown', request_id = null
    where created_at < now() - interval '1 day' and (sender <> 'unknown' or request_id is not null);
  update public.listing_submissions set sender = 'unknown', request_id = null
    where created_at < now() - interval '1 day' and (sender <> 'unknown' or request_id is not null);
  with kept (since) as (select now() - make_interval(years => keep_years) from public.submission_settings),
  messages as (delete from public.contact_submissions where created_at < (select since from kept) returning 1),
  listings as (delete from public.listing_submissions where created_at < (select since from kept) returning 1)
  select count(*)::integer from (select from messages union all select from listings) as deleted
$$;
comment on function public.delete_old_submissions() is
  'Deletes submissions that are older than submission_settings.keep_years, and the senders of those older than a day';
