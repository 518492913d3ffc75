-- When providers are open, what they charge and which number reaches them, read from what they typed when a row is written.
-- A text is understood as a whole or not at all: a wrong hour is worse than none, and null stands for "not known".
-- A migration that changes a function of this file replaces it and ends with
-- `update public.car_wash_locations set opening_hours = opening_hours, price_range = price_range, phone = phone;`
-- PostgreSQL computes such a column anew only where one that it is made of is written.

-- Opening hours in one spelling, days in capitals: "Sat to Thu 8 A.M. – 12 noon" and "السبت - الخميس ٨ صباحًا حتى الظهر" are
-- both "SAT - THU 8 am - 12 pm". Null where a word or sign is not in the list. "Weekdays" and "weekend" are not: the weekend
-- moved in 2022, and Friday is half of each.
create or replace function public.plain_hours(opening_hours text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  hours text := public.plain_text(public.plain_signs(opening_hours));
begin
  -- Words that mean something else together than each for itself.
  hours := replace(replace(hours, 'a.m', 'am'), 'p.m', 'pm');
  hours := replace(replace(hours, 'ساعات العمل', 'hours'), 'اوقات العمل', 'hours');
  hours := replace(replace(hours, 'منتصف الليل', 'midnight'), 'بعد midnight', 'am');
  hours := replace(replace(hours, 'بعد الظهر', 'pm'), 'الظهر', 'noon');
  if hours like '%midnight%' then
    hours := regexp_replace(hours, '(?:12(?:[:.]00)? ?)?midnight', ' 12 am ', 'g');
  end if;
  if hours like any ('{%noon%,%midday%}') then
    hours := regexp_replace(hours, '(?:12(?:[:.]00)? ?)?(?:noon|midday)', ' 12 pm ', 'g');
  end if;
  if hours like any ('{%24%,%clock%,%ساعه%}') then
    hours := regexp_replace(hours, '(?:open )?24 ?(?:[/x] ?7|-?(?:hours?|hrs?)(?: a day)?)|open 24|a?round the clock'
      || '|(?:علي )?مدار (?:الساعه|24 ساعه)|24 ساعه', ' 00:00 - 24:00 ', 'g');
  end if;
  hours := regexp_replace(hours, 'daily|every ?day|all week|(?:7|seven) days(?: (?:a|per) week)?'
    || '|يوميا|كل (?:يوم|ايام الاسبوع)|(?:جميع|طوال) ايام الاسبوع|7 ايام(?: في الاسبوع)?', ' mon - sun ', 'g');
  if hours like '% و%' then
    hours := regexp_replace(hours, ' و(?=ال|من |يوم )', ' و ', 'g');
  end if;

  return (
    with dictionary (word, spellings) as (values
      ('MON', '{mon,monday,mondays,الاثنين}'::text[]),
      ('TUE', '{tue,tues,tuesday,tuesdays,الثلاثاء}'),
      ('WED', '{wed,weds,wednesday,wednesdays,الاربعاء}'),
      ('THU', '{thu,thur,thurs,thursday,thursdays,الخميس}'),
      ('FRI', '{fri,friday,fridays,الجمعه}'),
      ('SAT', '{sat,saturday,saturdays,السبت}'),
      ('SUN', '{sun,sunday,sundays,الاحد}'),
      ('closed', '{closed,off,مغلق,مغلقه,عطله}'),
      ('am', '{am,صباحا,ص}'),
      ('pm', '{pm}'),
      ('dawn', '{فجرا}'),
      ('noon', '{ظهرا}'),
      ('afternoon', '{عصرا}'),
      ('evening', '{مساء,م}'),
      ('night', '{ليلا}'),
      ('-', '{-,to,till,until,through,thru,الي,حتي,لغايه}'),
      (',', '{",",&,and,و}'),
      (';', '{;,|}'),
      (':', '{:}'),
      ('/', '{/}'),
      -- Words that say nothing more.
      ('', '{open,opens,opening,working,hours,timing,timings,from,on,(,),.,من,يوم,مفتوح,الساعه}')
    )
    select case when bool_and(token is not null) then string_agg(nullif(token, ''), ' ' order by position) end
    from regexp_matches(hours, '[a-z]+|[ء-ي]+|[0-9]{1,2}(?:[:.][0-9]{2})?|[^ ]', 'g') with ordinality as found (match, position)
    left join dictionary on match[1] = any (spellings)
    cross join lateral (select case
      when ascii(match[1]) between 48 and 57 then replace(match[1], '.', ':')
      else word
    end) as known (token)
  );
end
$$;

-- The minute of the day that a time such as "8:30 pm" names, 1440 for the end of the day; null where there is no such time.
-- Without a part of the day it is one of the 24-hour clock. Arabic names more parts, each with hours of its own; twelve in
-- the evening (مساء) is midnight to one and noon to another.
create or replace function public.minute_of_day(plain_time text) returns integer
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  figure text[] := regexp_match(plain_time, '^([0-9]{1,2})(?::([0-9]{2}))?(?: ([a-z]+))?$');
  hour integer := figure[1];
  minute integer := figure[2];
  part text := figure[3];
begin
  return case
    when minute > 59 then null
    when part is null then case when hour * 60 + minute <= 1440 then hour * 60 + minute end
    when hour not between 1 and 12 then null
    when part = 'am' or part = 'dawn' and hour between 3 and 6 or part = 'night' and (hour = 12 or hour <= 4)
      then hour % 12 * 60 + coalesce(minute, 0)
    when part = 'pm' or part = 'noon' and (hour = 12 or hour <= 3) or part = 'afternoon' and hour between 3 and 6
      or part = 'evening' and hour < 12 or part = 'night' and hour between 7 and 11
      then (hour % 12 + 12) * 60 + coalesce(minute, 0)
  end;
end
$$;

-- The hours of a day, "8 am - 1 pm , 4 pm - 2 am", as minutes since it began; none for "closed", null where they are not
-- certain. "8:00 - 10:00" is two hours or fourteen: times without a part of the day count only beside one that can be of no
-- other clock than that of 24 hours.
create or replace function public.spans_of(plain_spans text) returns int4range[]
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  span text;
  opens integer;
  closes integer := 0;
  result int4range[] := '{}';
begin
  if plain_spans = 'closed' then
    return result;
  end if;
  if plain_spans = '' or plain_spans ~ '[0-9](?! [a-z]|[0-9:])' and plain_spans !~ '\m(?:00?|1[3-9]|2[0-4]):[0-9]{2}(?! [a-z])' then
    return null;
  end if;
  foreach span in array string_to_array(replace(plain_spans, ' / ', ' , '), ' , ') loop
    opens := public.minute_of_day(split_part(span, ' - ', 1));
    -- Spans stand in their order.
    if opens < closes or span like '% - % - %' then
      return null;
    end if;
    closes := public.minute_of_day(split_part(span, ' - ', 2));
    if opens is null or closes is null or opens in (closes, 1440) then
      return null;
    end if;
    -- Who closes at 23:59 means midnight. Who closes before opening does so on the next day.
    closes := case when closes = 1439 then 1440 when closes < opens then closes + 1440 else closes end;
    result := result || int4range(opens, closes);
  end loop;
  return result;
end
$$;

-- The days of a list such as "SAT - THU , FRI", Monday being 0; null where one is none. From a day to the same day is that
-- day twice.
create or replace function public.days_of(plain_days text) returns integer[]
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  week constant text[] := '{MON,TUE,WED,THU,FRI,SAT,SUN}';
  listed text;
  first integer;
  steps integer;
  result integer[] := '{}';
begin
  foreach listed in array string_to_array(plain_days, ' , ') loop
    first := array_position(week, split_part(listed, ' - ', 1)) - 1;
    steps := case when listed not like '% - %' then 0
      when listed not like '% - % - %' then (array_position(week, split_part(listed, ' - ', 2)) - 1 - first + 6) % 7 + 1 end;
    if first is null or steps is null then
      return null;
    end if;
    result := result || array(select (first + step) % 7 from generate_series(0, steps) as step);
  end loop;
  return result;
end
$$;

-- The minutes of a week, Monday 00:00 in Dubai being 0, at which somebody is there; null where a word is not understood, where
-- nothing is ever open, and where statements contradict each other: a day that is named twice, hours that overlap.
create or replace function public.open_minutes_of(opening_hours text) returns int4multirange
  language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  hours text := btrim(public.plain_hours(opening_hours), ' ,;:');
  behind text[];
begin
  hours := regexp_replace(hours, 'closed (?:: )?([A-Z]+(?: [-,] [A-Z]+)*)(?= [,;/]|$)', '\1 closed', 'g');
  -- Days may stand behind their hours where that is all there is. Hours without days are those of every day.
  behind := regexp_match(hours, '^([^A-Z;]*[a-z0-9])(?: ,)?(?: ([A-Z][A-Z ,-]*))?$');
  if behind is not null then
    hours := coalesce(behind[2], 'MON - SUN') || ' ' || behind[1];
  end if;
  if hours is null or hours !~ '^[A-Z].*[^A-Z]$' then
    return null;
  end if;

  return (
    -- Days and hours take turns.
    with statement (days, spans) as (
      select public.days_of(btrim(run[1], ' ,-')), public.spans_of(btrim(run[2], ' ,;:/-'))
      from regexp_matches(hours, '([A-Z ,-]+)([^A-Z]+)', 'g') as run
    ),
    open (minutes) as (
      select int4range(day * 1440 + lower(span), day * 1440 + upper(span))
      from statement, unnest(days) as day, unnest(spans) as span
    ),
    -- A night from Sunday to Monday ends at the beginning of the week.
    within_week (minutes) as (
      select minutes * int4range(0, 10080) from open
      union all
      select int4range(0, upper(minutes) - 10080) from open where upper(minutes) > 10080
    )
    select range_agg(minutes) from within_week
    having not exists (select from statement where days is null or spans is null)
      and (select count(*) = count(distinct day) from statement, unnest(days) as day)
      and sum(upper(minutes) - lower(minutes)) = (select sum(upper(together) - lower(together)) from unnest(range_agg(minutes)) as together)
  );
end
$$;

-- The figures of a price range as they are read: without the commas between thousands.
create or replace function public.plain_price(price_range text) returns text
  language sql immutable parallel safe
  return regexp_replace(public.plain_text(public.plain_signs(price_range)), '(?<=[0-9]),(?=[0-9]{3}(?![0-9]))', '', 'g');

-- The first figure, in dirhams: "AED 1,200-1,500" begins at 1200. Null without one, and where it is not clear: a million and
-- more or a zero in front (a telephone number), "1.000.000", "1 200", "35,60". What it reads always fits into a number and
-- an index.
create or replace function public.price_from_of(price_range text) returns numeric
  language sql immutable parallel safe
  return substring(public.plain_price(price_range)
    from '^[^0-9]*((?:0|[1-9][0-9]{0,5})(?:\.[0-9]{1,2})?)(?![0-9]|[.,][0-9]| [0-9]{3})')::numeric;

-- The upper end of a range and nothing but a range, as in "AED 60 - 90" and "من ٦٠ إلى ٩٠ درهم", and the figure of one price
-- and nothing but a price ("AED 60"); null for a beginning ("from 60", "60+"), for more words and where the second figure is not
-- the higher one.
create or replace function public.price_to_of(price_range text) returns numeric
  language sql immutable parallel safe set search_path = ''
as $$
  select public.price_from_of(figures[2])
  from regexp_replace(public.plain_price(price_range), '(?:aed|dhs?|dirhams?|درا?هما?|د\.ا)\.?', ' ', 'g') as price,
    regexp_match(price, '^ *(?:(?:from|من)? *([0-9][0-9.]*) *(?:-|to|الي|حتي) *)?([0-9][0-9.]*) *$') as found (figures)
  where figures[1] is null or public.price_from_of(figures[1]) < public.price_from_of(figures[2])
$$;

-- A number of the United Arab Emirates as it is dialled from anywhere (E.164): mobile, landline, 600 or toll-free. Null for
-- all else: other countries, words, too few or too many digits, two numbers in one text.
create or replace function public.phone_e164_of(phone text) returns text
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

alter table public.car_wash_locations
  add column if not exists open_minutes int4multirange
    generated always as (public.open_minutes_of(opening_hours)) stored,
  add column if not exists price_from numeric
    generated always as (public.price_from_of(price_range)) stored,
  add column if not exists price_to numeric
    generated always as (public.price_to_of(price_range)) stored,
  add column if not exists phone_e164 text
    generated always as (public.phone_e164_of(phone)) stored;

-- The rows that are there.
update public.car_wash_locations set opening_hours = opening_hours, price_range = price_range, phone = phone;

-- No index on open_minutes. A GiST index knows a week by its first and last minute only, which are nearly the same for all;
-- and behind a row policy the planner takes "open at a minute" for rare and prefers it to the order of the list: 380 ms
-- instead of 0.1 for the best 24 of 100,000.

revoke execute on function public.plain_hours(text), public.minute_of_day(text), public.spans_of(text), public.days_of(text),
  public.open_minutes_of(text), public.plain_price(text), public.price_from_of(text), public.price_to_of(text),
  public.phone_e164_of(text) from public, anon, authenticated;
-- Whoever writes providers calls what their columns are made with.
grant execute on function public.plain_hours(text), public.minute_of_day(text), public.spans_of(text), public.days_of(text),
  public.open_minutes_of(text), public.plain_price(text), public.price_from_of(text), public.price_to_of(text),
  public.phone_e164_of(text) to service_role;
