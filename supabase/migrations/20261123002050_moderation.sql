-- Staff decide in the table: changing the status of a submission in Studio is the decision. A trigger carries it out once and
-- says in `result` what it did. If that is impossible, the status stays as it was, and `result` says what to do.

-- What the site compares of a listing: facts of the business, none of a person. When staff edit them, the comparison no longer holds.
create function public.compared_fields(listing public.listing_submissions) returns jsonb
  language sql immutable parallel safe
  return jsonb_build_object('business_name', listing.business_name, 'address', listing.address, 'emirates', listing.emirates,
    'phone', listing.phone, 'website', listing.website, 'description', listing.description, 'details', listing.details,
    'claimed_provider_id', listing.claimed_provider_id);

-- What the site has to compare: claims once, new businesses as long as they are open, because providers come and go meanwhile.
create function public.listings_to_compare() returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(fields || jsonb_build_object('id', id::text, 'of', md5(fields::text), 'duplicates', duplicates, 'missing', missing)), '[]')
  from (
    select id, duplicates, missing, public.compared_fields(listing) as fields
    from public.listing_submissions as listing
    where status = 'new' and case when claimed_provider_id is null then true
      else changes is null and exists (select from public.car_wash_locations as provider where provider.id = claimed_provider_id) end
    order by claimed_provider_id is null and missing is not null, id
    limit 100
  ) as waiting
$$;

-- Writes comparisons of the site, [{id, of, changes, duplicates, missing}], of listings that are still what was compared.
create function public.write_comparisons(comparisons jsonb) returns void
  language sql set search_path = ''
as $$
  update public.listing_submissions as listing
    set changes = coalesce(listing.changes, compared.changes), duplicates = compared.duplicates, missing = compared.missing
    from jsonb_to_recordset(comparisons) as compared (id text, "of" text, changes jsonb, duplicates text, missing text)
    where listing.id::text = compared.id and status = 'new' and md5(public.compared_fields(listing)::text) = compared.of
$$;

-- The changes that a claim would make to its provider, one row per column: of `changes` these columns and no others. A fact that
-- somebody changed after the comparison stays. A new phone or website is no longer marked as checked.
create function public.claimed_changes(listing public.listing_submissions)
  returns table (rank numeric, field text, was jsonb, present jsonb, proposed jsonb, is_stale boolean)
  language sql stable set search_path = ''
