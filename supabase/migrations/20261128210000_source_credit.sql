-- Whose licence wants to be named beside a provider, and which facts visitors miss most.

select public.lock_tables('public.car_wash_locations');

alter table public.car_wash_locations add column if not exists source_credit text;
comment on column public.car_wash_locations.source_credit is
  'Whom the licence of its facts wants to be named, with a link, one a line; shown wherever the provider is, until staff clear it';

-- The values of a row that no provider can have, with the rule that each breaks.
create or replace function public.impossible_values_of(given jsonb) returns table (field text, value text, rule text)
  language sql stable parallel safe
  begin atomic
    select field, given ->> field, format('must be between %s and %s', least, most)
      from (values ('rating', 0, 5), ('price_small', 1, 9999), ('price_suv', 1, 9999), ('price_large', 1, 9999),
        ('latitude', 22.5, 26.5), ('longitude', 51, 56.6)) as possible (field, least, most)
      where not (given ->> field)::numeric between least and most
      union all
    select 'review_count', given ->> 'review_count', 'must not be negative' where (given ->> 'review_count')::numeric < 0
      union all
    select field, given ->> field, 'must not be in the future: enter '
        || case field when 'closed_on' then 'it when the business has closed' else 'the day on which it was checked' end
      from unnest('{closed_on,phone_checked_on,hours_checked_on,price_checked_on,place_checked_on,rating_checked_on}'::text[]) as field
      where (given ->> field)::date > (now() at time zone 'Asia/Dubai')::date
      union all
    select field, given ->> field, 'does not fit: closed_until must not be before closed_from'
      from unnest('{closed_from,closed_until}'::text[]) as field
      where (given ->> 'closed_until')::date < (given ->> 'closed_from')::date
      union all
    select field, given ->> field, 'does not fit: latitude and longitude are entered together'
      from unnest('{latitude,longitude}'::text[]) as field
      where num_nulls(given ->> 'latitude', given ->> 'longitude') = 1
      union all
    select 'logo_url', left(given ->> 'logo_url', 80), 'must be a link that begins with https:// and has at most 500 characters'
      where not (given ->> 'logo_url' ~ '^(https://|/images/samples/)' and char_length(given ->> 'logo_url') <= 500)
      union all
    select field, left(given ->> field, 80), format('must have at most %s characters', most)
      from (values ('business_name', 200), ('name_latin', 200), ('name_ar', 200), ('address', 500), ('phone', 200),
        ('whatsapp_handle', 500), ('website', 2000), ('licence_number', 60), ('source_credit', 500), ('booking_capability', 500), ('service_category', 500), ('wash_type', 500), ('service_location', 500),
        ('location_type', 500), ('service_description', 10000), ('price_range', 1000), ('opening_hours', 2000),
        ('verified_status', 100)) as text_of (field, most)
      where char_length(given ->> field) > most;
  end;

-- The facts that listed providers lack, those first that visitors miss most: nobody can be called without a phone. Within a fact, those
-- come first that most people look for, as far as numbers of reviews tell. Whoever found that there is none enters the day on which they
-- looked: the fact is asked for again after 90 days.
create view public.missing_facts with (security_invoker = true) as
  select row_number() over (order by place, coalesce(review_count, 0) desc, provider.id) as position, fact as missing, provider.id,
    provider.business_name as name, reading.emirate, reading.area, reading.phones, provider.website, provider.review_count
  from public.provider_readings as reading
    join public.car_wash_locations as provider on provider.id = provider_id
    cross join lateral (values (1, 'phone', reading.phones, phone_checked_on), (2, 'hours', reading.hours, hours_checked_on),
      (3, 'price', reading.price, price_checked_on)) as fact (place, fact, known, checked_on)
  where known is null and closed_on is null and not public.is_blank(provider.business_name)
    and coalesce(checked_on, '-infinity') < (now() at time zone 'Asia/Dubai')::date - 90;
comment on view public.missing_facts is
  'Listed providers without a phone, hours or prices that the site understands, the most missed first; the notice of the morning names 25';

