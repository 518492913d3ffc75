-- The owner's link: after an accepted claim its sender gets an address by which they correct what is public of their business. What it
-- sends is a claim like any other, which says so; of a provider for which staff said so, closures, hours of a season and "all correct"
-- count at once. The site signs the address with a key that is not here; this table says which one holds.

select public.lock_tables('public.contact_submissions', 'public.listing_submissions');

create table public.owner_links (
  provider_id integer primary key,
  version integer not null default 1 check (version between 1 and 9999),
  taken_at_once boolean not null default false,
  issued_on date not null default (now() at time zone 'Asia/Dubai')::date,
  link text
);
comment on table public.owner_links is 'The address by which the owner of a provider corrects its page, for 180 days; give it to nobody else';
comment on column public.owner_links.provider_id is 'The number of the provider, such as 217';
comment on column public.owner_links.version is 'Raise it by one to withdraw the link: the site writes a new one';
comment on column public.owner_links.taken_at_once is
  'Tick it if closures of at most 30 days, hours of a season and "all correct" count at once, each once a day (true or false)';
comment on column public.owner_links.issued_on is 'From this day the link holds for 180 days (a day, such as 2027-02-08)';
comment on column public.owner_links.link is 'Written by the site, within a minute while it has visitors';
comment on constraint owner_links_version_check on public.owner_links is 'version must be between 1 and 9,999.';
alter table public.owner_links enable row level security;

-- Issues a link anew when its version is raised.
create function public.renew_owner_link() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.version < old.version then
    raise exception 'An older version would bring withdrawn links back. Raise the version instead.';
  end if;
  if new.version > old.version then
    new.link := null;
    new.issued_on := (now() at time zone 'Asia/Dubai')::date;
  end if;
  return new;
end
$$;
create trigger renew_owner_link before update on public.owner_links for each row execute function public.renew_owner_link();

-- Has the site write the links that are missing: it looks when this counter rises.
create function public.ask_for_links() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform public.raise_counter('listing_submissions');
  return null;
end
$$;
create trigger ask_for_links after insert or update on public.owner_links
  for each row when (new.link is null) execute function public.ask_for_links();

