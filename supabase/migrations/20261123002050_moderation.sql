-- Staff decide in the table: changing the status of a submission in Studio is the decision. A trigger carries it out once and
-- says in `result` what it did. If that is impossible, the status stays as it was, and `result` says what to do.

-- The fields of a claim that are not empty, beside those of its provider. A number or address that differs only in spelling is
-- not a change.
create function public.claimed_values(listing public.listing_submissions)
  returns table (rank integer, field text, now text, proposed text, is_change boolean, website_valid boolean, mobile_validation boolean)
  language sql stable set search_path = ''
as $$
  select rank, field, now, proposed, case field
    when 'phone' then not public.is_same_phone(was, becomes)
    when 'whatsapp_handle' then lower(coalesce(public.chat_name_of(was), was))
      is distinct from lower(coalesce(public.chat_name_of(becomes), becomes))
    when 'website' then not public.is_same_website(was, becomes)
    else was is distinct from becomes end, provider.website_valid, provider.mobile_validation
  from public.car_wash_locations as provider
  cross join lateral (select coalesce(nullif(btrim(listing.address), ''), provider.address)) as claimed (place)
  left join lateral (
    select public.claimed_price(listing.details, 'small')::text as price_small,
      public.claimed_price(listing.details, 'suv')::text as price_suv,
      public.claimed_price(listing.details, 'large')::text as price_large
    where public.menu_prices_of(provider.id) is null
  ) as priced on true
  cross join lateral (values
    (1, 'business_name', provider.business_name, listing.business_name),
    (2, 'address', provider.address, case
      when place is null then listing.emirates
      when lower(replace(listing.emirates, ' ', '-')) = any (public.emirates_of(place)) then place
      else place || ', ' || listing.emirates end),
    (3, 'phone', provider.phone, coalesce(listing.details ->> 'phone', listing.phone)),
    (5, 'whatsapp_handle', provider.whatsapp_handle, listing.details ->> 'whatsapp'),
    (6, 'website', provider.website, listing.website),
    (8, 'service_description', provider.service_description, listing.description),
    (9, 'opening_hours', provider.opening_hours, listing.details ->> 'hours'),
    (10, 'price_range', provider.price_range, listing.details ->> 'price'),
    -- With a menu, they follow it.
    (11, 'price_small', trim_scale(provider.price_small)::text, priced.price_small),
    (12, 'price_suv', trim_scale(provider.price_suv)::text, priced.price_suv),
    (13, 'price_large', trim_scale(provider.price_large)::text, priced.price_large),
    (14, 'photo_urls', array_to_string(provider.photo_urls, E'\n'), listing.details ->> 'photos')
  ) as field (rank, field, now, proposed)
  cross join lateral (select
    regexp_replace(btrim(now), '\s+', ' ', 'g'), regexp_replace(btrim(proposed), '\s+', ' ', 'g')
  ) as written (was, becomes)
  where provider.id = listing.claimed_provider_id and becomes <> ''
$$;

-- Remembers what a claim leaves as it is: the form is filled in with what is listed, which staff may correct before they decide.
create function public.note_unchanged() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.unchanged := (select jsonb_object_agg(field, proposed) from public.claimed_values(new) where not is_change);
  return new;
end
$$;
create trigger note_unchanged before insert on public.listing_submissions
  for each row when (new.claimed_provider_id is not null) execute function public.note_unchanged();

