-- Posts, pages, FAQs and reviews have a history, and what was changed or deleted of them can be undone; the limits of submissions
-- have one as well. No address of a person is ever in it.

select public.lock_tables('public.blog_posts', 'public.pages', 'public.faqs', 'public.provider_reviews', 'public.provider_history');

comment on table public.provider_history is
  'Changes of providers, menus, reviews, posts, pages, FAQs, words, places, seasons and limits, kept for a year';
comment on column public.provider_history.provider_id is 'The provider, or that of the item of a menu or of the review';
comment on column public.provider_history.name is
  'The name of the business at that time, the item of the menu, the phrase, the area, the season, the title or the question';

create or replace function public.history_key(table_name text) returns text
  language sql immutable parallel safe
  return case when table_name in ('places', 'pages') then 'slug' else 'id' end;

-- A row as `result` calls it, such as "provider 217".
create or replace function public.name_of_row(table_name text, row_id text) returns text
  language sql immutable parallel safe
  return case table_name when 'car_wash_locations' then 'provider' when 'provider_menu_items' then 'menu item' when 'blog_posts' then 'post'
    when 'faqs' then 'FAQ' when 'provider_reviews' then 'review' when 'submission_settings' then 'the row of limits'
    else rtrim(table_name, 's') end || ' ' || row_id;

-- The values of a row that people enter, without empty ones. Of a review neither who sent it nor what follows from its decision.
create or replace function public.entered_values(given jsonb) returns jsonb
  language sql immutable parallel safe
  return jsonb_strip_nulls(given - '{id,updated_at,effect,in_force_since,added_at}'::text[]
    - case when given ? 'email_key' then '{email,email_key,text_key,text_language,sender,sender_signature,of_sender,request_id,handle,
      result,decided_at,answer,answered_at}'::text[] else '{}' end);

-- Functions that change rows on behalf of staff set `lamaa.change` to "way:source" while they write, and then give it back the value
-- that it had: an error undoes the setting by itself. Not by `set` in their headers, which only a superuser may store. What is erased
-- for good (`upkeep`) leaves no row. A submission whose provider is deleted is open again.
create or replace function public.record_change() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  change constant text := nullif(current_setting('lamaa.change', true), '');
  was constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  present constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else was end;
  before jsonb := public.entered_values(was);
  after jsonb := case when tg_op <> 'DELETE' then public.entered_values(present) end;
begin
  if change = 'upkeep' then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    -- Only the columns that differ, with null for an empty one.
    select jsonb_object_agg(key, before -> key), jsonb_object_agg(key, after -> key) into before, after
      from unnest(public.changed_columns(before, after)) as key;
    if before is null then
      return null;
    end if;
  end if;
  insert into public.provider_history (table_name, row_id, provider_id, name, way, source, before, after, dated)
    values (tg_table_name, present ->> public.history_key(tg_table_name),
      (present ->> case when tg_table_name = 'car_wash_locations' then 'id'
        when tg_table_name in ('provider_menu_items', 'provider_reviews') then 'provider_id' end)::integer,
      left(coalesce(present ->> 'business_name', present ->> 'phrase', present ->> 'name_en', present ->> 'title', present ->> 'question'), 200),
      coalesce(split_part(change, ':', 1), case current_user when 'service_role' then 'API' else 'Studio' end),
      nullif(split_part(change, ':', 2), ''), before, after, (was ->> 'updated_at')::timestamptz);
  if tg_op = 'DELETE' and tg_table_name = 'car_wash_locations' then
    update public.listing_submissions set provider_id = null, status = 'new'
      where provider_id = old.id and old.id is distinct from claimed_provider_id and status in ('accepted', 'accepted as new');
  end if;
  return null;
end
$$;

-- Why a change cannot be undone or made again now; null if it can. Only a change that touched the same columns later and still
-- stands is in the way.
-- @param stored the entered values of its row; null if there is none
create or replace function public.refusal_of_undo(change public.provider_history, stored jsonb) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  -- What is there now: the change itself before it is undone, what it replaced before it is made again.
  present constant jsonb := case when change.undo then change.before else change.after end;
  is_whole constant boolean := change.before is null or change.after is null;
  subject constant text := public.name_of_row(change.table_name, change.row_id);
  later public.provider_history;
  differing text;
begin
  if change.way = 'undo' then
    return format('this is itself an undo. Change "undo" of %s instead.',
      case when change.source like 'import %' then 'the rows of ' else 'row ' end || change.source);
  end if;
  if (present is null) <> (stored is null) then
    return subject || case when stored is null then ' no longer exists.' else ' exists again.' end;
  end if;
  if change.table_name = 'provider_reviews' and change.after is null and not change.before ? 'text' then
    return 'the name and the text of ' || subject || ' were cleared 30 days after it was deleted.';
  end if;
  select * into later from public.provider_history as newer
    where newer.table_name = change.table_name and newer.row_id = change.row_id and newer.id > change.id
      and newer.way <> 'undo' and not newer.undo
      and (is_whole or newer.before is null or newer.after is null
        or newer.after ?| array(select jsonb_object_keys(change.after)))
    order by newer.id desc limit 1;
  if later.id is not null then
    return format('row %s of provider_history (%s) changed it later. Undo that one first.', later.id, concat_ws(' ', later.way, later.source));
  end if;
  if is_whole then
    return case when present <> stored then subject || ' was changed later.' end;
  end if;
  select string_agg(key, ', ' order by key) into differing from jsonb_each(present)
    where nullif(value, 'null') is distinct from stored -> key;
  return differing || ' was changed later.';
