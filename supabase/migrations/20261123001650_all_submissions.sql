-- What messages, listings and reviews have in common, for limits, the queue of staff and the outbox. Ids are texts, because those of
-- an owner's table may be uuids.

create function public.kind_of(submission public.contact_submissions) returns text
  language sql immutable parallel safe
  return case when submission.provider_id is not null then 'report'
    when submission.message like E'Booking request\n%' then 'booking' else 'message' end;

create function public.kind_of(submission public.listing_submissions) returns text
  language sql immutable parallel safe
  return case when submission.claimed_provider_id is null then 'listing' else 'claim' end;

create function public.kind_of(submission public.provider_reviews) returns text
  language sql immutable parallel safe
  return 'review';

create view public.submissions with (security_invoker = true) as
  select 'contact_submissions' as submission_table, public.kind_of(sent) as kind, id::text, created_at, sender, status::text, name, email,
      provider_id, language, note, answer
    from public.contact_submissions as sent
  union all
  select 'listing_submissions', public.kind_of(listing), id::text, created_at, sender,
      case status when 'accepted as new' then 'accepted' else status::text end, business_name, email, provider_id, language, note, answer
    from public.listing_submissions as listing
  union all
  select 'provider_reviews', public.kind_of(review), id::text, created_at, sender, status::text, name, email, provider_id, language, note, answer
    from public.provider_reviews as review;
comment on view public.submissions is 'Everything that visitors sent, decided or not; staff work with open_submissions';
