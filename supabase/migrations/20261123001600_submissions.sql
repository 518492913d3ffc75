-- Status and abuse control of messages and listings. Visitors can write the columns of the specification, the technical
-- columns `request_id`, `sender`, `sender_signature` and `language`, and the reference to a provider; everything else
-- belongs to the database and to staff. Providers never change before staff have reviewed a submission.

-- Enums, because Studio offers their values as a list. Changing a status is the decision (moderation.sql).
create type public.message_status as enum ('new', 'accepted', 'rejected', 'spam');
create type public.listing_status as enum ('new', 'accepted', 'accepted as new', 'rejected', 'spam');

select public.lock_tables('public.contact_submissions', 'public.listing_submissions');

-- A database with statuses of its own keeps those that mean the same.
create function pg_temp.status_of(status text) returns text
  language sql immutable
  return case
    when lower(btrim(status)) in ('accepted', 'approved', 'answered', 'closed', 'done', 'published') then 'accepted'
    when lower(btrim(status)) in ('rejected', 'declined', 'refused') then 'rejected'
    when lower(btrim(status)) in ('spam', 'junk') then 'spam'
    else 'new' end;

-- What both have. Limits, due dates and deletion count from `created_at`: an existing database may have the column without a default,
-- and old rows may lack a date. The email is cleared with the rest of what was rejected (upkeep.sql). The sender is kept only while its
-- submissions count towards the limit and duplicates are detected, then cleared by `delete_old_submissions`.
do $$
declare
  submissions text;
begin
  foreach submissions in array '{contact_submissions,listing_submissions}'::text[] loop
    execute format($sql$
      alter table public.%1$I
        add column if not exists created_at timestamptz not null default now(),
        add column if not exists status text,
        add column if not exists request_id uuid,
        add column if not exists sender text not null default 'unknown',
        add column if not exists sender_signature text,
        add column if not exists provider_id integer,
        add column if not exists note text,
        add column if not exists result text,
        add column if not exists decided_at timestamptz,
        add column if not exists language text,
        add column if not exists answer boolean not null default false,
        add column if not exists answered_at timestamptz,
        alter column email drop not null;
      alter table public.%1$I
        alter column created_at set default now(),
        alter column status drop default,
        alter column status type public.%2$I using pg_temp.status_of(status::text)::public.%2$I,
        alter column status set default 'new',
        alter column status set not null;
      create unique index %1$s_request on public.%1$I (request_id);
      create index %1$s_sender on public.%1$I (sender, created_at);
      comment on column public.%1$I.status is 'The decision: choosing another one carries it out; new reopens';
      comment on column public.%1$I.result is 'What the last decision did, or why it was not carried out';
      comment on column public.%1$I.note is 'The reason of the decision, and anything else that staff note';
      comment on column public.%1$I.language is 'The language of the form, such as ar; an answer is written in it';
      comment on column public.%1$I.answer is 'Mails the decision and the note to the sender';
      comment on column public.%1$I.answered_at is 'When an answer was mailed';
      comment on column public.%1$I.request_id is 'Identifies repeats of a request, which are stored once';
      comment on column public.%1$I.sender is 'Keyed hash of the IP address, kept for a day; the address itself is never stored';
      comment on column public.%1$I.sender_signature is 'The site''s signature of the sender, checked and cleared on insert'
    $sql$, submissions, case submissions when 'contact_submissions' then 'message_status' else 'listing_status' end);
  end loop;
end
$$;

-- A report is a message about a provider. Not a foreign key: a report outlives its provider.
alter table public.contact_submissions add column if not exists review_id bigint;

-- A claim names the provider to update; `details` holds what the columns of the specification have no room for.
alter table public.listing_submissions
  add column if not exists claimed_provider_id integer,
  add column if not exists details jsonb,
  add column changes jsonb,
  add column duplicates text,
  add column missing text,
  add column comparison text;

