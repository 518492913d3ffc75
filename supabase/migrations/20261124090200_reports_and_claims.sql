-- Two more kinds of submissions: a visitor reports that something said of a provider is wrong, and an owner says what it
-- should be. Nothing of a provider changes before staff have read them.

-- A report is a message about a provider, whoever writes it. Not a foreign key: a report outlives the provider.
alter table public.contact_submissions
  add column if not exists provider_id integer,
  alter column email drop not null;
comment on column public.contact_submissions.provider_id is 'The provider that a report is about; null for other messages';

alter table public.contact_submissions drop constraint if exists contact_submissions_form;
alter table public.contact_submissions add constraint contact_submissions_form check (
  status <> 'new' or (
    num_nulls(name, message) = 0
    and (email is not null or provider_id is not null)
    and char_length(name) <= 100 and btrim(name, E' \t\r\n') <> ''
    and char_length(email) <= 254 and email ~ '^[^\s@<>]+@[^\s@<>]+\.[^\s@<>.]+$'
    and char_length(phone) <= 30 and phone !~ '[[:alpha:]<>]'
    and char_length(message) <= 5000 and btrim(message, E' \t\r\n') <> ''
    and char_length(sender) <= 100
    and provider_id > 0
  )
) not valid;

-- What an owner says that the columns of the specification have no room for.
alter table public.listing_submissions
  add column if not exists claimed_provider_id integer,
  add column if not exists details jsonb,
  add column if not exists rejection_reason text;
comment on column public.listing_submissions.claimed_provider_id is 'The provider that this would change; null for a new business';
comment on column public.listing_submissions.details is 'phone, whatsapp, hours and price of a claim, as texts';
comment on column public.listing_submissions.rejection_reason is 'Why staff rejected it; nobody else reads it';

alter table public.listing_submissions drop constraint if exists listing_submissions_claim;
alter table public.listing_submissions add constraint listing_submissions_claim check (
  status <> 'new' or (
    (claimed_provider_id is null or claimed_provider_id > 0)
    and (details is null or (
      claimed_provider_id is not null
      and jsonb_typeof(details) = 'object'
      and details - array['phone', 'whatsapp', 'hours', 'price'] = '{}'
      and coalesce(jsonb_typeof(details -> 'phone'), 'string') = 'string'
      and coalesce(jsonb_typeof(details -> 'whatsapp'), 'string') = 'string'
      and coalesce(jsonb_typeof(details -> 'hours'), 'string') = 'string'
      and coalesce(jsonb_typeof(details -> 'price'), 'string') = 'string'
      and coalesce(char_length(details ->> 'phone') <= 30 and details ->> 'phone' !~ '[[:alpha:]<>]', true)
      and coalesce(char_length(details ->> 'whatsapp') <= 100, true)
      and coalesce(char_length(details ->> 'hours') <= 200, true)
      and coalesce(char_length(details ->> 'price') <= 100, true)
    ))
  )
) not valid;

grant insert (provider_id) on public.contact_submissions to anon, authenticated;
grant insert (claimed_provider_id, details) on public.listing_submissions to anon, authenticated;
