-- What a provider charges and which number reaches it, read from what it typed. As with hours, a text is understood as a
-- whole or not at all, and null stands for "not known".

-- The figures of a price range as they are read: without the commas between thousands.
create function public.plain_price(price_range text) returns text
  language sql immutable parallel safe
  return regexp_replace(public.plain_text(public.plain_signs(price_range)), '(?<=[0-9]),(?=[0-9]{3}(?![0-9]))', '', 'g');

-- The first figure, in dirhams: "AED 1,200-1,500" begins at 1200. Null without one, and where it is not clear: a million and
-- more or a zero in front (a telephone number), "1.000.000", "1 200", "35,60". What it reads always fits into a number and
-- an index.
create function public.price_from_of(price_range text) returns numeric
  language sql immutable parallel safe
  return substring(public.plain_price(price_range)
    from '^[^0-9]*((?:0|[1-9][0-9]{0,5})(?:\.[0-9]{1,2})?)(?![0-9]|[.,][0-9]| [0-9]{3})')::numeric;

-- The upper end of a range and nothing but a range, as in "AED 60 - 90" and "من ٦٠ إلى ٩٠ درهم", and the figure of one price
-- and nothing but a price ("AED 60"); null for a beginning ("from 60", "60+"), for more words and where the second figure is not
-- the higher one.
create function public.price_to_of(price_range text) returns numeric
  language sql immutable parallel safe set search_path = ''
as $$
  select public.price_from_of(figures[2])
  from regexp_replace(public.plain_price(price_range), '(?:aed|dhs?|dirhams?|درا?هما?|د\.ا)\.?', ' ', 'g') as price,
    regexp_match(price, '^ *(?:(?:from|من)? *([0-9][0-9.]*) *(?:-|to|الي|حتي) *)?([0-9][0-9.]*) *$') as found (figures)
  where figures[1] is null or public.price_from_of(figures[1]) < public.price_from_of(figures[2])
$$;

-- A number of the United Arab Emirates as it is dialled from anywhere (E.164): mobile, landline, 600 or toll-free. Null for
-- all else: other countries, words, too few or too many digits, two numbers in one text.
create function public.phone_e164_of(phone text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select '+971' || coalesce(
    -- Within the country with a 0 in front, which some keep behind the country's code: +971 (0)4.
    substring(number from '^(?:(?:(?:\+|00)?971)0?|0)(5[0-9]{8}|(?:[23479]|6(?!00))[0-9]{7})$'),
    substring(number from '^(?:(?:\+|00)?971)?(600[0-9]{6}|800[0-9]{2,9})$'))
  from btrim(public.plain_signs(phone)) as typed
  cross join translate(typed, ' ().-', '') as number
  -- Two toll-free numbers in a row look like one.
  where typed ~ '^\+?[0-9 ().-]+$' and typed !~ '800.* 800'
$$;
