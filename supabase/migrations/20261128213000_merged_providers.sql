-- Two entries of one business become one: the number of the one that stays stands in `merged_into` of the one that goes. What the one
-- that stays lacks follows, as changes in the history with the way "merge"; undoing the merge brings each of them back.

select public.lock_tables('public.car_wash_locations', 'public.provider_history', 'public.provider_reviews');

alter table public.car_wash_locations add column if not exists merged_into integer;
comment on column public.car_wash_locations.merged_into is
  'The number of the provider that this entry is the same business as, which stays: the address of this one leads there; empty it to undo that';

alter table public.provider_history drop constraint if exists provider_history_way_check;
alter table public.provider_history add constraint provider_history_way_check
  check (way in ('Studio', 'API', 'import', 'decision', 'merge', 'undo'));
comment on constraint provider_history_way_check on public.provider_history is
  'The history is written by the database itself: set undo, and leave way as it is';
comment on column public.provider_history.way is
  'Studio, API (the service key), import, decision (on a submission), merge (what followed a provider into another one) or undo';
comment on column public.provider_history.source is
  'The run of an import, the listing submission of a decision, the provider that was merged, the row here that was undone, or "import" or "merge" and what was';

-- The provider into which one was merged in the end, over at most five others; itself if it was not.
create function public.staying_provider(provider integer) returns integer
  language sql stable set search_path = ''
as $$
  with recursive chain (id, merged_into, steps) as (
    select id::integer, merged_into, 0 from public.car_wash_locations where id = provider
    union all
    select next.id::integer, next.merged_into, steps + 1
      from chain join public.car_wash_locations as next on next.id = chain.merged_into
      where steps < 5
  )
  select coalesce((select id from chain order by steps desc limit 1), provider)
$$;

-- Why a provider cannot be merged into the one that is entered; null if it can.
create function public.refusal_of_merge(gone public.car_wash_locations) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  target public.car_wash_locations;
  path integer[] := array[gone.id];
  before integer;
begin
  if gone.merged_into = gone.id then
    return format('Provider %s cannot be merged into itself: enter the number of the entry that stays.', gone.id);
  end if;
  target.merged_into := gone.merged_into;
  while target.merged_into is not null loop
    if target.merged_into = any (path) then
      return format('That would be a circle (%s → %s): enter the number of the entry that stays.', array_to_string(path, ' → '), target.merged_into);
    end if;
    path := path || target.merged_into;
    select * into target from public.car_wash_locations where id = path[cardinality(path)];
    if target.id is null then
      return format('There is no provider %s: enter the number of a listed one.', path[cardinality(path)]);
    end if;
  end loop;
  with recursive earlier (id, steps) as (
    select id::integer, 1 from public.car_wash_locations where merged_into = gone.id
    union all
    select one.id::integer, steps + 1 from earlier join public.car_wash_locations as one on one.merged_into = earlier.id where steps < 6
  )
  select coalesce(max(steps), 0) into before from earlier;
  if cardinality(path) - 1 + before > 5 then
    return format('That would be a chain of more than five (%s): enter %s, where it ends.', array_to_string(path, ' → '), target.id);
  end if;
  if target.closed_on is not null then
    return format('Provider %s closed on %s: enter the number of a listed one.', target.id, target.closed_on);
  end if;
  if public.is_blank(target.business_name) then
    return format('Provider %s is not listed, because it has no name: enter the number of a listed one.', target.id);
  end if;
  if exists (select from public.provider_problems where id = target.id and problem = 'not_in_uae') then
    return format('Provider %s is not in the UAE: enter the number of a listed one.', target.id);
  end if;
  return (select format('Claim %s of provider %s is open: decide on it first.', id, gone.id)
    from public.listing_submissions where claimed_provider_id = gone.id and status = 'new' order by id limit 1);
end
$$;

create function public.refuse_merge() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  refusal text := case when tg_op = 'UPDATE' and old.merged_into is not null
    then format('Provider %s is merged into %s: empty merged_into first, which undoes that.', old.id, old.merged_into)
    else public.refusal_of_merge(new) end;
begin
  if refusal is not null then
    raise exception '%', refusal using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger refuse_merge before update of merged_into on public.car_wash_locations
  for each row when (new.merged_into is not null and new.merged_into is distinct from old.merged_into) execute function public.refuse_merge();

-- What a provider takes of one that is merged into it: each fact that it lacks, with its checks, and of a fact that is the same the checks
-- that it lacks. Never a rating: it counts reviews of another entry.
create function public.facts_to_take(gone public.car_wash_locations, stays public.car_wash_locations) returns jsonb
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
      ('{licence_number}', '{}'), ('{booking_capability}', '{}'), ('{service_category}', '{}'), ('{wash_type}', '{}'), ('{service_location}', '{}'),
      ('{location_type}', '{}'), ('{service_description}', '{}'), ('{eco_certified}', '{}'), ('{same_day_service}', '{}'), ('{weekend_service}', '{}')
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

-- Lets what belongs to a provider follow it into another one, and says in the history what did.
create function public.take_over(gone public.car_wash_locations) returns void
  language plpgsql set search_path = ''
as $$
declare
  outer_change constant text := current_setting('lamaa.change', true);
  outer_keep constant text := current_setting('lamaa.keep', true);
  stays public.car_wash_locations;
  reviews integer;
  prices integer := 0;
  doubled text;
  taken jsonb;
