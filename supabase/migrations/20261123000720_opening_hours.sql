-- Parses free-text opening hours into minutes of the week. A text is parsed completely or not at all: wrong hours are
-- worse than none, so null means unknown. Each function builds on the previous one: words, times, the hours of a day,
-- days, the week. Besides what people write, it parses lists of days as programs export them from Google (JSON or one day
-- a line) and the common part of OpenStreetMap's `opening_hours`.

create table public.hours_words (
  meaning text primary key,
  spellings text[] not null,
  plain_spellings text[] not null generated always as (public.plain_texts(spellings)) stored
);
comment on table public.hours_words is 'Words and signs recognized in opening hours. Changes apply to existing providers immediately';
comment on column public.hours_words.meaning is 'The token used by open_minutes_of; empty for words to ignore';
alter table public.hours_words enable row level security;
create policy "Words of opening hours are public" on public.hours_words for select to anon, authenticated using (true);

insert into public.hours_words (meaning, spellings) values
  ('MON', '{mon,mo,monday,mondays,الاثنين}'),
  ('TUE', '{tue,tu,tues,tuesday,tuesdays,الثلاثاء}'),
  ('WED', '{wed,we,weds,wednesday,wednesdays,الاربعاء}'),
  ('THU', '{thu,th,thur,thurs,thursday,thursdays,الخميس}'),
  ('FRI', '{fri,fr,friday,fridays,الجمعة}'),
  ('SAT', '{sat,sa,saturday,saturdays,السبت}'),
  ('SUN', '{sun,su,sunday,sundays,الاحد}'),
  ('closed', '{closed,off,مغلق,مغلقة,عطلة}'),
  ('am', '{am,صباحا,ص}'),
  ('pm', '{pm}'),
  ('dawn', '{فجرا}'),
  ('noon', '{ظهرا,nn}'),
  ('afternoon', '{عصرا}'),
  ('evening', '{مساء,م}'),
  ('night', '{ليلا,mn}'),
  ('-', '{-,to,till,until,through,thru,إلى,حتى,لغاية}'),
  (',', '{",",&,and,و}'),
  (';', '{;,|}'),
  (':', '{:}'),
  ('/', '{/}'),
  ('h', '{hhmm}'),
  ('', '{open,opens,opening,working,hours,hrs,hr,h,timing,timings,from,on,(,),.,من,يوم,مفتوح,الساعة}');

-- Opening hours as programs export them, in the words of plain_hours: lists of days in JSON or Python, OpenStreetMap's weekly
-- rules ("Mo-Fr 08:00-18:00; PH off") without holidays and without comments on closed days, and times with seconds. Times that
-- are certainly on the 24-hour clock are marked.
create function public.plain_exported_hours(hours text) returns text
  language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  hours := replace(hours, 'hide open hours for the week', '');
  hours := regexp_replace(hours, '(?<![0-9:])([0-9]{2}:[0-9]{2}):00(?![0-9:])(?! ?[ap]\.?m)', '\1 hhmm ', 'g');
  hours := regexp_replace(hours, '([0-9]:[0-9]{2}):00(?= ?[ap]\.?m)', '\1', 'g');
  if hours ~ '^[[{]' then
    -- The time zone of GeoDirectory, and the names of fields.
    hours := regexp_replace(hours, '\[ ?"(?:utc|timezone)[^]]*\]|["''](?:days?|hours|times)["''] ?:', ' ', 'g');
    hours := translate(hours, '[]{}"''', '');
  end if;
  if hours ~ '(?<![a-z])(?:mo|tu|we|th|fr|sa|su|ph)(?![a-z])' and hours !~ '[0-9] ?[ap]m' then
    hours := regexp_replace(hours, '(off|closed) ?"[^"]*"', '\1', 'g');
    hours := regexp_replace(hours, '(^|;) ?(?:ph|sh)(?: ?, ?(?:ph|sh))* [^;]*', '\1', 'g');
    hours := regexp_replace(hours, ' ?, ?(?:ph|sh)(?![a-z])|(?<![a-z])(?:ph|sh) ?, ?', '', 'g');
    hours := regexp_replace(hours, '([0-9]{2}:[0-9]{2})', '\1 hhmm ', 'g');
  end if;
  return hours;
end
$$;

-- Opening hours in canonical spelling with days in capitals: "Sat to Thu 8 A.M. – 12 noon" and "السبت - الخميس ٨ صباحًا
-- حتى الظهر" both become "SAT - THU 8 am - 12 pm". Null if any word or sign is not in the table. "Weekdays" and
-- "weekend" are not in it: the weekend moved in 2022, and Friday is now half of each.
create function public.plain_hours(opening_hours text) returns text
  language plpgsql stable parallel safe set search_path = ''
