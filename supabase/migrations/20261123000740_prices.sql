-- Parses prices of a wash in dirhams from free text. Only a number beside the currency, or one that stands alone, is a
-- price; other numbers are hours, years, seats or sizes. Null means unknown.

-- A price text with one spelling of the currency ("aed"), without thousands separators.
create function public.plain_price(price_range text) returns text
  language sql immutable parallel safe
  return regexp_replace(regexp_replace(regexp_replace(
      public.plain_text(replace(public.plain_signs(replace(price_range, E'\n', ' ; ')), E'\u20C3', ' aed ')),
      '(?<![a-z])(?:aed|dhs?|dirhams?|د\.ا|(?:ال)?درا?هما?)(?![a-zء-ي])\.?|(?<![a-z])(?:aed|dhs?)\.?(?=[0-9])|(?<=[0-9])(?:aed|dhs?|dirhams?)(?![a-z])\.?',
      ' aed ', 'g'),
    '(?<=[0-9]),(?=[0-9]{3}(?![0-9]))|(?<=[0-9])[.,]00(?![0-9])', '', 'g'),
    '\s+', ' ', 'g');

-- True for a price level as Google exports it: 1 to 4, or PRICE_LEVEL_MODERATE. It says nothing about dirhams.
create function public.is_price_level(price_range text) returns boolean
  language sql immutable parallel safe
  return coalesce(public.plain_signs(price_range) ~* '^\s*(?:[0-4](?:\.0)?|price_level_[a-z_]+)\s*$', false);

-- An amount in dirhams; null if it is none or doubtful: zero, a million and above or a leading zero (a phone number),
-- "1.000.000", "35,60". The bounds guarantee that it fits a number and an index.
create function public.amount_of(figure text) returns numeric
  language sql immutable parallel safe
  return nullif(substring(figure from '^((?:0|[1-9][0-9]{0,5})(?:\.[0-9]{1,2})?)$')::numeric, 0);

-- The lowest and the highest price of a wash: {60,90} for "AED 60 - 90", {60,60} for "AED 60", {60,NULL} for "from 60" and
-- for texts that say more, {NULL,50} for "under AED 50", null for anything else. Clauses about several washes or a period
-- of time ("5 washes for AED 150", "AED 300 monthly") and amounts that are not the price ("AED 20 off") do not count. In
-- "35 / 45 AED" each number is a price; in "Sedan 35, SUV 45 AED" the first one is not certain, and so the lowest is unknown.
create function public.prices_of(price_range text) returns numeric[]
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  figure constant text := '(?<![0-9.,]|[0-9] )([0-9][0-9.,]*[0-9]|[0-9])(?![0-9%]| [0-9]{3}(?![0-9]))';
  clause_ends constant text := '[;|]|, |(?<=[a-zء-ي)]),|\.(?= )';
  several_washes constant text := '(?<![0-9])(?:[2-9]|[1-9][0-9]+) ?(?:x ?)?(?:(?:car|steam|full|free|exterior) )?'
    || '(?:wash(?:es)?|visits?|sessions?|times|cars|vehicles|coupons?|vouchers?|tokens?|غسلات|غسله|سيارات|مرات|زيارات)(?![a-zء-ي])'
    || '|(?<![a-z])buy ?[0-9]|[0-9] ?\+ ?[0-9]|(?<![a-z])(?:pack(?:age)?|bundle|set|book) of [0-9]|(?<![0-9])[2-9] for aed|unlimited'
    || '|غسلتا?ين|غسلتان|سيارتين|مرتين';
  a_period constant text := 'month|annual|year|week(?!end|day)|subscri|member|hourly|(?:per |/ ?)(?:[0-9]+ ?)?(?:hour|hr|min(?:ute)?s?|km|seat|panel)(?![a-z])'
    || '|شهر|سنو|اسبوع|اشتراك|عضويه|(?:با|لا)?لساعه';
  an_addition constant text := '(?<![a-z])(?:save|discount|extra|additional|plus|deposit|delivery|surcharge|vat|tip|fine)(?![a-z])'
    || '|خصم|وفر|اضافي|توصيل';
  -- "Sedan 35, SUV 45 AED".
  other_figure constant text := '[a-zء-ي] ?[:=-]? ?[1-9][0-9]{1,2} ?[,;/|&]? (?!h(?:ou)?rs?|min|day|month|week|year|km|star|seat|ساع|دقي|يوم)'
    || '[a-zء-ي][a-zء-ي ]*[:=-]? ?[0-9.]+ aed';
  not_reduction constant text := '(?! ?(?:off(?!-?peak)|discount|خصم))';
  price text;
  alone text;
  found text[];
  lowest numeric;
  highest numeric;
