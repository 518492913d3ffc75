-- What an editor writes into the changes of a claim is read or refused, days are days, and a merged provider's check that the business
-- exists follows it.

select public.lock_tables('public.car_wash_locations', 'public.listing_submissions', 'public.provider_menu_items', 'public.seasons',
  'public.blog_posts', 'public.pages', 'public.faqs');

-- "infinity" is a day to PostgreSQL alone. `not valid`: rows that have one are refused when they are edited.
do $$
declare
  day record;
begin
  for day in
    select rel.relname as of_table, attname as name, format_type(atttypid, null) as type
    from pg_attribute as col join pg_class as rel on rel.oid = attrelid
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and atttypid in ('date'::regtype, 'timestamptz'::regtype)
      and relname in ('car_wash_locations', 'provider_menu_items', 'seasons', 'blog_posts', 'pages', 'faqs', 'owner_links', 'data_requests')
  loop
    execute format('alter table public.%I add constraint %I check (isfinite(%I)) not valid', day.of_table, day.name || '_is_a_day', day.name);
    execute format('comment on constraint %I on public.%I is %L', day.name || '_is_a_day', day.of_table,
      format('%s must be %s, or empty.', day.name, public.form_of(day.type)));
  end loop;
  -- Most rows of providers have none of what is checked, and an import writes many.
  execute (select format('create or replace trigger z_values before insert or update on public.car_wash_locations
      for each row when (num_nonnulls(new.photo_urls, new.photo_alts, new.rating_source) > 0 or %s) execute function public.refuse_values()',
      string_agg(format('not isfinite(new.%I)', attname), ' or '))
    from pg_attribute where attrelid = 'public.car_wash_locations'::regclass and attnum > 0 and not attisdropped
      and atttypid in ('date'::regtype, 'timestamptz'::regtype));
end
$$;

-- What the site did not understand says so as long as it is the same text, also if an editor has it taken (`proposed`).
create function public.keep_why() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  select jsonb_object_agg(field, case
      when jsonb_typeof(change) <> 'object' or change ? 'not_taken' then change
      when told ->> 'why' is not null and change -> 'proposed' = coalesce(told -> 'not_taken', told -> 'proposed')
        then change || jsonb_build_object('why', told -> 'why')
      else change - 'why' end) into new.changes
    from jsonb_each(new.changes) as given (field, change) cross join lateral (select old.changes -> field) as before (told);
  new.changes := coalesce(new.changes, '{}');
  return new;
end
$$;
create trigger b_keep_why before update of changes on public.listing_submissions
  for each row when (jsonb_typeof(old.changes) = 'object' and jsonb_typeof(new.changes) = 'object' and new.changes <> old.changes)
  execute function public.keep_why();

-- What is wrong with the changes of a claim as an editor left them; null if nothing.
create function public.refusal_of_changes(listing public.listing_submissions) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  probe public.listing_submissions := listing;
  names text;
begin
  if jsonb_typeof(listing.changes) <> 'object' then
    return 'changes must be an object, such as {"phone": {"was": null, "proposed": "050 123 4567"}}.';
  end if;
  -- A value that no provider has shows which columns can be claimed.
  select jsonb_object_agg(key, jsonb_build_object('proposed', gen_random_uuid())) into probe.changes from jsonb_object_keys(listing.changes) as key;
  select string_agg(key, ', ' order by key) into names from jsonb_object_keys(listing.changes) as key
    where key not in (select field from public.claimed_changes(probe));
  if names is not null then
    return format('a claim changes nothing that is called %s. Correct the name in changes, or delete it there.', names);
  end if;
  select string_agg(field, ', ' order by field) into names from jsonb_each(listing.changes) as sent (field, change)
    where jsonb_typeof(change) <> 'object' or not change ?| '{proposed,not_taken}' or change ? 'proposed' and not change ? 'was';
  return case when names is not null
    then format('%s in changes needs "was", which is what is listed now (null if nothing is), and "proposed".', names) end;
