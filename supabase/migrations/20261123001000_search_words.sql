-- What the words of a search mean: places, kinds of wash and other facts become filters, and what remains is looked for at
-- the beginnings of words.

-- The phrases that name a filter, but for the names of areas, which are rows of `areas`. 'word' means nothing by itself.
create or replace function public.filter_phrase_list() returns table (filter text, option text, phrases text)
  language sql immutable parallel safe set search_path = ''
as $$
  values
    ('emirate', 'dubai', 'dubai|dubay|dxb|دبي'),
    ('emirate', 'abu-dhabi', 'abu dhabi|abudhabi|abu dabi|abu zabi|auh|ابوظبي|ابو ظبي|بوظبي'),
    ('emirate', 'sharjah', 'sharjah|sharja|shj|الشارقة|شارجة'),
    ('emirate', 'ajman', 'ajman|عجمان'),
    ('emirate', 'fujairah', 'fujairah|fujaira|fujeirah|الفجيرة'),
    ('emirate', 'ras-al-khaimah', 'ras al khaimah|ras al khaima|ras al khayma|ras al khaymah|ras alkhaimah|rasalkhaimah|rak|رأس الخيمة|راس الخيمه'),
    ('emirate', 'umm-al-quwain', 'umm al quwain|umm al qaiwain|umm al quwwain|um al quwain|umm alquwain|ummalquwain|uaq|أم القيوين|ام القوين'),
    ('washType', 'steam-cleaning', 'steam|steam wash|steam cleaning|steam clean|steam car wash|steamed|بخار|غسيل بخار|غسيل بالبخار|تنظيف بخار|تنظيف بالبخار|غسيل سيارات بالبخار'),
    ('washType', 'waterless-wash', 'waterless|water less|waterless wash|waterless car wash|without water|no water|dry wash|dry cleaning|بدون ماء|بلا ماء|بدون مياه|غسيل جاف|غسيل بدون ماء'),
    ('washType', 'auto-detailing', 'detailing|auto detailing|car detailing|detail|detailer|detailers|ديتيلنج|ديتيلينج|تفصيل السيارات'),
    ('washType', '247-services', '24 hours|24 hour|24 hrs|24hours|24hrs|24hr|24h|24 7|247|open 24 hours|open 24 7|round the clock|all night|24 ساعة|على مدار الساعة|مفتوح 24 ساعة|طوال الليل'),
    ('washType', 'hand-wash', 'hand wash|handwash|hand washing|hand car wash|by hand|غسيل يدوي|يدوي|غسيل باليد'),
    ('washType', 'automatic', 'automatic|automatic wash|automatic car wash|automated|tunnel|drive through|drive thru|غسيل آلي|آلي|أوتوماتيك|اتوماتيك|غسيل اوتوماتيك'),
    ('washType', 'self-service', 'self service|selfservice|self serve|self wash|self car wash|diy|do it yourself|خدمة ذاتية|غسيل ذاتي'),
    ('washType', 'foam', 'foam|foam wash|snow foam|foam bath|رغوة|غسيل رغوة|غسيل بالرغوة|فوم'),
    ('washType', 'full-service', 'full service|full wash|inside and out|inside out|غسيل كامل|غسيل شامل|داخلي وخارجي'),
    ('washType', 'interior', 'interior|interior cleaning|interior wash|inside cleaning|upholstery|upholstery cleaning|seat cleaning|seats cleaning|تنظيف داخلي|غسيل داخلي|داخلي|تنظيف المقاعد|تنظيف الفرش'),
    ('washType', 'polishing', 'polish|polishing|car polish|waxing|wax|scratch removal|paint correction|تلميع|تلميع السيارات|بوليش|إزالة الخدوش'),
    ('washType', 'ceramic-coating', 'ceramic|ceramic coating|nano ceramic|nano coating|graphene|سيراميك|نانو سيراميك|نانو'),
    ('washType', 'paint-protection', 'ppf|paint protection|paint protection film|protection film|حماية الطلاء|حماية الصبغ|فيلم حماية|أفلام حماية'),
    ('washType', 'engine', 'engine|engine wash|engine cleaning|engine bay|غسيل المحرك|غسيل محرك|تنظيف المحرك|غسيل مكينة'),
    ('washType', 'underbody', 'underbody|under body|undercarriage|underbody wash|chassis wash|غسيل أسفل السيارة|غسيل الشاصي'),
    ('washType', 'sanitising', 'sanitising|sanitizing|sanitise|sanitize|sanitisation|sanitization|disinfection|disinfect|تعقيم|تعقيم السيارات'),
    ('washType', 'fleet', 'fleet|fleets|fleet wash|fleet washing|أسطول|أساطيل'),
    ('serviceMode', 'mobile', 'mobile|mobile wash|mobile car wash|mobile service|at home|home service|at my home|at my place|at my door|doorstep|door step|come to me|comes to me|comes to you|come to my home|home|متنقل|متنقلة|غسيل متنقل|مغسلة متنقلة|غسيل سيارات متنقل|في المنزل|للمنازل|المنزل|في البيت|البيت|للبيت|يجي البيت'),
    ('serviceMode', 'onsite', 'on site|onsite|drive in|في الموقع'),
    ('open', 'now', 'open now|now open|currently open|open right now|open|opened|مفتوح الآن|مفتوحة الآن|المفتوح الآن|مفتوح|مفتوحة'),
    ('isEco', '1', 'eco|eco friendly|ecofriendly|ecological|environmentally friendly|green|green wash|صديق للبيئة|صديقة للبيئة|صديق البيئة'),
    ('isVerified', '1', 'verified|trusted|trustworthy|licensed|reliable|موثق|موثوق|موثوقة|معتمد|معتمدة'),
    ('sort', 'price', 'cheap|cheapest|cheaper|affordable|budget|low price|low cost|lowest price|inexpensive|رخيص|رخيصة|أرخص|الأرخص|اقتصادي|أسعار رخيصة|بسعر رخيص'),
    ('isNear', '1', 'near me|nearby|near by|close by|nearest|closest|closest to me|close to me|around me|قريب|قريبة|قريب مني|قريبة مني|بالقرب مني|الأقرب|أقرب|حولي|بجانبي'),
    ('word', '', 'a|an|the|in|at|on|near|close|close to|next to|around|by|for|of|and|or|with|to|from|my|me|i|we|you|is|are|am|who|where|what|which|can|find|need|want|looking|show|get|please|some|any|best|good|great|top|top rated|today|car|cars|wash|washes|washing|washed|carwash|car wash|car washes|auto|autos|vehicle|vehicles|service|services|center|centre|centers|centres|shop|shops|station|stations|place|places|provider|providers|company|companies|clean|cleaning|cleaner|care|car care|uae|emirates|united arab emirates|area|city|aed|dhs|dirham|dirhams|price|prices'),
    ('word', '', 'في|من|الى|على|عن|مع|او|و|ب|ل|قرب|بالقرب|مني|لي|عندي|حول|جنب|جوار|هنا|اليوم|أريد|ابغى|ابي|ابحث|أفضل|احسن|افضل|غسيل|غسل|تغسيل|مغسلة|مغاسل|مغسله|سيارة|سيارات|السيارة|السيارات|سيارتي|غسيل سيارات|مغسلة سيارات|مغاسل سيارات|غسيل السيارات|خدمة|خدمات|محل|محلات|مركز|مراكز|محطة|شركة|شركات|تنظيف|عناية|العناية|سعر|أسعار|بسعر|درهم|دراهم|الإمارات|الامارات|منطقة|مدينة')
