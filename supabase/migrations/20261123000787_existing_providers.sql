-- Derives the facts of the providers that a database already has, and indexes them. Not in the migration that adds the columns:
-- this one takes a second for each thousand rows, and pages can be read in the meantime.

set local statement_timeout = 0;

update public.car_wash_locations set id = id;

create index car_wash_locations_wash_type_text on public.car_wash_locations
  using gin (wash_type_text extensions.gin_trgm_ops);
create index car_wash_locations_service_location_text on public.car_wash_locations
  using gin (service_location_text extensions.gin_trgm_ops);
create index car_wash_locations_search_text on public.car_wash_locations using gin (search_text extensions.gin_trgm_ops);
create index car_wash_locations_search_vector on public.car_wash_locations using gin (search_vector);
-- An import looks up the numbers of each row while it writes others.
create index car_wash_locations_phones on public.car_wash_locations using gin (phones) with (fastupdate = off);
-- For queries for the best providers of a single place or wash type.
create index car_wash_locations_places on public.car_wash_locations using gin (places);
create index car_wash_locations_wash_types on public.car_wash_locations using gin (wash_types);
create index car_wash_locations_by_score on public.car_wash_locations
  (score desc nulls last, review_count desc nulls last, id) where is_listed;
