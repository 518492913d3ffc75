-- Nothing good is overwritten by nothing: what a claim says that the site does not understand, where it understood what is listed, stays
-- in `changes` as `not_taken`. And what to look at before a decision on a listing or a claim, as on a review.

select public.lock_tables('public.listing_submissions');

alter table public.listing_submissions add column hints text, add column turned_at timestamptz;
comment on column public.listing_submissions.hints is 'What the site found that needs a look; open_submissions has more';
comment on column public.listing_submissions.turned_at is
  'When staff made a claim of a new business, by its claimed_provider_id: then only what is better or new is proposed (a day, such as 2027-02-08, with or without a time)';
comment on column public.listing_submissions.changes is
  'What a claim would change, {column of the provider: {was, proposed}}: delete a column from it, or edit what is proposed, to accept the rest. What has not_taken instead of proposed stays as it is: rename it to proposed to take it. Empty until the site has compared it (an object, such as {"phone": "050 123 4567"})';

-- The columns that have one of some words say which.
do $$
declare
  typed record;
begin
  for typed in
    select rel.relname, col.attname, col_description(col.attrelid, col.attnum) as said,
      (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = col.atttypid) as words
    from pg_attribute as col join pg_class as rel on rel.oid = col.attrelid join pg_type as type on type.oid = col.atttypid
    where rel.relnamespace = 'public'::regnamespace and rel.relkind = 'r' and col.attnum > 0 and not col.attisdropped and type.typtype = 'e'
  loop
    execute format('comment on column public.%I.%I is %L', typed.relname, typed.attname,
      concat_ws(' ', typed.said, '(one of: ' || typed.words || ')'));
  end loop;
end
$$;

-- What the site compares of a listing: facts of the business, none of a person. When staff edit them, the comparison no longer holds.
create or replace function public.compared_fields(listing public.listing_submissions) returns jsonb
  language sql immutable parallel safe
  return jsonb_build_object('business_name', listing.business_name, 'address', listing.address, 'emirates', listing.emirates,
    'phone', listing.phone, 'website', listing.website, 'description', listing.description, 'details', listing.details,
    'claimed_provider_id', listing.claimed_provider_id, 'is_turned', listing.turned_at is not null);

-- Writes comparisons of the site, [{id, of, changes, duplicates, missing, hints}], of listings that are still what was compared.
create or replace function public.write_comparisons(comparisons jsonb) returns void
  language sql set search_path = ''
as $$
  update public.listing_submissions as listing
    set changes = coalesce(listing.changes, compared.changes), duplicates = compared.duplicates, missing = compared.missing, hints = compared.hints
    from jsonb_to_recordset(comparisons) as compared (id text, "of" text, changes jsonb, duplicates text, missing text, hints text)
    where listing.id::text = compared.id and status = 'new' and md5(public.compared_fields(listing)::text) = compared.of
$$;

create or replace function public.before_listing() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.details := public.filled_details(new.details);
  if tg_op = 'INSERT' then
    if new.comparison is not null then
      select * into new.changes, new.duplicates, new.missing, new.hints
        from jsonb_to_record(new.comparison::jsonb) as compared (changes jsonb, duplicates text, missing text, hints text);
      new.comparison := null;
    end if;
    -- Staff may also enter a business and accept it at once.
    if new.status <> 'new' and new.provider_id is null then
      new := public.decide_listing('new', new);
    end if;
    return new;
  end if;
  if new.claimed_provider_id is null then
    new.turned_at := null;
  elsif old.claimed_provider_id is null then
    new.turned_at := now();
  end if;
  -- What was accepted has changed the provider meanwhile.
  if public.compared_fields(new) <> public.compared_fields(old) or new.status = 'new' and old.status in ('accepted', 'accepted as new') then
    new.changes := null;
    new.duplicates := null;
    new.missing := null;
    new.hints := null;
  end if;
  -- What `result` said does not hold for another provider, or for none.
  if new.claimed_provider_id is distinct from old.claimed_provider_id and new.status = old.status then
    new.result := case when new.claimed_provider_id is null then 'Now a new business.'
      when not exists (select from public.car_wash_locations where id = new.claimed_provider_id)
        then format('There is no provider %s: correct claimed_provider_id, or empty it.', new.claimed_provider_id)
      else format('Now a claim of provider %s: open_submissions shows its changes in a minute%s.', new.claimed_provider_id,
        case when old.claimed_provider_id is null then ', of what is better or new' end) end;
  end if;
  if new.status <> old.status then
    new := public.decide_listing(old.status, new);
    if new.status = 'new' and new.provider_id is null and old.provider_id is not null then
      new.result := format('Reopened, because provider %s was deleted.', old.provider_id);
    end if;
  end if;
  return new;
