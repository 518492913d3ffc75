-- What moderation and abuse control add to the two submission tables. Visitors write the columns of the specification and
-- two technical ones, `request_id` and `sender`; the others belong to the database and to staff.

alter table public.contact_submissions
  add column if not exists created_at timestamptz not null default now(),
  add column if not exists status text not null default 'new',
  add column if not exists request_id uuid,
  add column if not exists sender text not null default 'unknown';

alter table public.listing_submissions
  add column if not exists created_at timestamptz not null default now(),
  add column if not exists status text not null default 'new',
  add column if not exists request_id uuid,
  add column if not exists sender text not null default 'unknown',
  add column if not exists provider_id integer;

comment on column public.contact_submissions.status is 'new, accepted, rejected or spam';
comment on column public.listing_submissions.status is 'new, accepted, rejected or spam';
comment on column public.contact_submissions.request_id is 'The same for a repeated request, which is stored once';
comment on column public.listing_submissions.request_id is 'The same for a repeated request, which is stored once';
comment on column public.contact_submissions.sender is 'Keyed hash of the address that wrote; the address itself is never stored';
comment on column public.listing_submissions.sender is 'Keyed hash of the address that wrote; the address itself is never stored';
comment on column public.listing_submissions.provider_id is 'The provider that accept_listing made of it';

alter table public.contact_submissions drop constraint if exists contact_submissions_status_check;
alter table public.contact_submissions add constraint contact_submissions_status_check
  check (status in ('new', 'accepted', 'rejected', 'spam'));
alter table public.listing_submissions drop constraint if exists listing_submissions_status_check;
alter table public.listing_submissions add constraint listing_submissions_status_check
  check (status in ('new', 'accepted', 'rejected', 'spam'));

-- The forms check more (lib/forms); this holds for whoever has the site's key but not its forms, and lets pass all that
-- they accept. A website may be longer than its field by the "https://" that is put before it; a booking, all its values
-- at their longest, is below 4,000 characters. Submissions that are there already stay, and staff can give any of them
-- another status.
alter table public.contact_submissions drop constraint if exists contact_submissions_form;
alter table public.contact_submissions add constraint contact_submissions_form check (
  status <> 'new' or (
    num_nulls(name, email, message) = 0
    and char_length(name) <= 100 and btrim(name, E' \t\r\n') <> ''
    and char_length(email) <= 254 and email ~ '^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$'
    and char_length(phone) <= 30 and phone !~ '[[:alpha:]<>]'
    and char_length(message) <= 5000 and btrim(message, E' \t\r\n') <> ''
    and char_length(sender) <= 100
  )
) not valid;

alter table public.listing_submissions drop constraint if exists listing_submissions_form;
alter table public.listing_submissions add constraint listing_submissions_form check (
  status <> 'new' or (
    num_nulls(business_name, email, emirates) = 0
    and char_length(business_name) <= 100 and btrim(business_name, E' \t\r\n') <> ''
    and char_length(email) <= 254 and email ~ '^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$'
    and char_length(website) <= 308 and website ~* '^https?:'
    and char_length(address) <= 300
    and emirates in ('Dubai', 'Abu Dhabi', 'Sharjah', 'Ajman', 'Fujairah', 'Ras Al Khaimah', 'Umm Al Quwain')
    and cardinality(service_type) <= 8 and service_type <@ array['Mobile Car Wash', 'Steam Cleaning', 'Auto Detailing',
      'Waterless Wash', 'Eco-Friendly', '24/7 Services', 'Luxury Services', 'Fleet Services']
    and char_length(description) <= 2000
    and char_length(phone) <= 30 and phone !~ '[[:alpha:]<>]'
    and char_length(sender) <= 100
  )
) not valid;

create unique index if not exists contact_submissions_request on public.contact_submissions (request_id);
create unique index if not exists listing_submissions_request on public.listing_submissions (request_id);
create index if not exists contact_submissions_sender on public.contact_submissions (sender, created_at);
create index if not exists listing_submissions_sender on public.listing_submissions (sender, created_at);

