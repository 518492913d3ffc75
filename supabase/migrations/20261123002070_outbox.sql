-- What staff and senders are to be told. Triggers fill the table, without personal data; the site sends what it contains
-- (lib/notify) and says here what became of it.

create table public.outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('message', 'booking', 'report', 'listing', 'claim', 'review', 'answer', 'digest')),
  submission_table text check (submission_table in ('contact_submissions', 'listing_submissions', 'provider_reviews')),
  row_id text not null,
  due_at timestamptz,
  language text,
  created_at timestamptz not null default now(),
  next_at timestamptz not null default now(),
  attempts integer not null default 0,
  told text[] not null default '{}',
  told_at timestamptz,
  failure text
);
comment on table public.outbox is 'What staff and senders are told; deleted after 30 days';
comment on column public.outbox.row_id is 'The id of the submission; the day of a digest';
comment on column public.outbox.due_at is 'When the submission is due';
comment on column public.outbox.next_at is 'Not sent before; while it is being sent, when the next attempt may begin';
comment on column public.outbox.told is 'Where it has arrived: chat, mail';
comment on column public.outbox.told_at is 'When it had arrived everywhere, or needed no longer be told';
comment on column public.outbox.failure is 'Why the last attempt failed: the channel and a code';
create index outbox_open on public.outbox (next_at) where told_at is null;
create unique index outbox_digest on public.outbox (row_id) where kind = 'digest';
alter table public.outbox enable row level security;

-- Whether a sender is to be told of a decision.
create function public.is_answer_due(status text, answer boolean) returns boolean
  language sql immutable parallel safe
  return answer and status in ('accepted', 'accepted as new', 'rejected');

-- Plans what is to be told: to staff that a submission arrived, to its sender what was decided, to the site that a listing is to be
-- compared. A submission is stored even if it cannot be announced: the queue has it anyway.
create function public.after_submission() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  kind constant text := public.kind_of(new);
begin
  if tg_op = 'UPDATE' then
    if public.is_answer_due(new.status::text, new.answer) <> public.is_answer_due(old.status::text, old.answer) then
      delete from public.outbox as item
        where item.kind = 'answer' and submission_table = tg_table_name and row_id = new.id::text and told_at is null;
      insert into public.outbox (kind, submission_table, row_id, language)
        select 'answer', tg_table_name, new.id::text, new.language where public.is_answer_due(new.status::text, new.answer);
    end if;
  elsif new.status = 'new' then
    begin
      insert into public.outbox (kind, submission_table, row_id, due_at, language)
        values (kind, tg_table_name, new.id::text, public.submission_due(kind, new.created_at), new.language);
    exception when others then
      raise warning 'The submission was not announced: %', sqlstate;
    end;
  end if;
  if tg_table_name = 'listing_submissions' then
    perform public.raise_counter('listing_submissions')
      where new.status = 'new' and case when new.claimed_provider_id is null then new.missing else new.changes::text end is null;
  end if;
  return null;
end
$$;
create trigger after_message after insert or update on public.contact_submissions
  for each row execute function public.after_submission();
create trigger after_listing after insert or update on public.listing_submissions
  for each row execute function public.after_submission();
create trigger after_review after insert or update on public.provider_reviews
  for each row execute function public.after_submission();

-- A digest a day, in the morning, if something was open by then, errors came to the data of providers, or something is or was held
-- back.
create function public.plan_digest(at timestamptz default now()) returns void
  language sql set search_path = ''
as $$
  insert into public.outbox (kind, row_id)
  select 'digest', to_char(morning, 'YYYYMMDD')
  from (select date_trunc('day', at at time zone 'Asia/Dubai') + interval '8 hours') as today (morning)
  where at at time zone 'Asia/Dubai' between morning and morning + interval '4 hours'
    and not exists (select from public.outbox where kind = 'digest' and row_id = to_char(morning, 'YYYYMMDD'))
    and (exists (select from public.submissions where status = 'new' and created_at < morning at time zone 'Asia/Dubai')
      or exists (select from public.readings_state where new_errors > 0)
      or exists (select from public.held_to_tell()))
  on conflict do nothing
$$;

-- How many submissions of each kind are open, and how many of them are late.
create function public.count_open_submissions() returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(kind, jsonb_build_object('open', open, 'late', late)), '{}')
  from (
    select kind, count(*) as open, count(*) filter (where public.submission_due(kind, created_at) < now()) as late
    from public.submissions where status = 'new'
    group by kind
  ) as counted
$$;

-- What a digest says: the open submissions, the number of problems of providers if some of them are new errors, and what is or was
-- held back.
create function public.digest_of_now() returns jsonb
  language sql stable set search_path = ''