comment on column public.listing_submissions.status is
  'The decision: choosing another one carries it out; new reopens; accepted as new creates a provider despite likely duplicates';
comment on column public.contact_submissions.provider_id is 'The provider that a report is about; null for other messages';
comment on column public.contact_submissions.review_id is 'The review that a report is about';
comment on column public.listing_submissions.provider_id is 'The provider that accepting it created or changed';
comment on column public.listing_submissions.claimed_provider_id is 'The provider to update; null for a new business';
comment on column public.listing_submissions.changes is
  'What a claim would change, {column of the provider: {was, proposed}}: delete a column from it, or edit what is proposed, to accept the rest. Empty until the site has compared it';
comment on column public.listing_submissions.duplicates is 'Providers that may be the same business as a new one, one a line; empty until the site has compared it';
comment on column public.listing_submissions.missing is 'The facts that a new business lacks; empty until the site has compared it';
comment on column public.listing_submissions.comparison is 'The three columns above as the site sends them: they count with its signature, and this is cleared on insert';
comment on column public.listing_submissions.details is 'name_ar; of a claim also phone, whatsapp, hours, price, prices by car size and photos (one link per line), as text';

-- The forms validate more (lib/forms); these checks also hold for anyone who has the site's key and bypasses the forms,
-- and accept everything that the forms accept. A website may exceed its field by the "https://" added to it; a booking
-- with every field at its maximum stays below 4,000 characters; a client of the owner may send an empty website or the slug of an
-- emirate. Rows from before, which nobody known sent, are not validated when they are edited, nor are those that staff have decided or
-- annotated, so that they can be reopened.
alter table public.contact_submissions add constraint contact_submissions_form check (
  status <> 'new' or sender = 'unknown' or num_nonnulls(note, result) > 0 or (
    num_nulls(name, message) = 0
    and (email is not null or provider_id is not null)
    and char_length(name) <= 100 and not public.is_blank(name)
    and char_length(email) <= 254 and public.is_email(email)
    and char_length(phone) <= 30 and phone !~ '[[:alpha:]<>]'
    and char_length(message) <= 5000 and not public.is_blank(message)
    and char_length(sender) <= 100
    and language ~ '^[a-z]{2}$'
    and provider_id > 0
    and review_id > 0
  )
) not valid;

alter table public.listing_submissions add constraint listing_submissions_form check (
  status <> 'new' or sender = 'unknown' or num_nonnulls(note, result) > 0 or (
    num_nulls(business_name, email, emirates) = 0
    and char_length(business_name) <= 100 and not public.is_blank(business_name)
    and char_length(email) <= 254 and public.is_email(email)
    and char_length(website) <= 308 and website ~* '^(https?:|\s*$)'
    and char_length(address) <= 300
    and lower(translate(emirates, '-', ' ')) in ('dubai', 'abu dhabi', 'sharjah', 'ajman', 'fujairah', 'ras al khaimah', 'umm al quwain')
    and cardinality(service_type) <= 8 and service_type <@ array['Mobile Car Wash', 'Steam Cleaning', 'Auto Detailing',
      'Waterless Wash', 'Eco-Friendly', '24/7 Services', 'Luxury Services', 'Fleet Services']
    and char_length(description) <= 2000
    and char_length(phone) <= 30 and phone !~ '[[:alpha:]<>]'
    and char_length(sender) <= 100
    and language ~ '^[a-z]{2}$'
  )
) not valid;

-- The price for a size of car in the details of a claim; null if it is none from 1 to 9,999 dirhams.
create function public.claimed_price(details jsonb, car text) returns numeric
  language sql immutable parallel safe
  return trim_scale(substring(details ->> ('price_' || car) from '^([1-9][0-9]{0,3}(?:\.[0-9]{1,2})?)$')::numeric);