$$;

-- Every phrase with what it means, and every word that a provider has.
create materialized view if not exists public.search_phrases as
  select distinct filter, option, public.search_form(phrase) as phrase
  from public.filter_phrase_list(), unnest(string_to_array(phrases, '|')) as phrase
  union
  select 'area', slug, form
  from public.areas, unnest(array[name_en, name_ar] || aliases || names) as name, public.search_form(name) as form
  where form ~ '\S{3}';
create index if not exists search_phrases_phrase on public.search_phrases (phrase);

create materialized view if not exists public.search_lexicon as
  select word, sum(ndoc)::integer as providers
  from ts_stat('select search_vector from public.car_wash_locations where is_listed')
  group by word;
create unique index if not exists search_lexicon_word on public.search_lexicon (word text_pattern_ops);

-- What a search asks for, in the names and values of the site's filter: `words` are what it does not know, `corrected` those
-- of them that it took for another. A name that several areas have is that of the emirate, where one is known.
create or replace function public.understand_search(search text, emirate text default null, may_correct boolean default true)
  returns jsonb
  language plpgsql stable set search_path = ''
as $$
declare
  form text := public.search_form(search);
  figure text[];
  found record;
  slug text;
  options text[];
  unknown text;
  similar_word text;
  corrected jsonb := '{}';
  result jsonb := '{}';
