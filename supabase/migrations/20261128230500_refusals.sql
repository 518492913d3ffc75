-- A refusal says what to type. What a check means is the comment on it: a trigger that comes after all others says it, before the
-- check itself would name itself. What is no number, no day or no list is refused before any trigger; the comment on the column
-- says how it is typed, and so does docs/staff.md.

select public.lock_tables('public.car_wash_locations', 'public.faqs', 'public.blog_posts', 'public.pages', 'public.contact_submissions',
  'public.listing_submissions', 'public.provider_reviews', 'public.provider_menu_items', 'public.seasons', 'public.words', 'public.places');

-- How a value of a column is typed.
create function public.form_of(type text) returns text
  language sql immutable parallel safe
  return case
    when type in ('integer', 'bigint', 'smallint') then 'a whole number, such as 45'
    when type like 'numeric%' or type = 'double precision' then 'a number, such as 45.5, without a unit'
    when type = 'date' then 'a day, such as 2027-02-08'
    when type like 'timestamp%' then 'a day, such as 2027-02-08, with or without a time'
    when type = 'boolean' then 'true or false'
    when type = 'text[]' then 'a list, such as ["one", "two"]'
    when type = 'jsonb' then 'an object, such as {"phone": "050 123 4567"}'
    else 'a text' end;

-- Refuses what a check or a column that must not be empty does not take.
create function public.refuse_values() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  sentence text;
  checks text;
begin
  select format('%s must not be empty: enter %s.', column_of.name, coalesce(
      (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_catalog.pg_enum where enumtypid = column_of.type_id),
      public.form_of(format_type(column_of.type_id, null)))) into sentence
    from (
      select attname as name, atttypid as type_id from pg_catalog.pg_attribute
      where attrelid = tg_relid and attnum > 0 and attnotnull and attgenerated = '' and not attisdropped
    ) as column_of
    where to_jsonb(new) -> column_of.name = 'null' limit 1;
  if sentence is null then
    select string_agg(format('(%L, %s)', coalesce(obj_description(oid, 'pg_constraint'), conname), pg_get_expr(conbin, conrelid)), ', ' order by conname)
      into checks from pg_catalog.pg_constraint where conrelid = tg_relid and contype = 'c';
    if checks is not null then
      execute format('select sentence from (select ($1).*) as given cross join lateral (values %s) as checked (sentence, holds) where not holds limit 1', checks)
        into sentence using new;
    end if;
  end if;
  if sentence is not null then
    raise exception '%', sentence using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- Refuses what would do harm, when people type it: what an import or an undo writes was right once.
create function public.refuse_harm() returns trigger
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
    ) as broken
    where broken.of_table = tg_table_name and given -> broken.field is distinct from was -> broken.field limit 1;
  end if;
  if tg_table_name = 'seasons' and sentence is null then
    select format('from_date and until_date must not overlap another %s: %s is from %s until %s.', kind, name_en, from_date, until_date) into sentence
      from public.seasons
      where kind = given ->> 'kind' and kind <> 'holiday' and id <> (given ->> 'id')::integer
        and from_date <= (given ->> 'until_date')::date and until_date >= (given ->> 'from_date')::date limit 1;
  end if;
  if sentence is not null then
    raise exception '%', sentence using errcode = 'check_violation';
  end if;
  return new;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array '{faqs,blog_posts,pages,contact_submissions,listing_submissions,provider_reviews,provider_menu_items,seasons,words,places,
    submission_settings,held_back}'::text[] loop
    execute format('create trigger z_values before insert or update on public.%I for each row execute function public.refuse_values()', name);
  end loop;
  foreach name in array '{faqs,blog_posts,pages,provider_menu_items,seasons,places}'::text[] loop
    execute format('create trigger y_harm before insert or update on public.%I for each row execute function public.refuse_harm()', name);
  end loop;
end
$$;
-- Most rows of providers have none of what is checked, and an import writes many.
create trigger z_values before insert or update on public.car_wash_locations
  for each row when (num_nonnulls(new.photo_urls, new.photo_alts, new.rating_source) > 0) execute function public.refuse_values();

