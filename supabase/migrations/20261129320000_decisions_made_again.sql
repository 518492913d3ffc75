-- What an owner says by one press stands in `changes` alone: no edit and no reopening of the claim takes it away. And a decision that is
-- made again in the history, or whose provider comes back after it was deleted, is accepted again.

select public.lock_tables('public.listing_submissions', 'public.provider_history');

create or replace function public.before_listing() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.details := public.filled_details(new.details);
  if tg_op = 'INSERT' then
    if new.comparison is not null then
      select * into new.changes, new.duplicates, new.missing, new.hints
        from jsonb_to_record(new.comparison::jsonb) as compared (changes jsonb, duplicates text, missing text, hints text);
      new.comparison := null;
    end if;
    -- Staff may also enter a business and accept it at once.
    if new.status <> 'new' and new.provider_id is null then
      new := public.decide_listing('new', new);
    end if;
    return new;
  end if;
  if new.claimed_provider_id is null then
    new.turned_at := null;
  elsif old.claimed_provider_id is null then
    new.turned_at := now();
  end if;
  -- What was accepted has changed the provider meanwhile. Nothing that the site could compare again says what an owner pressed.
  if public.compared_fields(new) <> public.compared_fields(old) or new.status = 'new' and old.status in ('accepted', 'accepted as new') then
    new.changes := case when new.by_owner_link in ('closure', 'season', 'all correct') then new.changes end;
    new.duplicates := null;
    new.missing := null;
    new.hints := null;
  end if;
  -- What `result` said does not hold for another provider, or for none.
  if new.claimed_provider_id is distinct from old.claimed_provider_id and new.status = old.status then
    new.result := case when new.claimed_provider_id is null then 'Now a new business.'
      when not exists (select from public.car_wash_locations where id = new.claimed_provider_id)
        then format('There is no provider %s: correct claimed_provider_id, or empty it.', new.claimed_provider_id)
      else format('Now a claim of provider %s: open_submissions shows its changes in a minute%s.', new.claimed_provider_id,
        case when old.claimed_provider_id is null then ', of what is better or new' end) end;
  end if;
  if new.status <> old.status and current_setting('lamaa.accepted_again', true) = 'yes' then
    new.decided_at := now();
  elsif new.status <> old.status then
    new := public.decide_listing(old.status, new);
    if new.status = 'new' and new.provider_id is null and old.provider_id is not null then
      new.result := format('Reopened, because provider %s was deleted.', old.provider_id);
    end if;
  end if;
  return new;
end
$$;

drop trigger reopen_decision on public.provider_history;
drop function public.reopen_decision();

-- A decision whose change was undone is to be made anew. When that is taken back, or the deletion of the provider that it created,
-- it is accepted as before, unless staff did something else with it meanwhile.
create function public.follow_undo() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  outer_again constant text := current_setting('lamaa.accepted_again', true);
  is_created constant boolean := new.way <> 'decision' or new.before is null;
  listing constant text := case when new.way = 'decision' then new.source else (
    select source from public.provider_history as made
    where made.provider_id = new.provider_id and made.way = 'decision' and made.before is null and not made.undo
    order by made.id desc limit 1) end;
begin
  if new.undo and new.way = 'decision' then
    update public.listing_submissions set status = 'new' where id::text = listing and status in ('accepted', 'accepted as new');
    update public.listing_submissions set result = 'Reopened, because the decision was undone.' where id::text = listing and result = 'Reopened.';
  else
    perform set_config('lamaa.accepted_again', 'yes', true);
    update public.listing_submissions
      set status = case when is_created and claimed_provider_id is not null then 'accepted as new' else 'accepted' end::public.listing_status,
        provider_id = new.provider_id,
        result = format(case when is_created then 'Accepted again: provider %s is back.' else 'Accepted again: provider %s has the changes back.' end,
          new.provider_id)
      where id::text = listing and status = 'new' and result like 'Reopened, because %';
    perform set_config('lamaa.accepted_again', outer_again, true);
  end if;
  return null;
end
$$;
create trigger follow_undo after update of undo on public.provider_history
  for each row when (new.undo <> old.undo
    and (new.way = 'decision' or new.undo and new.after is null and new.table_name = 'car_wash_locations'))
  execute function public.follow_undo();

revoke execute on function public.follow_undo() from public, anon, authenticated;

notify pgrst, 'reload schema';