create function public.owner_links_to_write(nonce text, signature text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform public.require_signature(signature, 'owner links', nonce);
  return (select coalesce(jsonb_agg(jsonb_build_object('provider', provider_id, 'version', version, 'issuedOn', issued_on)), '[]')
    from public.owner_links where link is null);
end
$$;

create function public.write_owner_links(links text, nonce text, signature text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform public.require_signature(signature, 'write owner links', nonce, links);
  update public.owner_links as stored set link = written.link
    from jsonb_to_recordset(links::jsonb) as written (provider integer, version integer, link text)
    where stored.provider_id = written.provider and stored.version = written.version and stored.link is null;
end
$$;

-- Whether a link holds: null if not. The site has checked its signature and its age.
create function public.owner_link_state(provider integer, version integer, nonce text, signature text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform public.require_signature(signature, 'owner link', nonce, provider::text, version::text);
  return (select jsonb_build_object('isTakenAtOnce', taken_at_once)
    from public.owner_links as stored where provider_id = provider and stored.version = owner_link_state.version);
end
$$;

-- `owner_link` is what the site says of the link by which a row was sent, "version act signature", cleared on insert.
alter table public.contact_submissions add column owner_link text;
alter table public.listing_submissions add column owner_link text, add column by_owner_link text;
comment on column public.contact_submissions.owner_link is 'The site''s signature of the owner''s link by which it was sent, checked and cleared on insert';
comment on column public.listing_submissions.owner_link is 'The site''s signature of the owner''s link by which it was sent, checked and cleared on insert';
comment on column public.listing_submissions.by_owner_link is 'What was sent by the owner''s link: all correct, closure, season or listing; empty if it came by the form';

-- Admits what is sent by an owner's link: refused if the link does not hold. `note` says so, with what staff have to write themselves.
create function public.admit_owner() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  sent constant jsonb := to_jsonb(new);
  given constant text[] := string_to_array(new.owner_link, ' ');
  provider constant integer := coalesce(sent ->> 'claimed_provider_id', sent ->> 'provider_id')::integer;
begin
  if public.is_signed(given[3], array['by owner link', new.request_id::text, provider::text, given[1], given[2]]) is not true
    or not public.is_listed_provider(provider)
    or not exists (select from public.owner_links where provider_id = provider and version = given[1]::integer) then
    raise exception 'The link does not hold' using errcode = 'insufficient_privilege';
  end if;
  new.owner_link := null;
  new.note := concat_ws(E'\n', 'By the owner''s link.', sent #>> '{details,remark}');
  if tg_table_name = 'listing_submissions' then
    new := jsonb_populate_record(new, jsonb_build_object('by_owner_link', replace(given[2], '-', ' '),
      'details', nullif(sent -> 'details', 'null') - 'remark'));
  end if;
  return new;
end
$$;
create trigger b_owner_link before insert on public.contact_submissions
  for each row when (new.owner_link is not null) execute function public.admit_owner();
create trigger b_owner_link before insert on public.listing_submissions
  for each row when (new.owner_link is not null) execute function public.admit_owner();

-- Whether a claim may count at once: staff said so of its link, it is the first of its kind today, and it writes nothing else.
create function public.is_taken_at_once(listing public.listing_submissions) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select from public.owner_links where provider_id = listing.claimed_provider_id and taken_at_once)
    and listing.changes is not null
    and case listing.by_owner_link
      when 'closure' then listing.changes - '{closed_from,closed_until}'::text[] = '{}'
        and (listing.changes #>> '{closed_until,proposed}')::date <= today + 30
      when 'season' then listing.changes - 'opening_hours' = '{}'
      when 'all correct' then not exists (select from jsonb_object_keys(listing.changes) as key where key !~ '_(checked_on|source)$')
      else false end
    and not exists (select from public.listing_submissions as earlier
      where earlier.claimed_provider_id = listing.claimed_provider_id and earlier.by_owner_link = listing.by_owner_link
        and earlier.id <> listing.id and earlier.status <> 'new' and (earlier.created_at at time zone 'Asia/Dubai')::date = today)
  from (select (now() at time zone 'Asia/Dubai')::date) as present (today)
$$;

-- Accepts what counts at once; staff are told of it instead of a claim that waits.
create function public.take_at_once() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  decided public.listing_status;
begin
  if public.is_taken_at_once(new) then
    update public.listing_submissions set status = 'accepted' where id = new.id returning status into decided;
    if decided = 'accepted' then
      update public.outbox set kind = 'taken' where submission_table = tg_table_name and row_id = new.id::text and told_at is null;
    end if;
  end if;
  return null;
end
$$;
create trigger z_take_at_once after insert on public.listing_submissions
  for each row when (new.by_owner_link is not null) execute function public.take_at_once();

-- Issues a link after an accepted claim, unless there is one that holds for another month, and has it mailed to its sender.
create function public.issue_owner_link() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.owner_links as known (provider_id) values (new.provider_id)
    on conflict (provider_id) do update set issued_on = default, link = null
      where known.issued_on < (now() at time zone 'Asia/Dubai')::date - 150;
  if found and new.email is not null then
    insert into public.outbox (kind, submission_table, row_id, language)
      values ('owner link', tg_table_name, new.id::text, new.language);
  end if;
  return null;
end
$$;
create trigger issue_owner_link after update of status on public.listing_submissions
  for each row when (new.status = 'accepted' and old.status <> 'accepted' and new.provider_id = new.claimed_provider_id and new.by_owner_link is null)
  execute function public.issue_owner_link();

-- The changes that a claim would make to its provider, one row per column: of `changes` these columns and no others, of one by the
-- owner's link also closures and checks. A fact that somebody changed after the comparison stays. A new phone or website is no longer
-- marked as checked.
create or replace function public.claimed_changes(listing public.listing_submissions)
  returns table (rank numeric, field text, was jsonb, present jsonb, proposed jsonb, is_stale boolean)
  language sql stable set search_path = ''
as $$
  with change as (
    select place as rank, name as field, nullif(change -> 'was', 'null') as was, nullif(fact -> name, 'null') as present,
      change -> 'proposed' as proposed, fact
    from public.car_wash_locations as provider
    cross join lateral (select to_jsonb(provider)) as listed (fact)
    cross join unnest('{business_name,name_ar,address,phone,whatsapp_handle,website,licence_number,service_description,opening_hours,price_range,
      price_small,price_suv,price_large,photo_urls}'::text[] || case when listing.by_owner_link is not null
        then '{closed_from,closed_until,phone_checked_on,phone_source,hours_checked_on,hours_source,price_checked_on,price_source,
          place_checked_on,place_source}'::text[] end) with ordinality as claimable (name, place)
    cross join lateral (select listing.changes -> name) as sent (change)
    where provider.id = listing.claimed_provider_id and not public.is_blank(change ->> 'proposed')
  )
  select rank, field, was, present, proposed, was is distinct from present from change
    where proposed is distinct from present
  union all
  select rank + 0.5, tick, 'true', 'true', 'false', false
    from change join (values ('phone', 'mobile_validation'), ('website', 'website_valid')) as ticked (fact_name, tick) on fact_name = field
    where was is not distinct from present and proposed is distinct from present and fact -> tick = 'true'
$$;

alter table public.outbox drop constraint outbox_kind_check;
alter table public.outbox add constraint outbox_kind_check check (kind in ('message', 'booking', 'report', 'listing', 'claim', 'review',
  'answer', 'digest', 'owner link', 'taken', 'calls'));

-- From what the site makes the mail with an owner's link: who gets it, and which link. Null if there is none to send.
create function public.owner_link_of(item public.outbox) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('email', email, 'name', business_name, 'language', item.language, 'provider', owner_links.provider_id,
    'version', version, 'issuedOn', issued_on)
  from public.listing_submissions as listing join public.owner_links on owner_links.provider_id = listing.provider_id
  where listing.id::text = item.row_id and email is not null and status = 'accepted'
$$;

-- What staff are told of a claim that counted at once: what it did, and the row of the history that undoes it.
create function public.taken_of(item public.outbox) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('result', result, 'history', (select max(history.id) from public.provider_history as history
    where way = 'decision' and source = listing.id::text))
  from public.listing_submissions as listing where listing.id::text = item.row_id and status = 'accepted'
$$;

-- The next item that is due, locked for two minutes, so that no one else sends it meanwhile. Items that need no longer be told
-- are closed; those older than three days are left to the digest.
create or replace function public.claim_delivery(tells boolean, answers boolean) returns jsonb
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
        and case when kind in ('answer', 'owner link') then answers else tells end
      order by next_at, id limit 1 for update skip locked;
    if not found then
      return null;
    end if;
    content := case
      when item.kind = 'answer' then public.answer_of(item)
      when item.kind = 'owner link' then public.owner_link_of(item)
      when item.kind = 'taken' then public.taken_of(item)
      when item.kind = 'calls' then '{}'::jsonb
      when item.kind = 'digest' then public.digest_of_now()
      when public.is_open(item) then '{}'::jsonb end;
    if content is null then
      update public.outbox set told_at = now(), failure = null where id = item.id;
    else
      update public.outbox set attempts = attempts + 1, next_at = now() + interval '2 minutes' where id = item.id;
      return jsonb_build_object('id', item.id, 'kind', item.kind, 'row', item.row_id, 'due', item.due_at,
        'language', item.language, 'told', item.told, 'attempt', item.attempts + 1, 'content', content,
        -- The address of a table in Studio has its oid.
        'table', coalesce(case item.kind when 'taken' then 'public.provider_history' when 'calls' then 'public.call_alerts' end,
          'public.' || item.submission_table, case when content ? 'held' then 'public.held_back'
          when content - 'missing' = '{}' then 'public.missing_facts'
          when content - 'problems' - 'missing' = '{}' then 'public.provider_problems' else 'public.open_submissions' end)::regclass::oid::bigint);
    end if;
  end loop;
end
$$;

-- Deletes what is kept for some days only, beside what `delete_old_submissions` lists.
create or replace function public.erase_expired() returns void
  language sql set search_path = ''
as $$
  update public.contact_submissions set handle = null where handle is not null and created_at < now() - interval '90 days';
  update public.listing_submissions set handle = null where handle is not null and created_at < now() - interval '90 days';
  update public.provider_reviews set handle = null where handle is not null and created_at < now() - interval '90 days';
  delete from public.owner_links where issued_on < (now() at time zone 'Asia/Dubai')::date - 180;
$$;

revoke all on public.owner_links from anon, authenticated;
grant all on public.owner_links to service_role;
grant insert (owner_link) on public.contact_submissions, public.listing_submissions to anon, authenticated;
revoke execute on function public.renew_owner_link(), public.ask_for_links(), public.owner_links_to_write(text, text),
  public.write_owner_links(text, text, text), public.owner_link_state(integer, integer, text, text), public.admit_owner(),
  public.is_taken_at_once(public.listing_submissions), public.take_at_once(), public.issue_owner_link(), public.owner_link_of(public.outbox),
  public.taken_of(public.outbox) from public, anon, authenticated;
grant execute on function public.is_taken_at_once(public.listing_submissions), public.owner_link_of(public.outbox), public.taken_of(public.outbox)
  to service_role;
grant execute on function public.owner_links_to_write(text, text), public.write_owner_links(text, text, text),
  public.owner_link_state(integer, integer, text, text) to anon, authenticated, service_role;

notify pgrst, 'reload schema';