-- Nobody could send anything. `not valid`: a limit that is 0 already is not refused before it is edited.
alter table public.submission_settings
  drop constraint submission_settings_per_hour_check, drop constraint submission_settings_unsigned_per_hour_check,
  drop constraint submission_settings_reviews_per_day_check,
  add constraint submission_settings_per_hour_check check (per_hour between 1 and 100000) not valid,
  add constraint submission_settings_unsigned_per_hour_check check (unsigned_per_hour between 1 and 100000) not valid,
  add constraint submission_settings_reviews_per_day_check check (reviews_per_day between 1 and 100000) not valid;
-- Ramadan has 29 or 30 days, other seasons at most two weeks.
alter table public.seasons drop constraint "until_date must be at most 60 days after from_date",
  add constraint season_length check (until_date between from_date and from_date + case kind when 'ramadan' then 30 else 14 end) not valid;
alter table public.seasons rename constraint "kind must be ramadan, eid or holiday" to season_kind;
alter table public.seasons rename constraint "name_en must be a name, such as Ramadan" to season_name_en;
alter table public.seasons rename constraint "name_ar must be a name, such as رمضان" to season_name_ar;

-- What each check means.
do $$
declare
  sentence record;
begin
  for sentence in
    select * from (values
      ('car_wash_locations', 'photo_urls_are_up_to_six_links', 'photo_urls must be a list of up to six links that begin with https://, such as ["https://cdn.example/bay.jpg"].'),
      ('car_wash_locations', 'photo_alts_are_up_to_six_lines', 'photo_alts must be a list of up to six texts of one line and 200 characters without "|", such as ["The bays from the street", ""].'),
      ('car_wash_locations', 'car_wash_locations_rating_source_check', 'rating_source must have at most 60 characters, such as Google.'),
      ('provider_menu_items', 'provider_menu_items_provider_id_check', 'provider_id must be the number of a provider, as in the address of its page.'),
      ('provider_menu_items', 'provider_menu_items_kind_check', 'kind must have at most 40 characters: exterior, full, interior, detailing, extra, package, or the slug of a kind, such as steam.'),
      ('provider_menu_items', 'provider_menu_items_name_en_check', 'name_en must be a name of up to 80 characters, such as Full wash.'),
      ('provider_menu_items', 'provider_menu_items_name_ar_check', 'name_ar must be a name of up to 80 characters, or empty.'),
      ('provider_menu_items', 'provider_menu_items_price_from_check', 'price_from must be above 0: enter dirhams, such as 45.'),
      ('provider_menu_items', 'provider_menu_items_check', 'price_to must not be below price_from; leave it empty if there is one price.'),
      ('provider_menu_items', 'provider_menu_items_minutes_check', 'minutes must be a whole number from 1 to 10000, or empty.'),
      ('provider_menu_items', 'provider_menu_items_washes_check', 'washes must be a whole number from 1 to 1000, or empty.'),
      ('provider_menu_items', 'provider_menu_items_days_check', 'days must be a whole number from 1 to 1000, such as 30 for a month, or empty.'),
      ('provider_menu_items', 'provider_menu_items_note_check', 'note must have at most 200 characters; empty it to have none.'),
      ('provider_menu_items', 'provider_menu_items_note_ar_check', 'note_ar must have at most 200 characters; empty it to have none.'),
      ('provider_menu_items', 'price_from_of_a_wash', 'price_from must be between 1 and 9999 dirhams where kind is exterior or full.'),
      ('provider_reviews', 'reviews_publication', 'published_at is set by the status: choose accepted to publish the review, new to take it back.'),
      ('provider_reviews', 'reviews_owner_reply', 'owner_reply must have at most 2,000 characters.'),
      ('provider_reviews', 'provider_reviews_form', 'A review must have stars from 1 to 5, a text of 20 letters to 2,000 characters, a name of up to 60, up to six kinds, the first day of a month since 2020 in visited_in and, if any, an email address such as a@b.example. Change nothing in what was written.'),
      ('contact_submissions', 'contact_submissions_form', 'A message must have a name of up to 100 characters, a text of up to 5,000, an email address such as a@b.example (a report may have none), and in phone digits and signs only. Your own remarks belong in note.'),
      ('listing_submissions', 'listing_submissions_form', 'A listing must have a business_name of up to 100 characters, an email address, one of the seven emirates by its name (Dubai), a website that begins with http, an address of up to 300 characters, the services of the form, a description of up to 2,000, and in phone digits and signs only. Write something into note, and other values are taken.'),
      ('listing_submissions', 'listing_submissions_claim', 'details must be an object of texts with the names of the form only, such as {"phone": "050 123 4567", "hours": "Daily 8 AM - 10 PM"}; see the comment on the column. Write something into note, and other values are taken.'),
      ('submission_settings', 'submission_settings_id_check', 'There is one row of limits, whose id is true.'),
      ('submission_settings', 'submission_settings_per_hour_check', 'per_hour must be between 1 and 100000: with 0 nobody could send anything.'),
      ('submission_settings', 'submission_settings_unsigned_per_hour_check', 'unsigned_per_hour must be between 1 and 100000: with 0 nobody could send anything before the site has its key.'),
      ('submission_settings', 'submission_settings_reviews_per_day_check', 'reviews_per_day must be between 1 and 100000: with 0 nobody could write a review.'),
      ('submission_settings', 'submission_settings_keep_years_check', 'keep_years must be at least 1; the privacy page says 7.'),
      ('seasons', 'season_kind', 'kind must be ramadan, eid or holiday.'),
      ('seasons', 'season_name_en', 'name_en must be a name, such as Ramadan, of up to 60 characters.'),
      ('seasons', 'season_name_ar', 'name_ar must be a name, such as رمضان, of up to 60 characters.'),
      ('seasons', 'season_length', 'until_date must not be before from_date, nor more than 30 days after it for ramadan, 14 for others.')
    ) as given (of_table, name, said)
    union all
    -- Lengths: of words, places, and the notes of seasons.
    select rel.relname, con.conname, format('%s must have at most %s characters.', col.attname, substring(pg_get_expr(con.conbin, con.conrelid) from '<= ([0-9]+)'))
      from pg_constraint as con join pg_class as rel on rel.oid = con.conrelid
        join pg_attribute as col on col.attrelid = con.conrelid and col.attnum = con.conkey[1]
      where con.contype = 'c' and rel.relnamespace = 'public'::regnamespace and rel.relname in ('words', 'places', 'seasons') and con.conname like '%\_check'
  loop
    execute format('comment on constraint %I on public.%I is %L', sentence.name, sentence.of_table, sentence.said);
  end loop;
