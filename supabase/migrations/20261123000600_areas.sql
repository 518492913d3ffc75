-- Areas are districts and towns; staff can add more. An address belongs to the area whose name it contains as whole
-- words, within the emirates already assigned to that address. The six districts of product rule 2.7 match by keyword
-- instead and take precedence.

-- Place names prepared for comparison, each word surrounded by spaces so that names match whole words only.
-- "Al-Barsha", "Albarsha" and "AL BARSHA" are equal, as are Arabic spelling variants and digits. A street named after
-- an area may run far beyond it, so the word for street is joined to its neighbour ("umm suqeimstreet"), unless a comma
-- separates them.
create function public.place_words(value text) returns text
  language sql immutable parallel safe
  return regexp_replace(' ' || btrim(regexp_replace(regexp_replace(
      translate(public.plain_text(value), '''’‘ʼ`ء', ''),
      '(شارع|طريق) | (?=(?:street|st|road|rd|avenue|ave|boulevard|blvd|highway|hwy)\M)', '\1', 'g'),
      '[^a-z0-9\u00C0-\u024F\u0621-\u064A\u066E-\u06D3]+', ' ', 'g')) || ' ',
    ' (?:al|el) (?=[a-z])', ' al', 'g');

-- All names of an area, normalized by `place_words`.
create function public.area_names(name_en text, name_ar text, aliases text[]) returns text[]
  language sql immutable parallel safe set search_path = ''
as $$
  select array_agg(distinct public.place_words(name))
  from unnest(name_en || (name_ar || aliases)) as name
  where public.place_words(name) ~ '\S'
$$;

create function public.area_patterns(name_en text, name_ar text, aliases text[]) returns text[]
  language sql immutable parallel safe set search_path = ''
  return (select array_agg('%' || name || '%') from unnest(public.area_names(name_en, name_ar, aliases)) as name);

-- The distance in km between two places, on a plane: accurate enough for a country 500 km wide.
create function public.planar_km(latitude_1 double precision, longitude_1 double precision, latitude_2 double precision,
    longitude_2 double precision) returns double precision
  language sql immutable parallel safe
  return point(latitude_1 * 111.2, longitude_1 * 101) <-> point(latitude_2 * 111.2, longitude_2 * 101);

create table public.areas (
  -- Statistics keep emirates and areas in the same column.
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug <> emirate),
  emirate text not null references public.emirates (slug),
  name_en text not null check (not public.is_blank(name_en)),
  name_ar text not null check (not public.is_blank(name_ar)),
  aliases text[] not null default '{}',
  latitude double precision not null check (latitude between 22.5 and 26.5),
  longitude double precision not null check (longitude between 51 and 57),
  district_keywords text[] not null default '{}',
  names text[] not null generated always as (public.area_names(name_en, name_ar, aliases)) stored,
  name_patterns text[] not null generated always as (public.area_patterns(name_en, name_ar, aliases)) stored,
  search_forms text[] not null
    generated always as (public.search_forms(name_en || (name_ar || (aliases || public.area_names(name_en, name_ar, aliases))))) stored,
  is_district boolean not null generated always as (district_keywords <> '{}') stored,
  district_patterns text[] not null generated always as (public.keyword_patterns(district_keywords)) stored
);
comment on table public.areas is 'Districts and towns. Changes apply to existing providers immediately';
comment on column public.areas.aliases is 'Other spellings, short names and parts of the area, in both scripts';
comment on column public.areas.district_keywords is 'Only for the six districts with their own pages: keywords that replace the names';
alter table public.areas enable row level security;
create policy "Areas are public" on public.areas for select to anon, authenticated using (true);

-- The districts of an address within the given emirates.
create function public.districts_of(address text, emirates text[]) returns text[]
  language sql stable parallel safe set search_path = ''
as $$
  select coalesce(array_agg(slug order by slug), '{}')
  from public.areas, public.keyword_text(address) as place
  where emirate = any (emirates) and place like any (district_patterns)
$$;

-- The area of an address whose emirates and districts are known. A district takes precedence, so that a district and
-- its area have the same count. Otherwise the longest name wins ("Dibba Al Hisn" is not Dibba), then the first. With
-- several emirates an area of any of them qualifies; with none, only an area whose name is unique across the emirates.
create function public.area_of(address text, emirates text[], districts text[]) returns text
  language plpgsql stable parallel safe set search_path = ''
as $$
declare
  words text := public.place_words(address);
begin
  if districts <> '{}' then
    return (select slug from public.areas where slug = any (districts) order by length(name_en) desc, slug limit 1);
  end if;
  return (
    with found as materialized (
      select area.slug, area.emirate, area.is_district, name
      from public.areas area cross join unnest(area.names) as name
      -- `like any` rules out most areas in a third of the time of checking names one by one.
      where words like any (area.name_patterns) and strpos(words, name) > 0
    ),
    ranked as (
      select slug, rank() over (order by length(name) desc, strpos(words, name)) as rank
      from found
      where not is_district and (emirate = any (emirates) or emirates = '{}')
        and not exists (
          select from found as longer where length(longer.name) > length(found.name) and strpos(longer.name, found.name) > 0
        )
    )
    select case when count(distinct slug) = 1 then min(slug) end from ranked where rank = 1
  );
end
$$;

insert into public.areas (slug, emirate, name_en, name_ar, aliases, latitude, longitude, district_keywords) values
  ('dubai-marina', 'dubai', 'Dubai Marina', 'دبي مارينا', '{Marina,مارينا,مارينا دبي,مرسى دبي}', 25.080, 55.140,
    '{marina,مارينا}'),
  ('downtown-dubai', 'dubai', 'Downtown Dubai', 'وسط مدينة دبي', '{Downtown,Burj Khalifa,وسط دبي,داون تاون دبي,برج خليفة}', 25.195, 55.275,
    '{downtown,burj khalifa}'),
  ('business-bay', 'dubai', 'Business Bay', 'الخليج التجاري', '{بزنس باي,بيزنس باي}', 25.184, 55.267,
    '{business bay,الخليج التجاري}'),
  ('jlt', 'dubai', 'Jumeirah Lakes Towers', 'أبراج بحيرات جميرا', '{JLT,Jumeirah Lake Towers,بحيرات جميرا,جي إل تي}', 25.071, 55.143,
    '{jlt,jumeirah lake tower,jumeirah lakes tower}'),
  ('corniche', 'abu-dhabi', 'Corniche', 'الكورنيش', '{Abu Dhabi Corniche,كورنيش أبوظبي,كورنيش}', 24.475, 54.345,
    '{corniche,كورنيش}'),
  ('al-reem', 'abu-dhabi', 'Al Reem Island', 'جزيرة الريم', '{Al Reem,Reem Island,الريم}', 24.497, 54.405,
    '{al reem,reem island,جزيرة الريم}');

insert into public.areas (slug, emirate, name_en, name_ar, aliases, latitude, longitude) values
  -- Dubai: the coast from Jebel Ali to Deira
  ('jebel-ali', 'dubai', 'Jebel Ali', 'جبل علي', '{Jabal Ali,Jebel Ali Free Zone,JAFZA,جبل علي الصناعية}', 25.010, 55.110),
  ('the-gardens', 'dubai', 'The Gardens', 'ذا جاردنز', '{Gardens Ibn Battuta,الحدائق}', 25.042, 55.128),
  ('discovery-gardens', 'dubai', 'Discovery Gardens', 'ديسكفري جاردنز', '{Discovery Garden,حدائق ديسكفري}', 25.040, 55.144),
  ('al-furjan', 'dubai', 'Al Furjan', 'الفرجان', '{Furjan}', 25.028, 55.148),
  ('dubai-investments-park', 'dubai', 'Dubai Investments Park', 'مجمع دبي للاستثمار', '{DIP,Dubai Investment Park}', 24.985, 55.175),
  ('expo-city-dubai', 'dubai', 'Expo City Dubai', 'مدينة إكسبو دبي', '{Expo City,Expo 2020,مدينة إكسبو}', 24.962, 55.150),
  ('dubai-south', 'dubai', 'Dubai South', 'دبي الجنوب', '{Dubai World Central,DWC}', 24.890, 55.152),
  ('jumeirah-park', 'dubai', 'Jumeirah Park', 'جميرا بارك', '{}', 25.045, 55.155),
  ('jumeirah-islands', 'dubai', 'Jumeirah Islands', 'جزر جميرا', '{Jumeirah Island}', 25.056, 55.155),
  ('jumeirah-golf-estates', 'dubai', 'Jumeirah Golf Estates', 'عقارات جميرا للجولف', '{JGE}', 25.020, 55.200),
  ('emirates-hills', 'dubai', 'Emirates Hills', 'تلال الإمارات', '{}', 25.068, 55.168),
  ('the-meadows', 'dubai', 'The Meadows', 'السهول', '{Emirates Living Meadows,ذا ميدوز}', 25.066, 55.160),
  ('the-springs', 'dubai', 'The Springs', 'الينابيع', '{ذا سبرينجز}', 25.060, 55.178),
  ('the-lakes', 'dubai', 'The Lakes', 'البحيرات', '{ذا ليكس}', 25.075, 55.166),
  ('the-greens', 'dubai', 'The Greens', 'ذا جرينز', '{The Views}', 25.093, 55.171),
  ('jbr', 'dubai', 'Jumeirah Beach Residence', 'جميرا بيتش ريزيدنس', '{JBR,The Walk JBR,مساكن شاطئ جميرا,جي بي آر}', 25.078, 55.133),
  ('bluewaters-island', 'dubai', 'Bluewaters Island', 'جزيرة بلوواترز', '{Bluewaters,Blue Waters,بلوواترز}', 25.080, 55.121),
  ('dubai-harbour', 'dubai', 'Dubai Harbour', 'دبي هاربر', '{Dubai Harbor}', 25.093, 55.144),
  ('palm-jumeirah', 'dubai', 'Palm Jumeirah', 'نخلة جميرا', '{The Palm,The Palm Jumeirah,جزيرة النخلة}', 25.112, 55.138),
  ('dubai-media-city', 'dubai', 'Dubai Media City', 'مدينة دبي للإعلام', '{Media City}', 25.094, 55.153),
  ('dubai-internet-city', 'dubai', 'Dubai Internet City', 'مدينة دبي للإنترنت', '{Internet City}', 25.095, 55.160),
  ('al-sufouh', 'dubai', 'Al Sufouh', 'الصفوح', '{Sufouh,Al Safouh}', 25.106, 55.163),
  ('barsha-heights', 'dubai', 'Barsha Heights', 'برشا هايتس', '{Tecom,Al Barsha Heights,تيكوم,مرتفعات البرشاء}', 25.098, 55.175),
  ('al-barsha', 'dubai', 'Al Barsha', 'البرشاء', '{Barsha,Mall of the Emirates,مول الإمارات}', 25.107, 55.200),
  ('al-barsha-south', 'dubai', 'Al Barsha South', 'البرشاء جنوب', '{Barsha South,البرشاء الجنوبية,جنوب البرشاء}', 25.080, 55.232),
  ('arjan', 'dubai', 'Arjan', 'أرجان', '{Arjan Dubailand}', 25.061, 55.237),
  ('dubai-science-park', 'dubai', 'Dubai Science Park', 'مجمع دبي للعلوم', '{DuBiotech}', 25.073, 55.242),
  ('jvc', 'dubai', 'Jumeirah Village Circle', 'قرية جميرا الدائرية', '{JVC,Jumeirah Village,دائرة قرية جميرا,جي في سي}', 25.058, 55.210),
  ('jvt', 'dubai', 'Jumeirah Village Triangle', 'قرية جميرا المثلثة', '{JVT,مثلث قرية جميرا}', 25.047, 55.190),
  ('dubai-production-city', 'dubai', 'Dubai Production City', 'مدينة دبي للإنتاج', '{Production City,IMPZ,Meaisem}', 25.034, 55.193),
  ('dubai-sports-city', 'dubai', 'Dubai Sports City', 'مدينة دبي الرياضية', '{Sports City}', 25.038, 55.220),
  ('motor-city', 'dubai', 'Motor City', 'موتور سيتي', '{Dubai Motor City,دبي موتور سيتي}', 25.046, 55.240),
  ('dubai-studio-city', 'dubai', 'Dubai Studio City', 'مدينة دبي للاستوديوهات', '{Studio City}', 25.037, 55.250),
  ('tilal-al-ghaf', 'dubai', 'Tilal Al Ghaf', 'تلال الغاف', '{}', 25.024, 55.226),
  ('damac-hills', 'dubai', 'DAMAC Hills', 'داماك هيلز', '{Akoya}', 25.025, 55.250),
  ('damac-hills-2', 'dubai', 'DAMAC Hills 2', 'داماك هيلز 2', '{Akoya Oxygen}', 24.990, 55.380),
  ('remraam', 'dubai', 'Remraam', 'رمرام', '{}', 25.001, 55.252),
  ('mudon', 'dubai', 'Mudon', 'مدن', '{}', 25.025, 55.270),
  ('the-sustainable-city', 'dubai', 'The Sustainable City', 'المدينة المستدامة', '{Sustainable City}', 25.031, 55.280),
  ('town-square', 'dubai', 'Town Square', 'تاون سكوير', '{Town Square Dubai}', 25.006, 55.290),
  ('arabian-ranches', 'dubai', 'Arabian Ranches', 'المرابع العربية', '{Arabian Ranch}', 25.055, 55.268),
  ('dubai-hills-estate', 'dubai', 'Dubai Hills Estate', 'دبي هيلز استيت', '{Dubai Hills,دبي هيلز}', 25.107, 55.250),
  ('al-barari', 'dubai', 'Al Barari', 'البراري', '{Barari}', 25.097, 55.312),
  ('umm-suqeim', 'dubai', 'Umm Suqeim', 'أم سقيم', '{Um Suqeim,Umm Sequim,Umm Suqaim,Um Suqaim,Madinat Jumeirah,مدينة جميرا}', 25.152, 55.203),
  ('al-quoz', 'dubai', 'Al Quoz', 'القوز', '{Quoz,Al Qouz,Al Quz,Al Goze,القوز الصناعية}', 25.138, 55.233),
  ('al-safa', 'dubai', 'Al Safa', 'الصفا', '{}', 25.172, 55.228),
  ('jumeirah', 'dubai', 'Jumeirah', 'جميرا', '{Jumeira,Jumairah,جميرة}', 25.203, 55.240),
  ('al-wasl', 'dubai', 'Al Wasl', 'الوصل', '{City Walk,سيتي ووك}', 25.198, 55.253),
  ('al-satwa', 'dubai', 'Al Satwa', 'السطوة', '{Satwa}', 25.221, 55.272),
  ('difc', 'dubai', 'DIFC', 'مركز دبي المالي العالمي', '{Dubai International Financial Centre,Dubai International Financial Center}', 25.212, 55.280),
  ('trade-centre', 'dubai', 'Trade Centre', 'المركز التجاري', '{Trade Center,World Trade Centre,World Trade Center,DWTC,مركز دبي التجاري العالمي}', 25.222, 55.287),
  ('zabeel', 'dubai', 'Zabeel', 'زعبيل', '{Za''abeel}', 25.215, 55.302),
  ('al-jafiliya', 'dubai', 'Al Jafiliya', 'الجافلية', '{Jafiliya,Al Jafiliyah}', 25.235, 55.293),
  ('al-karama-dubai', 'dubai', 'Al Karama', 'الكرامة', '{Karama,Al Karamah}', 25.245, 55.302),
  ('bur-dubai', 'dubai', 'Bur Dubai', 'بر دبي', '{Al Fahidi,الفهيدي}', 25.257, 55.296),
  ('al-mankhool', 'dubai', 'Al Mankhool', 'المنخول', '{Mankhool}', 25.247, 55.293),
  ('oud-metha', 'dubai', 'Oud Metha', 'عود ميثاء', '{Oud Mehta,Oudh Metha}', 25.237, 55.312),
  ('umm-hurair', 'dubai', 'Umm Hurair', 'أم هرير', '{Um Hurair}', 25.241, 55.318),
  ('dubai-healthcare-city', 'dubai', 'Dubai Healthcare City', 'مدينة دبي الطبية', '{Healthcare City,DHCC}', 25.231, 55.323),
  ('al-jaddaf', 'dubai', 'Al Jaddaf', 'الجداف', '{Jaddaf,Al Jadaf,Jadaf}', 25.218, 55.333),
  ('dubai-creek-harbour', 'dubai', 'Dubai Creek Harbour', 'مرسى خور دبي', '{Creek Harbour,Creek Harbor,خور دبي هاربر}', 25.205, 55.346),
  ('dubai-festival-city', 'dubai', 'Dubai Festival City', 'دبي فستيفال سيتي', '{Festival City,فستيفال سيتي}', 25.222, 55.352),
  ('al-garhoud', 'dubai', 'Al Garhoud', 'القرهود', '{Garhoud,Al Qarhoud}', 25.243, 55.350),
  ('umm-ramool', 'dubai', 'Umm Ramool', 'أم رمول', '{Um Ramool,Umm Ramoul}', 25.233, 55.365),
  ('deira', 'dubai', 'Deira', 'ديرة', '{Diera,Dera}', 25.270, 55.320),
  ('port-saeed', 'dubai', 'Port Saeed', 'بورسعيد', '{Port Said,بور سعيد}', 25.255, 55.333),
  ('al-rigga', 'dubai', 'Al Rigga', 'الرقة', '{Rigga}', 25.263, 55.325),
  ('naif', 'dubai', 'Naif', 'نايف', '{Al Naif}', 25.272, 55.311),
  ('al-muraqqabat', 'dubai', 'Al Muraqqabat', 'المرقبات', '{Muraqqabat,Al Muraqabat,Muraqabat}', 25.264, 55.331),
  ('al-baraha', 'dubai', 'Al Baraha', 'البراحة', '{Baraha}', 25.280, 55.322),
  ('hor-al-anz', 'dubai', 'Hor Al Anz', 'هور العنز', '{}', 25.275, 55.336),
  ('abu-hail', 'dubai', 'Abu Hail', 'أبو هيل', '{Abu Hayl}', 25.282, 55.343),
  ('al-mamzar-dubai', 'dubai', 'Al Mamzar', 'الممزر', '{Mamzar}', 25.295, 55.350),
  -- Dubai: inland
  ('al-twar', 'dubai', 'Al Twar', 'الطوار', '{Al Tawar,Twar}', 25.266, 55.378),
  ('al-nahda-dubai', 'dubai', 'Al Nahda', 'النهدة', '{Nahda,Al Nahdah}', 25.290, 55.370),
  ('al-qusais', 'dubai', 'Al Qusais', 'القصيص', '{Qusais,Al Ghusais,Ghusais,القصيص الصناعية}', 25.278, 55.387),
  ('muhaisnah', 'dubai', 'Muhaisnah', 'محيصنة', '{Al Muhaisnah,Muhaisna,Muhaisanah,Sonapur,المحيصنة}', 25.262, 55.412),
  ('al-rashidiya-dubai', 'dubai', 'Al Rashidiya', 'الراشدية', '{Rashidiya,Al Rashidiyah,Rashidiyah}', 25.229, 55.393),
  ('mirdif', 'dubai', 'Mirdif', 'مردف', '{Mirdiff,Mirdef,مرديف}', 25.220, 55.420),
  ('al-mizhar', 'dubai', 'Al Mizhar', 'المزهر', '{Mizhar}', 25.247, 55.440),
  ('oud-al-muteena', 'dubai', 'Oud Al Muteena', 'عود المطينة', '{Oud Al Mateena}', 25.258, 55.455),
  ('al-khawaneej', 'dubai', 'Al Khawaneej', 'الخوانيج', '{Khawaneej,Al Khawanij}', 25.240, 55.480),
  ('al-warqa', 'dubai', 'Al Warqa', 'الورقاء', '{Warqa,Al Warqa''a,Warqaa}', 25.188, 55.413),
  ('nad-al-hamar', 'dubai', 'Nad Al Hamar', 'ند الحمر', '{Nadd Al Hamar}', 25.200, 55.385),
  ('ras-al-khor', 'dubai', 'Ras Al Khor', 'رأس الخور', '{Ras Al Khor Industrial,رأس الخور الصناعية}', 25.180, 55.352),
  ('meydan', 'dubai', 'Meydan', 'مدينة ميدان', '{Meydan City,ميدان دبي}', 25.157, 55.300),
  ('mohammed-bin-rashid-city', 'dubai', 'Mohammed bin Rashid City', 'مدينة محمد بن راشد', '{MBR City,Mohammed Bin Rashid Al Maktoum City,Sobha Hartland,District One,مدينة محمد بن راشد آل مكتوم}', 25.166, 55.304),
  ('nad-al-sheba', 'dubai', 'Nad Al Sheba', 'ند الشبا', '{Nadd Al Sheba,Nad Al Shiba}', 25.152, 55.338),
  ('international-city', 'dubai', 'International City', 'المدينة العالمية', '{Dragon Mart,Warsan,Al Warsan,دراغون مارت,ورسان}', 25.163, 55.408),
  ('dubai-silicon-oasis', 'dubai', 'Dubai Silicon Oasis', 'واحة دبي للسيليكون', '{Silicon Oasis,DSO,واحة السيليكون}', 25.122, 55.380),
  ('dubai-academic-city', 'dubai', 'Dubai Academic City', 'مدينة دبي الأكاديمية', '{Academic City,Dubai International Academic City,DIAC}', 25.117, 55.418),
  ('al-awir', 'dubai', 'Al Awir', 'العوير', '{Al Aweer,Aweer,Awir}', 25.178, 55.543),
  ('hatta', 'dubai', 'Hatta', 'حتا', '{}', 24.798, 56.120),
  -- Abu Dhabi: the main island and its neighbours
  ('al-khalidiyah-abu-dhabi', 'abu-dhabi', 'Al Khalidiyah', 'الخالدية', '{Khalidiyah,Al Khalidiya,Khalidiya,Al Khalidya}', 24.469, 54.350),
  ('al-bateen', 'abu-dhabi', 'Al Bateen', 'البطين', '{Bateen,Al Batin}', 24.452, 54.340),
  ('al-manhal', 'abu-dhabi', 'Al Manhal', 'المنهل', '{}', 24.471, 54.361),
  ('al-markaziyah', 'abu-dhabi', 'Al Markaziyah', 'المركزية', '{Al Markaziya,Markaziyah,Markaziya}', 24.487, 54.356),
  ('al-danah', 'abu-dhabi', 'Al Danah', 'الدانة', '{Al Dana,Madinat Zayed Shopping Centre,Madinat Zayed Shopping Center,مركز مدينة زايد للتسوق}', 24.485, 54.368),
  ('al-zahiyah', 'abu-dhabi', 'Al Zahiyah', 'الزاهية', '{Tourist Club,Tourist Club Area,النادي السياحي}', 24.496, 54.379),
  ('al-mina', 'abu-dhabi', 'Al Mina', 'الميناء', '{Mina Zayed,Zayed Port,Al Meena,ميناء زايد}', 24.520, 54.377),
  ('al-wahda', 'abu-dhabi', 'Al Wahda', 'الوحدة', '{Al Wahdah,Al Wahda Mall}', 24.470, 54.373),
  ('al-karamah-abu-dhabi', 'abu-dhabi', 'Al Karamah', 'الكرامة', '{Al Karama,Karama}', 24.457, 54.371),
  ('al-nahyan-camp', 'abu-dhabi', 'Al Nahyan Camp', 'معسكر آل نهيان', '{Nahyan Camp,Al Nahyan Area}', 24.467, 54.383),
  ('al-mushrif', 'abu-dhabi', 'Al Mushrif', 'المشرف', '{Mushrif,Al Mushrif Mall,Mushrif Mall}', 24.440, 54.390),
  ('zayed-sports-city', 'abu-dhabi', 'Zayed Sports City', 'مدينة زايد الرياضية', '{}', 24.416, 54.453),
  ('al-maryah-island', 'abu-dhabi', 'Al Maryah Island', 'جزيرة المارية', '{Al Maryah,Maryah Island,المارية}', 24.502, 54.390),
  ('saadiyat-island', 'abu-dhabi', 'Saadiyat Island', 'جزيرة السعديات', '{Saadiyat,Al Saadiyat,Al Saadiyat Island,السعديات}', 24.540, 54.435),
  ('hudayriyat-island', 'abu-dhabi', 'Hudayriyat Island', 'جزيرة الحديريات', '{Hudayriyat,Al Hudayriyat,الحديريات}', 24.418, 54.340),
  ('yas-island', 'abu-dhabi', 'Yas Island', 'جزيرة ياس', '{Yas,Yas Mall,ياس}', 24.490, 54.605),
  -- Abu Dhabi: the mainland
  ('al-maqta', 'abu-dhabi', 'Al Maqta', 'المقطع', '{Maqta,Al Maqta''a}', 24.407, 54.494),
  ('bain-al-jesrain', 'abu-dhabi', 'Bain Al Jesrain', 'بين الجسرين', '{Bain Al Jessrain,Between Two Bridges,Between the Bridges}', 24.402, 54.510),
  ('musaffah', 'abu-dhabi', 'Musaffah', 'مصفح', '{Mussafah,Musafah,Mussaffah,Musaffah Industrial Area,Mussafah Industrial Area,ICAD,المصفح,مصفح الصناعية}', 24.356, 54.492),
  ('mohamed-bin-zayed-city', 'abu-dhabi', 'Mohamed bin Zayed City', 'مدينة محمد بن زايد', '{MBZ City,MBZ,Mohammed bin Zayed City,Mohammad bin Zayed City,Mazyad Mall}', 24.342, 54.545),
  ('khalifa-city', 'abu-dhabi', 'Khalifa City', 'مدينة خليفة', '{Khalifa City A,Khalifa A,مدينة خليفة أ}', 24.421, 54.590),
  ('al-raha-beach', 'abu-dhabi', 'Al Raha Beach', 'شاطئ الراحة', '{Raha Beach,Al Raha,Al Bandar,Al Muneera,Al Zeina,الراحة}', 24.447, 54.597),
  ('al-raha-gardens', 'abu-dhabi', 'Al Raha Gardens', 'حدائق الراحة', '{Raha Gardens}', 24.428, 54.582),
  ('masdar-city', 'abu-dhabi', 'Masdar City', 'مدينة مصدر', '{Masdar,مصدر}', 24.427, 54.617),
  ('shakhbout-city', 'abu-dhabi', 'Shakhbout City', 'مدينة شخبوط', '{Khalifa City B,Khalifa B,Shakhbout,مدينة خليفة ب}', 24.362, 54.630),
  ('al-reef', 'abu-dhabi', 'Al Reef', 'الريف', '{Al Reef Villas,Al Reef Downtown}', 24.458, 54.668),
  ('al-falah', 'abu-dhabi', 'Al Falah', 'الفلاح', '{Al Falah City}', 24.438, 54.727),
  ('al-shamkha', 'abu-dhabi', 'Al Shamkha', 'الشامخة', '{Shamkha,Al Shamkhah}', 24.389, 54.707),
  ('al-shawamekh', 'abu-dhabi', 'Al Shawamekh', 'الشوامخ', '{Shawamekh}', 24.346, 54.660),
  ('baniyas', 'abu-dhabi', 'Baniyas', 'بني ياس', '{Bani Yas,Baniyas City,Baniyas East,Baniyas West,بنياس}', 24.310, 54.632),
  ('al-wathba', 'abu-dhabi', 'Al Wathba', 'الوثبة', '{Wathba,Al Wathbah}', 24.260, 54.610),
  ('al-shahama', 'abu-dhabi', 'Al Shahama', 'الشهامة', '{Shahama,Al Shahamah}', 24.532, 54.675),
  ('al-rahba', 'abu-dhabi', 'Al Rahba', 'الرحبة', '{Rahba,Al Rahbah}', 24.603, 54.697),
  ('ghantoot', 'abu-dhabi', 'Ghantoot', 'غنتوت', '{}', 24.855, 54.858),
  -- Abu Dhabi: the eastern towns and Al Dhafra
  ('al-ain', 'abu-dhabi', 'Al Ain', 'العين', '{Al Ain City,Al Ayn,Al Jimi,Hili,Zakher,Zakhir,Al Mutarad,Al Muwaiji,Al Towayya,Falaj Hazza,مدينة العين,الجيمي,هيلي,زاخر}', 24.207, 55.745),
  ('sweihan', 'abu-dhabi', 'Sweihan', 'سويحان', '{Swaihan}', 24.466, 55.335),
  ('madinat-zayed', 'abu-dhabi', 'Madinat Zayed', 'مدينة زايد', '{Bida Zayed,Beda Zayed,Zayed City,بدع زايد}', 23.654, 53.705),
  ('liwa', 'abu-dhabi', 'Liwa', 'ليوا', '{Liwa Oasis,Mezaira,Mezaira''a,Muzayri,واحة ليوا,مزيرعة}', 23.140, 53.792),
  ('al-mirfa', 'abu-dhabi', 'Al Mirfa', 'المرفأ', '{Mirfa,Al Marfa}', 24.093, 53.487),
  ('ruwais', 'abu-dhabi', 'Ruwais', 'الرويس', '{Al Ruwais,Al Ruways,رويس}', 24.110, 52.730),
  ('ghayathi', 'abu-dhabi', 'Ghayathi', 'غياثي', '{Ghiyathi,Gayathi,Bida Mutawa}', 23.838, 52.805),
  ('al-sila', 'abu-dhabi', 'Al Sila', 'السلع', '{Sila,Al Silaa}', 24.045, 51.765),
  ('delma-island', 'abu-dhabi', 'Delma Island', 'جزيرة دلما', '{Delma,Dalma,Dalma Island,دلما}', 24.490, 52.310),
  -- Sharjah
  ('al-khan', 'sharjah', 'Al Khan', 'الخان', '{}', 25.329, 55.366),
  ('al-mamzar-sharjah', 'sharjah', 'Al Mamzar', 'الممزر', '{Mamzar}', 25.314, 55.356),
  ('al-nahda-sharjah', 'sharjah', 'Al Nahda', 'النهدة', '{Nahda,Al Nahdah}', 25.303, 55.375),
  ('al-taawun', 'sharjah', 'Al Taawun', 'التعاون', '{Taawun,Al Tawun}', 25.312, 55.374),
  ('al-khalidiya-sharjah', 'sharjah', 'Al Khalidiya', 'الخالدية', '{Khalidiya,Al Khalidiyah,Al Khaledia,Al Khaldia}', 25.338, 55.375),
  ('al-majaz', 'sharjah', 'Al Majaz', 'المجاز', '{Majaz,Buhaira Corniche,Al Buhaira Corniche,كورنيش البحيرة}', 25.325, 55.385),
  ('al-qasimia', 'sharjah', 'Al Qasimia', 'القاسمية', '{Qasimia,Al Qasimiya,Al Qasimiyah,Qasimiya}', 25.347, 55.398),
  ('abu-shagara', 'sharjah', 'Abu Shagara', 'أبو شغارة', '{Abu Shaghara,Bu Shaghara}', 25.337, 55.392),
  ('rolla', 'sharjah', 'Rolla', 'الرولة', '{Al Rolla,Rolla Square,رولا}', 25.356, 55.389),
  ('butina', 'sharjah', 'Butina', 'بوطينة', '{Bu Tina,Bu Tinah,Al Butina,البوطينة}', 25.362, 55.399),
  ('al-fisht', 'sharjah', 'Al Fisht', 'الفشت', '{}', 25.372, 55.401),
  ('al-heera', 'sharjah', 'Al Heera', 'الحيرة', '{Al Hira}', 25.385, 55.410),
  ('halwan', 'sharjah', 'Halwan', 'حلوان', '{}', 25.352, 55.417),
  ('sharjah-industrial-area', 'sharjah', 'Sharjah Industrial Area', 'المناطق الصناعية بالشارقة', '{Industrial Area,المنطقة الصناعية,المناطق الصناعية,الصناعية}', 25.315, 55.415),
  ('muwaileh', 'sharjah', 'Muwaileh', 'مويلح', '{Muweilah,Muwailih,Muwailah,Muwaileh Commercial,المويلح}', 25.302, 55.455),
  ('al-zahia', 'sharjah', 'Al Zahia', 'الزاهية', '{Al Zahia City Centre,City Centre Al Zahia}', 25.323, 55.460),
  ('al-jada', 'sharjah', 'Al Jada', 'الجادة', '{}', 25.313, 55.472),
  ('university-city', 'sharjah', 'University City', 'المدينة الجامعية', '{Sharjah University City}', 25.302, 55.482),
  ('saif-zone', 'sharjah', 'SAIF Zone', 'المنطقة الحرة بمطار الشارقة', '{Sharjah Airport Free Zone,Sharjah Airport International Free Zone,Sharjah Airport,مطار الشارقة}', 25.331, 55.506),
  ('al-rahmaniya', 'sharjah', 'Al Rahmaniya', 'الرحمانية', '{Rahmaniya,Al Rahmaniyah,Al Rahmania}', 25.333, 55.565),
  ('al-sajaa', 'sharjah', 'Al Sajaa', 'الصجعة', '{Sajaa,Al Sajja,Sajaa Industrial Area,Al Sajaa Industrial Area,Emirates Industrial City,الصجعة الصناعية}', 25.325, 55.635),
  ('al-hamriyah', 'sharjah', 'Al Hamriyah', 'الحمرية', '{Hamriyah,Al Hamriya,Hamriya,Hamriyah Free Zone}', 25.468, 55.500),
  ('al-batayeh', 'sharjah', 'Al Batayeh', 'البطائح', '{Batayeh,Al Bataeh,Al Bataih}', 25.217, 55.738),
  ('al-dhaid', 'sharjah', 'Al Dhaid', 'الذيد', '{Dhaid,Al Daid,Adh Dhayd,Al Dhaid Industrial Area,Industrial Area Al Dhaid,المنطقة الصناعية الذيد}', 25.288, 55.881),
  ('mleiha', 'sharjah', 'Mleiha', 'مليحة', '{Maleha,Meliha,Mleha,Milehah,المليحة}', 25.130, 55.877),
  ('al-madam', 'sharjah', 'Al Madam', 'المدام', '{}', 24.972, 55.790),
  ('khor-fakkan', 'sharjah', 'Khor Fakkan', 'خورفكان', '{Khorfakkan,Khor Fakan,Khorfakan,Khor Fakkan Industrial Area,Industrial Area Khor Fakkan,خور فكان,المنطقة الصناعية خورفكان}', 25.335, 56.346),
  ('kalba', 'sharjah', 'Kalba', 'كلباء', '{Kalba Industrial Area,Industrial Area Kalba,المنطقة الصناعية كلباء}', 25.065, 56.352),
  ('dibba-al-hisn', 'sharjah', 'Dibba Al Hisn', 'دبا الحصن', '{Dibba Al Hesn,Dibba Al Husn,Dibba Hisn}', 25.619, 56.273),
  -- Ajman
  ('al-nuaimiya', 'ajman', 'Al Nuaimiya', 'النعيمية', '{Nuaimiya,Al Nuaimia,Nuaimia,Al Nuaimiyah,Al Naimiya,Al Nuaymiyah}', 25.392, 55.452),
  ('al-rashidiya-ajman', 'ajman', 'Al Rashidiya', 'الراشدية', '{Rashidiya,Al Rashidiyah,Rashidiyah}', 25.402, 55.446),
  ('ajman-corniche', 'ajman', 'Ajman Corniche', 'كورنيش عجمان', '{Corniche,الكورنيش,كورنيش}', 25.414, 55.436),
  ('al-rumailah', 'ajman', 'Al Rumailah', 'الرميلة', '{Rumailah,Al Rumaila,Rumaila}', 25.418, 55.441),
  ('al-zorah', 'ajman', 'Al Zorah', 'الزوراء', '{Al Zora,Zorah}', 25.435, 55.475),
  ('mushairef', 'ajman', 'Mushairef', 'مشيرف', '{Musheiref,Mushairif,Musherief}', 25.405, 55.468),
  ('al-rawda', 'ajman', 'Al Rawda', 'الروضة', '{Al Rawdha,Al Rawdah}', 25.388, 55.486),
  ('ajman-industrial-area', 'ajman', 'Ajman Industrial Area', 'منطقة عجمان الصناعية', '{Industrial Area,المنطقة الصناعية,الصناعية}', 25.384, 55.472),
  ('al-mowaihat', 'ajman', 'Al Mowaihat', 'المويهات', '{Mowaihat,Al Muwaihat,Muwaihat}', 25.382, 55.502),
  ('al-jurf', 'ajman', 'Al Jurf', 'الجرف', '{Jurf,Al Jerf,Al Jurf Industrial,الجرف الصناعية}', 25.403, 55.502),
  ('al-hamidiya', 'ajman', 'Al Hamidiya', 'الحميدية', '{Hamidiya,Al Hamidiyah,Al Hamidiyya}', 25.404, 55.525),
  ('al-raqaib', 'ajman', 'Al Raqaib', 'الرقايب', '{Raqaib}', 25.372, 55.525),
  ('al-helio', 'ajman', 'Al Helio', 'الحليو', '{Al Heliow,Al Hilio}', 25.370, 55.550),
  ('emirates-city', 'ajman', 'Emirates City', 'مدينة الإمارات', '{}', 25.396, 55.563),
  ('al-manama', 'ajman', 'Al Manama', 'المنامة', '{Manama}', 25.330, 56.010),
  ('masfout', 'ajman', 'Masfout', 'مصفوت', '{Masfut,Musfoot}', 24.832, 56.068),
  -- Umm Al Quwain
  ('al-raas', 'umm-al-quwain', 'Al Raas', 'الراس', '{Al Ras}', 25.579, 55.553),
  ('al-maidan', 'umm-al-quwain', 'Al Maidan', 'الميدان', '{Al Maydan}', 25.563, 55.557),
  ('al-ramlah', 'umm-al-quwain', 'Al Ramlah', 'الرملة', '{Ramlah,Al Ramla}', 25.540, 55.560),
  ('al-salamah', 'umm-al-quwain', 'Al Salamah', 'السلمة', '{Salamah,Al Salama,Al Salma,السلامة}', 25.500, 55.576),
  ('umm-al-quwain-industrial-area', 'umm-al-quwain', 'Umm Al Quwain Industrial Area', 'منطقة أم القيوين الصناعية', '{Industrial Area,المنطقة الصناعية,الصناعية}', 25.498, 55.590),
  ('umm-al-thuoob', 'umm-al-quwain', 'Umm Al Thuoob', 'أم الثعوب', '{Umm Al Thoub,Umm Al Thuob,Umm Thuoob}', 25.461, 55.655),
  ('falaj-al-mualla', 'umm-al-quwain', 'Falaj Al Mualla', 'فلج المعلا', '{Falaj Al Moalla}', 25.340, 55.850),
  -- Ras Al Khaimah
  ('al-nakheel', 'ras-al-khaimah', 'Al Nakheel', 'النخيل', '{Nakheel,Al Nakhil,Dafan Al Nakheel}', 25.793, 55.970),
  ('al-qawasim-corniche', 'ras-al-khaimah', 'Al Qawasim Corniche', 'كورنيش القواسم', '{RAK Corniche,Corniche Al Qawasim,Corniche,كورنيش}', 25.788, 55.953),
  ('al-mamourah', 'ras-al-khaimah', 'Al Mamourah', 'المعمورة', '{Al Mamoura,Mamourah}', 25.783, 55.955),
  ('al-mairid', 'ras-al-khaimah', 'Al Mairid', 'المعيريض', '{Al Mareed,Al Maareed,Mairid}', 25.812, 55.963),
  ('julphar', 'ras-al-khaimah', 'Julphar', 'جلفار', '{Julfar,Jolfar}', 25.797, 55.960),
  ('khuzam', 'ras-al-khaimah', 'Khuzam', 'خزام', '{Al Khuzam,Khozam}', 25.769, 55.940),
  ('al-qusaidat', 'ras-al-khaimah', 'Al Qusaidat', 'القصيدات', '{Qusaidat,Al Qusaidat Industrial Area}', 25.764, 55.962),
  ('al-dhait', 'ras-al-khaimah', 'Al Dhait', 'الظيت', '{Dhait,Al Dhaith,Al Dhait South,Al Dhait North}', 25.740, 55.925),
  ('mina-al-arab', 'ras-al-khaimah', 'Mina Al Arab', 'ميناء العرب', '{}', 25.720, 55.840),
  ('al-jazirah-al-hamra', 'ras-al-khaimah', 'Al Jazirah Al Hamra', 'الجزيرة الحمراء', '{Al Jazeera Al Hamra,Jazirat Al Hamra,Jazeerat Al Hamra,Al Jazira Al Hamra}', 25.706, 55.795),
  ('al-hamra-village', 'ras-al-khaimah', 'Al Hamra Village', 'قرية الحمراء', '{Al Hamra,Al Hamra Mall,الحمراء}', 25.690, 55.780),
  ('al-marjan-island', 'ras-al-khaimah', 'Al Marjan Island', 'جزيرة المرجان', '{Al Marjan,Marjan Island,المرجان}', 25.672, 55.742),
  ('al-rams', 'ras-al-khaimah', 'Al Rams', 'الرمس', '{Rams,Ar Rams}', 25.879, 56.022),
  ('ghalilah', 'ras-al-khaimah', 'Ghalilah', 'غليلة', '{Ghalila,Galilah}', 25.990, 56.078),
  ('shaam', 'ras-al-khaimah', 'Shaam', 'شعم', '{Sham}', 26.028, 56.085),
  ('khatt', 'ras-al-khaimah', 'Khatt', 'خت', '{Al Khatt}', 25.618, 56.010),
  -- Fujairah
  ('al-faseel', 'fujairah', 'Al Faseel', 'الفصيل', '{Faseel,Al Fasil}', 25.146, 56.352),
  ('fujairah-corniche', 'fujairah', 'Fujairah Corniche', 'كورنيش الفجيرة', '{Corniche,الكورنيش,كورنيش}', 25.138, 56.360),
  ('merashid', 'fujairah', 'Merashid', 'المريشيد', '{Murashid,Marashid,Al Merashid,مريشيد,مراشد}', 25.134, 56.346),
  ('madhab', 'fujairah', 'Madhab', 'مضب', '{Ain Al Madhab,عين مضب}', 25.124, 56.325),
  ('sakamkam', 'fujairah', 'Sakamkam', 'سكمكم', '{Skamkam}', 25.170, 56.334),
  ('al-hayl', 'fujairah', 'Al Hayl', 'الحيل', '{Hayl,Al Hail,Al Hayl Industrial Area,Al Hail Industrial Area,الحيل الصناعية}', 25.103, 56.293),
  ('al-bithnah', 'fujairah', 'Al Bithnah', 'البثنة', '{Bithnah,Al Bithna,Bithna}', 25.187, 56.233),
  ('mirbah', 'fujairah', 'Mirbah', 'مربح', '{Murbah,Mirbih,Al Mirbah}', 25.277, 56.362),
  ('qidfa', 'fujairah', 'Qidfa', 'قدفع', '{Qidfah}', 25.303, 56.364),
  ('al-bidya', 'fujairah', 'Al Bidya', 'البدية', '{Bidya,Al Bidiyah,Bidiyah,Al Badiyah}', 25.435, 56.352),
  ('al-aqah', 'fujairah', 'Al Aqah', 'العقة', '{Aqah,Al Aqqah}', 25.500, 56.357),
  ('dadna', 'fujairah', 'Dadna', 'ضدنا', '{Dadnah,Dhadna}', 25.530, 56.356),
  ('dibba-al-fujairah', 'fujairah', 'Dibba Al Fujairah', 'دبا الفجيرة', '{Dibba,Dibba Fujairah,دبا}', 25.592, 56.262),
  ('masafi', 'fujairah', 'Masafi', 'مسافي', '{Al Masafi}', 25.314, 56.161);
