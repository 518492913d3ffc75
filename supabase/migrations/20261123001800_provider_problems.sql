-- Data quality problems for staff: the view `provider_problems`, `npm run health` and the import report share these
-- rules. To add a check, add a row to `problem_types` and a branch to `problems_of`. Checks read derived columns rather
-- than parsing texts again.

create table public.problem_types (
  problem text primary key,
  severity text not null check (severity in ('error', 'warning', 'note')),
  meaning text not null
);
comment on table public.problem_types is 'The meaning of each problem: an error misleads visitors, a warning is a text that cannot be parsed, a note is worth a look';
alter table public.problem_types enable row level security;

insert into public.problem_types (problem, severity, meaning) values
  ('placeholder_left', 'error', 'A placeholder stands where a fact is missing. Better leave it empty.'),
  ('phone_invalid', 'error',
    'It is no phone number of the Emirates. No search finds it, and only if it has three digits in a row is it shown, as typed.'),
  ('duplicate_suspected', 'error', 'Another provider has the same phone, or the same name in the same area.'),
  ('no_area', 'warning', 'The address is in no area that the directory knows, so the provider is in the list of no area.'),
  ('hours_not_understood', 'warning',
    'The opening hours are not understood: they are shown as typed, without an open state, and it is in no list of what is open.'),
  ('price_not_understood', 'warning',
    'No price is found: the text is shown below "Price on request", and the provider is in no list up to a price.'),
  ('website_not_understood', 'warning', 'It is no address of a website: it is not shown.'),
  ('website_invalid', 'warning', 'The website is marked as not valid: it is not shown.'),
  ('picture_not_understood', 'warning',
    'It is no link to a PNG, JPEG, WebP or AVIF picture, such as https://host.example/logo.png: the drawn picture is shown instead.'),
  ('picture_host_not_allowed', 'warning',
    'Pages show no pictures from this host: the drawn picture is shown instead. IMAGE_HOSTS of the site names the hosts that are allowed.'),
  ('place_elsewhere', 'warning',
    'The coordinates lie in another emirate than the address says: the map shows it there. One of the two is wrong.'),
  ('place_missing', 'note', 'There are no coordinates: the map shows it at the centre of its area, and distances say "about".'),
  ('description_empty', 'note', 'There is no description.'),
  ('rating_without_reviews', 'note', 'There is a rating without reviews.'),
  ('untouched_for_a_year', 'note', 'Nobody has changed the row for more than a year.');