end
$$;

-- How numbers, days and lists are typed, at the end of what each column is.
do $$
declare
  typed record;
begin
  for typed in
    select col.attrelid, rel.relname, col.attname, col_description(col.attrelid, col.attnum) as said, public.form_of(format_type(col.atttypid, null)) as form
    from pg_attribute as col join pg_class as rel on rel.oid = col.attrelid
    where rel.relnamespace = 'public'::regnamespace and col.attnum > 0 and not col.attisdropped and col.atttypid <> 'text'::regtype
      and rel.relname in ('car_wash_locations', 'faqs', 'blog_posts', 'pages', 'provider_reviews', 'provider_menu_items', 'seasons', 'words', 'places',
        'submission_settings', 'listing_submissions', 'contact_submissions')
      and public.form_of(format_type(col.atttypid, null)) <> 'a text'
  loop
    execute format('comment on column public.%I.%I is %L', typed.relname, typed.attname,
      case when typed.said is null then upper(left(typed.form, 1)) || substr(typed.form, 2) else typed.said || ' (' || typed.form || ')' end);
  end loop;
end
$$;

revoke execute on function public.form_of(text), public.refuse_values(), public.refuse_harm() from public, anon, authenticated;
-- What visitors send is checked, too.
grant execute on function public.form_of(text) to anon, authenticated, service_role;
grant execute on function public.refuse_values(), public.refuse_harm() to service_role;

notify pgrst, 'reload schema';
