-- What stands in a submission is true: `result` follows what is deleted or undone later and names the link that a claim hands out, and
-- the reason and the note of a decision do not outlive it.

select public.lock_tables('public.contact_submissions', 'public.listing_submissions', 'public.provider_reviews', 'public.car_wash_locations',
  'public.provider_history');

-- What `result` says of a decision that stands; `standing_decision` says the rest.
create function public.without_standing(result text) returns text
  language sql immutable parallel safe
  return btrim(regexp_replace(result, 'Provider [0-9]+ (is still in the directory|keeps the changes): .* row [0-9]+ of provider_history\.', ''));

-- A decision whose change was undone is to be made anew. When that is taken back, or the deletion of the provider that it created,
-- it is accepted as before, unless staff did something else with it meanwhile: then `result` says what stands.
create or replace function public.follow_undo() returns trigger
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
    update public.listing_submissions
      set result = case when result like 'Reopened.%' then regexp_replace(public.without_standing(result), '^Reopened\.', 'Reopened, because the decision was undone.')
        else public.without_standing(result) end
      where id::text = listing and status not in ('accepted', 'accepted as new');
  else
    perform set_config('lamaa.accepted_again', 'yes', true);
    update public.listing_submissions
      set status = case when is_created and claimed_provider_id is not null then 'accepted as new' else 'accepted' end::public.listing_status,
        provider_id = new.provider_id,
        result = format(case when is_created then 'Accepted again: provider %s is back.' else 'Accepted again: provider %s has the changes back.' end,
          new.provider_id)
      where id::text = listing and status = 'new' and result ~ '^(Reopened, because|Not done:) ';
    if not found then
      update public.listing_submissions set result = concat_ws(' ', public.without_standing(result), public.standing_decision(listing))
        where id::text = listing and status not in ('accepted', 'accepted as new');
    end if;
    perform set_config('lamaa.accepted_again', outer_again, true);
  end if;
  return null;
end
$$;

-- A provider that is deleted is in the directory no longer, whatever was decided meanwhile; `record_change` reopens what is accepted.
create function public.forget_provider() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  update public.listing_submissions
    set provider_id = null, result = case when result like 'Reopened.%'
        then regexp_replace(public.without_standing(result), '^Reopened\.', format('Reopened, because provider %s was deleted.', old.id))
      else public.without_standing(result) end
    where provider_id = old.id and old.id is distinct from claimed_provider_id and status not in ('accepted', 'accepted as new');
  return null;
end
$$;
create trigger forget_provider after delete on public.car_wash_locations for each row execute function public.forget_provider();

-- Reopening clears the reason and the note of the decision, unless the same edit wrote them. What a sender remarked stays.
create function public.clear_decision() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.reason is not distinct from old.reason then
    new.reason := null;
  end if;
  if new.note is not distinct from old.note and new.note not like 'By the owner''s link.%' then
    new.result := concat_ws(' ', new.result, case when not public.is_blank(new.note) then format('The note is cleared: “%s”', new.note) end);
    new.note := null;
  end if;
  return new;
end
$$;

-- Accepting a claim hands out a link (`issue_owner_link`), also if nothing changes.
create function public.name_owner_link() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.result := concat_ws(' ', new.result, format('The owner''s link of provider %s holds: if nobody is to have it, tick is_ended in owner_links.', new.provider_id));
  return new;
end
$$;
create trigger f_owner_link before update on public.listing_submissions
  for each row when (new.status = 'accepted' and old.status <> 'accepted' and new.provider_id = new.claimed_provider_id and new.by_owner_link is null)
  execute function public.name_owner_link();

do $$
declare
  submissions text;
begin
  foreach submissions in array '{contact_submissions,listing_submissions,provider_reviews}'::text[] loop
    execute format('create trigger e_reopened before update on public.%I
      for each row when (new.status = ''new'' and old.status <> ''new'') execute function public.clear_decision()', submissions);
  end loop;
end
$$;

revoke execute on function public.without_standing(text), public.forget_provider(), public.clear_decision(), public.name_owner_link()
  from public, anon, authenticated;
grant execute on function public.without_standing(text) to service_role;

notify pgrst, 'reload schema';
