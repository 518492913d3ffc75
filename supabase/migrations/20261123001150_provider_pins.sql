-- The matching providers as map pins, at most 5,000: id, name, latitude, longitude, lowest price, whether open (now, or at
-- the time they are filtered by), whether the pin is at the centre of the area, and the prices by car size, if any is
-- known. Providers without even an area have no pin. Sorted by rating, or else best first; the site sorts them by what pins
-- contain.
create function public.provider_pins(filter jsonb default '{}', search text default null, sort text default 'rating')
  returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  max_pins constant integer := 5000;
  minute constant integer := (extract(epoch from now())::bigint / 60 + 4560)::bigint % 10080;
  chosen constant public.provider_filter := public.sanitized_filter(filter);
  request record;
begin
  select * into request from public.resolve_search(chosen, public.visitor_text(search), minute);
  return (
    with pin as materialized (
      select *, row_number() over (
        order by request.fitting_ids is not null and id not in (select unnest(request.fitting_ids)),
          case sort when 'rating' then rating else score end desc nulls last, review_count desc nulls last, id) as place
      from public.filter_providers(chosen, request.search_ids)
      where failed = '' and map_latitude is not null
      order by place limit max_pins
    )
    select coalesce(jsonb_agg(jsonb_build_array(pin.id, provider.business_name, pin.map_latitude, pin.map_longitude,
      coalesce(provider.price_from, provider.price_to), pin.open_minutes @> coalesce(chosen.open, (public.filter_of_search(request.parsed_query, minute)).open, minute), pin.is_approximate,
      case when num_nonnulls(price_small, price_suv, price_large) > 0 then array[price_small, price_suv, price_large] end)
      order by pin.place), '[]')
    from pin join public.car_wash_locations as provider using (id)
  );
end
$$;