as $$
declare
  hours text := public.plain_text(public.plain_signs(opening_hours, 1000));
begin
  -- One test for all that programs write: PostgreSQL keeps 32 compiled patterns, and one more would compile all of them anew
  -- for each row.
  if hours ~ '^[[{]|:[0-9]{2}:00|(?<![a-z])(?:mo|tu|we|th|fr|sa|su|ph)(?![a-z])|hide open' then
    hours := public.plain_exported_hours(hours);
  end if;
  -- Phrases whose meaning is not that of their words.
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
    hours := regexp_replace(hours, '(?:open )?24 ?(?:[/x] ?7|-?(?:hours?|hrs?|h(?![a-z]))(?: a day)?(?: ?/ ?7 days)?)|open 24|a?round the clock'
      || '|(?:علي )?مدار (?:الساعه|24 ساعه)|24 ساعه', ' 00:00 - 24:00 ', 'g');
  end if;
  hours := regexp_replace(hours, 'daily|every ?day|all (?:week|days)|(?:7|seven) days(?: (?:a|per) week)?'
    || '|يوميا|كل (?:يوم|الايام|ايام الاسبوع)|(?:جميع|طوال) ايام الاسبوع|7 ايام(?: في الاسبوع)?', ' mon - sun ', 'g');
  if hours like '% و%' then
    hours := regexp_replace(hours, ' و(?=ال|من |يوم )', ' و ', 'g');
  end if;

  return (
    select case when bool_and(token is not null) then string_agg(nullif(token, ''), ' ' order by position) end
    from regexp_matches(hours, '[a-z]+|[ء-ي]+|[0-9]{1,2}(?:[:.][0-9]{2})?|[^ ]', 'g') with ordinality as found (match, position)
    left join public.hours_words on match[1] = any (plain_spellings)
    cross join lateral (select case
      when ascii(match[1]) between 48 and 57 then replace(match[1], '.', ':')
      else meaning
    end) as known (token)
  );
end
$$;

-- The minute of the day of a time such as "8:30 pm", 1440 at the end of the day; null if invalid. Without a day period
-- it is a 24-hour time. Arabic has more periods, each with its own range; twelve "in the evening" (مساء) is ambiguous
-- and therefore null.
create function public.minute_of_day(plain_time text) returns integer
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
    -- OpenStreetMap counts on after midnight: 26:00 is 2:00.
    when part = 'h' then case when hour * 60 + minute <= 2880 then hour * 60 + minute end
    when part is null then case when hour * 60 + coalesce(minute, 0) <= 1440 then hour * 60 + coalesce(minute, 0) end
    when hour not between 1 and 12 then null
    when part = 'am' or part = 'dawn' and hour between 3 and 6 or part = 'night' and (hour = 12 or hour <= 4)
      then hour % 12 * 60 + coalesce(minute, 0)
    when part = 'pm' or part = 'noon' and (hour = 12 or hour <= 3) or part = 'afternoon' and hour between 3 and 6
      or part = 'evening' and hour < 12 or part = 'night' and hour between 7 and 11
      then (hour % 12 + 12) * 60 + coalesce(minute, 0)
  end;
end
$$;

-- The hours of one day, "8 am - 1 pm , 4 pm - 2 am", in minutes from midnight; empty for "closed", null if ambiguous.
-- "8:00 - 10:00" could be two hours or fourteen, so times without am or pm are accepted only next to one that must be
-- on the 24-hour clock, or, where `shares_period`, before one that has it: "2 - 10 pm".
create function public.spans_of(plain_spans text, shares_period boolean default false) returns int4range[]
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
  if shares_period then
    if exists (select from regexp_matches(plain_spans, '(?:^|, )([0-9:]+) - ([0-9:]+)( [a-z]+)', 'g') as shared
        where public.minute_of_day(shared[1] || shared[3]) > public.minute_of_day(shared[2] || shared[3])) then
      return null;
    end if;
    plain_spans := regexp_replace(plain_spans, '([0-9:]+) - ([0-9:]+( [a-z]+))', '\1\3 - \2', 'g');
  end if;
  if plain_spans = '' or plain_spans ~ '[0-9](?! [a-z]|[0-9:])'
      and plain_spans !~ '\m(?:(?:00?|1[3-9]|2[0-4]):[0-9]{2}|1[3-9]|2[0-4])(?! [a-gi-z]|[0-9:])' then
    return null;
  end if;
  foreach span in array string_to_array(replace(plain_spans, ' / ', ' , '), ' , ') loop
    opens := public.minute_of_day(split_part(span, ' - ', 1));
    -- Spans must be in order.
    if opens < closes or span like '% - % - %' then
      return null;
    end if;
    closes := public.minute_of_day(split_part(span, ' - ', 2));
    -- Google writes "12:00AM-12:00AM" for the whole day; "00:00-00:00" may mean closed.
    if opens = 0 and closes = 0 and span like '% am - % am' then
      closes := 1440;
    end if;
    if opens is null or closes is null or opens = closes or opens >= 1440 then
      return null;
    end if;
    -- 23:59 means midnight, and closing before opening means the next day.
    closes := case when closes = 1439 then 1440 when closes < opens then closes + 1440 else closes end;
    result := result || int4range(opens, closes);
  end loop;
  return result;