as $$
  select nullif(public.count_open_submissions() || case when new_errors > 0
    then jsonb_build_object('problems', jsonb_build_object('total', problems, 'newErrors', new_errors)) else '{}' end
    || coalesce((select jsonb_build_object('held', jsonb_agg(jsonb_build_object('table', table_name, 'what', what, 'gone', gone,
      'shown', shown, 'until', until, 'isOver', coalesce(until < now(), false)))) from public.held_to_tell() having count(*) > 0), '{}'), '{}')
  from public.readings_state
$$;

-- What an answer says, or null if it is no longer to be sent.
create function public.answer_of(item public.outbox) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('email', email, 'name', name, 'kind', kind, 'status', status, 'note', note,
    'language', language, 'provider', provider_id)
  from public.submissions
  where submission_table = item.submission_table and id = item.row_id and email is not null
    and public.is_answer_due(status, answer)
$$;

-- Notes what became of an item: {id, told: [channel], isDone, failure}. Failed ones are tried again after 1, 2, 4 … minutes,
-- at most 6 hours; one that is done without being told was rejected for good.
create function public.note_delivery(delivery jsonb) returns void
  language plpgsql set search_path = ''
as $$
declare
  item public.outbox;
begin
  update public.outbox set
      told = array(select distinct channel from unnest(told || array(
        select jsonb_array_elements_text(delivery -> 'told'))) as channel order by 1),
      told_at = case when (delivery ->> 'isDone')::boolean then now() end,
      failure = left(delivery ->> 'failure', 80),
      next_at = now() + least(interval '1 minute' * power(2, least(attempts, 10) - 1), interval '6 hours')
    where id = (delivery ->> 'id')::bigint and told_at is null
    returning * into item;
  if item.kind = 'digest' and item.told_at is not null then
    update public.readings_state set new_errors = 0 where id;
    update public.held_back set told = true where not told;
  end if;
  if item.kind = 'answer' and item.told_at is not null then
    execute format('update public.%I set answered_at = coalesce($2, answered_at), result = coalesce($3, result) where id::text = $1',
        item.submission_table)
      using item.row_id, case when 'mail' = any (item.told) then now() end,
        'Not answered: the mail server rejected it (' || item.failure || ').';
  end if;
end
$$;

-- Whether a submission that staff are to be told of is still open.
create function public.is_open(item public.outbox) returns boolean
  language sql stable set search_path = ''
  return exists (select from public.submissions
    where submission_table = item.submission_table and id = item.row_id and status = 'new');

-- The next item that is due, locked for two minutes, so that no one else sends it meanwhile. Items that need no longer be told
-- are closed; those older than three days are left to the digest.
create function public.claim_delivery(tells boolean, answers boolean) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  item public.outbox;
  content jsonb;
begin
  if tells then
    perform public.plan_digest();
  end if;
  loop
    select * into item from public.outbox
      where told_at is null and next_at <= now() and created_at > now() - interval '3 days'
        and case when kind = 'answer' then answers else tells end
      order by next_at, id limit 1 for update skip locked;
    if not found then
      return null;
    end if;
    content := case
      when item.kind = 'answer' then public.answer_of(item)
      when item.kind = 'digest' then public.digest_of_now()
      when public.is_open(item) then '{}'::jsonb end;
    if content is null then
      update public.outbox set told_at = now(), failure = null where id = item.id;
    else
      update public.outbox set attempts = attempts + 1, next_at = now() + interval '2 minutes' where id = item.id;
      return jsonb_build_object('id', item.id, 'kind', item.kind, 'row', item.row_id, 'due', item.due_at,
        'language', item.language, 'told', item.told, 'attempt', item.attempts + 1, 'content', content,
        -- The address of a table in Studio has its oid.
        'table', coalesce('public.' || item.submission_table, case when content ? 'held' then 'public.held_back'
          when content - 'problems' = '{}' then 'public.provider_problems' else 'public.open_submissions' end)::regclass::oid::bigint);
    end if;
  end loop;
end
$$;

-- The site's access to the outbox: {nonce, delivery, tells, answers} notes a delivery and returns the next item, if `tells`
-- or `answers` ask for one, and how many have failed. Only the site can sign the work, so nobody else reads an answer.
create function public.drain_outbox(work text, signature text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  asked jsonb;
  tells boolean;
  answers boolean;
begin
  perform public.require_signature(signature, 'outbox', work);
  asked := work::jsonb;
  tells := coalesce((asked ->> 'tells')::boolean, false);
  answers := coalesce((asked ->> 'answers')::boolean, false);
  if jsonb_typeof(asked -> 'delivery') = 'object' then
    perform public.note_delivery(asked -> 'delivery');
  end if;
  return jsonb_build_object('next', public.claim_delivery(tells, answers), 'failing', (
    select count(*) from public.outbox
    where told_at is null and failure is not null and created_at > now() - interval '3 days'));
end
$$;
