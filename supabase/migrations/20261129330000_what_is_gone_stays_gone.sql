-- What must not be lost, or come back, by a slip of the hand: a request for erasure that finds nothing keeps its address, a withdrawn
-- link of an owner never holds again, and the history is not edited.

select public.lock_tables('public.listing_submissions', 'public.provider_history');

-- Why a request is not carried out: it has nothing to erase, or `also` does not name rows of `personal_data`; null if it can be.
create function public.refusal_of_erasure(request public.data_requests) returns text
  language plpgsql stable set search_path = ''
as $$
declare
  item text;
begin
  if num_nonnulls(request.email, request.name) = 0 then
    return 'Nothing was erased: enter the email, or the name, of the person.';
  end if;
  foreach item in array array(select btrim(part) from regexp_split_to_table(request.also, '[,\n]') as part where btrim(part) <> '') loop
    if item !~ '^[a-z]+_[a-z_]+ \S+$' then
      return format('Nothing was erased: “%s” in also is no table and key. Enter them as personal_data has them, such as contact_submissions 3.', item);
    elsif item ~ '^car_wash_locations ' then
      return format('Nothing was erased: %s is a provider. Edit its row by hand, and take it out of also.', item);
    elsif not exists (select from public.personal_data where personal_data.request = $1.id and table_name || ' ' || row_id = item) then
      return format('Nothing was erased: personal_data does not list %s for this request. Correct also.', item);
    end if;
  end loop;
  if public.is_blank(request.also) and not exists (select from public.personal_data
      where personal_data.request = $1.id and (is_certain or table_name = 'listing_submissions' and why = 'has the address in a text')) then
    return format('Nothing was erased: nothing is certainly of %s. Check the spelling, and write what is theirs of personal_data into also. If there is nothing, answer the person and enter the day in answered_on.',
      coalesce(request.email, request.name));
  end if;
  return null;
end
$$;

-- Counts what there is when a request is entered, and carries out `erase`: what is certain, and what `also` names.
create or replace function public.work_on_data_request() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  outer_change constant text := current_setting('lamaa.change', true);
  refusal text;
  rows jsonb;
  erased text;
  stays text;
begin
  if not new.erase then
    update public.data_requests set found = (
        select coalesce(nullif(concat_ws(', ', nullif(count(*) filter (where is_certain), 0) || ' certain',
          nullif(count(*) filter (where not is_certain), 0) || ' perhaps'), ''), 'nothing')
        from public.personal_data where request = new.id)
      where id = new.id;
    return null;
  end if;
  refusal := public.refusal_of_erasure(new);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'check_violation';
  end if;
  -- What is erased leaves no history.
  perform set_config('lamaa.change', 'upkeep', true);
  select jsonb_agg(jsonb_build_object('of_table', table_name, 'key', row_id)) into rows from public.personal_data
    where request = new.id and table_name <> 'car_wash_locations'
      and (is_certain or table_name || ' ' || row_id = any (regexp_split_to_array(btrim(new.also), '\s*[,\n]\s*')));
  perform public.erase_row(of_table, key) from jsonb_to_recordset(rows) as given (of_table text, key text);
  perform public.erase_copies(lower(btrim(new.email)));
  select string_agg(number || ' of ' || of_table, ', ') into erased
    from (select of_table, count(*) as number from jsonb_to_recordset(rows) as given (of_table text) group by of_table order by of_table) as counted;
  select string_agg(table_name || ' ' || row_id, ', ') into stays from public.personal_data where request = new.id;
  perform set_config('lamaa.change', outer_change, true);
  update public.data_requests set email = null, name = null, also = null, found = null,
      result = concat_ws(' ', 'Erased: ' || coalesce(erased, 'copies of the address') || '.', 'Look at what stays: ' || left(stays, 300) || '.')
    where id = new.id;
  return null;
end
$$;
drop trigger work_on_data_request on public.data_requests;
create trigger work_on_data_request after insert on public.data_requests
  for each row when (new.erase or num_nonnulls(new.email, new.name) > 0) execute function public.work_on_data_request();
create trigger look_again after update of email, name on public.data_requests
  for each row when (num_nonnulls(new.email, new.name) > 0) execute function public.work_on_data_request();
comment on column public.data_requests.erase is
  'Tick it to delete what is certainly of the address, with its history, and what also names; refused if that is nothing (true or false)';

-- A link ends for good: its version is never given again while an address of it could hold.
alter table public.owner_links add column is_ended boolean not null default false, add column claim text;
comment on column public.owner_links.is_ended is 'Tick it to end the link and have no other one; cleared, a new one is written (true or false)';
comment on column public.owner_links.claim is 'The claim (listing_submissions) whose acceptance issued it: the link ends when that is reopened or undone; empty if staff added it';
update public.owner_links as known set claim = (select id::text from public.listing_submissions
  where status = 'accepted' and provider_id = known.provider_id and claimed_provider_id = provider_id and by_owner_link is null
    and (decided_at at time zone 'Asia/Dubai')::date = known.issued_on
  order by decided_at limit 1);

