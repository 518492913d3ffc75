-- What staff do with submissions in the SQL Editor of Supabase Studio; docs/staff.md has the steps.

-- The canonical form of a website, for comparison.
create function public.web_name_of(website text) returns text
  language sql immutable parallel safe
  return regexp_replace(lower(website), '^https?://(www\.)?|/$', '', 'g');

-- The changes that a claim would make to its provider, one row per column. Empty fields leave the column alone, and a
-- number or address that differs only in spelling is not a change. A new phone or website is no longer marked as checked.
create function public.listing_changes(submission bigint) returns table (field text, now text, proposed text)
  language sql stable set search_path = ''
as $$
  with change as (
    select rank, field, now, proposed, provider.website_valid, provider.mobile_validation
    from public.listing_submissions listing
    join public.car_wash_locations provider on provider.id = listing.claimed_provider_id
    cross join lateral (select coalesce(nullif(btrim(listing.address), ''), provider.address)) as claimed (place)
    cross join lateral (values
      (1, 'business_name', provider.business_name, listing.business_name),
      (2, 'address', provider.address, case
        when place is null then listing.emirates
        when lower(replace(listing.emirates, ' ', '-')) = any (public.emirates_of(place)) then place
        else place || ', ' || listing.emirates end),
      (3, 'phone', provider.phone, details ->> 'phone'),
      (5, 'whatsapp_handle', provider.whatsapp_handle, details ->> 'whatsapp'),
      (6, 'website', provider.website, listing.website),
      (8, 'service_description', provider.service_description, listing.description),
      (9, 'opening_hours', provider.opening_hours, details ->> 'hours'),
      (10, 'price_range', provider.price_range, details ->> 'price')
    ) as field (rank, field, now, proposed)
    cross join lateral (select
      regexp_replace(btrim(now), '\s+', ' ', 'g'), regexp_replace(btrim(proposed), '\s+', ' ', 'g')
    ) as written (was, becomes)
    where listing.id = submission and becomes <> '' and case field
      when 'phone' then coalesce(nullif(public.phones_of(was), '{}'), array[was])
        is distinct from coalesce(nullif(public.phones_of(becomes), '{}'), array[becomes])
      when 'whatsapp_handle' then lower(coalesce(public.chat_name_of(was), was))
        is distinct from lower(coalesce(public.chat_name_of(becomes), becomes))
      when 'website' then public.web_name_of(was) is distinct from public.web_name_of(becomes)
      else was is distinct from becomes end
  )
  select field, now, proposed from (
    select rank, field, now, proposed from change
    union all select 4, 'mobile_validation', 'true', 'false' from change where field = 'phone' and mobile_validation
    union all select 7, 'website_valid', 'true', 'false' from change where field = 'website' and website_valid
  ) as changed
  order by rank
$$;
comment on function public.listing_changes(bigint) is 'The changes that accept_listing would make for a claim';

-- Creates a provider for a new business and returns its id.
create function public.create_provider(listing public.listing_submissions) returns integer
  language sql set search_path = ''
as $$
  insert into public.car_wash_locations (business_name, address, phone, website, website_valid, service_category, wash_type,
    service_location, service_description, eco_certified)
  select listing.business_name, case when place ilike '%' || listing.emirates || '%' then place
      else place || ', ' || listing.emirates end,
    listing.phone, listing.website, false, listing.service_type[1],
    nullif(array_to_string(listing.service_type, ', '), ''),
    case when 'Mobile Car Wash' = any (listing.service_type) then 'mobile' end, listing.description, false
  from coalesce(nullif(trim(listing.address), ''), listing.emirates) as place
  returning id
$$;

-- Creates a provider for a new business immediately. For a claim, reports the changes, and applies them once
-- confirmed. Idempotent: calling it again returns the same provider.
create function public.accept_listing(submission bigint, confirmed boolean default false)
  returns table (provider integer, outcome text, field text, now text, proposed text)
  language plpgsql set search_path = ''
as $$
declare
  listing public.listing_submissions;
  changes jsonb;
