-- The site's key (role anon) can read public data and add submissions, and nothing else. Hosted Supabase grants
-- visitors every right on new objects, so this file revokes them all and grants what is needed. A later migration must
-- end with the same three `revoke` lines, or with ones for the objects it adds, and with the `notify` below.

revoke all on all tables in schema public from anon, authenticated;
revoke all on all sequences in schema public from anon, authenticated;
revoke execute on all functions in schema public from public, anon, authenticated;
grant all on all tables in schema public to service_role;
grant all on all sequences in schema public to service_role;
grant execute on all functions in schema public to service_role;

grant usage on schema public to anon, authenticated;
-- All columns, because the specification's clients select all of them.
grant select on public.car_wash_locations, public.provider_menu_items, public.faqs, public.blog_posts, public.pages to anon, authenticated;
-- What the site's directory reads besides.
grant select on public.published_ratings, public.newest_reviews, public.directory_tables, public.directory_changes,
  public.directory_counters to anon, authenticated;
grant select (table_name, what, remaining, since, until, released_at) on public.held_back to anon, authenticated;
grant select (id, kind, name_en, name_ar, from_date, until_date) on public.seasons to anon, authenticated;
grant select (id, phrase, means, counts_in, name_en, name_ar, position, in_force_since) on public.words to anon, authenticated;
grant select (slug, emirate, name_en, name_ar, spellings, latitude, longitude, in_force_since) on public.places to anon, authenticated;
grant insert (name, email, phone, message, request_id, sender, sender_signature, language, provider_id, review_id)
  on public.contact_submissions to anon, authenticated;
grant insert (business_name, email, website, address, emirates, service_type, description, phone, request_id, sender,
  sender_signature, comparison, language, claimed_provider_id, details) on public.listing_submissions to anon, authenticated;
grant insert (provider_id, stars, kinds, car, visited_in, text, name, email, request_id, sender, sender_signature, language)
  on public.provider_reviews to anon, authenticated;
-- Only what pages show, and only of published reviews.
grant select (id, provider_id, stars, kinds, car, visited_in, text, text_language, name, published_at, owner_reply, owner_replied_on)
  on public.provider_reviews to anon, authenticated;
grant execute on function
  public.confirm_facts(integer, text, text),
  public.count_missed_search(text, text, text), public.is_signed(text, text[]),
  public.drain_outbox(text, text), public.database_state(text, text), public.report_held(text, text, text),
  public.work_of_site(text, text), public.write_back(text, text, text),
  -- Constraints of the submission tables run with the visitor's rights.
  public.is_blank(text), public.letter_class(), public.count_letters(text), public.is_email(text), public.is_picture_list(text[]), public.claimed_price(jsonb, text)
  to anon, authenticated;

-- Inserting into an identity column needs no privilege on its sequence, but an older table may have a serial column,
-- which does.
do $$
declare
  sequence regclass;
begin
  for sequence in
    select owned.oid
    from pg_depend dependency join pg_class owned on owned.oid = dependency.objid and owned.relkind = 'S'
    where dependency.classid = 'pg_class'::regclass and dependency.refclassid = 'pg_class'::regclass
      and dependency.refobjid in ('public.contact_submissions'::regclass, 'public.listing_submissions'::regclass)
      and dependency.deptype = 'a'
  loop
    execute format('grant usage on sequence %s to anon, authenticated', sequence);
  end loop;
end
$$;

-- PostgREST knows neither new columns nor new functions until it reads its schema cache again: forms would be refused meanwhile.
notify pgrst, 'reload schema';
