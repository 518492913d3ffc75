-- The site's key (role anon) reads what is public and adds submissions; it can do nothing else. Row security itself is
-- switched on where each table is made.

revoke all on public.car_wash_locations, public.provider_stats, public.search_aliases, public.faqs, public.blog_posts,
  public.pages, public.contact_submissions, public.listing_submissions, public.submission_settings
  from anon, authenticated;

grant usage on schema public to anon, authenticated;
grant select on public.car_wash_locations, public.provider_stats, public.search_aliases, public.faqs, public.blog_posts,
  public.pages to anon, authenticated;
grant insert (name, email, phone, message, request_id, sender) on public.contact_submissions to anon, authenticated;
grant insert (business_name, email, website, address, emirates, service_type, description, phone, request_id, sender)
  on public.listing_submissions to anon, authenticated;
grant all on all tables in schema public to service_role;
grant all on all sequences in schema public to service_role;

-- That only named providers are shown is a condition of the queries: `is_listed` in the migration of lists says why.
drop policy if exists "Providers are public" on public.car_wash_locations;
create policy "Providers are public" on public.car_wash_locations
  for select to anon, authenticated using (true);

drop policy if exists "Published FAQs are public" on public.faqs;
create policy "Published FAQs are public" on public.faqs
  for select to anon, authenticated using (is_published);

drop policy if exists "Published posts are public" on public.blog_posts;
create policy "Published posts are public" on public.blog_posts
  for select to anon, authenticated using (is_published);

drop policy if exists "Published pages are public" on public.pages;
create policy "Published pages are public" on public.pages
  for select to anon, authenticated using (is_published);

drop policy if exists "Anyone may write to us" on public.contact_submissions;
create policy "Anyone may write to us" on public.contact_submissions
  for insert to anon, authenticated with check (true);

drop policy if exists "Anyone may submit a listing" on public.listing_submissions;
create policy "Anyone may submit a listing" on public.listing_submissions
  for insert to anon, authenticated with check (true);

revoke execute on function public.admit_submission(), public.accept_listing(bigint) from public, anon, authenticated;
grant execute on function public.accept_listing(bigint) to service_role;
