-- What is wrong with the rows of the directory, for staff: the view `provider_problems` in Studio, `npm run health` in a shell
-- and the report of an import say the same. What is understood of a text is asked of the columns that were made of it.

-- Whether a text stands where a fact is missing.
create or replace function public.is_placeholder(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(lower(btrim(value, E' \t\r\n.')) in ('+971 (check website)', '(check website)', 'check website', 'not listed',
    'n/a', 'na', 'none', 'null', 'nil', 'tbd', 'tba', 'unknown', 'coming soon', 'not available', '-', '--', '?', 'xxx', 'test',
    'http://', 'https://', 'www', 'غير متوفر', 'غير معروف', 'لا يوجد', 'قريبا', 'قريبًا'), false);

-- Whether a text is the address of a website, with or without its scheme: a host with a dot in it.
create or replace function public.is_website(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(btrim(value) ~* ('^(?:[a-z]+://)?(?:[^][\s/?#@:<>^|%\\.]+\.)+(?![0-9]+(?:[:/?#]|$))[^][\s/?#@:<>^|%\\.]+'
    || '(?::[0-9]{1,4})?(?:[/?#\\].*)?$'), false);

-- The problems of one provider by itself. Its derived columns have to be there. Pages show no link to a website that is none.
create or replace function public.problems_of(provider public.car_wash_locations)
  returns table (field text, problem text, severity text, value text)
  language sql stable parallel safe set search_path = ''
as $$
  select 'address', 'no_area', 'warning', provider.address where provider.area is null
  union all
  select 'phone', 'phone_invalid', 'error', provider.phone
    where provider.phone_e164 is null and not public.is_blank(provider.phone) and not public.is_placeholder(provider.phone)
  union all
  select 'opening_hours', 'hours_not_understood', 'warning', provider.opening_hours
    where provider.open_minutes is null and not public.is_blank(provider.opening_hours)
      and not public.is_placeholder(provider.opening_hours)
  union all
  select 'price_range', 'price_not_understood', 'warning', provider.price_range
    where provider.price_from is null and not public.is_blank(provider.price_range)
      and not public.is_placeholder(provider.price_range)
  union all
  select typed.field, 'placeholder_left', 'error', typed.value
    from (values ('business_name', provider.business_name), ('address', provider.address), ('phone', provider.phone),
      ('whatsapp_handle', provider.whatsapp_handle), ('website', provider.website),
      ('opening_hours', provider.opening_hours), ('price_range', provider.price_range),
      ('service_description', provider.service_description)) as typed (field, value)
    where public.is_placeholder(typed.value)
  union all
  select 'website', 'website_invalid', 'warning', provider.website
    where provider.website_valid = false and public.is_website(provider.website)
  union all
  select 'website', 'website_not_understood', 'warning', provider.website
    where not public.is_website(provider.website) and not public.is_blank(provider.website)
      and not public.is_placeholder(provider.website)
  union all
  select 'service_description', 'description_empty', 'note', null where public.is_blank(provider.service_description)
  union all
  select 'rating', 'rating_without_reviews', 'note', provider.rating::text
    where provider.rating is not null and coalesce(provider.review_count, 0) = 0
  union all
  select 'updated_at', 'untouched_for_a_year', 'note', provider.updated_at::date::text
    where provider.updated_at < now() - interval '1 year'
$$;

-- Names are compared like places: in any case and script, "Al-Barsha Wash" is "Albarsha wash".
create index if not exists car_wash_locations_name_words on public.car_wash_locations (public.place_words(business_name));

create or replace view public.provider_problems with (security_invoker = true) as
  select provider.id, provider.business_name as name, found.field, found.problem, found.severity, found.value
  from public.car_wash_locations provider cross join lateral public.problems_of(provider) as found
  union all
  select id, business_name, 'phone', 'duplicate_suspected', 'error', phone
  from (select id, business_name, phone, count(*) over (partition by phone_e164) as providers
    from public.car_wash_locations where phone_e164 is not null) as reached
  where providers > 1
  union all
  select id, business_name, 'business_name', 'duplicate_suspected', 'error', business_name
  from (select id, business_name, count(*) over (partition by public.place_words(business_name), area) as providers
    from public.car_wash_locations where area is not null and is_listed) as named
  where providers > 1;
comment on view public.provider_problems is
  'What is wrong with providers: severity is error (visitors are misled), warning (a fact is not understood) or note';

-- How many providers have each problem, with the first three of them, for `npm run health`.
create or replace function public.count_provider_problems()
  returns table (problem text, severity text, providers integer, examples jsonb)
  language sql stable set search_path = ''
as $$
  select problem, severity, count(distinct id)::integer,
    jsonb_agg(jsonb_build_object('id', id, 'name', name, 'value', left(value, 80)) order by id) filter (where place <= 3)
  from (select found.*, dense_rank() over (partition by problem order by id) as place from public.provider_problems found) as ranked
  group by problem, severity
  order by array_position(array['error', 'warning', 'note'], severity), 3 desc, problem
$$;

revoke all on public.provider_problems from anon, authenticated;
grant select on public.provider_problems to service_role;
revoke execute on function public.is_placeholder(text), public.is_website(text),
  public.problems_of(public.car_wash_locations), public.count_provider_problems() from public, anon, authenticated;
grant execute on function public.is_placeholder(text), public.is_website(text),
  public.problems_of(public.car_wash_locations), public.count_provider_problems() to service_role;
