-- "Still right?": how often visitors confirmed what the directory says about a provider. Nothing here identifies who did.

create table public.confirmations (
  provider_id integer not null,
  day date not null,
  times integer not null default 1,
  primary key (provider_id, day)
);
comment on table public.confirmations is 'How often visitors said that everything about a provider is still right, by day in Dubai; kept for a year';
alter table public.confirmations enable row level security;

-- Who confirmed what today, so that nobody counts twice.
create table public.confirmation_senders (
  day date not null,
  sender text not null check (char_length(sender) <= 100),
  provider_id integer not null,
  primary key (day, sender, provider_id)
);
comment on table public.confirmation_senders is
  'Confirmations by sender, a keyed hash of the IP address that differs every day; deleted the following night';
alter table public.confirmation_senders enable row level security;

-- Whether lists show a provider.
create function public.is_listed_provider(provider integer) returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select from public.car_wash_locations
    where id = provider and closed_on is null and not public.is_blank(business_name))
$$;

-- Counts a confirmation: one a day of a sender and provider, at most 20 a day of a sender, and none that the site has not signed.
-- Returns whether this sender's is counted, now or earlier today.
create function public.confirm_facts(provider integer, sender text default null, signature text default null) returns boolean
  language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  today constant date := (now() at time zone 'Asia/Dubai')::date;
begin
  if public.is_signed(signature, array['confirmation', confirm_facts.sender, provider::text]) is not true
    or not public.is_listed_provider(provider) then
    return false;
  end if;
  if (select count(*) from public.confirmation_senders where day = today and sender = confirm_facts.sender) >= 20 then
    return exists (select from public.confirmation_senders
      where day = today and sender = confirm_facts.sender and provider_id = provider);
  end if;
  insert into public.confirmation_senders (day, sender, provider_id) values (today, confirm_facts.sender, provider) on conflict do nothing;
  if found then
    insert into public.confirmations as counted (provider_id, day) values (provider, today)
      on conflict (provider_id, day) do update set times = counted.times + 1;
  end if;
  return true;
end
$$;

-- What staff read: the confirmations of the last 90 days, and when the facts were last checked.
create view public.confirmed_providers with (security_invoker = true) as
  select id, business_name as name, sum(times) as times, max(day) as latest, phone_checked_on, hours_checked_on, price_checked_on,
    place_checked_on
  from public.confirmations join public.car_wash_locations as provider on id = provider_id
  where day > (now() at time zone 'Asia/Dubai')::date - 90
  group by id
  order by times desc, id;
comment on view public.confirmed_providers is 'Providers about which visitors said in the last 90 days that everything is still right';
