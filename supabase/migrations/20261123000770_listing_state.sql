-- Whether a provider is listed, and when its row last changed. When staff mark a business as closed, it disappears from
-- lists, counts, search and the sitemap, and its page says so. A business that has closed for a time stays listed. Rows
-- without a name are never shown.

select public.lock_tables('public.car_wash_locations');

alter table public.car_wash_locations
  add column closed_on date,
  add column closed_from date,
  add column closed_until date,
  add column is_closed boolean not null
    generated always as (closed_on is not null and not public.is_blank(business_name)) stored,
  add column is_listed boolean not null
    generated always as (closed_on is null and not public.is_blank(business_name)) stored,
  -- Null for rows older than this column.
  add column if not exists updated_at timestamptz;
alter table public.car_wash_locations alter column updated_at set default now();
comment on column public.car_wash_locations.closed_on is 'When the business closed; empty while it operates';
comment on column public.car_wash_locations.closed_from is 'The first day on which it is temporarily closed; empty if unknown';
comment on column public.car_wash_locations.closed_until is 'The last day on which it is temporarily closed; empty until further notice';
comment on column public.car_wash_locations.updated_at is 'When an entered column last changed; null if unknown';

-- The columns that the database computes, from the texts or from the time; people enter the others.
create function public.derived_columns() returns text[]
  language sql immutable parallel safe
  return array[
    'updated_at', 'is_closed', 'is_listed', 'emirates', 'districts', 'area', 'wash_types', 'kinds',
    'serves_mobile', 'serves_onsite', 'wash_type_options', 'open_minutes', 'hours_text', 'price_text',
    'price_from', 'price_to', 'phones', 'phone_e164', 'chat_name', 'map_latitude', 'map_longitude', 'own_rating',
    'own_review_count', 'reviewed_at', 'search_text', 'search_vector', 'places', 'sort_name', 'score', 'is_eco',
    'is_verified', 'wash_type_text', 'service_location_text'];

-- Whether a business is temporarily closed on a day; equivalent to `isTemporarilyClosed` in lib/domain/closure.ts.
create function public.is_temporarily_closed(closed_from date, closed_until date, day date) returns boolean
  language sql immutable parallel safe
  return num_nonnulls(closed_from, closed_until) > 0
    and day between coalesce(closed_from, '-infinity') and coalesce(closed_until, 'infinity');

create function public.entered_values(provider public.car_wash_locations) returns jsonb
  language sql stable parallel safe set search_path = ''
as $$
  select to_jsonb(provider) - public.derived_columns()
$$;

-- Rewriting the same value is not a change, and neither is an update of a derived column. An undo brings the old date.
create function public.date_provider() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.updated_at is not distinct from old.updated_at and public.entered_values(old) <> public.entered_values(new) then
    new.updated_at := now();
  end if;
  return new;
end
$$;

create trigger date_provider before update on public.car_wash_locations
  for each row execute function public.date_provider();
