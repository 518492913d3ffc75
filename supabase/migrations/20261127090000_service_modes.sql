-- Where a provider works, in Arabic words, too. The rows that are there follow with the update in …_faster_rows.sql.

-- `serves_mobile` and `serves_onsite` were generated. PostgreSQL 15 can not give a generated column another expression, and
-- indexes stand upon these: a trigger keeps them right from now on.
alter table public.car_wash_locations
  alter column serves_mobile drop expression if exists,
  alter column serves_onsite drop expression if exists;
-- Nobody has to give what the trigger makes.
alter table public.car_wash_locations alter column serves_mobile set default false, alter column serves_onsite set default false;

create or replace function public.set_service_modes() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.serves_mobile := public.plain_text(new.service_location) ~ 'mobile|both|متنقل|كلاهما'
    or public.plain_text(new.service_category) ~ 'mobile|متنقل';
  new.serves_onsite := public.plain_text(new.service_location)
    ~ 'on[- ]?site|both|كلاهما|في (?:الموقع|المحل|المركز|المغسله)';
  return new;
end
$$;

-- As if they were generated: what is written into them is replaced.
create or replace trigger set_service_modes
  before insert or update of service_location, service_category, serves_mobile, serves_onsite
  on public.car_wash_locations for each row execute function public.set_service_modes();

revoke execute on function public.set_service_modes() from public, anon, authenticated;