end
$$;

-- Changes the provider of a claim. Raises an exception if that cannot be done.
create or replace function public.accept_claim(listing public.listing_submissions, out provider integer, out result text)
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
  remarks := public.refusal_of_changes(listing);
  if remarks is not null then
    raise exception '%', remarks;
  end if;
  select coalesce(jsonb_object_agg(field, proposed) filter (where not is_stale), '{}'),
      string_agg(field, ', ' order by rank) filter (where not is_stale), string_agg(field, ', ' order by rank) filter (where is_stale)
    into changes, fields, stale from public.claimed_changes(listing);
  remarks := concat_ws(' ', 'Not taken, because it was changed meanwhile: ' || stale || '.',
    (select string_agg(format('Look at %s: “%s” is %s, unlike what was listed.', field, left(public.readable_value(proposed), 100),
        listing.changes -> field ->> 'why'), ' ' order by rank)
      from public.claimed_changes(listing) where not is_stale and listing.changes -> field ? 'why'),
    public.claim_remarks(listing));
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

-- What a provider takes of one that is merged into it: each fact that it lacks, with its checks, and of a fact that is the same the checks
-- that it lacks. Never a rating: it counts reviews of another entry.
create or replace function public.facts_to_take(gone public.car_wash_locations, stays public.car_wash_locations) returns jsonb
  language sql stable set search_path = ''
as $$
  with taken as (
    select key, given -> key as value
    from (select public.entered_values(to_jsonb(gone)) as given, public.entered_values(to_jsonb(stays)) as present) as entries
    cross join (values
      ('{phone}'::text[], '{mobile_validation,phone_checked_on,phone_source}'::text[]),
      ('{website}', '{website_valid}'),
      ('{opening_hours}', '{hours_checked_on,hours_source}'),
      ('{price_range,price_small,price_suv,price_large}', '{price_checked_on,price_source}'),
      ('{address}', '{}'),
      ('{latitude,longitude}', '{}'),
      ('{address,latitude,longitude}', '{place_checked_on,place_source}'),
      ('{photo_urls}', '{photo_alts}'), ('{logo_url}', '{}'), ('{name_latin}', '{}'), ('{name_ar}', '{}'), ('{whatsapp_handle}', '{}'),
      ('{licence_number}', '{}'), ('{verified_status}', '{}'), ('{booking_capability}', '{}'), ('{service_category}', '{}'), ('{wash_type}', '{}'),
      ('{service_location}', '{}'), ('{location_type}', '{}'), ('{service_description}', '{}'), ('{eco_certified}', '{}'),
      ('{same_day_service}', '{}'), ('{weekend_service}', '{}')
    ) as fact (columns, checks)
    cross join lateral (select not exists (select from unnest(columns) as name where present ? name) as is_lacking) as state
    cross join lateral unnest(case
      when is_lacking then columns || checks
      when not exists (select from unnest(checks) as name where coalesce(present ->> name, 'false') <> 'false')
        and not exists (select from unnest(columns) as name where case name
          when 'phone' then not public.is_same_phone(given ->> name, present ->> name)
          when 'website' then not public.is_same_website(given ->> name, present ->> name)
          else given -> name is distinct from present -> name end)
      then checks else '{}' end) as key
    where given ? key and given -> key is distinct from present -> key
  )
  select jsonb_object_agg(key, value) || case
      when gone.source_credit is null or gone.source_credit = stays.source_credit then '{}'
      else jsonb_build_object('source_credit', left(concat_ws(E'\n', stays.source_credit, gone.source_credit), 500)) end
  from taken having count(*) > 0
$$;

revoke execute on function public.keep_why(), public.refusal_of_changes(public.listing_submissions) from public, anon, authenticated;
grant execute on function public.refusal_of_changes(public.listing_submissions) to service_role;

notify pgrst, 'reload schema';