alter table public.listing_submissions add constraint listing_submissions_claim check (
  status <> 'new' or sender = 'unknown' or num_nonnulls(note, result) > 0 or (
    (claimed_provider_id is null or claimed_provider_id > 0)
    and (details is null or (
      jsonb_typeof(details) = 'object'
      and (claimed_provider_id is not null or details - 'name_ar' = '{}')
      and details - array['name_ar', 'phone', 'whatsapp', 'hours', 'price', 'photos', 'price_small', 'price_suv', 'price_large'] = '{}'
      and not jsonb_path_exists(details, '$.* ? (@.type() <> "string")')
      and char_length(details ->> 'name_ar') <= 100
      and char_length(details ->> 'phone') <= 30 and details ->> 'phone' !~ '[[:alpha:]<>]'
      and char_length(details ->> 'whatsapp') <= 100
      and char_length(details ->> 'hours') <= 200
      and char_length(details ->> 'price') <= 100
      and details ->> 'photos' !~ '(^|\n)/' and public.is_picture_list(string_to_array(details ->> 'photos', E'\n'))
      and (details ->> 'price_small' is null or public.claimed_price(details, 'small') is not null)
      and (details ->> 'price_suv' is null or public.claimed_price(details, 'suv') is not null)
      and (details ->> 'price_large' is null or public.claimed_price(details, 'large') is not null)
    ))
  )
) not valid;

-- A single row, edited by staff.
create table public.submission_settings (
  id boolean primary key default true check (id),
  per_hour integer not null default 30 check (per_hour >= 0),
  unsigned_per_hour integer not null default 10 check (unsigned_per_hour >= 0),
  reviews_per_day integer not null default 10 check (reviews_per_day >= 0),
  keep_years integer not null default 7 check (keep_years > 0)
);
comment on column public.submission_settings.per_hour is 'Submissions allowed per sender and hour';
comment on column public.submission_settings.unsigned_per_hour is 'Submissions allowed per hour without the site''s signature, from all senders together';
comment on column public.submission_settings.reviews_per_day is 'Reviews allowed per sender and day';
comment on column public.submission_settings.keep_years is 'Years until delete_old_submissions deletes a submission; the privacy page states it';
alter table public.submission_settings enable row level security;
insert into public.submission_settings default values;

-- Whether a statement comes from a visitor, also for functions that run with the rights of their owner.
create function public.is_visitor() returns boolean
  language sql stable
  return coalesce(nullif(current_setting('role', true), 'none'), session_user) in ('anon', 'authenticated');

-- Admits what a visitor sends, whichever server sent it, and returns the sender as which it counts: null for a repeated request,
-- which is dropped silently. One beyond the limit is refused. The locks make both hold for concurrent requests. Only a sender that the
-- site has signed counts as one; all others, and those who name none, are one sender, 'unsigned', with a small limit.
create function public.admit_submission(submission_table text, request uuid, claimed_sender text, is_signed boolean) returns text
  language plpgsql set search_path = ''
as $$
declare
  counted_sender constant text := case when not is_signed or claimed_sender = 'unknown' then 'unsigned' else claimed_sender end;
  most integer;
  recent integer;
  is_known boolean;
begin
  if request is not null then
    perform pg_advisory_xact_lock(hashtextextended(request::text, 1));
    execute format('select exists (select from public.%I where request_id = $1)', submission_table) into is_known using request;
    if is_known then
      return null;
    end if;
  end if;

  perform pg_advisory_xact_lock(hashtextextended(counted_sender, 2));
  select case when not is_signed then unsigned_per_hour else per_hour end into most from public.submission_settings;
  select count(*) into recent from (
    select from public.submissions where sender = counted_sender and created_at > now() - interval '1 hour' limit most
  ) as counted;
  if recent >= most then
    -- A refusal rather than a failure: both backends map it to a 4xx, which clients do not retry.
    raise exception 'Too many submissions' using errcode = 'insufficient_privilege';
  end if;
  return counted_sender;
end
$$;
