-- By which the site learns which rows of a large table differ from those that it holds, so that it reads these alone.

-- A hash of each visible row of a table, as "id:hash,id:hash". Of what a row says, its columns' names as well: the same hash is the same
-- row, whatever became of it meanwhile, whoever wrote it and whichever copy of the database it stands in.
create view public.row_hashes with (security_invoker = true) as
  select 'car_wash_locations' as table_name, string_agg(id || ':' || left(md5(to_json(provider)::text), 12), ',' order by id) as hashes
    from public.car_wash_locations as provider
  union all
  select 'provider_menu_items', string_agg(id || ':' || left(md5(to_json(item)::text), 12), ',' order by id)
    from public.provider_menu_items as item
  union all
  select 'provider_reviews', string_agg(id || ':' || left(md5(to_json(review)::text), 12), ',' order by id)
    from (
      select id, provider_id, stars, kinds, car, visited_in, text, text_language, name, published_at, owner_reply, owner_replied_on
      from public.provider_reviews
      where published_at is not null
    ) as review;
comment on view public.row_hashes is 'A hash of each row of the large tables that the site holds in memory: what differs is read again';

revoke all on public.row_hashes from anon, authenticated;
grant select on public.row_hashes to anon, authenticated;
grant all on public.row_hashes to service_role;

notify pgrst, 'reload schema';