begin
  figure := regexp_match(form, '( (?:under|below|less than|up ?to|max|maximum|within|اقل من|تحت|حتي|لا يتجاوز) (?:aed |dhs? |dirhams? |درهم |دراهم )?([0-9]{1,5})(?: (?:aed|dhs?|dirhams?|درهما?|دراهم))? )');
  if figure is not null then
    result := jsonb_build_object('maxPrice', figure[2]::integer);
    form := replace(form, figure[1], ' · ');
  end if;
  figure := regexp_match(form, '( ([0-5])(?: ([05]))? (?:plus )?(?:stars?|نجوم|نجمه) (?:plus )?)');
  if figure is not null then
    result := result || jsonb_build_object('rating', (figure[2] || '.' || coalesce(figure[3], '0'))::numeric);
    form := replace(form, figure[1], ' · ');
  end if;

  for found in
    select phrase.filter, phrase.phrase, array_agg(phrase.option order by phrase.option) as options
    from public.search_phrases as phrase
    where strpos(form, phrase.phrase) > 0
    group by phrase.filter, phrase.phrase
    order by length(phrase.phrase) desc, phrase.filter
  loop
    continue when strpos(form, found.phrase) = 0;
    if found.filter = 'area' then
      -- Which of several it is may follow from an emirate that is named elsewhere.
      continue when options is not null and options <> found.options;
      options := found.options;
    elsif found.filter <> 'word' then
      continue when result ? found.filter and result ->> found.filter <> found.options[1];
      result := result || jsonb_build_object(found.filter, found.options[1]);
    end if;
    -- Twice, because what is said twice shares a blank.
    form := replace(replace(form, found.phrase, ' · '), found.phrase, ' · ');
  end loop;

  if options is not null then
    slug := options[1];
    if cardinality(options) > 1 then
      select min(area.slug) into slug from public.areas as area
      where area.slug = any (options) and area.emirate = coalesce(understand_search.emirate, result ->> 'emirate')
      having count(*) = 1;
    end if;
    if slug is not null then
      result := result || jsonb_build_object('area', slug);
      -- An area says which emirate, and one that contradicts it stays.
      if result ->> 'emirate' = (select area.emirate from public.areas as area where area.slug = result ->> 'area') then
        result := result - 'emirate';
      end if;
    else
      -- A name that says nothing certain is looked for as it is.
      select string_agg(distinct btrim(phrase.phrase), ' ') into unknown from public.search_phrases as phrase
      where phrase.filter = 'area' and phrase.option = any (options)
        and strpos(public.search_form(search), phrase.phrase) > 0;
      form := form || coalesce(unknown, '') || ' ';
    end if;
  end if;

  if may_correct then
    -- Each takes some ms, and a search of 300 words would take as many seconds as a visitor may.
    for unknown in select word from unnest(string_to_array(form, ' ')) as word where length(word) >= 4 limit 5 loop
      continue when exists (select from public.search_lexicon where word like unknown || '%');
      select candidate.word into similar_word
      from (
        select lexicon.word from public.search_lexicon as lexicon
        union select btrim(phrase.phrase) from public.search_phrases as phrase
        where phrase.filter <> 'word'
      ) as candidate
      where extensions.similarity(candidate.word, unknown) >= 0.3
        -- "as" is no slip of "asdf".
        and length(candidate.word) * 2 > length(unknown)
      order by extensions.similarity(candidate.word, unknown) desc, candidate.word
      limit 1;
      if similar_word is not null then
        corrected := corrected || jsonb_build_object(unknown, similar_word);
      end if;
    end loop;
    if corrected <> '{}' then
      select string_agg(coalesce(corrected ->> word, word), ' ' order by position) into form
      from unnest(string_to_array(public.search_form(search), ' ')) with ordinality as given (word, position);
      return public.understand_search(form, emirate, false) || jsonb_build_object('corrected', corrected);
    end if;
  end if;

  return result || jsonb_build_object('words',
    (select coalesce(jsonb_agg(distinct word), '[]') from unnest(string_to_array(form, ' ')) as word where word not in ('', '·')));
end
$$;

revoke all on public.search_phrases, public.search_lexicon from anon, authenticated;
grant select on public.search_phrases, public.search_lexicon to service_role;
revoke execute on function public.filter_phrase_list(), public.understand_search(text, text, boolean)
  from public, anon, authenticated;
grant execute on function public.filter_phrase_list(), public.understand_search(text, text, boolean) to service_role;