-- Removes the keys of `details` that staff have emptied.
create function public.drop_empty_details() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if jsonb_typeof(new.details) = 'object' then
    new.details := (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(new.details) where not public.is_blank(value #>> '{}'));
  end if;
  return new;
end
$$;
create trigger drop_empty_details before insert or update of details on public.listing_submissions
  for each row when (new.details is not null) execute function public.drop_empty_details();

-- What `result` said about a listing does not hold once it is a claim of another provider, or of none.
create function public.note_claimed_provider() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.result := case when new.claimed_provider_id is null then 'Now a new business.'
    else format('Now a claim of provider %s: open_submissions shows its changes.', new.claimed_provider_id) end;
  return new;
end
$$;
create trigger note_claimed_provider before update of claimed_provider_id on public.listing_submissions
  for each row when (new.claimed_provider_id is distinct from old.claimed_provider_id and new.status = old.status)
  execute function public.note_claimed_provider();

-- The changes that a claim would make to its provider, one row per column. Empty fields leave the column alone. A new phone or
-- website is no longer marked as checked.
create function public.listing_changes(listing public.listing_submissions)
  returns table (field text, now text, proposed text)
  language sql stable set search_path = ''
as $$
  with change as (
    select * from public.claimed_values(listing)
    where is_change and (listing.unchanged ->> field) is distinct from proposed
  )
  select field, now, proposed from (
    select rank, field, now, proposed from change
    union all select 4, 'mobile_validation', 'true', 'false' from change where field = 'phone' and mobile_validation
    union all select 7, 'website_valid', 'true', 'false' from change where field = 'website' and website_valid
  ) as changed
  order by rank
$$;

-- What a claim leaves as it is although its sender may expect otherwise; null if nothing.
create function public.listing_remarks(listing public.listing_submissions) returns text
  language sql stable set search_path = ''
as $$
  select nullif(concat_ws(' ',
    case when exists (select from public.provider_menu_items where provider_id = provider.id)
      and (changes ? 'price_range'
        or public.claimed_price(listing.details, 'small') <> coalesce(provider.price_small, 0)
        or public.claimed_price(listing.details, 'suv') <> coalesce(provider.price_suv, 0)
        or public.claimed_price(listing.details, 'large') <> coalesce(provider.price_large, 0))
      then format('The menu stays%s: correct it in provider_menu_items.',
        case when public.menu_prices_of(provider.id) is not null then ' and decides the prices' end) end,
    case when changes ? 'phone' and not changes ? 'whatsapp_handle' and not public.is_blank(provider.whatsapp_handle)
      and public.chat_name_of(provider.whatsapp_handle) is distinct from public.chat_name_of(changes ->> 'phone')
      then format('WhatsApp stays %s: ask whether that number still holds.', provider.whatsapp_handle) end), '')
  from public.car_wash_locations as provider
  cross join lateral (
    select coalesce(jsonb_object_agg(field, proposed), '{}') from public.listing_changes(listing)) as made (changes)
  where provider.id = listing.claimed_provider_id
$$;

-- The provider that a submission would become, with its facts.
create function public.provider_of(listing public.listing_submissions) returns public.car_wash_locations
  language sql stable set search_path = ''
as $$
  select public.with_facts(jsonb_populate_record(null::public.car_wash_locations, jsonb_build_object(
    'business_name', listing.business_name,
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
    'eco_certified', false)))
  from coalesce(nullif(btrim(listing.address), ''), listing.emirates) as place
$$;

-- The name of a business without legal forms and words that most of them have: "Noor Car Wash L.L.C" equals "Noor".
create function public.business_key(business_name text) returns text
  language sql immutable parallel safe
  return coalesce(nullif(btrim(regexp_replace(public.place_words(business_name),
      ' (?:l l c|llc|fz|fze|fzc|fzco|est|establishment|co|the|and|car|cars|auto|carwash|wash|washing|center|centre|services?'
        || '|[بلو]?(?:ال|ل)?(?:مغسله|مغاسل|غسيل|غسل|تلميع|عنايه|سياره|سيارات|مركز|شركه|خدمه|خدمات)|ذ م م)(?= )', '', 'g')), ''),
    public.place_words(business_name));
create index car_wash_locations_business_key on public.car_wash_locations (public.business_key(business_name));

-- Listed and closed providers that may be the same business, the likeliest first: they share a phone (call centres aside) or
-- a website, or have the same name in the same emirate.
create function public.likely_duplicates(given public.car_wash_locations) returns table (id integer, name text, reasons text)
  language sql stable set search_path = ''
as $$
  with candidate as (
    select provider.id, business_name, 'same phone' as reason from public.car_wash_locations as provider
    where phones && array(select number from unnest(given.phones) as number where number !~ '^\+971[68]00')
    union all
    select provider.id, business_name, 'same website' from public.car_wash_locations as provider
    where public.website_key_of(website) = public.website_key_of(given.website)
    union all
    select provider.id, business_name, 'same name' from public.car_wash_locations as provider
    where public.business_key(business_name) = public.business_key(given.business_name)
      and not public.is_blank(given.business_name) and (emirates && given.emirates or '{}' in (emirates, given.emirates))
  )
  select candidate.id, business_name, string_agg(reason, ', ' order by reason) from candidate
  where not public.is_blank(business_name) and candidate.id is distinct from given.id
  group by candidate.id, business_name
  order by count(*) desc, candidate.id
  limit 5
$$;

-- The facts that visitors look for and a provider lacks.
create function public.missing_facts(provider public.car_wash_locations) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select string_agg(name, ', ' order by place)
  from (values
    (1, 'phone', provider.phone_e164 is null),
    (2, 'area', provider.area is null),
    (3, 'opening hours', provider.open_minutes is null),
    (4, 'price', num_nonnulls(provider.price_from, provider.price_to, provider.price_small, provider.price_suv, provider.price_large) = 0),
    (5, 'description', public.is_blank(provider.service_description)),
    (6, 'coordinates', provider.latitude is null)
  ) as fact (place, name, is_missing)
  where is_missing
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

-- Creates the provider of a new business, unless it was created before or resembles a listed one. Raises an exception that
-- tells staff what to do.
create function public.accept_business(
    listing public.listing_submissions, out provider integer, out result text)
  language plpgsql set search_path = ''
as $$
declare
  given public.car_wash_locations := public.provider_of(listing);
  created public.car_wash_locations;
  duplicate record;
begin
  -- A provider that was created before the submission was reopened.
  select id into provider from public.car_wash_locations
    where id = listing.provider_id and id is distinct from listing.claimed_provider_id;
  if found then
    result := format('Provider %s had already been created.', provider);
    return;
  end if;
  if listing.status = 'accepted' then
    select * into duplicate from public.likely_duplicates(given) limit 1;
    if found then
      raise exception 'this looks like provider % (%, %). Enter % in claimed_provider_id to change that one, or choose "accepted as new".',
        duplicate.id, duplicate.name, duplicate.reasons, duplicate.id;
    end if;
  end if;
  given := jsonb_populate_record(given, public.owner_checks(public.history_values(given)));
  insert into public.car_wash_locations (business_name, address, phone, whatsapp_handle, website, website_valid,
      service_category, wash_type, service_location, service_description, opening_hours, price_range, price_small, price_suv,
      price_large, photo_urls, eco_certified, phone_checked_on, phone_source, hours_checked_on, hours_source, price_checked_on,
      price_source, place_checked_on, place_source)
    values (given.business_name, given.address, given.phone, given.whatsapp_handle, given.website, given.website_valid,
      given.service_category, given.wash_type, given.service_location, given.service_description, given.opening_hours,
      given.price_range, given.price_small, given.price_suv, given.price_large, given.photo_urls, given.eco_certified,
      given.phone_checked_on, given.phone_source, given.hours_checked_on, given.hours_source, given.price_checked_on,
      given.price_source, given.place_checked_on, given.place_source)
    returning * into created;
  provider := created.id;
  result := format('Provider %s created%s.', provider, '; still missing: ' || public.missing_facts(created));
end
$$;

-- Changes the provider of a claim. Raises an exception if there is none.
create function public.accept_claim(listing public.listing_submissions, out provider integer, out result text)
  language plpgsql set search_path = '' set lamaa.keep = 'checks'
as $$
declare
  changes jsonb;
  fields text;
  remarks text;
begin
  select id into provider from public.car_wash_locations where id = listing.claimed_provider_id for update;
  if not found then
    raise exception 'there is no provider %. Correct claimed_provider_id, or choose "accepted as new".', listing.claimed_provider_id;
  end if;
  select jsonb_object_agg(change.field, change.proposed), string_agg(change.field, ', ') into changes, fields
    from public.listing_changes(listing) as change;
  remarks := public.listing_remarks(listing);
  if changes is null then
    result := concat_ws(' ', format('Provider %s stays as it is: there is nothing to change.', provider), remarks);
    return;
  end if;
  changes := changes || public.owner_checks(changes)
    -- The page shows these prices beside a menu that the owner did not send.
    || case when changes ?| '{price_range,price_small,price_suv,price_large}'
        and exists (select from public.provider_menu_items where provider_id = provider)
      then '{"price_checked_on": null, "price_source": null}'::jsonb else '{}' end
    || case when changes ? 'photo_urls' then jsonb_build_object('photo_urls', string_to_array(changes ->> 'photo_urls', E'\n')) else '{}' end;
  update public.car_wash_locations as location
    set (business_name, address, phone, mobile_validation, whatsapp_handle, website, website_valid, service_description,
      opening_hours, price_range, price_small, price_suv, price_large, photo_urls, phone_checked_on, phone_source,
      hours_checked_on, hours_source, price_checked_on, price_source, place_checked_on, place_source) = (
        select business_name, address, phone, mobile_validation, whatsapp_handle, website, website_valid, service_description,
          opening_hours, price_range, price_small, price_suv, price_large, photo_urls, phone_checked_on, phone_source,
          hours_checked_on, hours_source, price_checked_on, price_source, place_checked_on, place_source
        from jsonb_populate_record(location, changes))
    where location.id = provider;
  result := concat_ws(' ', format('Provider %s changed: %s.', provider, fields), remarks);
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

create function public.decide_message() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  before constant public.message_status := case when tg_op = 'UPDATE' then old.status else 'new' end;
  is_erased constant boolean := tg_op = 'UPDATE' and coalesce(to_jsonb(old) ->> 'message', to_jsonb(old) ->> 'text') = '';
  refusal constant text := public.refusal_of_decision(before::text, new.status::text, is_erased);
begin
  if refusal is not null then
    new.status := before;
    new.result := refusal;
    return new;
  end if;
  new.decided_at := case when new.status <> 'new' then now() end;
  new.answer := new.answer and new.status <> 'new';
  new.result := case
    when new.status = 'new' then 'Reopened.'
    when new.status = 'accepted' then case tg_table_name when 'provider_reviews' then 'Published.' else 'Done.' end
    when new.status = 'rejected' then 'Rejected.'
    else 'Marked as spam.' end;
  return new;
end
$$;

create trigger decide_message before update of status on public.contact_submissions
  for each row when (old.status <> new.status) execute function public.decide_message();

-- Triggers run in the order of their names: `publish_review` comes after this one.
create trigger decide_message before update of status on public.provider_reviews
  for each row when (old.status <> new.status) execute function public.decide_message();

create function public.decide_listing() returns trigger
  language plpgsql set search_path = '' set lamaa.change = ''
as $$
declare
  before constant public.listing_status := case when tg_op = 'UPDATE' then old.status else 'new' end;
  is_erased constant boolean := tg_op = 'UPDATE' and old.business_name = '';
  refusal constant text := public.refusal_of_decision(before::text, new.status::text, is_erased);
  standing record;
begin
  if refusal is not null then
    new.status := before;
    new.result := refusal;
    return new;
  end if;
  if new.status in ('accepted', 'accepted as new') then
    -- Two listings of the same business, accepted at the same time, would not see each other.
    perform pg_advisory_xact_lock(hashtext('public.decide_listing'));
    perform set_config('lamaa.change', 'decision:' || new.id, true);
    begin
      if new.status = 'accepted as new' and exists (select from public.car_wash_locations where id = new.claimed_provider_id) then
        raise exception 'this is a claim of provider %. Choose "accepted" to change that one, or empty claimed_provider_id first.',
          new.claimed_provider_id;
      end if;
      if new.status = 'accepted' and new.claimed_provider_id is not null then
        select * into new.provider_id, new.result from public.accept_claim(new);
      else
        select * into new.provider_id, new.result from public.accept_business(new);
      end if;
    exception when raise_exception or integrity_constraint_violation or data_exception then
      new.status := before;
      new.result := 'Not done: ' || sqlerrm;
      return new;
    end;
  else
    new.result := case new.status
      when 'new' then case when new.provider_id is null and old.provider_id is not null
        then format('Reopened, because provider %s was deleted.', old.provider_id) else 'Reopened.' end
      when 'rejected' then 'Rejected.'
      else 'Marked as spam.' end;
    select history.id, provider.id as provider, history.before is null as is_new into standing
      from public.provider_history as history join public.car_wash_locations as provider on provider.id = history.provider_id
      where way = 'decision' and source = new.id::text and not undo
      order by history.id desc limit 1;
    if found then
      new.result := format(case when standing.is_new then '%s Provider %s is still in the directory: to remove it, set undo in row %s of provider_history.'
        else '%s Provider %s keeps the changes: to take them back, set undo in row %s of provider_history.' end,
        new.result, standing.provider, standing.id);
    end if;
  end if;
  new.decided_at := case when new.status <> 'new' then now() end;
  new.answer := new.answer and new.status <> 'new';
  return new;
end
$$;

create trigger decide_listing before update of status on public.listing_submissions
  for each row when (old.status <> new.status) execute function public.decide_listing();
-- Staff may also enter a business and accept it at once.
create trigger decide_new_listing before insert on public.listing_submissions
  for each row when (new.status <> 'new' and new.provider_id is null) execute function public.decide_listing();

-- A submission whose provider is deleted is open again.
create function public.reopen_submission() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  update public.listing_submissions set provider_id = null, status = 'new'
    where provider_id = old.id and old.id is distinct from claimed_provider_id and status in ('accepted', 'accepted as new');
  return null;
end
$$;
create trigger reopen_submission after delete on public.car_wash_locations
  for each row execute function public.reopen_submission();