begin
  select * into listing from public.listing_submissions where id = submission for update;
  if not found then
    raise exception 'There is no listing submission %', submission;
  end if;
  provider := coalesce(listing.provider_id, listing.claimed_provider_id);

  if listing.provider_id is not null then
    outcome := 'already accepted';
    return next;
    return;
  end if;

  if listing.claimed_provider_id is not null then
    perform from public.car_wash_locations where id = listing.claimed_provider_id for update;
    if not found then
      raise exception 'Provider % no longer exists', listing.claimed_provider_id;
    end if;
    select jsonb_object_agg(change.field, change.proposed) into changes from public.listing_changes(submission) as change;
    if changes is null then
      outcome := 'nothing to change';
      return next;
    end if;
    return query
      select listing.claimed_provider_id, case when confirmed then 'changed' else 'would change' end, change.*
      from public.listing_changes(submission) as change;
    if not confirmed then
      return;
    end if;
    update public.car_wash_locations as location
      set (business_name, address, phone, mobile_validation, whatsapp_handle, website, website_valid, service_description,
        opening_hours, price_range) = (
          select business_name, address, phone, mobile_validation, whatsapp_handle, website, website_valid,
            service_description, opening_hours, price_range
          from jsonb_populate_record(location, changes))
      where location.id = listing.claimed_provider_id and changes is not null;
  else
    provider := public.create_provider(listing);
    outcome := 'created';
    return next;
  end if;
  update public.listing_submissions set status = 'accepted', provider_id = provider where id = submission;
end
$$;
comment on function public.accept_listing(bigint, boolean) is
  'Creates the provider of a new business; for a claim, reports the changes and applies them once confirmed';

create function public.reject_listing(submission bigint, reason text) returns void
  language plpgsql set search_path = ''
as $$
begin
  update public.listing_submissions set status = 'rejected', rejection_reason = reason
    where id = submission and provider_id is null;
  if not found then
    raise exception 'There is no open listing submission %', submission;
  end if;
end
$$;
comment on function public.reject_listing(bigint, text) is 'Rejects a listing submission and keeps the reason for staff';

create function public.mark_spam(kind text, submission bigint) returns void
  language plpgsql set search_path = ''
as $$
begin
  if kind in ('message', 'booking', 'report') then
    update public.contact_submissions set status = 'spam' where id = submission;
  elsif kind in ('listing', 'claim') then
    update public.listing_submissions set status = 'spam' where id = submission and provider_id is null;
  else
    raise exception 'Unknown kind "%": use message, booking, report, listing or claim', kind;
  end if;
  if not found then
    raise exception 'There is no open % %', kind, submission;
  end if;
end
$$;
comment on function public.mark_spam(text, bigint) is 'Marks a submission as spam; kind and id as in open_submissions';

-- The end of the third UAE business day after a submission arrived; Saturday and Sunday do not count.
create function public.review_due(received timestamptz) returns timestamptz
  language sql stable set search_path = ''
as $$
  select (day + 1)::timestamp at time zone 'Asia/Dubai'
  from generate_series(1, 7) as step,
    lateral (select (received at time zone 'Asia/Dubai')::date + step) as later (day)
  where extract(isodow from day) < 6
  order by day offset 2 limit 1
$$;

-- What is waiting for staff, most urgent first, against the promises of the site: messages answered within 24 hours,
-- listings and reports reviewed within 2-3 business days.
create view public.open_submissions with (security_invoker = true) as
  select kind, id, created_at as received_at, due_at, due_at < now() as is_late, name, email, provider_id, text
  from (
    select case when provider_id is not null then 'report' when message like E'Booking request\n%' then 'booking' else 'message' end
        as kind, id, created_at, name, email, provider_id, message as text
      from public.contact_submissions where status = 'new'
    union all
    select case when claimed_provider_id is null then 'listing' else 'claim' end,
        id, created_at, business_name, email, claimed_provider_id, description
      from public.listing_submissions where status = 'new'
  ) as submission
  cross join lateral (select case
    when kind in ('message', 'booking') then created_at + interval '24 hours' else public.review_due(created_at) end
  ) as promise (due_at)
  order by due_at, kind, id;
comment on view public.open_submissions is 'New submissions with the due dates that the site promises';
