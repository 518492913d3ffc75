-- Data quality problems, as the report of an import still asks the database for them. The rules of the site are in
-- lib/domain/problems.ts; this file goes as soon as imports use them, too.

create table public.problem_types (
  problem text primary key,
  severity text not null check (severity in ('error', 'warning', 'note')),
  meaning text not null
);
comment on table public.problem_types is 'The meaning of each problem. An error misleads visitors, a warning keeps a fact from being shown, a note is worth a look';
alter table public.problem_types enable row level security;

insert into public.problem_types (problem, severity, meaning) values
  ('value_impossible', 'error', 'No provider can have this value, such as a rating above 5; it is refused when it is written anew.'),
  ('placeholder_left', 'error', 'This is a placeholder. If the value is unknown, leave the field empty.'),
  ('text_damaged', 'error',
    'This has invisible characters, HTML or letters that were lost in a wrong encoding, or it is an error or total of a spreadsheet or the text of a program. Enter it anew.'),
  ('phone_invalid', 'error',
    'This is not a UAE phone number, or it says more than numbers. Nobody can call it by a tap, searches do not find it, and it is shown (as typed) only if it contains three digits in a row.'),
  ('whatsapp_not_understood', 'warning',
    'This is neither a number, a user name nor a wa.me link, so there is no button for WhatsApp.'),
  ('whatsapp_of_former_phone', 'note',
    'WhatsApp still has a number that was replaced as the phone. Ask whether it holds, and correct whatsapp_handle.'),
  ('not_in_uae', 'error',
    'This is not in the UAE: the coordinates, the country in the address, or a foreign number without an emirate in the address say so. Remove the provider, or correct the field.'),
  ('duplicate_suspected', 'error', 'Another provider has the same phone, or the same name in the same area.'),
  ('no_area', 'warning', 'The address names no known area, so the provider is not listed in any area.'),
  ('hours_not_understood', 'warning',
    'The opening hours cannot be parsed: they are shown as typed, without an open state, and filters by time exclude the provider.'),
  ('hours_by_machine', 'warning',
    'This is text of a program, not opening hours ("Open ⋅ Closes 8 PM"): pages show "Contact for operating hours" instead.'),
  ('price_level', 'warning',
    'This is a price level (1 to 4), not a price: it is not shown, and price filters exclude the provider. Enter dirhams, such as "AED 35-60".'),
  ('price_not_understood', 'warning',
    'The text contains no price: it is shown below "Price on request", and price filters exclude the provider.'),
  ('website_not_understood', 'warning', 'This is not the URL of a website, so it is not shown.'),
  ('website_invalid', 'warning', 'The website is marked as invalid, so it is not shown.'),
  ('picture_not_understood', 'warning',
    'This is not a link to a PNG, JPEG, WebP or AVIF image, such as https://host.example/logo.png. It is not shown.'),
  ('picture_host_not_allowed', 'warning',
    'The site does not show images from this host. Its variable IMAGE_HOSTS lists the allowed hosts.'),
  ('place_elsewhere', 'warning',
    'The coordinates are in a different emirate than the address. One of the two is wrong; the map uses the coordinates.'),
  ('place_missing', 'note', 'Coordinates are missing: the map shows the provider at the centre of its area, and distances are approximate.'),
  ('menu_kind_unknown', 'warning',
    'The menu has an item of a kind that the site does not know, so it sets no price by car. Enter exterior, full, interior, detailing, extra or package.'),
  ('email_public', 'note', 'This is an e-mail address, which everyone will see. Remove it if it is that of a person.'),
  ('description_empty', 'note', 'The description is missing.'),
  ('rating_without_reviews', 'note', 'There is a rating, but no number of reviews.'),
  ('untouched_for_a_year', 'note', 'The row has not been changed for more than a year.'),
  ('checked_long_ago', 'note', 'This fact was last checked more than a year ago, so its page says that it may have changed. The value is the day.');

