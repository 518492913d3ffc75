-- What a search finds: what its words mean, united with what holds its phrase to the letter.

-- Providers with the phrase in their texts. A phrase of up to three letters counts at the beginning of a word only: "rak"
-- is not in "Karak". A phone number or an id ("#12") finds its provider.
create function public.providers_with_phrase(search text) returns integer[]
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan
as $$
declare
  phrase constant text := btrim(public.plain_text(search));
  number constant text := public.phone_e164_of(search);
begin
  if search ~ '^\s*#[0-9]{1,9}\s*$' then
    return array(select id from public.car_wash_locations where id = btrim(search, ' #')::integer and is_listed);
  elsif number is not null then
    return array(select id from public.car_wash_locations where phones @> array[number] and is_listed);
  elsif length(phrase) <= 3 and phrase ~ '^[a-z0-9\u0621-\u064A]+$' then
    return public.providers_with_words(array[btrim(public.search_form(phrase))]);
  end if;
  return array(select id from public.car_wash_locations where is_listed and search_text like '%' || phrase || '%');
end
$$;

-- The number in a pasted text, such as a chat link or the line of a business: "Noor Wash, Al Quoz, 050 123 4567".
create function public.pasted_number(search text) returns text
  language sql immutable parallel safe
  return public.uae_number_of(translate(substring(public.plain_signs(search)
    from '(?<![0-9])((?:(?:\+|00)?971[ -]?\(?0?\)?[ -]?|0)(?:5[0-9]|[234679])(?:[ -]?[0-9]){7}|800(?:[ -]?[0-9]){3,7})(?![0-9])'), ' ()-', ''));

-- The filters that a search was parsed into.
create function public.filter_of_search(parsed_query jsonb, open_now integer) returns public.provider_filter
  language sql immutable set search_path = ''
as $$
  select jsonb_populate_record(null::public.provider_filter,
    parsed_query || case when parsed_query ? 'open'
      then jsonb_build_object('open', public.minute_of_week(parsed_query ->> 'open', open_now)) else '{}' end)
$$;

create function public.words_of_search(parsed_query jsonb) returns text[]
  language sql immutable set search_path = ''
as $$
  select array(select jsonb_array_elements_text(parsed_query -> 'words'))
$$;

-- Providers that pass the filters and whose words begin with the given ones; null if neither narrows.
create function public.providers_with_meaning(filter public.provider_filter, words text[]) returns integer[]
  language plpgsql stable set search_path = '' set plan_cache_mode = force_custom_plan set jit = off
as $$
declare
  word_ids constant integer[] := case when words <> '{}' then public.providers_with_words(words) end;
begin
  if jsonb_strip_nulls(to_jsonb(filter) - 'car') = '{}' then
    return word_ids;
  end if;
  return array(select id from public.filter_providers(filter, word_ids) where failed = '');
end
$$;

-- Resolves a search to provider ids, null if it narrows nothing, and to its interpretation. `fitting_ids` are those that
-- fit the meaning, if others only hold the letters; they come first where no order was chosen.
create function public.resolve_search(
  filter public.provider_filter, search text, open_now integer,
  out search_ids integer[], out fitting_ids integer[], out parsed_query jsonb
)
  language plpgsql stable set search_path = ''
as $$
declare
  number constant text := case when search ~ '[0-9٠-٩۰-۹]{3}' then public.pasted_number(search) end;
  quoted constant text := substring(btrim(search) from '^["“”«»„](.+)["“”«»]$');
  letter_ids integer[];
  meaning public.provider_filter;
begin
  if public.is_blank(search) then
    return;
  end if;
  -- Quotes, phone numbers, ids and text without a word ask for the letter alone.
  if quoted is not null or public.phone_e164_of(search) is not null or search ~ '^\s*#[0-9]' or public.search_form(search) !~ '\S' then
    search_ids := public.providers_with_phrase(coalesce(quoted, search));
    return;
  end if;
  if number is not null then
    search_ids := array(select id from public.car_wash_locations where phones @> array[number] and is_listed);
    if search_ids <> '{}' then
      return;
    end if;
  end if;
  parsed_query := public.parse_search(search, open_now, filter.emirate);
  meaning := public.filter_of_search(parsed_query, open_now);
  meaning.car := coalesce(meaning.car, filter.car);
  search_ids := public.providers_with_meaning(meaning, public.words_of_search(parsed_query));
  if search_ids is not null then
    letter_ids := public.providers_with_phrase(search);
    if exists (select unnest(letter_ids) except select unnest(search_ids)) then
      fitting_ids := search_ids;
      search_ids := array(select unnest(search_ids) union select unnest(letter_ids));
    end if;
  end if;
end
$$;
