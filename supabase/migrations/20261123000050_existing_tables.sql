-- Stops before anything is changed if the tables of an existing database cannot be used as they are, and says how to alter
-- them. Passes in a database without these tables.

-- The columns that the tables need, and those that are added if they are missing. Where there are two types, a new column has
-- the first.
create function pg_temp.expected_columns() returns table (table_name text, column_name text, type text, is_required boolean)
  language sql
as $$
  select tables.key, columns.key, columns.value, true from jsonb_each('{
    "car_wash_locations": {"id": "integer", "business_name": "text", "address": "text", "phone": "text",
      "whatsapp_handle": "text", "website": "text", "website_valid": "boolean", "mobile_validation": "boolean",
      "booking_capability": "text", "rating": "numeric", "review_count": "integer", "service_category": "text",
      "wash_type": "text", "service_location": "text", "location_type": "text", "service_description": "text",
      "price_range": "text", "opening_hours": "text", "verified_status": "text", "eco_certified": "boolean",
      "same_day_service": "boolean", "weekend_service": "boolean"},
    "faqs": {"id": "integer|bigint", "question": "text", "answer": "text", "category": "text", "is_published": "boolean",
      "sort_order": "integer|bigint"},
    "blog_posts": {"id": "integer|bigint", "title": "text", "slug": "text", "excerpt": "text", "content": "text",
      "category": "text", "featured_image": "text", "created_at": "timestamp with time zone", "is_published": "boolean"},
    "pages": {"id": "integer|bigint", "slug": "text", "title": "text", "content": "text", "is_published": "boolean"},
    "contact_submissions": {"id": "bigint|integer", "name": "text", "email": "text", "phone": "text", "message": "text"},
    "listing_submissions": {"id": "bigint|integer", "business_name": "text", "email": "text", "website": "text",
      "address": "text", "emirates": "text", "service_type": "text[]", "description": "text", "phone": "text"}}')
    as tables, jsonb_each_text(tables.value) as columns
  union all
  select tables.key, columns.key, columns.value, false from jsonb_each('{
    "car_wash_locations": {"latitude": "numeric", "longitude": "numeric", "logo_url": "text",
      "updated_at": "timestamp with time zone"},
    "faqs": {"question_ar": "text", "answer_ar": "text"},
    "contact_submissions": {"created_at": "timestamp with time zone", "request_id": "uuid", "sender": "text",
      "sender_signature": "text", "provider_id": "integer", "review_id": "bigint", "note": "text", "result": "text",
      "decided_at": "timestamp with time zone", "language": "text", "answer": "boolean",
      "answered_at": "timestamp with time zone"},
    "listing_submissions": {"created_at": "timestamp with time zone", "request_id": "uuid", "sender": "text",
      "sender_signature": "text", "provider_id": "integer", "claimed_provider_id": "integer", "details": "jsonb",
      "note": "text", "result": "text", "decided_at": "timestamp with time zone", "language": "text",
      "answer": "boolean", "answered_at": "timestamp with time zone"}}')
    as tables, jsonb_each_text(tables.value) as columns
$$;

-- The names that the migrations give to columns of these tables, and to tables, views and types of their own.
create function pg_temp.new_columns() returns table (table_name text, column_name text)
  language sql
as $$
  select 'car_wash_locations', unnest('{
    name_latin,photo_urls,photo_alts,closed_on,closed_from,closed_until,is_closed,is_listed,emirates,districts,area,wash_types,kinds,
    serves_mobile,serves_onsite,wash_type_options,open_minutes,hours_text,price_text,price_from,price_to,phones,
    phone_e164,chat_name,map_latitude,map_longitude,own_rating,own_review_count,reviewed_at,phone_checked_on,
    phone_source,hours_checked_on,hours_source,price_checked_on,price_source,place_checked_on,place_source,
    price_small,price_suv,price_large,rating_source,rating_checked_on,search_text,search_vector,places,sort_name,
    score,is_eco,is_verified,wash_type_text,service_location_text}'::text[])
  union all
  select 'listing_submissions', unnest('{changes,duplicates,missing,comparison}'::text[])
