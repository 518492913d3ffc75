-- Parses prices and phone numbers from free text. As with opening hours, a text is parsed completely or not at all, and
-- null means unknown.

-- A price range without thousands separators.
create function public.plain_price(price_range text) returns text
  language sql immutable parallel safe
  return regexp_replace(public.plain_text(public.plain_signs(price_range)), '(?<=[0-9]),(?=[0-9]{3}(?![0-9]))', '', 'g');

-- The first amount in dirhams: 1200 for "AED 1,200-1,500". Null if there is none or it is doubtful: a million and above
-- or a leading zero (a phone number), "1.000.000", "1 200", "35,60". The bounds guarantee that it fits a number and an
-- index.
create function public.price_from_of(price_range text) returns numeric
  language sql immutable parallel safe
  return substring(public.plain_price(price_range)
    from '^[^0-9]*((?:0|[1-9][0-9]{0,5})(?:\.[0-9]{1,2})?)(?![0-9]|[.,][0-9]| [0-9]{3})')::numeric;

-- The upper end if the text is a plain range ("AED 60 - 90", "من ٦٠ إلى ٩٠ درهم"), or the amount if it is a single
-- price ("AED 60"). Null for open ranges ("from 60", "60+"), extra words, and descending ranges.
create function public.price_to_of(price_range text) returns numeric
  language sql immutable parallel safe set search_path = ''
as $$
  select public.price_from_of(figures[2])
  from regexp_replace(public.plain_price(price_range), '(?:aed|dhs?|dirhams?|درا?هما?|د\.ا)\.?', ' ', 'g') as price,
    regexp_match(price, '^ *(?:(?:from|من)? *([0-9][0-9.]*) *(?:-|to|الي|حتي) *)?([0-9][0-9.]*) *$') as found (figures)
  where figures[1] is null or public.price_from_of(figures[1]) < public.price_from_of(figures[2])
$$;

-- A UAE number in E.164: mobile, landline, 600 or toll-free. Null for anything else, including foreign numbers, wrong
-- lengths and two numbers in one text.
create function public.phone_e164_of(phone text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select '+971' || coalesce(
    -- The trunk 0 of domestic numbers, which some keep after the country code: +971 (0)4.
    substring(number from '^(?:(?:(?:\+|00)?971)0?|0)(5[0-9]{8}|(?:[23479]|6(?!00))[0-9]{7})$'),
    substring(number from '^(?:(?:\+|00)?971)?(600[0-9]{6}|800[0-9]{2,9})$'))
  from btrim(public.plain_signs(phone)) as typed
  cross join translate(typed, ' ().-', '') as number
  -- Two consecutive toll-free numbers match as one.
  where typed ~ '^\+?[0-9 ().-]+$' and typed !~ '800.* 800'
$$;
