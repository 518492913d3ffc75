-- What is gone from a table in great number at once, and still shown because it may be an accident (product rule 7.4). The site says
-- here what it holds back, and an editor releases what is meant.

create table public.held_back (
  table_name text not null,
  what text not null,
  gone integer not null,
  shown integer not null,
  remaining integer not null,
  examples text,
  since timestamptz not null,
  until timestamptz,
  release boolean not null default false,
  released_at timestamptz,
  told boolean not null default false,
  reported_at timestamptz not null default now(),
  primary key (table_name, what)
);
comment on table public.held_back is 'What is gone from a table in great number at once, and still shown. Tick "release" if it is meant';
comment on column public.held_back.what is '"rows", or the column that is gone or empty';
comment on column public.held_back.gone is 'How many rows are gone, or empty in that column';
comment on column public.held_back.shown is 'How many the site still shows, those that are gone among them';
comment on column public.held_back.remaining is 'How many are there';
comment on column public.held_back.since is 'When the site first missed them';
comment on column public.held_back.until is 'When the site stops showing what is still gone; empty for a column that is not there, which it shows until it is back or released';
comment on column public.held_back.release is 'Tick it if they are meant to be gone: pages then show what is there, within two minutes';
comment on column public.held_back.told is 'Whether staff were told in the morning';
comment on column public.held_back.reported_at is 'When a process of the site last reported it';
alter table public.held_back enable row level security;
create policy "What is held back is public" on public.held_back for select to anon, authenticated using (true);

-- Every process of the site learns it from the counters, and reads the table again.
create function public.release_held() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.released_at := clock_timestamp();
  perform public.raise_counter(new.table_name);
  return new;
end
$$;
create trigger release_held before update of release on public.held_back
  for each row when (new.release and not old.release) execute function public.release_held();

-- Notes what a process of the site holds back and what is back, as {held: [row], back: [{table_name, what}], release}, and with
-- `release` that all of it is meant. A process that has not seen a release yet does not take it back. Only the site can sign it.
create function public.report_held(report text, nonce text, signature text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  given jsonb;
begin
  perform public.require_signature(signature, 'held', nonce, report);
  given := report::jsonb;
  delete from public.held_back as known
    using jsonb_to_recordset(given -> 'back') as back (table_name text, what text)
    where known.table_name = back.table_name and known.what = back.what and released_at is null;
  insert into public.held_back as known (table_name, what, gone, shown, remaining, examples, since, until)
    select table_name, what, gone, shown, remaining, left(examples, 500), since, until
    from jsonb_to_recordset(given -> 'held') as held
      (table_name text, what text, gone integer, shown integer, remaining integer, examples text, since timestamptz, until timestamptz)
      join public.directory_tables using (table_name)
  on conflict (table_name, what) do update set
    gone = excluded.gone, shown = excluded.shown, remaining = excluded.remaining, examples = excluded.examples,
    since = excluded.since, until = excluded.until, release = false, released_at = null, reported_at = now(),
    told = known.told and excluded.since <= known.since
    where known.released_at is null or excluded.since > known.released_at;
  if (given ->> 'release')::boolean then
    update public.held_back set release = true where not release;
  end if;
end
$$;

-- What staff are told in the morning: what they have not been told yet, and columns that are still not there.
create function public.held_to_tell() returns setof public.held_back
  language sql stable set search_path = ''
as $$
  select * from public.held_back where released_at is null and (not told or until is null) order by since, table_name, what
$$;
