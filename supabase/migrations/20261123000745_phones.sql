-- Parses phone numbers and WhatsApp handles from free text. As with opening hours, a text is parsed completely or not at
-- all: a call to a wrong number is worse than none.

-- A UAE number in E.164 from its digits: mobile, landline, toll-free, or one of the national ranges 400, 600, 700 and 900.
-- Country code and trunk 0 may be missing, because spreadsheets drop them, and may both be there: +971 (0)4.
create function public.uae_number_of(digits text) returns text
  language sql immutable parallel safe
  return '+971' || substring(digits from '^(?:(?:\+?971|0{0,2}971)?0?(?=(?:5[0-9]{8}|(?:[23479]|6(?!00))[0-9]{7})$)'
    || '|(?:\+?971|00971)?(?=(?:[4679]00[0-9]{6}|800[0-9]{2,9})$))([0-9]+)$');

-- The number that letters on a keypad dial: 8009274 for "800wash". Many repeat it, "800wash9274".
create function public.keypad_digits(number text) returns text
  language sql immutable parallel safe
  return regexp_replace(translate(number, 'abcdefghijklmnopqrstuvwxyz', '22233344455566677778889999'),
    case when number ~ '800(?:[a-z]+[0-9]+|[0-9]+[a-z]+)$' then '(?<=800)(.+)\1$' else '(?!)' end, '\1');

-- The numbers in a part of a text that contains no separators; null if it is anything else. Foreign numbers are understood
-- but not listed.
create function public.numbers_in(part text) returns text[]
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  digits text := translate(part, ' ().-', '');
begin
  -- Consecutive toll-free numbers would match as one, because their length varies.
  if part like '%800%800%' and part ~ '800.* 800' then
    return null;
  end if;
  if digits like '%800%' and digits ~ '^(?:\+?971|00971)?800[a-z0-9]*[a-z]' then
    -- "800 5263 (WASH)" are two numbers of which one is wrong.
    if part ~ '[a-z] ?\([0-9 -]+\)|[0-9] ?\([a-z -]+\)' and length(public.keypad_digits(digits)) = length(digits) and part !~ '800 ?\(' then
      return null;
    end if;
    digits := public.keypad_digits(digits);
  end if;
  return case
    when public.uae_number_of(digits) is not null then array[public.uae_number_of(digits)]
    when digits = '' or digits ~ '^(?:\+|00)(?!971)[1-9][0-9]{6,14}$' then '{}'
    when digits ~ '^(?:(?:(?:\+|00)?9710?|0)(?:5[0-9]{8}|(?:[23479]|6(?!00))[0-9]{7}))+$' then array(
      select public.uae_number_of(match[1])
      from regexp_matches(digits, '(?:(?:\+|00)?9710?|0)(?:5[0-9]{8}|(?:[23479]|6(?!00))[0-9]{7})', 'g') as match)
  end;
end
$$;

-- The numbers of a list without repetitions.
create function public.distinct_in_order(numbers text[]) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select array(select number from unnest(numbers) with ordinality as one (number, place) group by number order by min(place))
$$;

-- All UAE numbers of a text in E.164, in its order, without repetitions. Labels ("Mob:"), extensions and fax numbers are
-- skipped. Empty if any part is not understood.
create function public.phones_of(phone text) returns text[]
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  typed text := public.plain_signs(replace(phone, E'\n', ' ; '));
  found text[] := '{}';
  numbers text[];
  part text;
