-- Values that no provider can have are refused when they are written. A trigger rather than a constraint: existing bad
-- values must not keep the other columns of their row from being edited. They are listed in `provider_problems`.

-- The impossible values of a row, with the rule that each breaks.
create function public.impossible_values_of(provider public.car_wash_locations)
  returns table (field text, value text, rule text)
  language plpgsql stable parallel safe set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
  select 'rating', provider.rating::text, 'must be between 0 and 5' where not provider.rating between 0 and 5
  union all
  select 'review_count', provider.review_count::text, 'must not be negative' where provider.review_count < 0
  union all
  select 'closed_on', provider.closed_on::text, 'must not be in the future: enter it when the business has closed'
    where provider.closed_on > (now() at time zone 'Asia/Dubai')::date
  union all
  select closure.field, closure.day::text, 'does not fit: closed_until must not be before closed_from'
  from (values ('closed_from', provider.closed_from), ('closed_until', provider.closed_until)) as closure (field, day)
  where provider.closed_until < provider.closed_from
  union all
  select checked.field, checked.day::text, 'must not be in the future: enter the day on which it was checked'
  from (values ('phone_checked_on', provider.phone_checked_on), ('hours_checked_on', provider.hours_checked_on),
    ('price_checked_on', provider.price_checked_on), ('place_checked_on', provider.place_checked_on),
    ('rating_checked_on', provider.rating_checked_on)) as checked (field, day)
  where checked.day > (now() at time zone 'Asia/Dubai')::date
  union all
  select priced.field, priced.price::text, 'must be between 1 and 9999'
  from (values ('price_small', provider.price_small), ('price_suv', provider.price_suv), ('price_large', provider.price_large)) as priced (field, price)
  where priced.price not between 1 and 9999
  union all
  select written.field, left(written.value, 80), 'must have at most ' || most || ' characters'
  from (values
    ('business_name', provider.business_name, 200), ('name_latin', provider.name_latin, 200), ('address', provider.address, 500), ('phone', provider.phone, 200),
    ('whatsapp_handle', provider.whatsapp_handle, 500), ('website', provider.website, 2000),
    ('booking_capability', provider.booking_capability, 500), ('service_category', provider.service_category, 500),
    ('wash_type', provider.wash_type, 500), ('service_location', provider.service_location, 500),
    ('location_type', provider.location_type, 500), ('service_description', provider.service_description, 10000),
    ('price_range', provider.price_range, 1000), ('opening_hours', provider.opening_hours, 2000),
    ('verified_status', provider.verified_status, 100)
  ) as written (field, value, most)
  where char_length(written.value) > most;
end
$$;

create function public.refuse_impossible_values() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  found record;
begin
  for found in select * from public.impossible_values_of(new) loop
    if tg_op = 'INSERT' or to_jsonb(new) -> found.field is distinct from to_jsonb(old) -> found.field then
      raise exception '% % (it is "%").', found.field, found.rule, found.value using errcode = 'check_violation';
    end if;
  end loop;
  return new;
end
$$;

create trigger check_values before insert or update of business_name, name_latin, address, phone, whatsapp_handle, website,
    booking_capability, rating, review_count, service_category, wash_type, service_location, location_type,
    service_description, price_range, price_small, price_suv, price_large, opening_hours, verified_status, closed_on,
    closed_from, closed_until, phone_checked_on, hours_checked_on, price_checked_on, place_checked_on, rating_checked_on
  on public.car_wash_locations for each row execute function public.refuse_impossible_values();