as $$
  with change as (
    select place as rank, name as field, nullif(change -> 'was', 'null') as was, nullif(fact -> name, 'null') as present,
      change -> 'proposed' as proposed, fact
    from public.car_wash_locations as provider
    cross join lateral (select to_jsonb(provider)) as listed (fact)
    cross join unnest('{business_name,name_ar,address,phone,whatsapp_handle,website,service_description,opening_hours,price_range,
      price_small,price_suv,price_large,photo_urls}'::text[]) with ordinality as claimable (name, place)
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

-- A value of a provider as people read it.
create function public.readable_value(value jsonb) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select case when jsonb_typeof(value) = 'array' then (select string_agg(line, E'\n') from jsonb_array_elements_text(value) as line)
    else value #>> '{}' end
$$;

-- The last eight digits of a phone, by which the same number in another spelling is found; null for shorter ones and call centres.
create function public.last_digits(phone text) returns text
  language sql immutable parallel safe
  return substring(regexp_replace(phone, '[^0-9]+', '', 'g') from '^(?!(?:00)?(?:971)?[68]00)[0-9]*([0-9]{8})$');

-- What a claim leaves as it is although its sender may expect otherwise; null if nothing.
create function public.claim_remarks(listing public.listing_submissions) returns text
  language sql stable set search_path = ''
as $$
  select nullif(concat_ws(' ',
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

-- A provider that may be the same as a new business, as `duplicates` names it: a guard against one that the site did not see yet.
create function public.obvious_duplicate(listing public.listing_submissions) returns text
  language sql stable set search_path = ''
as $$
  select format('%s %s (same %s)', id, business_name, case when has_same_phone then 'phone' else 'name' end)
  from public.car_wash_locations as provider
  cross join lateral (select coalesce(public.last_digits(phone)
    = public.last_digits(coalesce(nullif(btrim(listing.phone), ''), listing.details ->> 'phone')), false)) as phones (has_same_phone)
  where not public.is_blank(business_name) and (has_same_phone or lower(btrim(business_name)) = lower(btrim(listing.business_name))
    and (public.is_blank(address) or strpos(lower(address), lower(listing.emirates)) > 0))
  order by id limit 1
$$;

-- The days and sources of facts that an owner gives today.
create function public.owner_checks(given jsonb) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from (values ('phone', 'phone'), ('opening_hours', 'hours'), ('price_range', 'price'), ('price_small', 'price'),
    ('price_suv', 'price'), ('price_large', 'price'), ('address', 'place')) as fact (field, name)
  cross join lateral (values
    (name || '_checked_on', to_jsonb((now() at time zone 'Asia/Dubai')::date)), (name || '_source', '"owner"')) as written (key, value)
  where given ->> field is not null
$$;

-- The facts of a new business, by column of the provider that it becomes.
create function public.business_values(listing public.listing_submissions) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'business_name', listing.business_name,
    'name_ar', nullif(btrim(listing.details ->> 'name_ar'), ''),
    'address', case when place ilike '%' || listing.emirates || '%' then place else place || ', ' || listing.emirates end,
    'phone', coalesce(nullif(btrim(listing.phone), ''), listing.details ->> 'phone'),
    'whatsapp_handle', listing.details ->> 'whatsapp',
    'website', listing.website,
    'website_valid', false,
    'service_category', listing.service_type[1],
    'wash_type', nullif(array_to_string(listing.service_type, ', '), ''),
    'service_location', case when 'Mobile Car Wash' = any (listing.service_type) then 'mobile' end,
    'service_description', listing.description,
    'opening_hours', listing.details ->> 'hours',
    'price_range', listing.details ->> 'price',
    'price_small', public.claimed_price(listing.details, 'small'),
    'price_suv', public.claimed_price(listing.details, 'suv'),
    'price_large', public.claimed_price(listing.details, 'large'),
    'photo_urls', string_to_array(nullif(listing.details ->> 'photos', ''), E'\n'),
    'eco_certified', false))
  from coalesce(nullif(btrim(listing.address), ''), listing.emirates) as place
$$;

-- Creates the provider of a new business, unless it was created before or resembles another one. Raises an exception that tells
-- staff what to do.
create function public.accept_business(listing public.listing_submissions, out provider integer, out result text)
  language plpgsql set search_path = ''
as $$
declare
  given constant jsonb := public.business_values(listing);
  likely text;
begin
  -- A provider that was created before the submission was reopened.
  select id into provider from public.car_wash_locations
    where id = listing.provider_id and id is distinct from listing.claimed_provider_id;
  if found then
    result := format('Provider %s had already been created.', provider);
    return;
  end if;
  if listing.status = 'accepted' then
    likely := coalesce(nullif(split_part(listing.duplicates, E'\n', 1), ''), public.obvious_duplicate(listing));
    if likely is not null then
      raise exception 'this looks like provider %. Enter % in claimed_provider_id to change that one, or choose "accepted as new".',
        likely, split_part(likely, ' ', 1);
    end if;
    if listing.missing is null then
      raise exception 'the site has not compared this with the directory yet. Choose "accepted" again in a minute, or "accepted as new" now.';
    end if;
  end if;
  provider := public.write_row('car_wash_locations', null, true, given || public.owner_checks(given));
  result := format('Provider %s created%s.', provider, '; still missing: ' || nullif(listing.missing, ''));
end
$$;

-- Changes the provider of a claim. Raises an exception if that cannot be done.
create function public.accept_claim(listing public.listing_submissions, out provider integer, out result text)
  language plpgsql set search_path = ''
as $$
declare
  outer_keep constant text := current_setting('lamaa.keep', true);
  changes jsonb;
  fields text;
  stale text;
  remarks text;
begin
  select id into provider from public.car_wash_locations where id = listing.claimed_provider_id for update;
  if not found then
    raise exception 'there is no provider %. Correct claimed_provider_id, or choose "accepted as new".', listing.claimed_provider_id;
  end if;
  if listing.changes is null then
    raise exception 'the site has not compared this with provider % yet. Choose "accepted" again in a minute.', provider;
  end if;
  select coalesce(jsonb_object_agg(field, proposed) filter (where not is_stale), '{}'),
      string_agg(field, ', ' order by rank) filter (where not is_stale), string_agg(field, ', ' order by rank) filter (where is_stale)
    into changes, fields, stale from public.claimed_changes(listing);
  remarks := concat_ws(' ', 'Not taken, because it was changed meanwhile: ' || stale || '.', public.claim_remarks(listing));
  if fields is null then
    result := concat_ws(' ', format('Provider %s stays as it is: there is nothing to change.', provider), nullif(remarks, ''));
    return;
  end if;
  changes := changes || public.owner_checks(changes)
    -- The page shows these prices beside a menu that the owner did not send.
    || case when changes ?| '{price_range,price_small,price_suv,price_large}'
        and exists (select from public.provider_menu_items where provider_id = provider)
      then '{"price_checked_on": null, "price_source": null}'::jsonb else '{}' end;
  perform set_config('lamaa.keep', 'checks', true);
  perform public.write_row('car_wash_locations', provider::text, false, changes);
  perform set_config('lamaa.keep', outer_keep, true);
  result := concat_ws(' ', format('Provider %s changed: %s.', provider, fields), nullif(remarks, ''));
end
$$;

-- What a decision may follow: only open submissions are accepted, and what was accepted is reopened first, unless nothing is left
-- of what was sent. Returns why not.
create function public.refusal_of_decision(before text, decision text, is_erased boolean) returns text
  language sql immutable parallel safe
  return case
    when decision = 'new' and is_erased
      then 'Not done: what was sent has been deleted, 90 days after the decision. There is nothing left to decide on.'
    when before = 'new' or decision = 'new' or before in ('rejected', 'spam') and decision in ('rejected', 'spam') then null
    else format('Not done: this is %s. To decide again, set the status to "new" first.', before) end;

-- What `result` says of a decision that does nothing else.
create function public.result_of_decision(decision text, accepted text) returns text
  language sql immutable parallel safe
  return case decision when 'new' then 'Reopened.' when 'rejected' then 'Rejected.' when 'spam' then 'Marked as spam.' else accepted end;

-- What an earlier decision on a listing left in the directory, and how to take it back; null if nothing.
create function public.standing_decision(listing text) returns text
  language sql stable set search_path = ''
as $$
  select format(case when history.before is null then 'Provider %s is still in the directory: to remove it, set undo in row %s of provider_history.'
    else 'Provider %s keeps the changes: to take them back, set undo in row %s of provider_history.' end, provider.id, history.id)
  from public.provider_history as history join public.car_wash_locations as provider on provider.id = history.provider_id
  where way = 'decision' and source = listing and not undo
  order by history.id desc limit 1
$$;

-- Carries out what staff decided on a listing, and returns it as it is then.
create function public.decide_listing(before public.listing_status, listing public.listing_submissions) returns public.listing_submissions
  language plpgsql set search_path = ''
as $$
declare
  outer_change constant text := current_setting('lamaa.change', true);
  refusal constant text := public.refusal_of_decision(before::text, listing.status::text, listing.business_name = '');
begin
  if refusal is not null then
    listing.status := before;
    listing.result := refusal;
    return listing;
  end if;
  if listing.status in ('accepted', 'accepted as new') then
    -- Two listings of the same business, accepted at the same time, would not see each other.
    perform pg_advisory_xact_lock(hashtext('public.decide_listing'));
    begin
      perform set_config('lamaa.change', 'decision:' || listing.id, true);
      if listing.status = 'accepted as new' and exists (select from public.car_wash_locations where id = listing.claimed_provider_id) then
        raise exception 'this is a claim of provider %. Choose "accepted" to change that one, or empty claimed_provider_id first.',
          listing.claimed_provider_id;
      end if;
      if listing.status = 'accepted' and listing.claimed_provider_id is not null then
        select * into listing.provider_id, listing.result from public.accept_claim(listing);
      else
        select * into listing.provider_id, listing.result from public.accept_business(listing);
      end if;
      perform set_config('lamaa.change', outer_change, true);
    exception when raise_exception or integrity_constraint_violation or data_exception then
      listing.status := before;
      listing.result := 'Not done: ' || sqlerrm;
      return listing;
    end;
  else
    listing.result := concat_ws(' ', public.result_of_decision(listing.status::text, null), public.standing_decision(listing.id::text));
  end if;
  listing.decided_at := case when listing.status <> 'new' then now() end;
  listing.answer := listing.answer and listing.status <> 'new';
  return listing;
end
$$;

-- Admits what a visitor sends; a repeated request is dropped. A comparison of a listing is the site's if it has signed it as well.
create function public.admit_visitor() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  comparison constant text := case tg_table_name when 'listing_submissions' then to_jsonb(new) ->> 'comparison' end;
  is_signed boolean;
begin
  if public.is_visitor() then
    is_signed := public.is_signed(new.sender_signature,
      array[tg_table_name::text, new.request_id::text, new.sender] || case when comparison is not null then array[comparison] end);
    new.sender := public.admit_submission(tg_table_name, new.request_id, new.sender, is_signed);
    if new.sender is null then
      return null;
    end if;
  end if;
  new.sender_signature := null;
  if comparison is not null and is_signed is not true then
    new.comparison := null;
  end if;
  return new;
end
$$;

-- Notes a decision on a message or a review; the argument is what `result` says of an accepted one.
create function public.note_decision() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  refusal constant text := public.refusal_of_decision(old.status::text, new.status::text,
    coalesce(to_jsonb(old) ->> 'message', to_jsonb(old) ->> 'text') = '');
begin
  new.result := coalesce(refusal, public.result_of_decision(new.status::text, tg_argv[0]));
  if refusal is not null then
    new.status := old.status;
  else
    new.decided_at := case when new.status <> 'new' then now() end;
    new.answer := new.answer and new.status <> 'new';
  end if;
  return new;
end
$$;

-- Takes back the wish to answer a sender who left no email address.
create function public.refuse_answer() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.answer := false;
  new.result := 'Not answered: no email address of the sender is stored.';
  return new;
end
$$;

-- An accepted review is published.
create function public.before_review() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' and public.is_visitor() then
    new := public.admit_review(new);
  end if;
  new.text_language := public.text_language_of(new.text);
  new.text_key := public.text_key_of(new.text);
  new.email_key := public.email_key_of(new.email);
  new.published_at := case when new.status = 'accepted' then coalesce(new.published_at, now()) end;
  new.owner_reply := case when not public.is_blank(new.owner_reply) then new.owner_reply end;
  new.owner_replied_on := case when new.owner_reply is not null
    then coalesce(new.owner_replied_on, (now() at time zone 'Asia/Dubai')::date) end;
  return new;
end
$$;

-- The keys of `details` that are not empty: staff empty a fact to leave it alone.
create function public.filled_details(details jsonb) returns jsonb
  language sql immutable parallel safe set search_path = ''
as $$
  select case when jsonb_typeof(details) = 'object' then (select coalesce(jsonb_object_agg(key, value), '{}')
    from jsonb_each(details) where not public.is_blank(value #>> '{}')) else details end
$$;

create function public.before_listing() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.details := public.filled_details(new.details);
  if tg_op = 'INSERT' then
    if new.comparison is not null then
      select * into new.changes, new.duplicates, new.missing
        from jsonb_to_record(new.comparison::jsonb) as compared (changes jsonb, duplicates text, missing text);
      new.comparison := null;
    end if;
    -- Staff may also enter a business and accept it at once.
    if new.status <> 'new' and new.provider_id is null then
      new := public.decide_listing('new', new);
    end if;
    return new;
  end if;
  -- What was accepted has changed the provider meanwhile.
  if public.compared_fields(new) <> public.compared_fields(old) or new.status = 'new' and old.status in ('accepted', 'accepted as new') then
    new.changes := null;
    new.duplicates := null;
    new.missing := null;
  end if;
  -- What `result` said does not hold for another provider, or for none.
  if new.claimed_provider_id is distinct from old.claimed_provider_id and new.status = old.status then
    new.result := case when new.claimed_provider_id is null then 'Now a new business.'
      else format('Now a claim of provider %s: open_submissions shows its changes in a minute.', new.claimed_provider_id) end;
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

-- Triggers run in the order of their names: what is admitted, decided, derived and answered.
create trigger a_visitor before insert on public.contact_submissions for each row execute function public.admit_visitor();
create trigger a_visitor before insert on public.listing_submissions for each row execute function public.admit_visitor();
create trigger a_visitor before insert on public.provider_reviews for each row execute function public.admit_visitor();
create trigger b_decision before update on public.contact_submissions
  for each row when (new.status <> old.status) execute function public.note_decision('Done.');
create trigger b_decision before update on public.provider_reviews
  for each row when (new.status <> old.status) execute function public.note_decision('Published.');
create trigger c_listing before insert or update on public.listing_submissions for each row execute function public.before_listing();
create trigger c_review before insert or update on public.provider_reviews for each row execute function public.before_review();
create trigger d_answer before update on public.contact_submissions
  for each row when (new.answer and new.email is null) execute function public.refuse_answer();
create trigger d_answer before update on public.listing_submissions
  for each row when (new.answer and new.email is null) execute function public.refuse_answer();
create trigger d_answer before update on public.provider_reviews
  for each row when (new.answer and new.email is null) execute function public.refuse_answer();
