-- When what is known of a provider was last changed: said on its page and in the sitemap. Null for rows from before, of which
-- nobody knows.

alter table public.car_wash_locations add column if not exists updated_at timestamptz;
-- In a statement of its own, so that it holds for new rows alone.
alter table public.car_wash_locations alter column updated_at set default now();
comment on column public.car_wash_locations.updated_at is 'Set when a column of the specification changes; null where that is not known';

create or replace function public.date_provider() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- The same text written again is no change, and neither are columns that are derived from others.
create or replace trigger date_provider before update on public.car_wash_locations
  for each row when (
    (old.business_name, old.address, old.phone, old.whatsapp_handle, old.website, old.website_valid, old.mobile_validation,
      old.booking_capability, old.rating, old.review_count, old.service_category, old.wash_type, old.service_location,
      old.location_type, old.service_description, old.price_range, old.opening_hours, old.verified_status, old.eco_certified,
      old.same_day_service, old.weekend_service)
    is distinct from
    (new.business_name, new.address, new.phone, new.whatsapp_handle, new.website, new.website_valid, new.mobile_validation,
      new.booking_capability, new.rating, new.review_count, new.service_category, new.wash_type, new.service_location,
      new.location_type, new.service_description, new.price_range, new.opening_hours, new.verified_status, new.eco_certified,
      new.same_day_service, new.weekend_service)
  )
  execute function public.date_provider();

revoke execute on function public.date_provider() from public, anon, authenticated;
