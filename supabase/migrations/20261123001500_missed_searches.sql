-- Searches without results, so that staff learn what the directory lacks: the words and their daily count. Nothing here
-- identifies who searched.

create table public.missed_searches (
  day date not null,
  search text not null check (char_length(search) between 1 and 80),
  times integer not null default 1,
  primary key (day, search)
);
comment on table public.missed_searches is
  'Searches without results, by day in Dubai: normalized, without digits, kept for 180 days, not linked to visitors';
alter table public.missed_searches enable row level security;

-- How many searches each sender added today, so that nobody uses up the day's places; not linked to the words.
create table public.missed_search_senders (
  day date not null,
  sender text not null check (char_length(sender) <= 100),
  searches integer not null default 1,
  primary key (day, sender)
);
comment on table public.missed_search_senders is
  'Searches counted by sender, a keyed hash of the IP address that differs every day; deleted the following night';
alter table public.missed_search_senders enable row level security;

-- Counts a search without results, at most 100 a day from a sender. The site has normalized it and left out what may be of a person.
-- New searches after 1,000 in a day are ignored, and so are calls that the site has not signed.
create function public.count_missed_search(search text, sender text default null, signature text default null) returns void
  language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'Asia/Dubai')::date;
  words constant text := nullif(btrim(left(count_missed_search.search, 80)), '');
begin
  if words is null or public.is_signed(signature, array['missed search', count_missed_search.sender, count_missed_search.search]) is not true then
    return;
  end if;
  insert into public.missed_search_senders as counted (day, sender) values (today, count_missed_search.sender)
    on conflict (day, sender) do update set searches = counted.searches + 1 where counted.searches < 100;
  if not found then
    return;
  end if;
  update public.missed_searches set times = times + 1 where day = today and search = words;
  if found then
    return;
  end if;
  -- Serializes inserts; otherwise two concurrent calls could both be the thousandth.
  perform pg_advisory_xact_lock(hashtext('count_missed_search'));
  if (select count(*) from public.missed_searches where day = today) < 1000 then
    insert into public.missed_searches (day, search) values (today, words)
      on conflict (day, search) do update set times = missed_searches.times + 1;
  end if;
end
$$;

-- What staff read: the searches of the last 30 days, the most frequent first.
create view public.missed_searches_of_month with (security_invoker = true) as
  select search, sum(times) as times, max(day) as latest
  from public.missed_searches where day > (now() at time zone 'Asia/Dubai')::date - 30
  group by search
  order by times desc, search;
comment on view public.missed_searches_of_month is 'Searches without results in the last 30 days, the most frequent first';