begin
  price := btrim(public.plain_price(price_range));
  if price like any ('{_,_.0,price%}') and public.is_price_level(price) then
    return null;
  end if;
  -- Without the currency, spelled out for a text that is nothing but a price.
  alone := btrim(regexp_replace(replace(price, '~', '-'), ' ?aed ?|/-|(?<![a-z])(?:only|فقط)$', ' ', 'g'), ' .;:()');
  alone := regexp_replace(alone, '\s+', ' ', 'g');
  found := regexp_match(alone, '^(?:(under|below|up ?to|less than|max(?:imum)?\.?|<|اقل من|تحت|حتي)'
    || '|(>|from|starting(?: from| at)?|starts(?: from| at)?|min(?:imum)?\.?|من|[يت]بدا من|ابتداء? من)|between|بين|price:?|السعر:?|-(?!.*-))? ?'
    || '(?:([0-9][0-9.]*) ?(?:-|to|and|الي|حتي|و) ?)?([0-9][0-9.]*) ?(\+|and above|and up|onwards|فما فوق)?'
    || ' ?(or less|and below|او اقل|فاقل)?$');
  highest := public.amount_of(found[4]);
  if found[3] is not null then
    lowest := public.amount_of(found[3]);
    if lowest <= highest and num_nonnulls(found[1], found[5], found[6]) = 0 then
      return array[lowest, highest];
    end if;
  elsif found is not null then
    return case when highest is null then null
      when found[1] is not null or found[6] is not null then array[null, highest]
      when found[2] is not null or found[5] is not null then array[highest, null]
      else array[highest, highest] end;
  end if;
  if price not like '%aed%' then
    return null;
  end if;
  -- Figures that are words.
  if price like any ('{%4x4%,%24/7%,%vat%}') then
    price := regexp_replace(price, '(?<![0-9])(?:4x4|24/7)(?![0-9])|(?:\+|(?<![a-z])(?:plus|with|incl[a-z]*|excl[a-z]*)\.?)(?: of)?(?: [0-9]+.)? vat', ' car ', 'g');
  end if;
  -- Each number of a list or a range before a currency is an amount.
  if price ~ '[0-9] ?(?:[-~/&]|,|to|or|and|الي|او|حتي|و) ?[0-9][0-9.]* aed' then
    price := regexp_replace(price, '(?<![0-9.,-]|[0-9] )([0-9][0-9.]*)(?= ?(?:[-~]|to|الي|حتي) ?[0-9][0-9.]* aed)', '\1 aed', 'g');
    price := regexp_replace(price, '(?<![0-9.,-]|[0-9] )([0-9][0-9.]+)(?=(?: ?(?:[/&]|,(?= )|or|and|او|و) ?[0-9][0-9.]+)+ aed)', '\1 aed', 'g');
  end if;
  -- A number between two currencies belongs to either.
  if price ~ '[0-9] aed [0-9]' or price !~ 'aed.*aed' and price ~ other_figure then
    return null;
  end if;
  select min(public.amount_of(coalesce(amount[1], amount[2]))) into lowest
    from regexp_split_to_table(price, clause_ends) as clause,
      regexp_matches(clause, 'aed ?[-:=~]? ?' || figure || not_reduction || '|' || figure || ' ?(?:[-+]|/-)? ?aed(?! ?[0-9])' || not_reduction,
        'g') as amount
    where clause !~ several_washes and clause !~ a_period and clause !~ an_addition;
  return case when lowest is not null then array[lowest, null] end;
end
$$;

create function public.price_from_of(price_range text) returns numeric
  language sql immutable parallel safe
  return (public.prices_of(price_range))[1];

create function public.price_to_of(price_range text) returns numeric
  language sql immutable parallel safe
  return (public.prices_of(price_range))[2];