begin
  -- A number that a spreadsheet turned into a decimal.
  if typed like '%.0%' then
    typed := regexp_replace(typed, '(?<![0-9.])([0-9]{8,12})\.0+(?![0-9])', '\1', 'g');
  end if;
  if typed ~ '^\+?[0-9 ().-]+$' then
    numbers := coalesce(public.numbers_in(typed), '{}');
    return case when cardinality(numbers) < 2 then numbers else public.distinct_in_order(numbers) end;
  elsif typed !~ '[0-9]{3}' or typed is null then
    return '{}';
  end if;
  typed := public.plain_text(typed);
  typed := regexp_replace(typed, '(?<![0-9])24 ?/ ?7(?![0-9])|(?<![0-9])24 ?(?:hours|hrs|ساعه)', ' ', 'g');
  typed := regexp_replace(typed, '(?:(?<![a-z])(?:ext(?:ension|n)?|x)|تحويله|#(?! ?0))[ .:=-]*[0-9]{1,5}(?![0-9])', ' ', 'g');
  typed := regexp_replace(typed, '(?:(?<!tel ?[/&] ?)fax|(?<![a-z])f(?=:)|فاكس)[ .:]*[+0-9][0-9 ().-]*', ';', 'g');
  -- "050/1234567" is one number, "04 123 4567 / 050 123 4567" are two.
  typed := regexp_replace(typed, '((?<![0-9/])(?:\+?971 ?)?\(?0?[0-9]{1,2}\)?) ?/ ?(?=[0-9]{3}[ -]?[0-9]{4}(?![0-9]))', '\1 ', 'g');
  -- Labels and conjunctions separate numbers, and so does a plus sign.
  typed := regexp_replace(typed, '(?<![a-z])(?:(?:mob(?:iles?)?|tel(?:ephone)?s?|ph(?:ones?)?|cell|num(?:ber)?s?|nos?)(?:#| ?[1-9](?= ?[:.]))?|[tmp](?=[ .]*[:+])|call|contact'
    || '|office|direct|main|reception|sales|bookings?|customer (?:care|service)|landline|hotline|toll[ -]?free|whats ?app|wa|fax|uae|ae|dubai'
    || '|abu ?dhabi|sharjah|ajman|and|or|us|now|only)(?![a-z])'
    || '|(?:ال)?(?:هاتف|جوال|متحرك|موبايل|تلفون|واتس ?اب|رقم)|اتصل(?: بنا)?|(?<![ء-ي])(?:و?لل(?:تواصل|حجز|اتصال|استفسار)|والاستفسار|فقط|او|و|ت)(?![ء-ي])', ';', 'g');
  typed := regexp_replace(typed, '\++', ';+', 'g');
  -- Other signs and icons.
  typed := regexp_replace(typed, '[!-''*\uFF0A:=?@\[\]^_`{}~\u00A1-\u00BF\u2000-\u2BFF\u3000-\u303F\uE000-\uF8FF\uFE00-\uFE0F\U0001F000-\U0001FAFF]', ' ', 'g');
  foreach part in array regexp_split_to_array(typed, '[/;,|\\]| - (?=\(?0)') loop
    numbers := public.numbers_in(part);
    if numbers is null then
      return '{}';
    end if;
    found := found || numbers;
  end loop;
  return public.distinct_in_order(found);
end
$$;

-- The number of a text if it is a single one: what a visitor who searches for a number means.
create function public.phone_e164_of(phone text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select numbers[1] from public.phones_of(phone) as numbers where cardinality(numbers) = 1
$$;

-- True for an answer in place of a user name.
create function public.is_answer(value text) returns boolean
  language sql immutable parallel safe
  return coalesce(lower(ltrim(value, '@')) in ('yes', 'yep', 'no', 'not', 'true', 'false', 'available', 'unavailable', 'active',
    'inactive', 'none', 'null', 'nan', 'nil', 'n.a', 'n.a.', 'same', 'okay', 'unknown', 'whatsapp', 'whats', 'number', 'phone', 'mobile',
    'call', 'contact', 'only', 'undefined', 'tbd', 'tba', 'test', 'xxx', 'nope', 'yeah', 'enabled', 'disabled', 'present', 'online', 'offline',
    'check', 'soon', 'business', 'website', 'chat', 'channel'), false);

-- The recipient of a WhatsApp chat, as in https://wa.me/…: the digits of a number ("971501234567"), a user name, or
-- "message/" with the code of a short link. Null if the handle is none of these.
create function public.chat_name_of(handle text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  typed text := btrim(public.plain_signs(handle));
  link constant text := '^(?:https?://)?(?:www\.)?(?:wa\.me/|(?:(?:api|web)\.)?whatsapp\.com/(?!channel))|^whatsapp://';
  linked boolean := typed like any ('{%/%,%:%}') and typed ~* link;
  number text;
begin
  if linked then
    typed := regexp_replace(typed, link, '', 'i');
    if typed ~* '^message/[a-z0-9]{4,40}(?:[/?#]|$)' then
      return 'message/' || upper(substring(typed from '(?i)^message/([a-z0-9]+)'));
    end if;
    typed := coalesce(substring(typed from '[?&]phone=([^&#]*)'), regexp_replace(typed, '[/?#].*$', ''));
    typed := replace(replace(replace(typed, '%2B', '+'), '%2b', '+'), '%20', ' ');
  end if;
  number := coalesce(case when typed not like '@%' then (public.phones_of(typed))[1] end,
    -- Foreign numbers are complete with their country code.
    substring(translate(typed, ' ().-', '') from case when linked then '^(?:\+|00)?((?!971)[1-9][0-9]{7,14})$'
      else '^(?:(?:\+|00)(?!971)[1-9][0-9]{7,14}|(?!971)[1-9][0-9]{10,14})$' end));
  return case
    when number is not null then regexp_replace(number, '^\+|^00', '')
    when typed ~ '^@?(?=.*[A-Za-z])[A-Za-z0-9_.]{3,40}$' and not public.is_answer(typed) then ltrim(typed, '@')
  end;
end
$$;