end
$$;

-- What a claim leaves as it is although its sender may expect otherwise, and what says less than before; null if nothing.
create or replace function public.claim_remarks(listing public.listing_submissions) returns text
  language sql stable set search_path = ''
as $$
  select nullif(concat_ws(' ',
    (select string_agg(format('%s stays, because “%s” is %s: rename not_taken to proposed in changes to take it.', field,
        left(public.readable_value(change -> 'not_taken'), 100), change ->> 'why'), ' ' order by field)
      from jsonb_each(listing.changes) as sent (field, change) where change ? 'not_taken' and not change ? 'proposed'),
    (select string_agg(format('Look at %s: it %s than what was listed.', field, change ->> 'look'), ' ' order by field)
      from jsonb_each(listing.changes) as sent (field, change) where change ? 'look' and change ? 'proposed'),
    (select format('The menu stays%s: correct it in provider_menu_items.',
        case when bool_or((kind is null or kind not in ('interior', 'detailing', 'extra', 'package')) and offer_until is null) then ' and decides the prices' end)
      from public.provider_menu_items where provider_id = provider.id and taken ?| '{price_range,price_small,price_suv,price_large}'
      having count(*) > 0),
    case when taken ? 'phone' and not taken ? 'whatsapp_handle' and not public.is_blank(provider.whatsapp_handle)
      and public.last_digits(provider.whatsapp_handle) is distinct from public.last_digits(taken ->> 'phone')
      then format('WhatsApp stays %s: ask whether that number still holds.', provider.whatsapp_handle) end), '')
  from public.car_wash_locations as provider
  cross join lateral (
    select coalesce(jsonb_object_agg(field, proposed), '{}') from public.claimed_changes(listing) where not is_stale) as made (taken)
  where provider.id = listing.claimed_provider_id
$$;

-- Whether a text, as `lower_text` returns it, has the address of a website or an email address.
create function public.has_link(lowered text) returns boolean
  language sql immutable parallel safe
  return lowered ~ '(https?:|www\.|wa\.me|\m[a-z0-9-]+\.(com|net|org|ae|info|shop|site|online|me|io|co|ly|link|example)\M)';
create function public.has_email(lowered text) returns boolean
  language sql immutable parallel safe
  return lowered ~ '[^\s@]+@[^\s@]+\.[^\s@]';

-- What an editor should look at before publishing a review; null if nothing stands out.
create or replace function public.review_hints(review public.provider_reviews) returns text
  language sql stable set search_path = ''
as $$
  select string_agg(hint, E'\n' order by place)
  from (select public.lower_text(review.name || ' ' || review.text)) as lowered (written)
  cross join lateral (
    select 1, format('%s reviews from one sender within a day', review.of_sender) where review.of_sender > 1
    union all
    select 2, format('the same text stands in review %s of provider %s', other.id, other.provider_id)
      from (select id, provider_id from public.provider_reviews
        where text_key = review.text_key and id <> review.id order by id limit 3) as other
    union all
    select 3, format('the same email address reviewed this provider%s: review %s, %s',
        case when abs(extract(epoch from other.created_at - review.created_at)) < 30 * 86400 then ' within 30 days' end, other.id, other.status)
      from (select id, status, created_at from public.provider_reviews
        where email_key = review.email_key and provider_id = review.provider_id and id <> review.id order by id limit 3) as other
    union all
    select 4, 'contains a link' where public.has_link(written)
    union all
    select 5, 'contains an email address' where public.has_email(written)
    union all
    select 6, 'contains a phone number'
      where regexp_replace(written, '\m[0-9]{1,4}([./-])[0-9]{1,2}\1[0-9]{1,4}\M', '', 'g') ~ '([0-9][\s().+-]*){7}'
    union all
    select 7, format('the text is not in the language of the form (%s)', review.language)
      where review.text_language is distinct from review.language
    union all
    select 8, 'this provider is not listed' where not public.is_listed_provider(review.provider_id)
  ) as found (place, hint)
