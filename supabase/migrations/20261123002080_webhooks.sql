-- Calls the site when its content changes, so that pages show it within seconds: once for each table and transaction, however
-- many rows it changes. With pg_net, which sends the call after the transaction.

create table public.webhooks (
  url text primary key check (url ~ '^https?://'),
  secret text not null check (char_length(secret) >= 16)
);
comment on table public.webhooks is 'Called when content changes; needs the extension pg_net';
comment on column public.webhooks.url is 'Such as https://lamaa.example/api/revalidate';
comment on column public.webhooks.secret is 'REVALIDATE_SECRET of the site';
alter table public.webhooks enable row level security;

create function public.call_webhooks() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  -- Local to the transaction.
  called constant text[] := string_to_array(current_setting('lamaa.called', true), ',');
begin
  if to_regnamespace('net') is null or tg_table_name = any (called) or not exists (select from changed_rows) then
    return null;
  end if;
  perform set_config('lamaa.called', array_to_string(called || tg_table_name::text, ','), true);
  execute 'select net.http_post(url := url, body := $1, headers := jsonb_build_object(
      ''Authorization'', ''Bearer '' || secret, ''Content-Type'', ''application/json'')) from public.webhooks'
    using jsonb_build_object('table', tg_table_name);
  return null;
exception when others then
  -- Pages are updated within five minutes anyway.
  raise warning 'The webhooks could not be called: %', sqlerrm;
  return null;
end
$$;

do $$
declare
  content_table text;
begin
  foreach content_table in array '{car_wash_locations,provider_menu_items,areas,kinds,faqs,blog_posts,pages}'::text[] loop
    execute format('create trigger call_webhooks_after_insert after insert on public.%I
      referencing new table as changed_rows for each statement execute function public.call_webhooks()', content_table);
    execute format('create trigger call_webhooks_after_update after update on public.%I
      referencing new table as changed_rows for each statement execute function public.call_webhooks()', content_table);
    execute format('create trigger call_webhooks_after_delete after delete on public.%I
      referencing old table as changed_rows for each statement execute function public.call_webhooks()', content_table);
  end loop;
end
$$;