end
$$;

-- The days of a list such as "SAT - THU , FRI", Monday being 0; null if one is unknown. A range from a day to itself
-- yields that day twice.
create function public.days_of(plain_days text) returns integer[]
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

-- The open minutes of a week, counted from Monday 00:00 in Dubai. Null if a word is unknown, if it is never open, or if
-- the text contradicts itself (a repeated day, overlapping hours). Only in OpenStreetMap's syntax a later rule replaces an
-- earlier one for its days.
create function public.open_minutes_of(opening_hours text) returns int4multirange
  language plpgsql stable parallel safe set search_path = ''
as $$
declare
  hours text := btrim(public.plain_hours(opening_hours), ' ,;:');
  trailing_days text[];
  -- A program's list of days shortens "2 PM - 10 PM" to "2 - 10 PM".
  is_list constant boolean := ltrim(opening_hours, E' \n') like any (array['[%', '{%'])
    or hours like all ('{%MON%,%TUE%,%WED%,%THU%,%FRI%,%SAT%,%SUN%}') and hours ~ '^(?:[A-Z]{3} [^A-Z]+){6}[A-Z]{3} [^A-Z]+$';
  is_osm constant boolean := hours like '% h%' and opening_hours ~* '(?<![a-z])(?:mo|tu|we|th|fr|sa|su)(?![a-z])';
begin
  if is_list then
    hours := replace(hours, 'evening', 'pm');
  end if;
  if hours like '%closed %' then
    hours := regexp_replace(hours, 'closed (?:: )?([A-Z]+(?: [-,] [A-Z]+)*)(?= [,;/]|$)', '\1 closed', 'g');
  end if;
  -- Days may follow the hours if there is only one statement. Hours without days apply every day.
  trailing_days := regexp_match(hours, '^([^A-Z;]*[a-z0-9])(?: ,)?(?: ([A-Z][A-Z ,-]*))?$');
  if trailing_days is not null then
    hours := coalesce(trailing_days[2], 'MON - SUN') || ' ' || trailing_days[1];
  end if;
  if hours is null or hours !~ '^[A-Z].*[^A-Z]$' then
    return null;
  end if;

  return (
    -- Days and hours alternate.
    with statement (place, days, spans, is_rule) as (
      select place, public.days_of(btrim(run[1], ' ,-')), public.spans_of(btrim(run[2], ' ,;:/-'), is_list),
        is_osm and run[2] like '%;%'
      from regexp_matches(hours, '([A-Z ,-]+)([^A-Z]+)', 'g') with ordinality as found (run, place)
    ),
    daily (day, spans, is_replaced, is_rule) as (
      select day, spans, lead(place) over (partition by day order by place) is not null, is_rule
      from statement, unnest(days) as day
    ),
    open (minutes) as (
      select int4range(day * 1440 + lower(span), day * 1440 + upper(span))
      from daily, unnest(spans) as span where not is_replaced
    ),
    -- The night from Sunday to Monday wraps to the start of the week.
    within_week (minutes) as (
      select minutes * int4range(0, 10080) from open
      union all
      select int4range(0, upper(minutes) - 10080) from open where upper(minutes) > 10080
    )
    select range_agg(minutes) from within_week
    having not exists (select from statement where days is null or spans is null)
      and not exists (select from daily where is_replaced and not is_rule)
      -- To which day do the hours after midnight of a replaced day belong?
      and not (exists (select from daily where is_replaced)
        and exists (select from daily, unnest(spans) as span where upper(span) > 1440))
      and sum(upper(minutes) - lower(minutes)) = (select sum(upper(merged) - lower(merged)) from unnest(range_agg(minutes)) as merged)
  );
end
$$;