end
$$;

-- An owner's table may have another key. Visitors insert reviews, of which the history begins with the first edit.
do $$
declare
  name text;
begin
  foreach name in array '{blog_posts,pages,faqs,submission_settings,provider_reviews}'::text[] loop
    if exists (select from pg_attribute where attrelid = ('public.' || name)::regclass and attname = public.history_key(name) and not attisdropped) then
      execute format('create trigger record_change after %s on public.%I for each row execute function public.record_change()',
        case name when 'provider_reviews' then 'update or delete' else 'insert or update or delete' end, name);
    end if;
  end loop;
end
$$;

-- What stands in the way of deleting a row, because it would be lost or mean nothing without it; null if nothing.
create function public.hanging_on(table_name text, deleted jsonb) returns text
  language sql stable set search_path = ''
as $$
  select case table_name
    when 'submission_settings' then 'This row has the limits of submissions, and there would be none without it: change its values instead.'
    when 'car_wash_locations' then (
      select format('Provider %s has %s published or open (%s): enter closed_on if it has closed, or decide on them first.', deleted ->> 'id',
        case count(*) when 1 then 'a review that is' else count(*) || ' reviews that are' end,
        string_agg('review ' || id, ', ' order by id))
      from public.provider_reviews where provider_id = (deleted ->> 'id')::integer and status in ('new', 'accepted') having count(*) > 0)
    when 'places' then (
      select format('Place %s is what %s: delete or change them first.', deleted ->> 'slug',
        string_agg(format('word %s (%s) means', id, phrase), ', ' order by id))
      from public.words where means = 'area=' || (deleted ->> 'slug') having count(*) > 0)
    -- The word that makes a kind, which others mean and items of menus are of.
    when 'words' then (
      select format('Word %s makes the kind of %s: delete or change them first.', deleted ->> 'id', string_agg(what, ', ' order by place, id))
      from (
        select 1 as place, id, format('word %s (%s)', id, phrase) as what from public.words as other
          where other.means = deleted ->> 'means' and other.id <> (deleted ->> 'id')::integer
            and not exists (select from public.words as maker
              where maker.means = other.means and maker.name_en is not null and maker.id <> (deleted ->> 'id')::integer)
        union all
        select 2, id, format('menu item %s of provider %s', id, provider_id) from public.provider_menu_items
          where 'washType=' || kind = deleted ->> 'means'
      ) as hanging
      where not public.is_blank(deleted ->> 'name_en')
      having count(*) > 0)
  end
$$;

create function public.refuse_deletion() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  hanging constant text := public.hanging_on(tg_table_name, to_jsonb(old));
begin
  if hanging is not null then
    raise exception '%', left(hanging, 400) using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
create trigger refuse_deletion before delete on public.car_wash_locations for each row execute function public.refuse_deletion();
create trigger refuse_deletion before delete on public.places for each row execute function public.refuse_deletion();
create trigger refuse_deletion before delete on public.words for each row execute function public.refuse_deletion();
create trigger refuse_deletion before delete on public.submission_settings for each row execute function public.refuse_deletion();

-- Clears what spam and rejected submissions said 90 days after the decision, the addresses of reviews 30 days after it, and what the
-- history has of the names and texts of reviews after 30 days (product rule 9.3). What is left, with the notes of staff, says what was
-- decided. The rest of the transaction leaves nothing in the history either: `delete_old_submissions` calls this first.
create or replace function public.erase_decided_submissions() returns void
  language sql set search_path = ''
as $$
  select set_config('lamaa.change', 'upkeep', true);
  update public.contact_submissions set name = '', email = null, phone = null, message = ''
    where status in ('rejected', 'spam') and coalesce(decided_at, created_at) < now() - interval '90 days' and message <> '';
  update public.listing_submissions
    set business_name = '', email = null, phone = null, website = null, address = null, description = null, details = null,
      changes = null, duplicates = null, missing = null
    where status in ('rejected', 'spam') and coalesce(decided_at, created_at) < now() - interval '90 days' and business_name <> '';
  update public.provider_reviews set name = '', text = '', email = null, owner_reply = null
    where status in ('rejected', 'spam') and coalesce(decided_at, created_at) < now() - interval '90 days' and text <> '';
  update public.provider_reviews set email = null
    where status <> 'new' and coalesce(decided_at, created_at) < now() - interval '30 days' and email is not null;
  delete from public.provider_history
    where table_name = 'provider_reviews' and changed_at < now() - interval '30 days'
      and before - '{name,text}'::text[] = '{}' and after - '{name,text}'::text[] = '{}';
  update public.provider_history set before = before - '{name,text}'::text[], after = after - '{name,text}'::text[]
    where table_name = 'provider_reviews' and changed_at < now() - interval '30 days' and (before ?| '{name,text}' or after ?| '{name,text}');
$$;

revoke execute on function public.hanging_on(text, jsonb), public.refuse_deletion() from public, anon, authenticated;
grant execute on function public.hanging_on(text, jsonb), public.refuse_deletion() to service_role;

notify pgrst, 'reload schema';