-- True for a placeholder that people enter instead of a missing value.
create function public.is_placeholder(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(lower(btrim(value, E' \t\r\n.')) in ('+971 (check website)', '(check website)', 'check website', 'not listed',
    'n/a', 'na', 'nan', 'none', 'null', 'nil', 'undefined', '{}', '[]', 'tbd', 'tba', 'unknown', 'coming soon', 'not available', '-', '--', '?', 'xxx', 'test',
    'http://', 'https://', 'www', 'غير متوفر', 'غير معروف', 'لا يوجد', 'قريبا', 'قريبًا'), false);

-- True for the URL of a website, with or without a scheme; the host must contain a dot.
create function public.is_website(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(btrim(value) ~* ('^(?:[a-z]+://)?(?:[^][\s/?#@:<>^|%\\.]+\.)+(?![0-9]+(?:[:/?#]|$))[^][\s/?#@:<>^|%\\.]+'
    || '(?::[0-9]{1,4})?(?:[/?#\\].*)?$'), false);

-- The host of a link to an image; null if the text is anything else, or has a port or credentials. Keep in sync with
-- pictureUrl in lib/domain/provider.ts.
create function public.picture_host_of(value text) returns text
  language sql immutable parallel safe
  return lower(substring(value from '^https://((?:[A-Za-z0-9-]+\.)+[A-Za-z][A-Za-z0-9-]*)(?:[/?][^\s\\]*)?$'));

-- True for a link to an image other than SVG, and for a file of the sample data.
create function public.is_picture_link(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(public.picture_host_of(value) is not null and value !~* '\.svg([?#]|$)'
    or value ~ '^/images/samples/[a-z0-9-]+\.webp$', false);

-- The links to the pictures of a provider, with their columns.
create function public.pictures_of(provider public.car_wash_locations) returns table (field text, link text)
  language sql immutable parallel safe set search_path = ''
as $$
  select 'logo_url', provider.logo_url where provider.logo_url is not null
  union all
  select 'photo_urls', photo from unnest(provider.photo_urls) as photo
$$;

-- True if someone has entered a value: neither blank nor a placeholder.
create function public.is_typed(value text) returns boolean
  language sql immutable parallel safe
  return not public.is_blank(value) and not public.is_placeholder(value);

-- True for text that was damaged on its way here, or was written by a spreadsheet or a program. One pattern, because
-- PostgreSQL keeps few compiled ones.
create function public.is_damaged(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(value ~* ('[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF\uFFFD]|\?{3}|</?[a-z][a-z0-9]*(?:\s[^<>]*)?/?>'
    || '|&(?:#[0-9]+|#x[0-9a-f]+|amp|lt|gt|quot|nbsp|apos);'
    -- UTF-8 that was read as Windows-1252 or 1256.
    || '|[ØÙÃÂâ][\u0080-\u00BF‚ƒ„…†‡ˆ‰‹‘’“”•–—˜™›€]|[طظ][§„†‡ˆ‰¹±²³´µ·¸]'
    || '|^\s*(?:#(?:n/a|ref!|value!|name\?|div/0!|null!|num!|error!)|(?:(?:grand |sub-?)?total|المجموع|الإجمالي)\s*:?\s*[0-9]*'
    || '|\[.*["''].*\]|\{.*:.*\})\s*$'), false);

-- True if coordinates lie outside the given emirates: the nearest area is in another emirate, and those of the given
-- ones are at least 3 km farther away. The margin avoids false alarms near borders.
create function public.is_outside_emirates(latitude double precision, longitude double precision, emirates text[]) returns boolean
  language sql stable parallel safe set search_path = ''
as $$
  with measured as (
    select emirate = any ($3) as is_inside, min(public.planar_km(area.latitude, area.longitude, $1, $2)) as km
    from public.areas as area
    group by 1
  )
  select coalesce((select km from measured where is_inside) > (select km from measured where not is_inside) + 3, false)
$$;

-- The problems of one provider, whose facts must already be derived.
create function public.problems_of(provider public.car_wash_locations) returns table (field text, problem text, value text)
  language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  select 'address', 'no_area', provider.address where provider.area is null
  union all
  select impossible.field, 'value_impossible', impossible.value from public.impossible_values_of(to_jsonb(provider)) as impossible
  union all
  select 'phone', 'phone_invalid', provider.phone where provider.phone_e164 is null and public.is_typed(provider.phone)
  union all
  select 'opening_hours', 'hours_not_understood', provider.opening_hours
    where provider.open_minutes is null and public.hours_text_of(provider.opening_hours) is not null and public.is_typed(provider.opening_hours)
  union all
  select 'opening_hours', 'hours_by_machine', provider.opening_hours
    where provider.open_minutes is null and public.hours_text_of(provider.opening_hours) is null and public.is_typed(provider.opening_hours)
  union all
  select 'whatsapp_handle', 'whatsapp_not_understood', provider.whatsapp_handle
    where provider.chat_name is null and public.is_typed(provider.whatsapp_handle)
  union all
  select 'whatsapp_handle', 'whatsapp_of_former_phone', provider.whatsapp_handle
    where '+' || provider.chat_name <> all (provider.phones) and exists (
      select from public.provider_history as change
      where change.provider_id = provider.id and '+' || provider.chat_name = any (public.phones_of(change.before ->> 'phone')))
  union all
  select 'price_range', 'price_level', provider.price_range where public.is_price_level(provider.price_range)
  union all
  select 'price_range', 'price_not_understood', provider.price_range
    where num_nonnulls(provider.price_from, provider.price_to) = 0 and not public.is_price_level(provider.price_range)
      and public.is_typed(provider.price_range)
  union all
  select found.field, 'not_in_uae', to_jsonb(provider) ->> found.field
    from public.foreign_field_of(provider) as found (field) where found.field is not null
  union all
  select typed.field, 'placeholder_left', typed.value
    from (values ('business_name', provider.business_name), ('address', provider.address), ('phone', provider.phone),
      ('whatsapp_handle', provider.whatsapp_handle), ('website', provider.website),
      ('opening_hours', provider.opening_hours), ('price_range', provider.price_range),
      ('service_description', provider.service_description)) as typed (field, value)
    where public.is_placeholder(typed.value)
  union all
  select typed.field, 'text_damaged', typed.value
    from (values ('business_name', provider.business_name), ('name_latin', provider.name_latin), ('address', provider.address),
      ('service_description', provider.service_description)) as typed (field, value)
    where public.is_damaged(typed.value)
  union all
  select typed.field, 'email_public', substring(typed.value from '[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+\.[A-Za-z0-9_.-]*[A-Za-z0-9]')
    from (values ('service_description', provider.service_description), ('booking_capability', provider.booking_capability)) as typed (field, value)
    where typed.value like '%_@_%._%' and typed.value ~ '[A-Za-z0-9_.+-]@[A-Za-z0-9-]+\.[A-Za-z0-9]'
  union all
  select 'website', 'website_invalid', provider.website
    where provider.website_valid = false and public.is_website(provider.website)
  union all
  select 'website', 'website_not_understood', provider.website
    where not public.is_website(provider.website) and public.is_typed(provider.website)
  union all
  select picture.field, 'picture_not_understood', picture.link
    from public.pictures_of(provider) as picture where not public.is_picture_link(picture.link)
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
  union all
  select fact.field, 'checked_long_ago', fact.checked_on::text
    from (values ('phone', provider.phone_checked_on), ('opening_hours', provider.hours_checked_on),
      ('price_range', provider.price_checked_on), ('address', provider.place_checked_on),
      ('rating', provider.rating_checked_on)) as fact (field, checked_on)
    where fact.checked_on < now() - interval '1 year';
end
$$;

-- Names are compared like places, so "Al-Barsha Wash" equals "Albarsha wash".
create index car_wash_locations_name_words on public.car_wash_locations (public.place_words(business_name));
