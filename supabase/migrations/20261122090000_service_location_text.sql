-- What a service type that is neither mobile nor onsite is looked for in ("at home").
alter table public.car_wash_locations
  add column if not exists service_location_text text not null
    generated always as (public.fold_text(coalesce(service_location, ''))) stored;

create index if not exists car_wash_locations_service_location_text on public.car_wash_locations
  using gin (service_location_text extensions.gin_trgm_ops);