-- Issues a link anew when its version is raised, and refuses what would bring a withdrawn one back.
create or replace function public.renew_owner_link() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  today constant date := (now() at time zone 'Asia/Dubai')::date;
  sentence text;
begin
  if tg_op = 'INSERT' then
    sentence := case
      when not exists (select from public.car_wash_locations where id = new.provider_id)
        then format('provider_id must be the number of a provider, as in the address of its page: there is no provider %s.', new.provider_id)
      when exists (select from public.owner_links where provider_id = new.provider_id)
        then format('Provider %s has a link already: find its row, and raise version to withdraw the link.', new.provider_id) end;
  elsif tg_op = 'DELETE' then
    sentence := case when old.issued_on >= today - 180
      then format('A deleted link could hold again: tick is_ended in the row of provider %s, or raise its version for a new link. Rows are deleted by themselves after 180 days.',
        old.provider_id) end;
  else
    sentence := case
      when new.version < old.version then 'An older version would bring withdrawn links back. Raise the version instead.'
      when new.provider_id <> old.provider_id then 'provider_id stays as it is: add a row for another provider.'
      when new.issued_on < old.issued_on then 'issued_on is not put back: tick is_ended to end the link.' end;
  end if;
  if sentence is not null then
    raise exception '%', sentence using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' then
    if new.is_ended and not old.is_ended and new.version = old.version then
      new.version := old.version + 1;
    end if;
    if new.version > old.version then
      new.link := null;
    end if;
    if not new.is_ended and (old.is_ended or new.version > old.version) then
      new.issued_on := today;
    end if;
  end if;
  return coalesce(new, old);
end
$$;
drop trigger renew_owner_link on public.owner_links;
create trigger renew_owner_link before insert or update or delete on public.owner_links for each row execute function public.renew_owner_link();
create trigger z_values before insert or update on public.owner_links for each row execute function public.refuse_values();

create or replace function public.owner_links_to_write(nonce text, signature text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform public.require_signature(signature, 'owner links', nonce);
  return (select coalesce(jsonb_agg(jsonb_build_object('provider', provider_id, 'version', version, 'issuedOn', issued_on)), '[]')
    from public.owner_links where link is null and not is_ended);
end
$$;

-- From what the site makes the mail with an owner's link: who gets it, and which link. Null if there is none to send.
create or replace function public.owner_link_of(item public.outbox) returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object('email', email, 'name', business_name, 'language', item.language, 'provider', owner_links.provider_id,
    'version', version, 'issuedOn', issued_on)
  from public.listing_submissions as listing join public.owner_links on owner_links.provider_id = listing.provider_id
  where listing.id::text = item.row_id and email is not null and status = 'accepted' and not is_ended
$$;

-- Issues a link after an accepted claim, unless there is one that holds for another month, and has it mailed to its sender. When the
-- claim is reopened, by its status or by an undo in the history, its link ends.
create or replace function public.issue_owner_link() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if new.status <> 'accepted' then
    update public.owner_links set is_ended = true where claim = new.id::text and not is_ended;
    return null;
  end if;
  update public.owner_links set issued_on = (now() at time zone 'Asia/Dubai')::date, link = null, is_ended = false, claim = new.id::text
    where provider_id = new.provider_id and (is_ended or issued_on < (now() at time zone 'Asia/Dubai')::date - 150);
  if not found then
    insert into public.owner_links (provider_id, claim) select new.provider_id, new.id::text
      where not exists (select from public.owner_links where provider_id = new.provider_id);
  end if;
  if found and new.email is not null then
    insert into public.outbox (kind, submission_table, row_id, language)
      values ('owner link', tg_table_name, new.id::text, new.language);
  end if;
  return null;
end
$$;
create trigger end_owner_link after update of status on public.listing_submissions
  for each row when (old.status = 'accepted' and new.status <> 'accepted') execute function public.issue_owner_link();

-- The history is written by the database: staff set `undo`, and what is erased for good goes with the upkeep.
create function public.keep_history() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if current_setting('lamaa.change', true) = 'upkeep' then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    raise exception 'The history is not deleted, or what it has could not be undone: rows go by themselves after a year. To take a change back, set undo. What is of a person goes by data_requests.'
      using errcode = 'check_violation';
  elsif to_jsonb(new) - '{undo,result}'::text[] <> to_jsonb(old) - '{undo,result}'::text[] then
    raise exception 'The history is not edited: set undo in row % to take the change back.', old.id using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger keep_history before update or delete on public.provider_history for each row execute function public.keep_history();

revoke execute on function public.refusal_of_erasure(public.data_requests), public.keep_history() from public, anon, authenticated;
grant execute on function public.refusal_of_erasure(public.data_requests) to service_role;

notify pgrst, 'reload schema';