-- True if a placeholder stands in for a missing value.
create function public.is_placeholder(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(lower(btrim(value, E' \t\r\n.')) in ('+971 (check website)', '(check website)', 'check website', 'not listed',
    'n/a', 'na', 'none', 'null', 'nil', 'tbd', 'tba', 'unknown', 'coming soon', 'not available', '-', '--', '?', 'xxx', 'test',
    'http://', 'https://', 'www', 'غير متوفر', 'غير معروف', 'لا يوجد', 'قريبا', 'قريبًا'), false);

-- True for a website address, with or without scheme: a host with a dot.
create function public.is_website(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(btrim(value) ~* ('^(?:[a-z]+://)?(?:[^][\s/?#@:<>^|%\\.]+\.)+(?![0-9]+(?:[:/?#]|$))[^][\s/?#@:<>^|%\\.]+'
    || '(?::[0-9]{1,4})?(?:[/?#\\].*)?$'), false);

-- Returns the host of a link to a picture; null for other texts. Links with ports, user names or passwords are not accepted.
-- Keep in step with pictureUrl in lib/domain/provider.ts.
create function public.picture_host_of(value text) returns text
  language sql immutable parallel safe
  return lower(substring(value from '^https://((?:[A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]*)(?:[/?][^\s\\]*)?$'));

-- Whether a text is a link to a picture (no SVG, which may contain scripts), or a file of the site's sample data.
create function public.is_picture_link(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(public.picture_host_of(value) is not null and value !~* '\.svg([?#]|$)'
    or value ~ '^/images/samples/[a-z0-9-]+\.webp$', false);

-- Whether a text is to say something: neither nothing nor a placeholder.
create function public.is_typed(value text) returns boolean
  language sql immutable parallel safe
  return not public.is_blank(value) and not public.is_placeholder(value);

-- True if coordinates lie outside the given emirates: the nearest area is in another emirate, and those of the given
-- ones are at least 3 km farther away. The margin avoids false alarms near borders.
create function public.is_outside_emirates(latitude numeric, longitude numeric, emirates text[]) returns boolean
  language sql stable parallel safe set search_path = ''
as $$
  -- Planar distance in km: accurate enough for a country 500 km wide.
  with measured as (
    select emirate = any ($3) as is_inside, min(sqrt(((area.latitude - $1) * 111.2) ^ 2 + ((area.longitude - $2) * 101) ^ 2)) as km
    from public.areas as area
    group by 1
  )
  select coalesce((select km from measured where is_inside) > (select km from measured where not is_inside) + 3, false)
$$;

-- The problems of a single provider, whose facts must already be derived.
create function public.problems_of(provider public.car_wash_locations) returns table (field text, problem text, value text)
  language sql stable parallel safe set search_path = ''
as $$
  select 'address', 'no_area', provider.address where provider.area is null
  union all
  select 'phone', 'phone_invalid', provider.phone where provider.phone_e164 is null and public.is_typed(provider.phone)
  union all
  select 'opening_hours', 'hours_not_understood', provider.opening_hours
    where provider.open_minutes is null and public.is_typed(provider.opening_hours)
  union all
  select 'price_range', 'price_not_understood', provider.price_range
    where provider.price_from is null and public.is_typed(provider.price_range)
  union all
  select typed.field, 'placeholder_left', typed.value
    from (values ('business_name', provider.business_name), ('address', provider.address), ('phone', provider.phone),
      ('whatsapp_handle', provider.whatsapp_handle), ('website', provider.website),
      ('opening_hours', provider.opening_hours), ('price_range', provider.price_range),
      ('service_description', provider.service_description)) as typed (field, value)
    where public.is_placeholder(typed.value)
  union all
  select 'website', 'website_invalid', provider.website
    where provider.website_valid = false and public.is_website(provider.website)
  union all
  select 'website', 'website_not_understood', provider.website
    where not public.is_website(provider.website) and public.is_typed(provider.website)
  union all
  select picture.field, 'picture_not_understood', picture.link
    from (values ('logo_url', provider.logo_url), ('photo_url', provider.photo_url)) as picture (field, link)
    where picture.link is not null and not public.is_picture_link(picture.link)
  union all
  select 'latitude', 'place_elsewhere', provider.latitude || ', ' || provider.longitude
    where provider.latitude is not null and provider.emirates <> '{}'
      and public.is_outside_emirates(provider.latitude, provider.longitude, provider.emirates)
  union all
  select 'latitude', 'place_missing', null where provider.latitude is null
  union all
  select 'service_description', 'description_empty', null where public.is_blank(provider.service_description)
  union all
  select 'rating', 'rating_without_reviews', provider.rating::text
    where provider.rating is not null and coalesce(provider.review_count, 0) = 0
  union all
  select 'updated_at', 'untouched_for_a_year', provider.updated_at::date::text
    where provider.updated_at < now() - interval '1 year'
$$;

-- Names are compared like places, so "Al-Barsha Wash" equals "Albarsha wash".
create index car_wash_locations_name_words on public.car_wash_locations (public.place_words(business_name));

create view public.provider_problems with (security_invoker = true) as
  select id, name, field, problem, severity, value, meaning
  from (
    select provider.id, provider.business_name as name, found.field, found.problem, found.value
    from public.car_wash_locations as provider cross join lateral public.problems_of(provider) as found
    union all
    select id, business_name, 'phone', 'duplicate_suspected', phone
    from (select id, business_name, phone, count(*) over (partition by phone_e164) as providers
      from public.car_wash_locations where phone_e164 is not null) as reached
    where providers > 1
    union all
    select id, business_name, 'business_name', 'duplicate_suspected', business_name
    from (select id, business_name, count(*) over (partition by public.place_words(business_name), area) as providers
      from public.car_wash_locations where area is not null and is_listed) as named
    where providers > 1
  ) as found
  join public.problem_types using (problem);
comment on view public.provider_problems is 'The problems in the rows of the directory, with what each of them means';

-- The pictures on hosts other than these, which only the site's configuration knows.
create function public.pictures_on_other_hosts(image_hosts text[])
  returns table (id integer, name text, field text, problem text, severity text, value text, meaning text)
  language sql stable set search_path = ''
as $$
  select provider.id, provider.business_name, picture.field, problem, severity, picture.link, meaning
  from public.car_wash_locations as provider
  cross join lateral (values ('logo_url', provider.logo_url), ('photo_url', provider.photo_url)) as picture (field, link)
  join public.problem_types on problem = 'picture_host_not_allowed'
  where public.picture_host_of(picture.link) is not null and public.picture_host_of(picture.link) <> all (image_hosts)
$$;

-- How many providers have each problem, with the first three of them, for `npm run health`. The hosts
-- of pictures are looked at where the allowed ones are given.
create function public.count_provider_problems(image_hosts text[] default null)
  returns table (problem text, severity text, meaning text, providers integer, examples jsonb)
  language sql stable set search_path = ''
as $$
  select problem, severity, meaning, count(distinct id)::integer,
    jsonb_agg(jsonb_build_object('id', id, 'name', name, 'value', left(value, 80)) order by id) filter (where place <= 3)
  from (
    select found.*, dense_rank() over (partition by problem order by id) as place
    from (select * from public.provider_problems union all select * from public.pictures_on_other_hosts(image_hosts)) as found
  ) as ranked
  group by problem, severity, meaning
  order by array_position(array['error', 'warning', 'note'], severity), 4 desc, problem
$$;
