-- The queue of staff: everything that they need to decide on an open submission, in one row.

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

-- Messages are answered within 24 hours, reviews read within two days, listings and reports within 2-3 business days.
create function public.submission_due(kind text, received timestamptz) returns timestamptz
  language sql stable set search_path = ''
as $$
  select case
    when kind in ('message', 'booking') then received + interval '24 hours'
    when kind = 'review' then received + interval '48 hours'
    else public.review_due(received) end
$$;

-- What is waiting for staff, most urgent first, against the promises of the site.
create view public.open_submissions with (security_invoker = true) as
  select kind, id, due_at, due_at < now() as is_late, created_at as received_at, name, contact, provider_id,
    (select business_name from public.car_wash_locations as provider where provider.id = submission.provider_id) as provider_name,
    text, language, facts, changes, duplicates, hints, note, result, decide_in
  from (
    select public.kind_of(sent) as kind, id::text, created_at, name, concat_ws(E'\n', email, phone) as contact, provider_id,
        message as text, language,
        (select format('review %s (%s): %s', review.id, review.status, review.text)
          from public.provider_reviews as review where review.id = sent.review_id) as facts,
        null as changes, null as duplicates, null as hints, note, result, 'contact_submissions' as decide_in
      from public.contact_submissions as sent where status = 'new'
    union all
    select public.kind_of(listing), id::text, created_at, business_name,
        concat_ws(E'\n', email, phone), claimed_provider_id, description, language,
        (select string_agg(fact || ': ' || value, E'\n' order by place)
          from (values (0, 'name in Arabic', details ->> 'name_ar'), (1, 'address', address), (2, 'emirate', emirates), (3, 'website', website),
            (4, 'services', array_to_string(service_type, ', ')), (5, 'phone', details ->> 'phone'),
            (6, 'WhatsApp', details ->> 'whatsapp'), (7, 'hours', details ->> 'hours'), (8, 'price', details ->> 'price'),
            (9, 'price for a small car', details ->> 'price_small'), (10, 'price for an SUV', details ->> 'price_suv'),
            (11, 'price for a large car', details ->> 'price_large'),
            (12, 'photos', details ->> 'photos')
          ) as given (place, fact, value) where not public.is_blank(value)),
        case when claimed_provider_id is not null then case when changes is null then 'not compared'
          else nullif(concat_ws(E'\n',
            (select string_agg(format(case when change.is_stale then '%s: %s → %s (not taken: it is %s by now)' else '%s: %s → %s' end,
                change.field, coalesce(public.readable_value(change.was), '(empty)'), public.readable_value(change.proposed),
                coalesce(public.readable_value(change.present), '(empty)')), E'\n' order by change.rank)
              from public.claimed_changes(listing) as change),
            public.claim_remarks(listing)), '') end end,
        case when claimed_provider_id is null then case when missing is null then 'not compared' else nullif(duplicates, '') end
        else (
          select string_agg(format('claim %s (%s) is of the same provider', other.id, other.email), E'\n' order by other.id)
          from public.listing_submissions as other
          where other.claimed_provider_id = listing.claimed_provider_id and other.id <> listing.id and other.status = 'new') end,
        null, note, result, 'listing_submissions'
      from public.listing_submissions as listing where status = 'new'
    union all
    select public.kind_of(review), id::text, created_at, name, email, provider_id, text, language,
        concat_ws(E'\n', 'stars: ' || stars, 'services: ' || nullif(array_to_string(kinds, ', '), ''), 'car: ' || car,
          'visited: ' || to_char(visited_in, 'YYYY-MM')),
        null, null, public.review_hints(review), note, result, 'provider_reviews'
      from public.provider_reviews as review where status = 'new'
  ) as submission
  cross join lateral (select public.submission_due(kind, created_at)) as promise (due_at)
  order by due_at, kind, created_at, id;
comment on view public.open_submissions is
  'What waits for a decision, with the dates that the site promises. Decide in the table named in decide_in, by its status';