begin
  select * into stays from public.car_wash_locations where id = public.staying_provider(gone.id) for update;
  perform set_config('lamaa.change', 'merge:' || gone.id, true);
  select string_agg(format('reviews %s and %s', other.id, review.id), ', ' order by other.id, review.id) into doubled
    from public.provider_reviews as review join public.provider_reviews as other using (email_key)
    where review.provider_id = gone.id and other.provider_id = stays.id and num_nulls(review.published_at, other.published_at) = 0;
  update public.provider_reviews set provider_id = stays.id where provider_id = gone.id;
  get diagnostics reviews = row_count;
  if not exists (select from public.provider_menu_items where provider_id = stays.id) then
    update public.provider_menu_items set provider_id = stays.id where provider_id = gone.id;
    get diagnostics prices = row_count;
    -- A menu that arrives takes the day of the prices away.
    select * into stays from public.car_wash_locations where id = stays.id;
  end if;
  taken := public.facts_to_take(gone, stays);
  if taken is not null then
    perform set_config('lamaa.keep', (select string_agg(key, ',') from jsonb_object_keys(taken) as key), true);
    execute format('update public.car_wash_locations set (%1$s) = (select %1$s from jsonb_populate_record(null::public.car_wash_locations, $1)) where id = $2',
        (select string_agg(format('%I', key), ', ') from jsonb_object_keys(taken) as key))
      using taken, stays.id;
  end if;
  perform set_config('lamaa.change', outer_change, true), set_config('lamaa.keep', outer_keep, true);
  update public.provider_history
    set result = format('Provider %s took over: %s.%s', stays.id,
      coalesce(nullif(concat_ws(', ', nullif(reviews, 0) || case reviews when 1 then ' review' else ' reviews' end,
        nullif(prices, 0) || case prices when 1 then ' price' else ' prices' end,
        (select string_agg(key, ', ' order by key) from jsonb_object_keys(taken) as key)), ''), 'nothing that it lacked'),
      ' From one address each: ' || doubled || '. Both stay; look whether one is to go.')
    where id = (select max(id) from public.provider_history where table_name = 'car_wash_locations' and row_id = gone.id::text and after ? 'merged_into');
end
$$;

-- Brings back what followed a provider into another one, save what was changed since, which the history names.
create function public.give_back(gone public.car_wash_locations) returns void
  language plpgsql set search_path = ''
as $$
#variable_conflict use_column
declare
  outer_undone constant text := current_setting('lamaa.undone', true);
  later record;
  wave record;
begin
  select before.id, next.id as target into later
    from public.car_wash_locations as before join public.car_wash_locations as next on next.id = before.merged_into
    where before.id = gone.merged_into;
  if later.id is not null then
    raise exception 'Provider % was merged into % later: undo that first.', later.id, later.target using errcode = 'check_violation';
  end if;
  perform set_config('lamaa.undone', 'yes', true);
  -- The newest first: a menu that goes back takes the day of the prices away, which comes back behind it.
  for wave in
    select stage, array_agg(id) as changes
    from (
      select id, case when table_name <> 'car_wash_locations' then 1 when id > max(id) filter (where table_name = 'provider_menu_items') over () then 0
          when bool_or(table_name = 'provider_menu_items') over () then 2 else 0 end as stage,
        row_number() over (partition by table_name, row_id order by id desc) as place
      from public.provider_history where way = 'merge' and source = gone.id::text and not undo
    ) as made
    group by stage, place order by stage, place
  loop
    with done as materialized (select * from public.undo_changes(wave.changes, 'merge ' || gone.id))
    update public.provider_history as change set undo = is_done, result = done.result from done where change.id = done.id;
  end loop;
  perform set_config('lamaa.undone', outer_undone, true);
end
$$;

-- Behind `record_change`, so that the history has the merge before what follows from it.
create function public.take_over_or_give_back() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.merged_into is null then
    perform public.give_back(old);
  else
    perform public.take_over(new);
  end if;
  return null;
end
$$;
create trigger take_over after update of merged_into on public.car_wash_locations
  for each row when (new.merged_into is distinct from old.merged_into) execute function public.take_over_or_give_back();

-- A form that was opened before the merge is about the provider that stays.
create function public.follow_merge() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.provider_id := public.staying_provider(new.provider_id);
  return new;
end
$$;
create trigger a_follow_merge before insert on public.provider_reviews
  for each row execute function public.follow_merge();
create trigger a_follow_merge before insert on public.contact_submissions
  for each row when (new.provider_id is not null) execute function public.follow_merge();

create or replace view public.missing_facts with (security_invoker = true) as
  select row_number() over (order by place, coalesce(review_count, 0) desc, provider.id) as position, fact as missing, provider.id,
    provider.business_name as name, reading.emirate, reading.area, reading.phones, provider.website, provider.review_count
  from public.provider_readings as reading
    join public.car_wash_locations as provider on provider.id = provider_id
    cross join lateral (values (1, 'phone', reading.phones, phone_checked_on), (2, 'hours', reading.hours, hours_checked_on),
      (3, 'price', reading.price, price_checked_on)) as fact (place, fact, known, checked_on)
  where known is null and closed_on is null and merged_into is null and not public.is_blank(provider.business_name)
    and coalesce(checked_on, '-infinity') < (now() at time zone 'Asia/Dubai')::date - 90;

revoke execute on function public.staying_provider(integer), public.refusal_of_merge(public.car_wash_locations), public.refuse_merge(),
  public.facts_to_take(public.car_wash_locations, public.car_wash_locations), public.take_over(public.car_wash_locations),
  public.give_back(public.car_wash_locations), public.take_over_or_give_back(), public.follow_merge() from public, anon, authenticated;
grant execute on function public.staying_provider(integer), public.refusal_of_merge(public.car_wash_locations), public.refuse_merge(),
  public.facts_to_take(public.car_wash_locations, public.car_wash_locations), public.take_over(public.car_wash_locations),
  public.give_back(public.car_wash_locations), public.take_over_or_give_back(), public.follow_merge() to service_role;

notify pgrst, 'reload schema';
