-- Signatures tell the site's calls from those of others who have its public key and could claim to be any sender. The site
-- signs with a key derived from its FORM_SECRET; `npm run setup` stores that key here. Without it nothing can be
-- checked, and everyone counts as the sender they claim to be.

create extension if not exists pgcrypto with schema extensions;

-- A single row, which only staff and the functions below can read.
create table public.signing_key (
  id boolean primary key default true check (id),
  key text not null check (char_length(key) = 64)
);
comment on table public.signing_key is 'The key of the site''s signatures, stored by npm run setup';
alter table public.signing_key enable row level security;

-- Returns whether the site signed these values; null while there is no key. Signatures name a day (UTC), so that a recorded
-- one soon expires; the neighbouring days allow for midnight and inaccurate clocks.
create function public.is_signed(signature text, parts text[]) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from generate_series(-1, 1) as day
    -- Hashes are compared so that the time taken tells nothing about the signature.
    where sha256(convert_to(signature, 'UTF8')) = sha256(convert_to(encode(extensions.hmac(
      to_char((now() at time zone 'UTC')::date + day, 'YYYY-MM-DD') || E'\n' || array_to_string(parts, E'\n', ''),
      signing_key.key, 'sha256'), 'hex'), 'UTF8'))
  )
  from public.signing_key
$$;

-- Refuses what the site did not sign.
create function public.require_signature(signature text, variadic parts text[]) returns void
  language plpgsql stable set search_path = ''
as $$
begin
  if public.is_signed(signature, parts) is not true then
    raise exception 'The signature is missing or wrong' using errcode = 'insufficient_privilege';
  end if;
end
$$;
