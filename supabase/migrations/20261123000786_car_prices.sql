-- Prices by the size of a car: the cheapest full exterior wash, in dirhams; never an add-on, an offer or a package.
-- Staff type them, imports and claims bring them, and those of a provider with a menu follow it (menus.sql).

select public.lock_tables('public.car_wash_locations');

alter table public.car_wash_locations
  add column price_small numeric,
  add column price_suv numeric,
  add column price_large numeric;
comment on column public.car_wash_locations.price_small is 'AED for washing a small car outside; follows the menu, if it has such a wash';
comment on column public.car_wash_locations.price_suv is 'AED for washing an SUV or 4x4 outside; follows the menu, if it has such a wash';
comment on column public.car_wash_locations.price_large is 'AED for washing a large car or van outside; follows the menu, if it has such a wash';

-- The price for a car of this size, null if it is unknown; without a size, the one that is for any car.
create function public.price_for(
  car text, any_car numeric, price_small numeric, price_suv numeric, price_large numeric
) returns numeric
  language sql immutable parallel safe
  return case car when 'small' then price_small when 'suv' then price_suv when 'large' then price_large else any_car end;
