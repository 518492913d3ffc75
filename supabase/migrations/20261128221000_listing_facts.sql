-- Owners of new businesses say in the form what visitors look for, as those of listed ones do: accepted, they are complete.

select public.lock_tables('public.listing_submissions');

comment on column public.listing_submissions.details is
  'name_ar, licence_number, phone, whatsapp, hours and prices by car size; of a claim also price and photos (one link per line), as text';

alter table public.listing_submissions drop constraint listing_submissions_claim;
alter table public.listing_submissions add constraint listing_submissions_claim check (
  status <> 'new' or sender = 'unknown' or num_nonnulls(note, result) > 0 or (
    (claimed_provider_id is null or claimed_provider_id > 0)
    and (details is null or (
      jsonb_typeof(details) = 'object'
      and (claimed_provider_id is not null
        or details - array['name_ar', 'licence_number', 'phone', 'whatsapp', 'hours', 'price_small', 'price_suv', 'price_large'] = '{}')
      and details - array['name_ar', 'licence_number', 'phone', 'whatsapp', 'hours', 'price', 'photos', 'price_small', 'price_suv', 'price_large'] = '{}'
      and not jsonb_path_exists(details, '$.* ? (@.type() <> "string")')
      and char_length(details ->> 'name_ar') <= 100
      and char_length(details ->> 'licence_number') <= 60
      and char_length(details ->> 'phone') <= 30 and details ->> 'phone' !~ '[[:alpha:]<>]'
      and char_length(details ->> 'whatsapp') <= 100
      and char_length(details ->> 'hours') <= 200
      and char_length(details ->> 'price') <= 100
      and details ->> 'photos' !~ '(^|\n)/' and public.is_picture_list(string_to_array(details ->> 'photos', E'\n'))
      and (details ->> 'price_small' is null or public.claimed_price(details, 'small') is not null)
      and (details ->> 'price_suv' is null or public.claimed_price(details, 'suv') is not null)
      and (details ->> 'price_large' is null or public.claimed_price(details, 'large') is not null)
    ))
  )
) not valid;

notify pgrst, 'reload schema';