-- One row, edited by staff.
create table if not exists public.submission_settings (
  id boolean primary key default true check (id),
  per_hour integer not null default 30 check (per_hour >= 0),
  keep_years integer not null default 7 check (keep_years > 0)
);
comment on column public.submission_settings.per_hour is 'Submissions that one sender may make within an hour';
comment on column public.submission_settings.keep_years is 'Years after which delete_old_submissions deletes, as the privacy page says';
alter table public.submission_settings enable row level security;
insert into public.submission_settings default values on conflict do nothing;

-- Before each insert of a visitor, whichever server it comes from: a repeated request is not stored again and not refused;
-- beyond the limit of its sender a submission is refused. The locks make both hold for requests at the same moment. What
-- names no sender does not come from the site's forms: all of it is one sender, 'unknown'. Staff may import what they like.
create or replace function public.admit_submission() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  most integer := (select per_hour from public.submission_settings);
  recent integer;
  is_known boolean;
begin
  if new.request_id is not null then
    perform pg_advisory_xact_lock(hashtextextended(new.request_id::text, 1));
    execute format('select exists (select from public.%I where request_id = $1)', tg_table_name)
      into is_known using new.request_id;
    if is_known then
      return null;
    end if;
  end if;

  perform pg_advisory_xact_lock(hashtextextended(new.sender, 2));
  select count(*) into recent from (
    select from public.contact_submissions where sender = new.sender and created_at > now() - interval '1 hour'
    union all
    select from public.listing_submissions where sender = new.sender and created_at > now() - interval '1 hour'
    limit most
  ) as counted;
  if recent >= most then
    -- A refusal and no failure: both backends answer it with a 4xx, which nobody repeats.
    raise exception 'Too many submissions of one sender' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

create or replace trigger admit_submission before insert on public.contact_submissions
  for each row when (current_user in ('anon', 'authenticated')) execute function public.admit_submission();
create or replace trigger admit_submission before insert on public.listing_submissions
  for each row when (current_user in ('anon', 'authenticated')) execute function public.admit_submission();

-- For staff: makes a provider of a listing submission and returns its id. Called again, it returns the same one.
create or replace function public.accept_listing(submission bigint) returns integer
  language plpgsql set search_path = ''
as $$
declare
  listing public.listing_submissions;
  place text;
begin
  select * into listing from public.listing_submissions where id = submission for update;
  if not found then
    raise exception 'There is no listing submission %', submission;
  end if;
  if listing.provider_id is not null then
    return listing.provider_id;
  end if;

  place := coalesce(nullif(trim(listing.address), ''), listing.emirates);
  if place not ilike '%' || listing.emirates || '%' then
    place := place || ', ' || listing.emirates;
  end if;
  insert into public.car_wash_locations
      (business_name, address, phone, website, website_valid, service_category, wash_type, service_location,
       service_description, eco_certified)
    values
      (listing.business_name, place, listing.phone, listing.website, false, listing.service_type[1],
       nullif(array_to_string(listing.service_type, ', '), ''),
       case when 'Mobile Car Wash' = any (listing.service_type) then 'mobile' end,
       listing.description, false)
    returning id into listing.provider_id;
  update public.listing_submissions
    set status = 'accepted', provider_id = listing.provider_id
    where id = submission;
  return listing.provider_id;
end
$$;
comment on function public.accept_listing(bigint) is 'Makes a provider of a listing submission and returns its id';

-- For staff: keeps the promise of the privacy page, and returns how many submissions it deleted. Every night, where the
-- extension pg_cron is switched on:
--   select cron.schedule('delete-old-submissions', '30 2 * * *', 'select public.delete_old_submissions()');
create or replace function public.delete_old_submissions() returns integer
  language sql set search_path = ''
as $$
  with kept (since) as (select now() - make_interval(years => keep_years) from public.submission_settings),
  messages as (delete from public.contact_submissions where created_at < (select since from kept) returning 1),
  listings as (delete from public.listing_submissions where created_at < (select since from kept) returning 1)
  select count(*)::integer from (select from messages union all select from listings) as deleted
$$;
comment on function public.delete_old_submissions() is 'Deletes submissions that are older than submission_settings.keep_years';
