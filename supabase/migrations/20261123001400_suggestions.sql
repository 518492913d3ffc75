-- The providers whose names a visitor may be typing: every word stands at the beginning of a word of the name. Names that
-- begin like it come first, the best of equal ones before the others. Only the best 200 that have the words anywhere in
-- their text are looked at, so that a common word costs no more than a rare one; the next letter tells them apart.
create function public.suggest_providers(search text, how_many integer default 5) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  -- The article of a word that is not typed to its end yet stays in `search_form`, which takes it off words of three letters.
  form constant text := regexp_replace(btrim(public.search_form(public.visitor_text(search))), '(^| )ال(?=[\u0621-\u064A]{1,2}$)', '\1');
  words constant text[] := string_to_array(form, ' ');
begin
  if form is null or form = '' then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', business_name) order by begins desc, place), '[]')
    from (
      select id, business_name, place, starts_with(name_form, ' ' || form) as begins
      from (
        select id, business_name, public.search_form(business_name) as name_form, row_number() over () as place
        from (
          select id, business_name from public.car_wash_locations
          where is_listed and search_vector @@ public.words_query(words)
          order by rating desc nulls last, review_count desc nulls last, id limit 200
        ) as best
      ) as candidate
      where (select bool_and(strpos(name_form, ' ' || word) > 0) from unnest(words) as word)
      order by begins desc, place limit least(greatest(coalesce(how_many, 5), 0), 20)
    ) as named
  );
end
$$;
