-- Kinds that visitors of a kind may want as well, offered below a short list.
create table public.related_kinds (
  kind text not null references public.kinds (slug) on update cascade on delete cascade,
  related text not null references public.kinds (slug) on update cascade on delete cascade,
  position integer not null default 1,
  primary key (kind, related),
  check (kind <> related)
);
comment on table public.related_kinds is 'Kinds offered below a list of a kind with few providers; changes apply to the next list';
comment on column public.related_kinds.position is 'The order of the related kinds of a kind';
alter table public.related_kinds enable row level security;
create policy "Related kinds are public" on public.related_kinds for select to anon, authenticated using (true);

insert into public.related_kinds (kind, related, position) values
  ('polishing', 'detailing', 1), ('polishing', 'paint-protection', 2), ('polishing', 'ceramic-coating', 3),
  ('detailing', 'polishing', 1), ('detailing', 'interior', 2), ('detailing', 'ceramic-coating', 3),
  ('paint-protection', 'ceramic-coating', 1), ('paint-protection', 'detailing', 2), ('paint-protection', 'polishing', 3),
  ('ceramic-coating', 'paint-protection', 1), ('ceramic-coating', 'detailing', 2), ('ceramic-coating', 'polishing', 3),
  ('steam', 'waterless', 1), ('steam', 'interior', 2), ('steam', 'hand-wash', 3),
  ('waterless', 'steam', 1), ('waterless', 'mobile', 2), ('waterless', 'hand-wash', 3),
  ('hand-wash', 'full-service', 1), ('hand-wash', 'foam', 2), ('hand-wash', 'detailing', 3),
  ('full-service', 'hand-wash', 1), ('full-service', 'foam', 2), ('full-service', 'interior', 3),
  ('foam', 'hand-wash', 1), ('foam', 'full-service', 2),
  ('automatic', 'self-service', 1), ('automatic', 'full-service', 2), ('automatic', 'foam', 3),
  ('self-service', 'automatic', 1), ('self-service', 'hand-wash', 2),
  ('interior', 'detailing', 1), ('interior', 'sanitising', 2), ('interior', 'steam', 3),
  ('sanitising', 'interior', 1), ('sanitising', 'steam', 2),
  ('engine', 'steam', 1), ('engine', 'underbody', 2), ('engine', 'detailing', 3),
  ('underbody', 'engine', 1), ('underbody', 'full-service', 2), ('underbody', 'hand-wash', 3),
  ('fleet', 'mobile', 1), ('mobile', 'waterless', 1), ('mobile', 'steam', 2);
