-- Businesses that have closed. Staff say since when; lists, counts, searches and the sitemap forget the provider at once,
-- and its page says that it has closed.

alter table public.car_wash_locations
  add column if not exists closed_on date,
  -- Rows without a name are shown nowhere, closed or not.
  add column if not exists is_closed boolean not null
    generated always as (closed_on is not null and not public.is_blank(business_name)) stored;
comment on column public.car_wash_locations.closed_on is 'The day on which the business closed; empty while it is open';

-- `is_listed` was generated from the name alone. PostgreSQL 15 can not give a generated column another expression, and the
-- indexes and views of every list stand upon this one: so it keeps its values, and a trigger keeps it right from now on.
alter table public.car_wash_locations alter column is_listed drop expression if exists;

create or replace function public.list_provider() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.is_listed := new.closed_on is null and not public.is_blank(new.business_name);
  return new;
end
$$;

-- As if it were generated: what is written into it is replaced.
create or replace trigger list_provider before insert or update of business_name, closed_on, is_listed
  on public.car_wash_locations for each row execute function public.list_provider();

revoke execute on function public.list_provider() from public, anon, authenticated;
