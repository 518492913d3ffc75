-- Tells a site whose host keeps pages which rows have changed, so that it renders their pages again at once. Needs the extension pg_net,
-- which sends requests after a transaction, outside of it; `npm run setup -- --webhook` turns it on.

-- A single row, while there is a webhook.
create table public.page_webhook (
  id boolean primary key default true check (id),
  url text not null check (url ~ '^https?://[^\s]+$')
);
comment on table public.page_webhook is 'The address of the site that is told which rows have changed, set by set_page_webhook';
alter table public.page_webhook enable row level security;

-- Returns what the site is told: the table, the keys of the rows as they stand in the addresses of their pages (none if there are more
-- than two hundred, which means all), and a signature of both with the key of the site's signatures. No rows without that key.
create function public.page_change(changed text, keys text[]) returns jsonb
  language sql volatile security definer set search_path = ''
as $$
  select jsonb_build_object('table', changed, 'ids', to_jsonb(told.ids), 'nonce', told.nonce, 'signature',
    encode(extensions.hmac(array_to_string(array[to_char(now() at time zone 'UTC', 'YYYY-MM-DD'), 'pages', told.nonce, changed,
      coalesce(array_to_string(told.ids, E'\n'), '*')], E'\n'), signing_key.key, 'sha256'), 'hex'))
  from public.signing_key,
    (select gen_random_uuid()::text as nonce, case when cardinality(keys) <= 200 then keys end as ids) as told
$$;

-- Tells the site which rows a statement changed. The argument is the column with the key. An edit never fails because of it.
create function public.tell_site() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  key_column constant text := tg_argv[0];
  address text;
  body jsonb;
  keys text[];
begin
  select url into address from public.page_webhook;
  if address is null then
    return null;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    -- What visitors send is not shown.
    select array_agg(distinct to_jsonb(written) ->> key_column) into keys from written
      where tg_table_name <> 'provider_reviews' or to_jsonb(written) ->> 'published_at' is not null;
  end if;
  if tg_op in ('UPDATE', 'DELETE') then
    select array_agg(distinct key) into keys
      from (
        select unnest(keys) as key
        union
        select to_jsonb(was) ->> key_column from was
          where tg_table_name <> 'provider_reviews' or to_jsonb(was) ->> 'published_at' is not null
      ) as both_states;
  end if;
  if keys is null and tg_op <> 'TRUNCATE' then
    return null;
  end if;
  body := public.page_change(tg_table_name, keys);
  if body is not null then
    perform net.http_post(url := address, body := body);
  end if;
  return null;
exception when others then
  raise warning 'The site was not told of a change: %', sqlerrm;
  return null;
end
$$;

-- Sets the address that is told, or none, and returns what became of it in a word: on, off, "pg_net is missing" or "no key".
create function public.set_page_webhook(address text) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  name text;
  key_column text;
begin
  for name, key_column in
    values ('car_wash_locations', 'id'), ('provider_menu_items', 'provider_id'), ('provider_reviews', 'provider_id'),
      ('faqs', 'id'), ('blog_posts', 'slug'), ('pages', 'slug'), ('seasons', 'id'), ('words', 'id'), ('places', 'slug')
  loop
    execute format('drop trigger if exists tell_site_of_new on public.%I', name);
    execute format('drop trigger if exists tell_site_of_changed on public.%I', name);
    execute format('drop trigger if exists tell_site_of_deleted on public.%I', name);
    execute format('drop trigger if exists tell_site_of_all on public.%I', name);
    if address is null or to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null
      or not exists (select from public.signing_key) then
      continue;
    end if;
    execute format('create trigger tell_site_of_new after insert on public.%I referencing new table as written
      for each statement execute function public.tell_site(%L)', name, key_column);
    execute format('create trigger tell_site_of_changed after update on public.%I referencing old table as was new table as written
      for each statement execute function public.tell_site(%L)', name, key_column);
    execute format('create trigger tell_site_of_deleted after delete on public.%I referencing old table as was
      for each statement execute function public.tell_site(%L)', name, key_column);
    execute format('create trigger tell_site_of_all after truncate on public.%I
      for each statement execute function public.tell_site(%L)', name, key_column);
  end loop;
  -- Hosted databases refuse statements without a condition.
  delete from public.page_webhook where id;
  if address is null then
    return 'off';
  elsif to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is null then
    return 'pg_net is missing';
  elsif not exists (select from public.signing_key) then
    return 'no key';
  end if;
  insert into public.page_webhook (url) values (address);
  return 'on';
end
$$;

-- Also whether the site is told of changes.
create or replace function public.database_state(nonce text, signature text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  migration text;
  upkeep jsonb;
begin
  perform public.require_signature(signature, 'state', nonce);
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select max(version) from supabase_migrations.schema_migrations where version ~ ''^[0-9]''' into migration;
  end if;
  if to_regclass('cron.job_run_details') is not null then
    execute 'select jsonb_build_object(''at'', start_time, ''status'', status) from cron.job_run_details
      where command like ''%delete_old_submissions%'' order by start_time desc limit 1' into upkeep;
  end if;
  return jsonb_build_object('migration', migration, 'upkeep', upkeep,
    'webhook', exists (select from public.page_webhook));
end
$$;

revoke all on public.page_webhook from anon, authenticated;
revoke execute on function public.page_change(text, text[]), public.tell_site(), public.set_page_webhook(text)
  from public, anon, authenticated;
grant all on public.page_webhook to service_role;
grant execute on function public.set_page_webhook(text) to service_role;

notify pgrst, 'reload schema';
