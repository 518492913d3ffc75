-- Provider names that complete what a visitor is typing: every typed word must begin a word of the name, or of the name in
-- Latin letters. Names that start with the input come first, then the best. Only the best 200 text matches are considered,
-- so that a common word costs no more than a rare one.
create function public.suggest_providers(search text, how_many integer default 5) returns jsonb
  language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  -- `search_form` strips the article only from words of three letters or more, so an unfinished word keeps it.
  form constant text := regexp_replace(btrim(public.search_form(public.visitor_text(search))), '(^| )ال(?=[\u0621-\u064A]{1,2}$)', '\1');
  words constant text[] := string_to_array(form, ' ');
  query constant tsquery := public.words_query(words);
begin
  if form is null or form = '' then
    return '[]';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', business_name, 'name_latin', name_latin)
      order by begins desc, place), '[]')
    from (
      select id, business_name, name_latin, place, bool_or(starts_with(name_form, ' ' || form)) as begins
      from (
        select id, business_name, name_latin, row_number() over () as place
        from (
          select id, business_name, name_latin from public.car_wash_locations
          where is_listed and search_vector @@ query
          order by score desc nulls last, review_count desc nulls last, id limit 200
        ) as best
      ) as candidate
      cross join lateral (values (public.search_form(business_name)), (public.search_form(name_latin))) as spelling (name_form)
      where (select bool_and(strpos(name_form, ' ' || word) > 0) from unnest(words) as word)
      group by id, business_name, name_latin, place
      order by begins desc, place limit least(greatest(coalesce(how_many, 5), 0), 20)
    ) as named
  );
end
$$;
