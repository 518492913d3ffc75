-- Whether a provider is listed, and when its row last changed. When staff mark a business as closed, it disappears from
-- lists, counts, search and the sitemap, and its page says so. Rows without a name are never shown.

alter table public.car_wash_locations
  add column closed_on date,
  add column is_closed boolean not null
    generated always as (closed_on is not null and not public.is_blank(business_name)) stored,
  add column is_listed boolean not null
    generated always as (closed_on is null and not public.is_blank(business_name)) stored,
  -- Null for rows older than this column.
  add column updated_at timestamptz;
alter table public.car_wash_locations alter column updated_at set default now();
comment on column public.car_wash_locations.closed_on is 'When the business closed; empty while it operates';
comment on column public.car_wash_locations.updated_at is 'When an editable column last changed; null if unknown';

create function public.date_provider() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Rewriting the same value is not a change, and neither is an update of a derived column.
create trigger date_provider before update on public.car_wash_locations
  for each row when (
    (old.business_name, old.address, old.phone, old.whatsapp_handle, old.website, old.website_valid, old.mobile_validation,
      old.booking_capability, old.rating, old.review_count, old.service_category, old.wash_type, old.service_location,
      old.location_type, old.service_description, old.price_range, old.opening_hours, old.verified_status, old.eco_certified,
      old.same_day_service, old.weekend_service, old.latitude, old.longitude, old.logo_url, old.photo_url)
    is distinct from
    (new.business_name, new.address, new.phone, new.whatsapp_handle, new.website, new.website_valid, new.mobile_validation,
      new.booking_capability, new.rating, new.review_count, new.service_category, new.wash_type, new.service_location,
      new.location_type, new.service_description, new.price_range, new.opening_hours, new.verified_status, new.eco_certified,
      new.same_day_service, new.weekend_service, new.latitude, new.longitude, new.logo_url, new.photo_url)
  )
  execute function public.date_provider();
