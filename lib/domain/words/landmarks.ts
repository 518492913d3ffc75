import { searchForm } from '../keywords';

/** A place that visitors name instead of the area that it is in. */
export interface Landmark {
  /** The slugs of its areas: several only for a name with branches, of which lists ask which is meant. */
  areas: readonly string[];
  /** Its names, the English and the Arabic one first. */
  names: readonly string[];
}

const landmark = (areas: string, en: string, ar: string, ...others: string[]): Landmark => ({
  areas: areas.split(' '),
  names: [en, ar, ...others],
});

/**
 * Malls, hospitals, universities, stations, airports, hotels and sights, by their area. They have no positions of their own: what is near
 * one is measured from the centre of its area. Those outside all areas are in `roads.ts`.
 */
// prettier-ignore
export const LANDMARKS: readonly Landmark[] = [
  // Dubai: malls and markets
  landmark('dubai-marina', 'Dubai Marina Mall', 'دبي مارينا مول'), landmark('downtown-dubai', 'Dubai Mall', 'دبي مول'), landmark('downtown-dubai', 'Dubai Opera', 'أوبرا دبي'), landmark('downtown-dubai', 'Dubai Fountain', 'نافورة دبي'),
  landmark('al-mankhool', 'BurJuman', 'برجمان', 'Bur Juman'), landmark('al-barari', 'Global Village', 'القرية العالمية'), landmark('al-barsha', 'Mall of Emirates', 'مول الإمارات', 'MOE', 'Emirates Mall', 'الإمارات مول'),
  landmark('palm-jumeirah', 'Nakheel Mall', 'النخيل مول'), landmark('al-garhoud', 'Dubai Airport', 'مطار دبي', 'DXB Airport'), landmark('the-gardens', 'Ibn Battuta', 'ابن بطوطة'), landmark('deira', 'City Centre Deira', 'سيتي سنتر ديرة', 'Deira City Centre', 'ديرة سيتي سنتر', 'Deira City Centre Metro'),
  landmark('deira', 'Dubai Creek', 'خور دبي'), landmark('deira', 'Gold Souk', 'سوق الذهب'), landmark('oud-metha', 'Wafi', 'وافي'), landmark('oud-metha', 'Lamcy Plaza', 'لامسي بلازا'),
  landmark('dubai-festival-city', 'Festival City Mall', 'دبي فستيفال سيتي مول', 'Dubai Festival City Mall', 'فستيفال سيتي'),
  landmark('dubai-hills-estate', 'Dubai Hills Mall', 'دبي هيلز مول'), landmark('dubai-silicon-oasis', 'Silicon Central', 'سيليكون سنترال', 'Silicon Central Mall'),
  landmark('al-warqa', 'Aswaaq Al Warqa', 'أسواق الورقاء'), landmark('deira', 'Al Ghurair Centre', 'الغرير سنتر', 'Al Ghurair Mall', 'Ghurair Centre', 'مركز الغرير'),
  landmark('deira', 'Fish Roundabout', 'دوار السمكة'), landmark('deira', 'Waterfront Market', 'سوق الواجهة البحرية'), landmark('deira', 'Spice Souk', 'سوق التوابل'),
  landmark('hor-al-anz', 'Reef Mall', 'ريف مول'), landmark('abu-hail', 'Abu Hail Centre', 'مركز أبو هيل'), landmark('al-mamzar-dubai', 'Century Mall', 'سنشري مول'),
  landmark('al-qusais', 'Madina Mall', 'مدينة مول'), landmark('al-nahda-dubai', 'NMC Al Nahda', 'ان ام سي النهدة'), landmark('al-twar', 'Al Twar Centre', 'مركز الطوار'),
  landmark('muhaisnah', 'Lulu Village', 'لولو فيلج', 'Lulu Village Muhaisnah'), landmark('mirdif', 'Uptown Mirdif', 'أبتاون مردف'), landmark('mirdif', 'Mirdif City Centre', 'سيتي سنتر مردف', 'مردف سيتي سنتر', 'City Centre Mirdif'),
  landmark('al-jafiliya', 'Al Jafiliya Immigration', 'الجوازات الجافلية'), landmark('jumeirah', 'Mercato Mall', 'ميركاتو مول', 'Mercato'), landmark('jumeirah', 'La Mer', 'لا مير'),
  landmark('jumeirah', 'Jumeirah Mosque', 'مسجد جميرا'), landmark('al-wasl', 'City Walk', 'سيتي ووك', 'City Walk Dubai', 'Coca Cola Arena', 'كوكا كولا أرينا'),
  landmark('al-wasl', 'Box Park', 'بوكس بارك', 'Boxpark'), landmark('al-safa', 'Safa Park', 'حديقة الصفا'), landmark('umm-suqeim', 'Burj Al Arab', 'برج العرب'),
  landmark('umm-suqeim', 'Madinat Jumeirah', 'مدينة جميرا', 'Souk Madinat Jumeirah'), landmark('umm-suqeim', 'Kite Beach', 'كايت بيتش', 'شاطئ كايت'), landmark('umm-suqeim', 'Wild Wadi', 'وايلد وادي'),
  landmark('al-quoz', 'Alserkal Avenue', 'السركال أفنيو', 'Al Serkal Avenue'), landmark('al-quoz', 'Times Square Center', 'تايمز سكوير سنتر'),
  landmark('al-barsha', 'Mall of the Emirates Metro', 'مترو مول الإمارات'), landmark('al-barsha', 'Ski Dubai', 'سكي دبي'), landmark('al-barsha-south', 'Miracle Garden', 'حديقة الزهور', 'Dubai Miracle Garden', 'ميراكل جاردن'),
  landmark('palm-jumeirah', 'Atlantis The Palm', 'أتلانتس النخلة', 'Atlantis', 'أتلانتس'), landmark('palm-jumeirah', 'Golden Mile Galleria', 'جولدن مايل جاليريا'),
  landmark('bluewaters-island', 'Ain Dubai', 'عين دبي'), landmark('jbr', 'The Beach JBR', 'ذا بيتش', 'JBR Beach'), landmark('the-gardens', 'Ibn Battuta Mall', 'ابن بطوطة مول'),
  landmark('jebel-ali', 'Jebel Ali Port', 'ميناء جبل علي'), landmark('jebel-ali', 'Festival Plaza', 'فستيفال بلازا', 'Festival Plaza Mall'), landmark('dubai-south', 'Al Maktoum Airport', 'مطار آل مكتوم', 'Al Maktoum International Airport', 'مطار ال مكتوم'),
  landmark('dubai-investments-park', 'Green Community', 'جرين كوميونيتي'), landmark('expo-city-dubai', 'Dubai Exhibition Centre', 'مركز دبي للمعارض'), landmark('dubai-production-city', "City Centre Me'aisem", 'سيتي سنتر معيصم', 'City Centre Meaisem'),
  landmark('jvc', 'Circle Mall', 'سيركل مول', 'Nakheel Circle Mall'), landmark('motor-city', 'Dubai Autodrome', 'دبي أوتودروم'), landmark('dubai-sports-city', 'Dubai International Cricket Stadium', 'استاد دبي الدولي للكريكيت'),
  landmark('international-city', 'Dragon Mart', 'دراغون مارت', 'Dragon Mart 2', 'دراجون مارت'), landmark('al-awir', 'Dubai Outlet Mall', 'دبي أوتلت مول', 'Outlet Mall', 'دبي اوتلت'), landmark('ras-al-khor', 'Al Aweer Auto Market', 'سوق العوير للسيارات', 'Auto Market Ras Al Khor'),
  landmark('meydan', 'Meydan Racecourse', 'مضمار ميدان', 'Meydan Hotel'), landmark('trade-centre', 'World Trade Centre', 'مركز دبي التجاري العالمي', 'Dubai World Trade Centre', 'DWTC', 'المركز التجاري العالمي'),
  landmark('trade-centre', 'Museum of the Future', 'متحف المستقبل'), landmark('zabeel', 'Dubai Frame', 'برواز دبي'), landmark('zabeel', 'Zabeel Park', 'حديقة زعبيل'), landmark('difc', 'Gate Village', 'جيت فيلج', 'DIFC Gate'),
  landmark('downtown-dubai', 'Souk Al Bahar', 'سوق البحر'), landmark('business-bay', 'Bay Avenue', 'باي أفنيو', 'Bay Avenue Mall'), landmark('business-bay', 'Bay Square', 'باي سكوير'),
  landmark('bur-dubai', 'Al Fahidi', 'الفهيدي', 'Al Fahidi Fort', 'Al Fahidi Metro'), landmark('al-karama-dubai', 'Karama Market', 'سوق الكرامة', 'ADCB Metro'), landmark('al-karama-dubai', 'Karama Centre', 'مركز الكرامة', 'Al Karama Centre'),
  landmark('oud-metha', 'American Hospital', 'المستشفى الأمريكي', 'American Hospital Dubai'), landmark('oud-metha', 'Rashid Hospital', 'مستشفى راشد'), 
  landmark('dubai-healthcare-city', 'City Hospital', 'سيتي هوسبيتال', 'Mediclinic City Hospital'), landmark('al-jaddaf', 'Latifa Hospital', 'مستشفى لطيفة', 'Al Jalila Hospital', 'مستشفى الجليلة'), landmark('al-baraha', 'Al Baraha Hospital', 'مستشفى البراحة', 'Kuwait Hospital'), landmark('al-nahda-dubai', 'NMC Specialty Hospital', 'مستشفى ان ام سي التخصصي'), landmark('al-barsha', 'Saudi German Hospital', 'المستشفى السعودي الألماني', 'Saudi German Hospital Dubai'),
  landmark('al-qusais al-qasimia', 'Zulekha Hospital', 'مستشفى زليخة'),
  landmark('dubai-academic-city', 'Heriot Watt University', 'جامعة هيريوت وات', 'Heriot Watt'), landmark('dubai-academic-city', 'BITS Pilani', 'بيتس بيلاني', 'BITS Pilani Dubai'), landmark('dubai-academic-city', 'Amity University', 'جامعة أميتي', 'Amity University Dubai'),
  landmark('dubai-academic-city', 'University of Birmingham Dubai', 'جامعة برمنجهام دبي'), landmark('al-sufouh', 'American University in Dubai', 'الجامعة الأمريكية في دبي', 'American University Dubai'),
  landmark('al-garhoud', 'Dubai Airport Terminal 3', 'مطار دبي مبنى 3', 'DXB Terminal 3', 'Dubai International Airport', 'مطار دبي الدولي', 'Emirates Terminal'),
  landmark('al-twar', 'Dubai Airport Terminal 2', 'مطار دبي مبنى 2', 'DXB Terminal 2'), landmark('al-rashidiya-dubai', 'Centrepoint Metro', 'مترو سنتربوينت', 'Rashidiya Metro'), landmark('al-qusais', 'Stadium Metro', 'مترو الاستاد', 'Etisalat Metro'),
  landmark('dubai-creek-harbour', 'Creek Marina', 'مارينا خور دبي'), landmark('al-garhoud', 'Dubai Creek Golf Club', 'نادي خور دبي للجولف'), landmark('al-khawaneej', 'Last Exit Al Khawaneej', 'لاست إكزت الخوانيج', 'Quranic Park', 'الحديقة القرآنية'), landmark('mirdif', 'Mushrif Park', 'حديقة مشرف'),
  landmark('al-rigga', 'Union metro', 'مترو الاتحاد', 'Union metro station', 'محطة مترو الاتحاد', 'محطة الاتحاد'),
  // Dubai: metro stations that are not named like their area
  landmark('jebel-ali', 'Danube Metro', 'مترو دانوب'), landmark('jebel-ali', 'UAE Exchange Metro', 'مترو الإمارات للصرافة'), landmark('jlt', 'DMCC', 'دي إم سي سي', 'DMCC Metro', 'مترو مركز دبي للسلع'), landmark('dubai-marina', 'Sobha Realty Metro', 'مترو شوبا', 'Damac Metro', 'Dubai Marina Metro'),
  landmark('al-barsha', 'Mashreq Metro', 'مترو المشرق', 'Sharaf DG Barsha Metro'), landmark('al-quoz', 'Equiti Metro', 'مترو إكويتي', 'Umm Al Sheif Metro', 'FGB Metro'), landmark('al-quoz', 'Onpassive Metro', 'مترو أون باسيف', 'Noor Bank Metro'),
  landmark('downtown-dubai', 'Burj Khalifa Dubai Mall Metro', 'مترو برج خليفة', 'Dubai Mall Metro', 'Burj Khalifa Metro'), landmark('difc', 'Financial Centre Metro', 'مترو المركز المالي'), landmark('trade-centre', 'Emirates Towers', 'أبراج الإمارات', 'Emirates Towers Metro'),
  landmark('al-jafiliya', 'Max Metro', 'مترو ماكس', 'Max Fashion Metro'), landmark('al-mankhool', 'BurJuman Metro', 'مترو برجمان'), landmark('al-garhoud', 'GGICO Metro', 'مترو جي جي كو'),
  landmark('deira', 'Baniyas Square', 'ميدان بني ياس', 'Baniyas Square Metro'), landmark('al-muraqqabat', 'Salah Al Din Metro', 'مترو صلاح الدين'), landmark('hor-al-anz', 'Abu Baker Al Siddique Metro', 'مترو أبو بكر الصديق'), landmark('abu-hail', 'Al Qiyadah Metro', 'مترو القيادة'), landmark('bur-dubai', 'Al Ghubaiba', 'الغبيبة', 'Ghubaiba Metro'),
  landmark('bur-dubai', 'Sharaf DG Metro', 'مترو شرف دي جي'), landmark('deira', 'Gold Souq Metro', 'مترو سوق الذهب', 'Palm Deira Metro'), landmark('al-jaddaf', 'Creek Metro', 'مترو الخور'), landmark('deira', 'Al Ras Metro', 'مترو الراس'),
  // Dubai: hospitals, universities and hotels
  landmark('al-barsha-south', 'Mediclinic Parkview', 'ميديكلينيك باركفيو', 'Mediclinic Parkview Hospital'), landmark('al-garhoud', 'Mediclinic Welcare', 'ميديكلينيك ويلكير', 'Welcare Hospital'), landmark('dubai-investments-park', 'NMC Royal Hospital DIP', 'ان ام سي رويال'),
  landmark('al-garhoud', 'Prime Hospital', 'مستشفى برايم'), landmark('abu-hail', 'Canadian Specialist Hospital', 'المستشفى الكندي التخصصي', 'Canadian Hospital'), landmark('al-mankhool', 'Aster Hospital Mankhool', 'مستشفى أستر المنخول'), landmark('al-qusais', 'Aster Hospital Qusais', 'مستشفى أستر القصيص', 'Aster Qusais'),
  landmark('dubai-hills-estate', "King's College Hospital", 'مستشفى كينجز كوليدج', "King's College Hospital Dubai"), landmark('dubai-silicon-oasis', 'Fakeeh University Hospital', 'مستشفى فقيه الجامعي', 'Fakeeh Hospital'), landmark('al-satwa', 'Iranian Hospital', 'المستشفى الإيراني', 'Iranian Hospital Dubai'), landmark('jumeirah', 'Emirates Hospital Jumeirah', 'مستشفى الإمارات جميرا'),
  landmark('al-barsha butina', 'Al Zahra Hospital', 'مستشفى الزهراء'), landmark('al-wasl', 'Canadian University Dubai', 'الجامعة الكندية دبي', 'Canadian University'), landmark('dubai-silicon-oasis', 'RIT Dubai', 'آر آي تي دبي'), landmark('dubai-academic-city', 'Manipal', 'مانيبال', 'Manipal University Dubai'),
  landmark('downtown-dubai', 'Address Downtown', 'العنوان داون تاون', 'Address Downtown Hotel', 'Hotel Address Downtown'), landmark('downtown-dubai', 'Armani Hotel', 'فندق أرماني'), landmark('business-bay', 'JW Marriott Marquis', 'جي دبليو ماريوت ماركيز'), landmark('business-bay', 'Al Habtoor City', 'الحبتور سيتي'), landmark('umm-suqeim', 'Jumeirah Beach Hotel', 'فندق شاطئ جميرا'),
  landmark('dubai-marina', 'Grosvenor House', 'جروفنر هاوس'), landmark('jbr', 'Ritz Carlton JBR', 'ريتز كارلتون جي بي آر'), landmark('port-saeed', 'Rove City Centre', 'روف سيتي سنتر', 'Rove Hotel City Centre'), landmark('deira', 'Hyatt Regency Dubai', 'حياة ريجنسي دبي'), landmark('al-garhoud', 'Le Meridien Dubai', 'لو ميريديان دبي'), landmark('trade-centre', 'Fairmont Dubai', 'فيرمونت دبي'),
  landmark('difc palm-jumeirah al-hamra-village', 'Waldorf Astoria', 'والدورف أستوريا'), landmark('al-hamra-village', 'Waldorf Astoria RAK', 'والدورف أستوريا رأس الخيمة', 'Waldorf Astoria Ras Al Khaimah'),
  // Dubai: further malls and sights
  landmark('al-quoz', 'Oasis Mall', 'واحة مول', 'Oasis Centre'), landmark('al-quoz', 'Al Khail Mall', 'الخيل مول'), landmark('al-mizhar', 'Arabian Centre', 'أرابيان سنتر', 'Arabian Centre Dubai'), landmark('al-qusais', 'Al Bustan Centre', 'البستان سنتر'), landmark('muhaisnah', 'Etihad Mall', 'الاتحاد مول'),
  landmark('the-springs', 'Springs Souk', 'سبرينجز سوق', 'The Springs Souk'), landmark('bur-dubai', 'City Centre Al Shindagha', 'سيتي سنتر الشندغة', 'Shindagha City Centre'), landmark('al-warqa', 'Dubai Safari Park', 'دبي سفاري', 'Dubai Safari'), landmark('zabeel', 'Garden Glow', 'دبي جاردن جلو', 'Dubai Garden Glow'),
  landmark('palm-jumeirah', 'Aquaventure', 'أكوافنتشر', 'The Pointe', 'ذا بوينت'), landmark('hatta', 'Hatta Dam', 'سد حتا'),
  // Names with branches
  landmark('deira mirdif dubai-production-city al-nuaimiya madhab al-zahia', 'City Centre', 'سيتي سنتر'), landmark('dubai-academic-city khalifa-city', 'Zayed University', 'جامعة زايد'),
  // Abu Dhabi
  landmark('al-zahiyah', 'Abu Dhabi Mall', 'أبوظبي مول', 'مركز أبوظبي التجاري'), landmark('al-wahda', 'Wahda Mall', 'الوحدة مول'), landmark('yas-island', 'Warner Bros World', 'وارنر براذرز'), landmark('yas-island', 'Yas Waterworld', 'ياس ووتروورلد'),
  landmark('yas-island', 'Etihad Arena', 'الاتحاد أرينا'), landmark('yas-island', 'SeaWorld', 'سي وورلد', 'Sea World Abu Dhabi', 'SeaWorld Yas Island'), 
  landmark('al-mushrif', 'Khalifa University', 'جامعة خليفة'), landmark('al-mushrif', 'Al Jazira Stadium', 'استاد الجزيرة', 'Mohammed bin Zayed Stadium'), landmark('khalifa-city', 'Abu Dhabi University', 'جامعة أبوظبي'),
  landmark('al-reem', 'Reem Mall', 'الريم مول'), landmark('al-reem', 'Sorbonne University', 'جامعة السوربون', 'Sorbonne Abu Dhabi'), landmark('al-maryah-island', 'Cleveland Clinic', 'كليفلاند كلينك', 'Cleveland Clinic Abu Dhabi'),
  landmark('saadiyat-island', 'Louvre Abu Dhabi', 'اللوفر أبوظبي', 'Louvre'), landmark('saadiyat-island', 'NYU Abu Dhabi', 'جامعة نيويورك أبوظبي', 'New York University Abu Dhabi'), landmark('saadiyat-island', 'Mamsha', 'ممشى السعديات', 'Mamsha Al Saadiyat'),
  landmark('corniche', 'Emirates Palace', 'قصر الإمارات'), landmark('corniche', 'Etihad Towers', 'أبراج الاتحاد'), landmark('al-markaziyah', 'World Trade Center Abu Dhabi', 'مركز التجارة العالمي أبوظبي', 'WTC Abu Dhabi', 'World Trade Center Mall'),
  landmark('al-markaziyah', 'Qasr Al Hosn', 'قصر الحصن'), landmark('al-maqta', 'Rabdan Mall', 'ربدان مول'), landmark('al-maqta', 'Ritz Carlton Abu Dhabi', 'ريتز كارلتون أبوظبي'), landmark('mohamed-bin-zayed-city', 'Mazyad Mall', 'مزيد مول'), landmark('mohamed-bin-zayed-city', 'Capital Mall', 'كابيتال مول'),
  landmark('musaffah', 'Safeer Centre Musaffah', 'سفير سنتر مصفح'), landmark('baniyas', 'Bawabat Al Sharq Mall', 'بوابة الشرق مول', 'Bawabat Al Sharq'), landmark('al-shahama', 'Deerfields Mall', 'ديرفيلدز مول', 'Deerfields'), landmark('al-raha-beach', 'Al Raha Mall', 'الراحة مول', 'Aldar HQ'),
  landmark('khalifa-city', 'Forsan', 'الفرسان', 'Al Forsan Resort', 'Forsan Central Mall'), landmark('al-karamah-abu-dhabi', 'Sheikh Khalifa Medical City', 'مدينة الشيخ خليفة الطبية', 'SKMC'), landmark('al-mina', 'Fish Market Abu Dhabi', 'سوق السمك أبوظبي', 'Mina Fish Market'),
  landmark('al-bateen', 'Bateen Marina', 'مرسى البطين'), landmark('al-khalidiyah-abu-dhabi', 'Nation Towers', 'أبراج نيشن'), landmark('baniyas', 'Mafraq Hospital', 'مستشفى المفرق', 'Sheikh Shakhbout Medical City', 'SSMC', 'مدينة الشيخ شخبوط الطبية'),
  landmark('musaffah', 'Dalma Mall', 'دلما مول'), landmark('al-khalidiyah-abu-dhabi', 'Khalidiyah Mall', 'الخالدية مول'), landmark('al-maryah-island', 'Galleria', 'غاليريا'), landmark('yas-island', 'Ferrari World', 'عالم فيراري'), landmark('yas-island', 'Yas Marina', 'ياس مارينا'),
  landmark('zayed-sports-city', 'Sheikh Zayed Mosque', 'جامع الشيخ زايد', 'Sheikh Zayed Grand Mosque', 'Grand Mosque'), landmark('al-ain', 'Bawadi Mall', 'البوادي مول'),
  landmark('al-ain', 'Al Ain Mall', 'العين مول'), landmark('al-ain', 'Jimi Mall', 'الجيمي مول', 'Al Jimi Mall'), landmark('al-ain', 'Hili Mall', 'هيلي مول'), landmark('al-ain', 'Jebel Hafeet', 'جبل حفيت'), landmark('al-ain', 'UAE University', 'جامعة الإمارات', 'UAEU', 'United Arab Emirates University'),
  landmark('al-ain', 'Tawam Hospital', 'مستشفى توام', 'Tawam'), landmark('al-ain', 'Al Ain Zoo', 'حديقة حيوانات العين'), landmark('al-ain', 'Al Ain Airport', 'مطار العين'), landmark('al-ain', 'Makani Zakher', 'مكاني زاخر'),
  landmark('al-danah', 'Electra Street', 'شارع إلكترا', 'Electra'),
  landmark('mohamed-bin-zayed-city', 'Burjeel Medical City', 'مدينة برجيل الطبية'), landmark('al-danah', 'Burjeel Hospital', 'مستشفى برجيل'), landmark('al-ain', 'Mediclinic Al Jowhara', 'ميديكلينيك الجوهرة'), landmark('khalifa-city', 'NMC Royal Hospital', 'مستشفى ان ام سي رويال'), landmark('al-ain', 'Green Mubazzarah', 'المبزرة الخضراء'), landmark('al-ain', 'Remal Mall', 'الرمال مول'), landmark('al-ain', 'Al Foah Mall', 'الفوعة مول'),
  landmark('al-maryah-island', 'Rosewood Abu Dhabi', 'روزوود أبوظبي'), landmark('al-maryah-island', 'Four Seasons Abu Dhabi', 'فور سيزونز أبوظبي'), landmark('yas-island', 'W Yas Island', 'دبليو ياس', 'Yas Circuit', 'حلبة ياس'), landmark('al-maqta', 'Fairmont Bab Al Bahr', 'فيرمونت باب البحر'),
  // Parts of Al Ain, which is one area
  landmark('al-ain', 'Hili', 'هيلي'), landmark('al-ain', 'Zakher', 'زاخر', 'Zakhir'), landmark('al-ain', 'Al Towayya', 'الطوية'), landmark('al-ain', 'Al Jimi', 'الجيمي'), landmark('al-ain', 'Falaj Hazza', 'فلج هزاع'), landmark('al-ain', 'Al Muwaiji', 'المويجعي'), landmark('al-ain', 'Al Mutarad', 'المطارد'),
  // Sharjah
  // The older mall of that name is not the one in Al Zahia.
  landmark('sharjah-industrial-area', 'City Centre Sharjah', 'سيتي سنتر الشارقة', 'Sharjah City Centre', 'الشارقة سيتي سنتر'), landmark('sharjah-industrial-area', 'National Paints', 'ناشونال بينتس'),
  landmark('al-nahda-sharjah', 'Sahara Centre', 'صحارى سنتر'), landmark('al-khan', 'Al Qasba', 'القصباء'),
  landmark('al-zahia', 'Zahia City Centre', 'سيتي سنتر الزاهية'), landmark('al-nahda-sharjah', 'Sahara Mall', 'صحارى مول', 'Sahara Center Sharjah'), landmark('al-nahda-sharjah', 'Ansar Mall', 'أنصار مول'), landmark('al-taawun', 'Expo Centre Sharjah', 'مركز إكسبو الشارقة', 'Sharjah Expo Centre', 'Expo Sharjah', 'Sharjah Expo', 'إكسبو الشارقة'),
  landmark('al-taawun', 'Arabian Centre Sharjah', 'أرابيان سنتر الشارقة'), landmark('al-majaz', 'Majaz Waterfront', 'واجهة المجاز المائية', 'Al Majaz Waterfront'), landmark('al-majaz', 'Al Noor Mosque', 'مسجد النور'), landmark('al-khan', 'Sharjah Aquarium', 'مربى الشارقة للأحياء المائية'),
  landmark('rolla', 'Rolla Mall', 'الرولة مول'), landmark('rolla', 'Sharjah Heritage Area', 'قلب الشارقة', 'Heart of Sharjah'), landmark('al-majaz', 'Central Souq', 'السوق المركزي', 'Blue Souk', 'السوق الأزرق'), landmark('university-city', 'American University of Sharjah', 'الجامعة الأمريكية في الشارقة'),
  landmark('university-city', 'University of Sharjah', 'جامعة الشارقة'), landmark('university-city', 'University Hospital Sharjah', 'مستشفى الجامعة الشارقة'), landmark('muwaileh', 'Nesto Muwaileh', 'نستو مويلح'), landmark('al-jada', 'Madar Mall', 'مدار مول', 'Madar at Aljada'), landmark('muwaileh', 'Matajer', 'متاجر'),
  landmark('saif-zone', 'Sharjah International Airport', 'مطار الشارقة الدولي', 'Airport Sharjah'), landmark('halwan', 'Al Qasimi Hospital', 'مستشفى القاسمي', 'Qasimi Hospital', 'Qassimi Hospital'), landmark('muwaileh', '06 Mall', '06 مول'), landmark('university-city', 'Al Qasimia University', 'الجامعة القاسمية'), landmark('university-city', 'Skyline University', 'جامعة سكاي لاين'), landmark('mleiha', 'Fossil Rock', 'صخرة الأحافير', 'Mleiha Archaeological Centre', 'Mleiha Desert', 'صحراء مليحة'),
  // Ajman, Umm Al Quwain, Ras Al Khaimah and Fujairah
  landmark('al-jurf', 'Sheikh Khalifa Hospital Ajman', 'مستشفى الشيخ خليفة عجمان', 'Sheikh Khalifa Medical City Ajman', 'Khalifa Hospital Ajman', 'مستشفى خليفة عجمان'), landmark('ajman-corniche', 'Fairmont Ajman', 'فيرمونت عجمان'), landmark('al-qusaidat', 'RAK Hospital', 'مستشفى راك'), landmark('al-marjan-island', 'Rixos Bab Al Bahr', 'ريكسوس باب البحر'), landmark('al-aqah', 'Le Meridien Al Aqah', 'لو ميريديان العقة'),
  landmark('al-nuaimiya', 'Ajman City Centre', 'سيتي سنتر عجمان', 'عجمان سيتي سنتر', 'City Centre Ajman'), landmark('al-jurf', 'Ajman University', 'جامعة عجمان'), landmark('al-jurf', 'Gulf Medical University', 'جامعة الخليج الطبية', 'Thumbay Hospital', 'مستشفى ثومبي'), landmark('al-jurf', 'China Mall', 'الصين مول', 'China Mall Ajman'),
  landmark('al-nakheel', 'Manar Mall', 'منار مول'), landmark('al-salamah', 'Umm Al Quwain Mall', 'أم القيوين مول', 'UAQ Mall'), landmark('al-salamah', 'Dreamland', 'دريم لاند', 'Dreamland Aqua Park'), landmark('al-dhait', 'Ras Al Khaimah Mall', 'رأس الخيمة مول', 'RAK Mall'), landmark('al-mamourah', 'Al Naeem Mall', 'النعيم مول'),
  landmark('al-hamra-village', 'Hamra Mall', 'الحمراء مول'), landmark('khuzam', 'Saqr Hospital', 'مستشفى صقر'), landmark('al-jazirah-al-hamra', 'RAK Ceramics', 'سيراميك رأس الخيمة'), landmark('merashid', 'Fujairah Hospital', 'مستشفى الفجيرة'), landmark('al-faseel', 'Lulu Mall Fujairah', 'لولو مول الفجيرة'),
  landmark('madhab', 'Fujairah City Centre', 'سيتي سنتر الفجيرة', 'City Centre Fujairah'), landmark('fujairah-corniche', 'Fujairah Port', 'ميناء الفجيرة'), landmark('khor-fakkan', 'Khor Fakkan Beach', 'شاطئ خورفكان'), landmark('al-aqah', 'Snoopy Island', 'جزيرة سنوبي'),
];

const KIND_LAST = /^(.+) (hospital|airport|hotel|university|metro)$/i;

/** Returns names, and those that end with what they are as other languages have them: "hospital Rashid". */
export function withKindFirst(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, ...(KIND_LAST.test(name) ? [name.replace(KIND_LAST, '$2 $1')] : [])]);
}

const KIND = /(?:^| )(?:mall|hospital|university|airport|clinic|مول|مستشفي|جامعه|مطار)(?: |$)/;
let forms: ReadonlySet<string> | undefined;

/** Whether a name in search form is one of a landmark, also of those that are other names of areas ("yas mall"). */
export function isLandmark(name: string): boolean {
  forms ??= new Set(
    LANDMARKS.flatMap(({ names }) => withKindFirst(names).map((spelling) => searchForm(spelling).trim())),
  );
  return forms.has(name.replaceAll('center', 'centre')) || KIND.test(name);
}