$$;
create function pg_temp.new_names() returns text[]
  language sql
  return '{
    areas,car_size,confirmation_senders,confirmations,confirmed_providers,directory_changes,directory_counters,
    directory_tables,emirates,fact_source,foreign_countries,hours_words,import_columns,import_rows,import_runs,kinds,
    menu_kind,missed_search_senders,missed_searches,missed_searches_of_month,neighbour_outlines,newest_reviews,
    open_submissions,outbox,problem_types,provider_history,provider_problems,provider_menu_items,provider_readings,provider_reviews,
    published_ratings,readings_state,related_kinds,search_phrases,search_words,signing_key,submission_settings,
    submissions,wash_types,listing_status,message_status}'::text[];

-- An expression that converts a column to another type.
create function pg_temp.conversion(value text, type text, new_type text) returns text
  language sql
  return case
    when type = 'timestamp without time zone' then value || ' at time zone ''UTC'''
    when new_type = 'text[]' and type like 'json%' then 'translate(' || value || '::text, ''[]'', ''{}'')::text[]'
    when new_type = 'text[]' then 'string_to_array(btrim(' || value || ', ''{}''), '','')'
    when type = 'text' then 'nullif(btrim(' || value || '), '''')::' || new_type
    else value || '::' || new_type
  end;

create function pg_temp.name_of(relation oid) returns text
  language sql
as $$
  select format('%s.%I', relnamespace::regnamespace, relname) from pg_class where oid = relation
$$;

-- What depends on the statuses of submissions, whose type and values change, with the statement that drops it. An index that only
-- lists the column is rebuilt instead.
create function pg_temp.users_of_status() returns table (used text, statement text)
  language sql
as $$
  with status as (
    select attrelid, attnum, pg_temp.name_of(attrelid) as name from pg_attribute
    where attrelid in (to_regclass('public.contact_submissions'), to_regclass('public.listing_submissions'))
      and attname = 'status'
  ),
  users as (
    select distinct status.*, classid, objid from status join pg_depend on refclassid = 'pg_class'::regclass
      and refobjid = attrelid and refobjsubid = attnum
  )
  select name, format('alter table %s drop constraint %I;', pg_temp.name_of(conrelid), conname)
    from users join pg_constraint as used on classid = 'pg_constraint'::regclass and used.oid = objid
    where contype in ('c', 'f', 'x')
  union all
  select name, format('drop index %s;', pg_temp.name_of(indexrelid))
    from users join pg_index on classid = 'pg_class'::regclass and indexrelid = objid
    where indpred is not null or indexprs is not null
      or exists (select from pg_opclass where pg_opclass.oid = any (indclass) and not opcdefault)
  union all
  select name, case relkind
      when 'v' then format('drop view %s;', pg_temp.name_of(ev_class))
      when 'm' then format('drop materialized view %s;', pg_temp.name_of(ev_class))
      else format('drop rule %I on %s;', rulename, pg_temp.name_of(ev_class)) end
    from users join pg_rewrite on classid = 'pg_rewrite'::regclass and pg_rewrite.oid = objid
      join pg_class as used on used.oid = ev_class
  union all
  select name, format('drop policy %I on %s;', polname, pg_temp.name_of(polrelid))
    from users join pg_policy on classid = 'pg_policy'::regclass and pg_policy.oid = objid
  union all
  select name, format('drop trigger %I on %s;', tgname, pg_temp.name_of(tgrelid))
    from users join pg_trigger on classid = 'pg_trigger'::regclass and pg_trigger.oid = objid
  union all
  select name, format('alter table %s drop column %I;', name, used.attname)
    from users join pg_attrdef on classid = 'pg_attrdef'::regclass and pg_attrdef.oid = objid
      join pg_attribute as used on used.attrelid = adrelid and used.attnum = adnum and attgenerated <> ''
$$;

create function pg_temp.problems() returns setof text
  language sql
as $$
  with existing (oid, table_name, alter_table) as (
    select oid, relname::text, format('alter table public.%I ', relname) from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname in (select table_name from pg_temp.expected_columns())
  ),
  given as (
    select existing.*, attnum as number, attname::text as column_name, format_type(atttypid, atttypmod) as type,
      atthasdef as has_default, atttypid in ('timestamptz'::regtype, 'timestamp'::regtype, 'date'::regtype) as is_date
    from existing join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
  ),
  key (oid, name, columns) as (
    select conrelid, conname, conkey from pg_constraint where contype = 'p'
  )
  select format('public.%I is not a table. Rename it.', relname)
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind <> 'r'
      and relname in (select table_name from pg_temp.expected_columns())
  union all
  select format('public.%I has no column %I. Rename the column that holds it, or: %sadd column %I %s;', table_name,
      column_name, alter_table, column_name, split_part(expected.type, '|', 1))
    from existing join pg_temp.expected_columns() as expected using (table_name)
      left join given using (oid, table_name, alter_table, column_name)
    where is_required and given.type is null
  union all
  select format('public.%I.%I is %s and must be %s: ', table_name, column_name, given.type, wanted) || case
      when column_name = 'id' and given.type !~ 'int' then concat(
        alter_table, 'rename column id to former_id; ',
        (select format('%sdrop constraint %I; ', alter_table, name) from key where key.oid = given.oid),
        alter_table, format('add column id %s generated by default as identity primary key;', wanted))
      else concat(alter_table, case when has_default then format('alter column %I drop default, ', column_name) end,
        format('alter column %I type %s using %s;', column_name, wanted,
          pg_temp.conversion(quote_ident(column_name), given.type, wanted)))
      end
    from given join pg_temp.expected_columns() as expected using (table_name, column_name),
      split_part(expected.type, '|', 1) as wanted
    where given.type <> all (string_to_array(expected.type, '|'))
  union all
  select format('public.%I.%I is a name that the site uses: %srename column %I to my_%s;', table_name, column_name,
      alter_table, column_name, column_name)
    from given join pg_temp.new_columns() using (table_name, column_name)
  union all
  select format('public.%I has no primary key of id: %sadd primary key (id);', table_name, alter_table)
    from given left join key using (oid)
    where column_name = 'id' and type ~ 'int' and columns is distinct from array[number]
  union all
  select format('public.%I has no column created_at, so that old rows would count as new. Rename the column that says when '
      || 'they were sent, such as: %srename column %I to created_at;', table_name, alter_table, min(column_name))
    from given
    where table_name like '%_submissions' and is_date
      and not exists (select from given as other where other.oid = given.oid and other.column_name = 'created_at')
    group by table_name, alter_table
  union all
  select format('%s.status gets the values of the site, which this does not know. Drop it, and create it again for them after the push: %s',
      used, statement)
    from pg_temp.users_of_status()
  union all
  select format('public.%I is a name that the site uses. Rename it.', typname)
    from pg_type where typnamespace = 'public'::regnamespace and typname = any (pg_temp.new_names())
$$;

-- Providers whose coordinates or logos would be refused.
create function pg_temp.refused_values() returns setof text
  language plpgsql
as $$
declare
  rule record;
  refused bigint;
begin
  for rule in select * from (values
    ('{latitude,longitude}'::text[], 'coordinates outside the Emirates, or half of a pair',
      'num_nulls(latitude, longitude) = 1 or not (latitude between 22.5 and 26.5 and longitude between 51 and 56.6)'),
    ('{logo_url}', 'a logo_url that is no https:// address', 'logo_url !~ ''^https://'' or char_length(logo_url) > 500')
  ) as rules (columns, what, condition) loop
    continue when rule.columns <> array(select attname::text from pg_attribute
      where attrelid = to_regclass('public.car_wash_locations') and attname = any (rule.columns) order by attname);
    execute 'select count(*) from public.car_wash_locations where ' || rule.condition into refused;
    if refused > 0 then
      return next format('%s rows of public.car_wash_locations have %s: update public.car_wash_locations set %s where %s;',
        refused, rule.what, (select string_agg(name || ' = null', ', ') from unnest(rule.columns) as name), rule.condition);
    end if;
  end loop;
end
$$;

do $$
declare
  problems text := (select string_agg(problem, E'\n') from pg_temp.problems() as problem);
begin
  if problems is null then
    problems := (select string_agg(problem, E'\n') from pg_temp.refused_values() as problem);
  end if;
  if problems is not null then
    raise exception E'Nothing was changed, because these tables are not as the site needs them. Back up, alter them as follows and push again:\n%', problems;
  end if;
end
$$;
