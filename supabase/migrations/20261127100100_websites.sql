-- A website that is none is a problem of its provider: pages show no link to it.

-- Whether a text is the address of a website, with or without its scheme: a host with a dot in it.
create or replace function public.is_website(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(btrim(value) ~* ('^(?:[a-z]+://)?(?:[^][\s/?#@:<>^|%\\.]+\.)+(?![0-9]+(?:[:/?#]|$))[^][\s/?#@:<>^|%\\.]+'
    || '(?::[0-9]{1,4})?(?:[/?#\\].*)?$'), false);

-- The problems of one provider by itself. Its derived columns have to be there.
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

revoke execute on function public.is_website(text) from public, anon, authenticated;
grant execute on function public.is_website(text) to service_role;