$$;

-- The same for a listing or a claim. Its website, photos and chat are meant to be links.
create function public.listing_hints(listing public.listing_submissions) returns text
  language sql stable set search_path = ''
as $$
  select string_agg(hint, E'\n' order by place)
  from (select public.lower_text(concat_ws(' ', listing.business_name, listing.address, listing.description,
    (select string_agg(value, ' ') from jsonb_each_text(case jsonb_typeof(listing.details) when 'object' then listing.details end)
      where key not in ('photos', 'whatsapp'))))) as lowered (written)
  cross join lateral (
    select 1, format('there is no provider %s: correct claimed_provider_id, or empty it', listing.claimed_provider_id)
      where listing.claimed_provider_id is not null
        and not exists (select from public.car_wash_locations where id = listing.claimed_provider_id)
    union all
    select 2, listing.hints where not public.is_blank(listing.hints)
    union all
    select 3, 'contains a script or HTML' where written ~ '<[a-z/!]|javascript:'
    union all
    select 4, 'contains a link' where public.has_link(written)
    union all
    select 5, 'contains an email address' where public.has_email(written)
  ) as found (place, hint)
$$;

-- The open listings that may be the same business as a new one, one a line.
create function public.listings_of_same_business(listing public.listing_submissions) returns text
  language sql stable set search_path = ''
as $$
  select string_agg(format('listing %s is open, too (same %s)', other.id, concat_ws(', same ',
      case when has_same_name then 'name' end, case when has_same_phone then 'phone' end, case when has_same_website then 'website' end)),
    E'\n' order by other.id)
  from public.listing_submissions as other
  cross join lateral (select
    lower(btrim(other.business_name)) = lower(btrim(listing.business_name)) and other.emirates = listing.emirates,
    coalesce(public.last_digits(coalesce(nullif(btrim(other.phone), ''), other.details ->> 'phone'))
      = public.last_digits(coalesce(nullif(btrim(listing.phone), ''), listing.details ->> 'phone')), false),
    coalesce(not public.is_blank(listing.website) and public.is_same_website(other.website, listing.website), false)
  ) as same (has_same_name, has_same_phone, has_same_website)
  where other.claimed_provider_id is null and other.status = 'new' and other.id <> listing.id
    and (has_same_name or has_same_phone or has_same_website)
$$;

-- What is waiting for staff, most urgent first, against the promises of the site.
create or replace view public.open_submissions with (security_invoker = true) as
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
            (12, 'photos', details ->> 'photos'), (13, 'trade licence', details ->> 'licence_number')
          ) as given (place, fact, value) where not public.is_blank(value)),
        case when claimed_provider_id is not null then case
          when not exists (select from public.car_wash_locations where id = claimed_provider_id) then 'there is no provider ' || claimed_provider_id
          when changes is null then 'not compared'
          else nullif(concat_ws(E'\n',
            (select string_agg(format(case when change.is_stale then '%s: %s → %s (not taken: it is %s by now)' else '%s: %s → %s' end,
                change.field, coalesce(public.readable_value(change.was), '(empty)'), public.readable_value(change.proposed),
                coalesce(public.readable_value(change.present), '(empty)')), E'\n' order by change.rank)
              from public.claimed_changes(listing) as change),
            public.claim_remarks(listing)), '') end end,
        case when claimed_provider_id is null then nullif(concat_ws(E'\n',
            case when missing is null then 'not compared' else nullif(duplicates, '') end, public.listings_of_same_business(listing)), '')
        else (
          select string_agg(format('claim %s (%s) is of the same provider', other.id, other.email), E'\n' order by other.id)
          from public.listing_submissions as other
          where other.claimed_provider_id = listing.claimed_provider_id and other.id <> listing.id and other.status = 'new') end,
        public.listing_hints(listing), note, result, 'listing_submissions'
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

revoke execute on function public.has_link(text), public.has_email(text), public.listing_hints(public.listing_submissions),
  public.listings_of_same_business(public.listing_submissions) from public, anon, authenticated;
grant execute on function public.has_link(text), public.has_email(text), public.listing_hints(public.listing_submissions),
  public.listings_of_same_business(public.listing_submissions) to service_role;

notify pgrst, 'reload schema';
