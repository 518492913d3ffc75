-- What would do harm and was taken: a review moved to nowhere or of a visit to come, a blank name, the same holiday or price twice, and
-- more years than the privacy page says.

select public.lock_tables('public.car_wash_locations', 'public.provider_reviews', 'public.seasons', 'public.provider_menu_items');

-- What an item of a menu is the price of: all that pages tell its line by.
create function public.what_is_priced(item jsonb) returns jsonb
  language sql immutable parallel safe
  return jsonb_build_object('provider', item -> 'provider_id', 'name', lower(btrim(item ->> 'name_en')), 'kind', item -> 'kind', 'car', item -> 'car',
    'minutes', item -> 'minutes', 'washes', item -> 'washes', 'days', item -> 'days', 'note', item -> 'note', 'until', item -> 'offer_until');

-- Refuses what would do harm, when people type it: what an import or an undo writes was right once.
create or replace function public.refuse_harm() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  given constant jsonb := to_jsonb(new);
  was constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
  today constant date := (now() at time zone 'Asia/Dubai')::date;
  sentence text;
begin
  if coalesce(current_setting('lamaa.change', true), '') = '' then
    select broken.rule into sentence from (
      select 'provider_menu_items' as of_table, 'provider_id' as field, format('provider_id must be the number of a provider, as in the address of its page: there is no provider %s.',
          given ->> 'provider_id') as rule
        where tg_table_name = 'provider_menu_items'
          and not exists (select from public.car_wash_locations where id = (given ->> 'provider_id')::integer)
      union all
      select 'provider_menu_items', 'offer_until', format('offer_until must not be over: %s is past. Leave it empty for what is always offered.', given ->> 'offer_until')
        where (given ->> 'offer_until')::date < today
      union all
      select 'faqs', field, field || ' must say something: pages show question and answer.'
        from unnest('{question,answer}'::text[]) as field where public.is_blank(given ->> field)
      union all
      select 'seasons', 'from_date', format('from_date must be between 2020 and %s.', extract(year from today) + 3)
        where extract(year from (given ->> 'from_date')::date) not between 2020 and extract(year from today) + 3
      union all
      select of_table, 'slug', format('slug must be of this row alone: another one has %s already.', given ->> 'slug')
        from (values ('blog_posts', exists (select from public.blog_posts where slug = given ->> 'slug')),
          ('pages', exists (select from public.pages where slug = given ->> 'slug')),
          ('places', exists (select from public.places where slug = given ->> 'slug'))) as slug_of (of_table, is_taken)
        where is_taken
      union all
      select 'provider_reviews', 'provider_id', format('provider_id must be the number of a provider, as in the address of its page: there is no provider %s.',
          given ->> 'provider_id')
        where tg_table_name = 'provider_reviews'
          and not exists (select from public.car_wash_locations where id = (given ->> 'provider_id')::integer)
      union all
      select 'provider_reviews', 'visited_in', format('visited_in must not be in the future: enter the first day of a month up to %s.', to_char(today, 'YYYY-MM-01'))
        where (given ->> 'visited_in')::date > today
      union all
      select 'car_wash_locations', 'business_name',
          'business_name must not be blank: the page of the provider would be gone. If the business has closed, enter the day in closed_on.'
        where public.is_blank(given ->> 'business_name') and not public.is_blank(was ->> 'business_name')
    ) as broken
    where broken.of_table = tg_table_name and given -> broken.field is distinct from was -> broken.field limit 1;
  end if;
  if tg_table_name = 'seasons' and sentence is null then
    select format('from_date and until_date must not %s another %s: %s is from %s until %s.', case kind when 'holiday' then 'be those of' else 'overlap' end,
        kind, name_en, from_date, until_date) into sentence
      from public.seasons
      where kind = given ->> 'kind' and id <> (given ->> 'id')::integer and case kind
        when 'holiday' then from_date = (given ->> 'from_date')::date and until_date = (given ->> 'until_date')::date
        else from_date <= (given ->> 'until_date')::date and until_date >= (given ->> 'from_date')::date end limit 1;
  end if;
  -- An import states whole menus, an undo one that was.
  if tg_table_name = 'provider_menu_items' and sentence is null and coalesce(current_setting('lamaa.change', true), '') = '' then
    select format('name_en, car, minutes and note must differ from those of another item: item %s says the same, for %s dirhams. Change that one.',
        id, price_from) into sentence
      from public.provider_menu_items as item cross join lateral (select to_jsonb(item)) as other (entered)
      where provider_id = (given ->> 'provider_id')::integer and id <> (given ->> 'id')::integer
        and public.what_is_priced(entered) = public.what_is_priced(given) and public.what_is_priced(given) is distinct from public.what_is_priced(was) limit 1;
  end if;
  if sentence is not null then
    raise exception '%', sentence using errcode = 'check_violation';
  end if;
  return new;
end
$$;

create trigger y_harm before update of provider_id, visited_in on public.provider_reviews
  for each row execute function public.refuse_harm();
create trigger y_harm before update of business_name on public.car_wash_locations
  for each row when (new.business_name !~ '[^[:space:]]') execute function public.refuse_harm();

-- `not valid`: what is stored is not refused before it is edited.
alter table public.submission_settings drop constraint submission_settings_keep_years_check,
  add constraint submission_settings_keep_years_check check (keep_years between 1 and 7) not valid;
comment on constraint submission_settings_keep_years_check on public.submission_settings is
  'keep_years must be between 1 and 7: the privacy page promises that nothing is kept longer.';

revoke execute on function public.what_is_priced(jsonb) from public, anon, authenticated;
grant execute on function public.what_is_priced(jsonb) to service_role;

notify pgrst, 'reload schema';
