-- Stops before anything is changed if tables of an existing database cannot work: the later migrations add what is missing, but change
-- no type. Passes in a database without these tables. Then it makes the roles that hosted Supabase has and plain PostgreSQL lacks.

do $$
declare
  problems text;
begin
  select string_agg(format('public.%I.%I is %s and must be %s', table_name, column_name, format_type(atttypid, atttypmod), kind), E'\n')
    into problems
    from (values
      ('car_wash_locations', 'id', 'a whole number'),
      ('car_wash_locations', 'rating,review_count,latitude,longitude', 'a number'),
      ('car_wash_locations', 'business_name,phone,website', 'a text'),
      ('faqs,blog_posts,pages', 'is_published', 'a yes or no'),
      ('blog_posts', 'created_at', 'a moment'),
      ('contact_submissions', 'name,email,phone,message,status', 'a text'),
      ('listing_submissions', 'business_name,email,website,address,emirates,description,phone,status', 'a text'),
      ('listing_submissions', 'service_type', 'a list of texts'),
      ('contact_submissions,listing_submissions', 'created_at', 'a moment')
    ) as needed (tables, columns, kind),
      unnest(string_to_array(tables, ',')) as table_name, unnest(string_to_array(columns, ',')) as column_name,
      pg_attribute join pg_type on pg_type.oid = atttypid
    where attrelid = to_regclass('public.' || table_name) and attname = column_name and attnum > 0
      and not case kind
        when 'a whole number' then typname in ('int2', 'int4', 'int8')
        when 'a number' then typcategory = 'N'
        when 'a text' then typcategory = 'S'
        when 'a yes or no' then typcategory = 'B'
        when 'a moment' then typcategory = 'D'
        else atttypid = 'text[]'::regtype end;
  if problems is not null then
    raise exception E'Nothing was changed. Back up, alter these columns to the types of docs/deployment.md and push again:\n%', problems;
  end if;
end
$$;

do $$
declare
  name text;
begin
  foreach name in array '{anon,authenticated,service_role}'::text[] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin %s', name, case name when 'service_role' then 'bypassrls' end);
    end if;
  end loop;
end
$$;
