-- The providers of a list as pins of a map, the best first: id, name, latitude, longitude, lowest price, whether it is open now,
-- and whether it stands at the centre of its area. Those of which not even an area is known are no pins. At most 5,000.
create function public.provider_pins(filter jsonb default '{}', search text default null) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  most constant integer := 5000;
  minute constant integer := (extract(epoch from now())::bigint / 60 + 4560)::bigint % 10080;
  asked record;
begin
  select * into asked from public.read_search(public.read_filter(filter), null, public.visitor_text(search), minute);
  return (
    with pin as materialized (
      select * from public.filter_providers(asked.filter, asked.among)
      where failed < 1 and map_latitude is not null
      order by rating desc nulls last, review_count desc nulls last, id limit most
    )
    select coalesce(jsonb_agg(jsonb_build_array(pin.id, provider.business_name, pin.map_latitude, pin.map_longitude,
      pin.price_from, pin.open_minutes @> minute, provider.latitude is null)), '[]')
    from pin join public.car_wash_locations as provider using (id)
  );
end
$$;
