-- What an editor types into the changes of a claim is read by the site before it counts, as what its sender typed was: until then it is
-- `unread`. What says nothing where the listed value does is then `not_taken`.

select public.lock_tables('public.listing_submissions');

-- What the site did not understand says so as long as it is the same text, also if an editor has it taken (`proposed`); another text is
-- to be read.
create or replace function public.keep_why() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  select jsonb_object_agg(field, case
      when jsonb_typeof(change) <> 'object' or not change ? 'proposed' then change
      when change -> 'proposed' = any (array[told -> 'not_taken', told -> 'proposed']) then case
        when told ->> 'why' is not null then change || jsonb_build_object('why', told -> 'why') else change - 'why' end
      else change - 'why' || '{"unread": true}' end) into new.changes
    from jsonb_each(new.changes) as given (field, change) cross join lateral (select old.changes -> field) as before (told);
  new.changes := coalesce(new.changes, '{}');
  return new;
end
$$;

-- What the site has to compare: claims once and when their changes were edited, new businesses as long as they are open, because
-- providers come and go meanwhile.
create or replace function public.listings_to_compare() returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(fields || jsonb_build_object('id', id::text, 'of', md5(concat(fields, changes)), 'duplicates', duplicates, 'missing', missing)
    || case when changes is null then '{}' else jsonb_build_object('edited', changes) end), '[]')
  from (
    select id, duplicates, missing, changes, public.compared_fields(listing) as fields
    from public.listing_submissions as listing
    where status = 'new' and case when claimed_provider_id is null then true
      else (changes is null or changes @? '$.*.unread')
        and exists (select from public.car_wash_locations as provider where provider.id = claimed_provider_id) end
    order by claimed_provider_id is null and missing is not null, id
    limit 100
  ) as waiting
$$;

-- Writes comparisons of the site, [{id, of, changes, duplicates, missing, hints}], of listings that are still what was compared.
create or replace function public.write_comparisons(comparisons jsonb) returns void
  language sql set search_path = ''
as $$
  update public.listing_submissions as listing
    set changes = coalesce(compared.changes, listing.changes), duplicates = compared.duplicates, missing = compared.missing, hints = compared.hints
    from jsonb_to_recordset(comparisons) as compared (id text, "of" text, changes jsonb, duplicates text, missing text, hints text)
    where listing.id::text = compared.id and status = 'new' and md5(concat(public.compared_fields(listing), listing.changes)) = compared.of
$$;

-- What is wrong with the changes of a claim as an editor left them; null if nothing.
create or replace function public.refusal_of_changes(listing public.listing_submissions) returns text
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
  if names is not null then
    return format('%s in changes needs "was", which is what is listed now (null if nothing is), and "proposed".', names);
  end if;
  select string_agg(field, ', ' order by field) into names from jsonb_each(listing.changes) as sent (field, change)
    where change ? 'unread' and change ? 'proposed';
  return format('the site has not read what you entered for %s yet. Choose "accepted" again in a minute.', names)
    where names is not null;
end
$$;

create function public.ask_to_read() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform public.raise_counter('listing_submissions');
  return null;
end
$$;
create trigger ask_to_read after update of changes on public.listing_submissions
  for each row when (new.status = 'new' and new.changes @? '$.*.unread') execute function public.ask_to_read();
revoke execute on function public.ask_to_read() from public, anon, authenticated;

notify pgrst, 'reload schema';