-- The facts to ask for today, as {total, providers: [{missing, id, name}]}; null if none is missing.
create function public.missing_facts_of_today() returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('total', max(total), 'providers', jsonb_agg(jsonb_build_object('missing', missing, 'id', id, 'name', name) order by position))
  from (select *, count(*) over () as total from public.missing_facts order by position limit 25) as first
  having count(*) > 0
$$;

-- A digest a day, in the morning, if something was open by then, errors came to the data of providers, something is or was held back, or
-- facts are missing.
create or replace function public.plan_digest(at timestamptz default now()) returns void
  language sql set search_path = ''
as $$
  insert into public.outbox (kind, row_id)
  select 'digest', to_char(morning, 'YYYYMMDD')
  from (select date_trunc('day', at at time zone 'Asia/Dubai') + interval '8 hours') as today (morning)
  where at at time zone 'Asia/Dubai' between morning and morning + interval '4 hours'
    and not exists (select from public.outbox where kind = 'digest' and row_id = to_char(morning, 'YYYYMMDD'))
    and (exists (select from public.submissions where status = 'new' and created_at < morning at time zone 'Asia/Dubai')
      or exists (select from public.readings_state where new_errors > 0)
      or exists (select from public.held_to_tell())
      or public.missing_facts_of_today() is not null)
  on conflict do nothing
$$;

-- What a digest says: the open submissions, the number of problems of providers if some of them are new errors, what is or was held
-- back, and which facts to ask for today.
create or replace function public.digest_of_now() returns jsonb
  language sql stable set search_path = ''
as $$
  select nullif(public.count_open_submissions() || case when new_errors > 0
    then jsonb_build_object('problems', jsonb_build_object('total', problems, 'newErrors', new_errors)) else '{}' end
    || coalesce((select jsonb_build_object('held', jsonb_agg(jsonb_build_object('table', table_name, 'what', what, 'gone', gone,
      'shown', shown, 'until', until, 'isOver', coalesce(until < now(), false)))) from public.held_to_tell() having count(*) > 0), '{}')
    || coalesce((select jsonb_build_object('missing', missing) from public.missing_facts_of_today() as missing where missing is not null), '{}'), '{}')
  from public.readings_state
$$;

-- The next item that is due, locked for two minutes, so that no one else sends it meanwhile. Items that need no longer be told
-- are closed; those older than three days are left to the digest.
create or replace function public.claim_delivery(tells boolean, answers boolean) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  item public.outbox;
  content jsonb;
begin
  if tells then
    perform public.plan_digest();
  end if;
  loop
    select * into item from public.outbox
      where told_at is null and next_at <= now() and created_at > now() - interval '3 days'
        and case when kind = 'answer' then answers else tells end
      order by next_at, id limit 1 for update skip locked;
    if not found then
      return null;
    end if;
    content := case
      when item.kind = 'answer' then public.answer_of(item)
      when item.kind = 'digest' then public.digest_of_now()
      when public.is_open(item) then '{}'::jsonb end;
    if content is null then
      update public.outbox set told_at = now(), failure = null where id = item.id;
    else
      update public.outbox set attempts = attempts + 1, next_at = now() + interval '2 minutes' where id = item.id;
      return jsonb_build_object('id', item.id, 'kind', item.kind, 'row', item.row_id, 'due', item.due_at,
        'language', item.language, 'told', item.told, 'attempt', item.attempts + 1, 'content', content,
        -- The address of a table in Studio has its oid.
        'table', coalesce('public.' || item.submission_table, case when content ? 'held' then 'public.held_back'
          when content - 'missing' = '{}' then 'public.missing_facts'
          when content - 'problems' - 'missing' = '{}' then 'public.provider_problems' else 'public.open_submissions' end)::regclass::oid::bigint);
    end if;
  end loop;
end
$$;

revoke all on public.missing_facts from anon, authenticated;
grant all on public.missing_facts to service_role;
revoke execute on function public.missing_facts_of_today() from public, anon, authenticated;
grant execute on function public.missing_facts_of_today() to service_role;

notify pgrst, 'reload schema';
