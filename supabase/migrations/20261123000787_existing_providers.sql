-- Derives the facts of the providers that a database already has, and indexes them. Not in the migration that adds the columns:
-- this one takes a second for each thousand rows, and pages can be read in the meantime.

set local statement_timeout = 0;

update public.car_wash_locations set id = id;

-- An import looks up the numbers of each row while it writes others.
create index car_wash_locations_phones on public.car_wash_locations using gin (phones) with (fastupdate = off);
