-- When two links are the same website: as the site means it (`websiteKey` in `lib/domain/same-business.ts`), so that a tick stays where
-- only the spelling of a link changes.

-- The host, path and query of a link, without what only tells where visitors come from.
create function public.website_address(website text) returns text
  language sql immutable parallel safe
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      lower(btrim(website)),
      '#.*$', ''), '^https?://', ''), '^(www|m)\.(?=.+\.)', ''), '^([^/?]*):[0-9]+', '\1'),
      '([?&])(utm_[a-z_]*|gclid|gbraid|wbraid|fbclid|igshi?d?|mibextid|hl|gl|ref|source|adjust_creative|si|_ga)=[^&]*(?=&|$)', '\1', 'g'),
      '(?<=[?&])&+|[?&]+$', '', 'g'), '^([^?]*?)/+(\?|$)', '\1\2');

create or replace function public.is_same_website(one text, other text) returns boolean
  language sql immutable parallel safe
  return public.website_address(one) is not distinct from public.website_address(other);

revoke all on function public.website_address(text) from public, anon, authenticated;
grant execute on function public.website_address(text) to service_role;

notify pgrst, 'reload schema';
