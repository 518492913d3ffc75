-- What was lost in silence: a provider by another number, and submissions that nobody had decided, of which there is no history.

select public.lock_tables('public.car_wash_locations', 'public.contact_submissions', 'public.listing_submissions');

-- Refuses a new number of a provider.
create function public.keep_provider_id() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'id must stay %: its page has it in the address, and menu, reviews, links and history hang on it.', old.id using errcode = 'check_violation';
end
$$;
create trigger y_id before update of id on public.car_wash_locations
  for each row when (new.id <> old.id) execute function public.keep_provider_id();

-- Refuses the deletion of an open submission, but of one so old that upkeep deletes it, and what a data request erases.
create function public.keep_open_submission() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if coalesce(current_setting('lamaa.change', true), '') = '' then
    raise exception 'Submission % is open, and nothing could bring it back: set its status to "rejected". What a person wants erased is erased by data_requests.', old.id
      using errcode = 'check_violation';
  end if;
  return old;
end
$$;
create trigger keep_open before delete on public.contact_submissions
  for each row when (old.status = 'new' and old.created_at > now() - interval '1 year') execute function public.keep_open_submission();
create trigger keep_open before delete on public.listing_submissions
  for each row when (old.status = 'new' and old.created_at > now() - interval '1 year') execute function public.keep_open_submission();

-- A name of spaces was none for providers, but made one.
create function public.refuse_nameless() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'business_name must say something: it becomes the name of the provider.' using errcode = 'check_violation';
end
$$;
create trigger a_name before update of status on public.listing_submissions
  for each row when (new.status::text like 'accepted%' and new.claimed_provider_id is null and new.business_name !~ '[^[:space:]]')
  execute function public.refuse_nameless();

revoke execute on function public.keep_provider_id(), public.keep_open_submission(), public.refuse_nameless() from public, anon, authenticated;

notify pgrst, 'reload schema';
