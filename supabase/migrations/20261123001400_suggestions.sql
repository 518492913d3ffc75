-- The providers whose names a visitor may be typing: every word stands at the beginning of a word of the name. Names that
-- begin like it come first, the best of equal ones before the others. Only the best 200 that have the words anywhere in
-- their text are looked at, so that a common word costs no more than a rare one; the next letter tells them apart.
create or replace function public.suggest_providers(search text, how_many integer default 5) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- The article of a word that is not typed to its end yet stays in `search_form`, which takes it off words of three letters.
  form constant text := regexp_replace(btrim(public.search_form(left(search, 100))), '(^| )ال(?=[\u0621-\u064A]{1,2}$)', '\1');
  words constant text[] := string_to_array(form, ' ');
  suggested jsonb;
begin
  if form is null or form = '' then
    return '[]';
  end if;
  execute format(
    'select coalesce(jsonb_agg(jsonb_build_object(''id'', id, ''name'', business_name) order by begins desc, place), ''[]'')
     from (
       select id, business_name, place, starts_with(form, $2) as begins
       from (
         select id, business_name, public.search_form(business_name) as form, row_number() over (order by %2$s) as place
         from (select * from public.car_wash_locations where is_listed%1$s order by %2$s limit 200) as best
       ) as candidate
       where (select bool_and(strpos(form, '' '' || word) > 0) from unnest($1) as word)
       order by begins desc, place limit $3
     ) as named',
    public.words_condition(to_jsonb(words)), public.provider_order('rating'))
    into suggested using words, ' ' || form, least(greatest(coalesce(how_many, 5), 0), 20);
  return suggested;
end
$$;

revoke execute on function public.suggest_providers(text, integer) from public, anon, authenticated;
grant execute on function public.suggest_providers(text, integer) to anon, authenticated, service_role;
