-- What became of a submission: its sender keeps an address with a handle, by which the site asks for the state of the row and nothing
-- that was sent. The handle is a keyed hash of the request's id, which is forgotten after a day; the handle after 90 days.

select public.lock_tables('public.contact_submissions', 'public.listing_submissions', 'public.provider_reviews');

-- Why staff decided as they did, in words that senders read in their language (`reasons` in messages/*.json).
create type public.decision_reason as enum ('corrected', 'already right', 'answered', 'not reached', 'not the business', 'known already',
  'not a car wash', 'incomplete', 'against the rules', 'no visit');

do $$
declare
  submissions text;
begin
  foreach submissions in array '{contact_submissions,listing_submissions,provider_reviews}'::text[] loop
    execute format($sql$
      alter table public.%1$I add column handle text, add column reason public.decision_reason;
      create index %1$s_handle on public.%1$I (handle);
      comment on column public.%1$I.handle is 'Finds the row for its sender, who has it in an address; kept for 90 days';
      comment on column public.%1$I.reason is 'Why it was decided so, as its sender reads it at that address and in the answer'
    $sql$, submissions);
  end loop;
end
$$;

-- The handle of a request (`handleOf` in lib/data/secret-links.ts); null while there is no key of the site's signatures.
create function public.handle_of(request uuid) returns text
  language sql stable security definer set search_path = ''
as $$
  select left(encode(extensions.hmac(request::text, encode(extensions.hmac('handle', key, 'sha256'), 'hex'), 'sha256'), 'hex'), 32)
  from public.signing_key
$$;

create function public.give_handle() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.handle := public.handle_of(new.request_id);
  return new;
end
$$;
create trigger b_handle before insert on public.contact_submissions for each row execute function public.give_handle();
create trigger b_handle before insert on public.listing_submissions for each row execute function public.give_handle();
create trigger b_handle before insert on public.provider_reviews for each row execute function public.give_handle();

-- What the sender of a submission is told: its kind, the day on which it came, whether it waits (and until when), was accepted or not,
-- since when and why. Null for an unknown handle. Only the site can sign the nonce.
create function public.submission_state(handle text, nonce text, signature text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform public.require_signature(signature, 'state of submission', nonce, handle);
  return (
    select jsonb_build_object('kind', kind, 'sentOn', (created_at at time zone 'Asia/Dubai')::date,
      'state', case status when 'new' then 'waiting' when 'accepted' then 'accepted' else 'rejected' end,
      -- A deadline at midnight belongs to the day that ends.
      'dueOn', case status when 'new' then ((public.submission_due(kind, created_at) - interval '1 second') at time zone 'Asia/Dubai')::date end,
      'decidedOn', case when status <> 'new' then (decided_at at time zone 'Asia/Dubai')::date end,
      'reason', case when status in ('accepted', 'rejected') then reason end)
    from (
      select public.kind_of(sent) as kind, created_at, status::text, decided_at, reason
        from public.contact_submissions as sent where sent.handle = submission_state.handle
      union all
      select public.kind_of(listing), created_at, case status when 'accepted as new' then 'accepted' else status::text end, decided_at, reason
        from public.listing_submissions as listing where listing.handle = submission_state.handle
      union all
      select public.kind_of(review), created_at, status::text, decided_at, reason
        from public.provider_reviews as review where review.handle = submission_state.handle
    ) as found
    order by created_at desc limit 1);
end
$$;

-- What an answer says, or null if it is no longer to be sent; with the handle, from which the site makes the address.
create or replace function public.answer_of(item public.outbox) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('email', email, 'name', name, 'kind', kind, 'status', status, 'note', note,
    'language', language, 'provider', provider_id, 'handle', handle, 'reason', reason)
  from public.submissions
  join lateral (
    select handle, reason from public.contact_submissions as sent
      where submission_table = 'contact_submissions' and sent.id::text = submissions.id
    union all
    select handle, reason from public.listing_submissions as listing
      where submission_table = 'listing_submissions' and listing.id::text = submissions.id
    union all
    select handle, reason from public.provider_reviews as review
      where submission_table = 'provider_reviews' and review.id::text = submissions.id
  ) as told on true
  where submission_table = item.submission_table and submissions.id = item.row_id and email is not null
    and public.is_answer_due(status, answer)
$$;

-- Deletes what is kept for some days only, beside what `delete_old_submissions` lists.
create function public.erase_expired() returns void
  language sql set search_path = ''
as $$
  update public.contact_submissions set handle = null where handle is not null and created_at < now() - interval '90 days';
  update public.listing_submissions set handle = null where handle is not null and created_at < now() - interval '90 days';
  update public.provider_reviews set handle = null where handle is not null and created_at < now() - interval '90 days';
$$;

-- Keeps the promises of the privacy page and returns the number of deleted submissions. After a day, when repeated
-- requests are no longer detected, it clears what is derived from an IP address: the sender hash, and the request id,
-- which may also be derived from it.
create or replace function public.delete_old_submissions() returns integer
  language sql set search_path = ''
as $$
  select public.erase_decided_submissions();
  select public.erase_expired();
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

revoke execute on function public.handle_of(uuid), public.give_handle(), public.submission_state(text, text, text), public.erase_expired()
  from public, anon, authenticated;
grant execute on function public.handle_of(uuid), public.erase_expired() to service_role;
grant execute on function public.submission_state(text, text, text) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
