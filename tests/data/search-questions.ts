/** What a search is parsed as: filters as in a URL, the order, remaining words, and whether it asks for places nearby. */
type Parsed = Record<string, string | number | true | string[]>;

// prettier-ignore
// prettier-ignore
/** Searches as visitors type them, with what they are parsed as. */
export const QUESTIONS: [parsed: Parsed, searches: string[]][] = [
  [{ emirate: 'dubai' }, [
    'dubai', 'car wash in Dubai', 'dubay car wash', 'wash wash dubai dubai', 'car wash dxb', 'دبي', 'غسيل سيارات في دبي', 'مغسلة سيارات دبي',
  ]],
  [{ emirate: 'abu-dhabi' }, ['Abu Dhabi', 'abudhabi car wash', 'abu-dhabi', 'abu dabi', 'أبوظبي', 'ابو ظبي']],
  [{ emirate: 'sharjah' }, ['SHARJAH', 'car wash near sharja', 'shrjah', 'الشارقة', 'مغاسل الشارقه']],
  [{ emirate: 'ajman' }, ['car wash ajman', 'عجمان']], [{ emirate: 'ajman', sort: 'best' }, ['best car wash ajman', 'top rated ajman', 'افضل مغسلة في عجمان']],
  [{ emirate: 'sharjah', sort: 'reviews' }, ['most popular car wash in sharjah']],
  [{ emirate: 'fujairah' }, ['fujairah', 'fujeirah car care', 'الفجيرة', 'فجيره', 'فجيراة']],
  [{ emirate: 'ras-al-khaimah' }, [
    'RAK', 'ras al khaimah', 'Ras Al-Khaima car wash', 'ras alkhaimah', 'رأس الخيمة', 'راس الخيمه',
  ]],
  [{ emirate: 'umm-al-quwain' }, ['umm al quwain', 'UAQ', 'أم القيوين']],
  [{ area: 'dubai-marina' }, ['dubai marina', 'car wash marina', 'دبي مارينا', 'مارينا دبي', 'المارينا']],
  [{ area: 'jlt' }, ['JLT', 'jumeirah lake towers']],
  [{ area: 'business-bay' }, ['business bay car wash', 'الخليج التجاري']],
  [{ area: 'downtown-dubai' }, ['downtown', 'burj khalifa']], [{ area: 'downtown-dubai', words: ['parking'] }, ['dubai mall parking']],
  [{ area: 'al-reem' }, ['al reem island', 'reem', 'جزيرة الريم']], [{ area: 'corniche' }, ['corniche abu dhabi']],
  [{ area: 'al-quoz' }, ['al quoz', 'Al-Quoz', 'quoz dubai', 'alquoz', 'القوز']],
  [{ area: 'al-ain' }, ['al ain', 'car wash in al ain abu dhabi', 'العين']],
  [{ area: 'al-barsha' }, ['al barsha']], [{ area: 'barsha-heights' }, ['barsha heights', 'tecom']],
  [{ area: 'al-nahda-sharjah' }, ['al nahda sharjah', 'sharjah al nahda']], [{ area: 'jumeirah' }, ['jumera']],
  // Contradictions are kept and find nothing.
  [{ area: 'al-quoz', emirate: 'sharjah' }, ['al quoz sharjah']],
  [{ wash_type: 'steam-cleaning' }, [
    'steam', 'steam wash', 'steam car wash', 'steem wash', 'بخار', 'غسيل بالبخار', 'تنظيف السيارات بالبخار',
  ]],
  [{ wash_type: 'waterless-wash' }, ['waterless', 'watrless', 'car wash without water', 'غسيل بدون ماء', 'غسيل جاف']],
  [{ wash_type: 'auto-detailing' }, ['detailing', 'auto detailing center']],
  [{ wash_type: 'hand-wash' }, ['hand wash', 'غسيل يدوي']],
  [{ wash_type: 'automatic' }, ['automatic car wash', 'غسيل أوتوماتيك']],
  [{ wash_type: 'self-service' }, ['self-service', 'خدمة ذاتية']],
  [{ wash_type: '247-services' }, ['24 hours', '24/7 car wash', '24 ساعة', '٢٤ ساعة', 'على مدار الساعة']],
  [{ wash_type: 'paint-protection' }, ['ppf']], [{ wash_type: 'polishing' }, ['polishing', 'تلميع']],
  [{ wash_type: 'interior' }, ['interior cleaning', 'تنظيف داخلي']], [{ wash_type: 'engine' }, ['engine wash']],
  [{ wash_type: 'foam' }, ['snow foam']], [{ wash_type: 'fleet' }, ['fleet washing']],
  [{ wash_type: 'sanitising' }, ['تعقيم']],
  [{ service_mode: 'mobile' }, [
    'mobile', 'mobile car wash', 'car wash at home', 'come to me', 'doorstep car wash', 'متنقل', 'غسيل متنقل', 'غسيل سيارات في المنزل',
  ]],
  [{ open: 'now' }, ['open now', 'car wash open now', 'مفتوح الآن', 'مغسلة مفتوحة الان']],
  // On a Wednesday at 15:00.
  [{ open: 'fri-2140' }, ['friday 21:40', 'open on Friday at 9:40 pm', 'fri 9.40 p.m.', 'frday 21:40', 'الجمعة 21:40']],
  [{ open: 'fri-2100' }, [
    'friday 9pm', 'open friday night', 'car wash open friday 9 at night', 'الجمعة 9 مساء', 'مفتوح يوم الجمعة الساعة ٩ مساءً', 'الجمعة ٩م',
  ]],
  [{ open: 'sat-0000' }, ['saturday 12 am', 'السبت 12 ص']], [{ open: 'sun-1200' }, ['sunday 12 pm', 'الأحد 12 ظهرا']],
  [{ open: 'mon-0100' }, ['monday 1 in the morning', 'الاثنين 1 صباحا']], [{ open: 'tue-1530' }, ['tuesday 3:30 in the afternoon']],
  [{ open: 'thu-0800' }, ['tomorrow 8am', 'tomorrow morning 8', 'open tomorrow at 8 in the morning', 'غدا 8 صباحا', 'thursday 08:00']],
  // Of a span, the beginning counts.
  [{ open: 'fri-2200' }, [
    'friday between 10 and 11 pm', 'friday 10 pm to 12 am', 'friday 10pm - 11pm', 'open friday from 10 till 12 at night', 'الجمعة من 10 الى 11 مساء',
  ]],
  [{ open: 'fri-2100' }, ['friday 9-10 pm', 'friday after 9', 'الجمعة بين 9 و 12 مساء']],
  [{ open: 'fri-0800' }, ['friday open from 8 am to 10 pm', 'الجمعة مفتوح من 8 صباحا الى 10 مساء']],
  [{ open: 'fri-1000' }, ['friday 10am-11pm', 'friday 10 to 11', 'friday at 10', 'open friday 10 am to 12', 'الجمعة الساعة 10']],
  [{ open: 'fri-2230' }, ['open at 22:30 friday', 'friday 22:30 tonight']],
  // Until is compared with the closing time.
  [{ open: 'until-fri-2300' }, ['friday until 11', 'open till 11 pm friday']], [{ open: 'until-thu-0200' }, ['car wash open till 2am', 'open until 2 am']],
  [{ open: 'until-thu-0000' }, ['open till midnight', 'open until 12', 'مفتوح حتى 12', 'مفتوح لين ١٢ بالليل']], [{ open: 'wed-1700' }, ['in 2 hours']],
  // The night of Friday begins on Thursday.
  [{ open: 'thu-2100' }, ['ليلة الجمعة', 'مفتوح ليلة الجمعة']], [{}, ['open during ramadan', 'public holiday open']],
  // Without a day it is the next such time.
  [{ open: 'wed-2100' }, ['open at 9pm', 'tonight', 'today 9 pm', 'مفتوح الليلة']], [{ open: 'thu-0900' }, ['9 am', 'open in the morning']],
  // Without a time it is in the afternoon.
  [{ open: 'sat-1600' }, ['open saturday', 'مفتوح يوم السبت']],
  [{ open: 'fri-2200', emirate: 'dubai', max_price: 50 }, ['friday 10 pm dubai under 50']],
  [{ words: ['21', '40'] }, ['21 40']], [{ wash_type: '247-services', open: 'sun-1600' }, ['24/7 sunday']],
  [{ is_verified: true }, ['verified', 'موثوق']],
  [{ is_eco: true }, ['eco friendly', 'green car wash', 'صديق للبيئة']],
  [{ sort: 'price' }, ['cheap', 'cheapest car wash', 'رخيص', 'أرخص مغسلة سيارات']],
  [{ max_price: 50 }, ['under 50', '50 aed', 'car wash for aed 50', 'أقل من ٥٠ درهم']], [{ max_price: 100 }, ['less than AED 100', 'under one hundred dirhams']],
  [{ max_price: 25 }, ['under twenty five dirhams', 'تحت خمسة وعشرين درهم']], [{ max_price: 45 }, ['under forty-five', 'اقل من خمسة وأربعين درهما']],
  [{ max_price: 150 }, ['under one hundred and fifty dirhams', 'less than a hundred fifty aed', 'أقل من مئة وخمسين درهم', 'تحت مية وخمسين']],
  [{ max_price: 250 }, ['up to two hundred and fifty dirhams', 'حتى ميتين وخمسين درهم']],
  [{ min_price: 50, max_price: 100 }, ['between 50 and 100 aed', 'AED 50-100', '50 to 100 aed', 'AED 50 - AED 100', 'between fifty and one hundred dirhams', 'بين 50 و100']],
  [{ min_price: 30, max_price: 50 }, ['around 40 bucks', 'حوالي 40 درهم']], [{ max_price: 35 }, ['wash for 35']],
  // Hours, durations and distances are no prices.
  [{ open: 'wed-2000' }, ['car wash open between 8 and 10 pm', 'بين 8 و 10 مساء']], [{ open: 'until-wed-2200' }, ['مفتوح حتى 10 مساء', 'open up to 10 pm']],
  [{ max_price: 50, wash_type: '247-services' }, ['aed 50 24 hours', 'aed 50 24/7', '24 hours under 50', 'under 50 24 hours', '٥٠ درهم ٢٤ ساعة']],
  [{ max_price: 50, open: 'wed-2100' }, ['under 50 at night', 'تحت 50 الليلة', 'under 50 9 pm']], [{ wash_type: '247-services' }, ['within 24 hours']],
  [{ open: 'wed-2200' }, ['between 10 and 11 pm']], [{}, ['within 5 km', 'within 20 minutes']],
  [{ min_price: 100 }, ['over 100 aed', 'from 100 aed', 'من 100 درهم']], [{ min_price: 50 }, ['more than 50 dirhams', 'minimum 50 aed']],
  [{ rating: 4.5 }, ['4.5 stars', '4.5']], [{ rating: 4 }, ['4 star car wash']],
  [{ is_near: true }, ['car wash near me', 'غسيل سيارات قريب مني']],
  // Combinations
  [{ area: 'al-ain', service_mode: 'mobile' }, ['غسيل متنقل في العين']],
  [{ emirate: 'dubai', sort: 'price' }, ['cheap car wash dubai']],
  [{ emirate: 'dubai', is_near: true }, ['مغسلة قريبة في دبي']],
  [{ area: 'dubai-marina', service_mode: 'mobile' }, ['dubai marina mobile']],
  [{ emirate: 'sharjah', wash_type: 'steam-cleaning' }, ['steam sharjah', 'steam wash in sharjah', 'بخار الشارقة']],
  [{ area: 'dubai-marina', wash_type: 'steam-cleaning' }, ['غسيل بخار في دبي مارينا']],
  [{ area: 'dubai-marina', open: 'now', sort: 'price' }, ['رخيص في دبي مارينا مفتوح الآن']],
  [{ emirate: 'abu-dhabi', max_price: 50, is_eco: true }, ['eco under AED 50 in Abu Dhabi']],
  [{ wash_type: 'steam-cleaning', sort: 'price', is_near: true }, ['cheap steam wash near me']],
  [{ area: 'jvc', service_mode: 'mobile', is_verified: true }, ['verified mobile car wash in JVC']],
  [{ emirate: 'ajman', wash_type: '247-services' }, ['24 hour car wash ajman', 'مغسلة ٢٤ ساعة في عجمان']],
  // Makes narrow nothing, and models say how large a car is.
  [{ emirate: 'dubai' }, ['bentley dubai']], [{ car: 'suv' }, ['land cruiser wash', 'mercedes g wagon wash', 'غسيل لاندكروزر']], [{ car: 'small' }, ['camry']],
  // Kinds hold together, places and what "or" joins do not.
  [{ area: 'al-nahda-dubai|al-nahda-sharjah' }, ['al nahda']], [{ area: 'al-quoz|jumeirah' }, ['al quoz or jumeirah', 'between al quoz and jumeirah']],
  [{ wash_type: 'ceramic-coating & paint-protection' }, ['ceramic and ppf']], [{ wash_type: 'ceramic-coating|paint-protection' }, ['ceramic coating vs ppf']],
  [{ wash_type: 'steam-cleaning & foam' }, ['steam and foam wash']], [{ emirate: 'dubai', wash_type: '247-services & hand-wash' }, ['24 hour hand wash dubai']],
  [{ emirate: 'dubai|sharjah', wash_type: 'steam-cleaning' }, ['dubai or sharjah steam', 'بخار دبي او الشارقة']],
  // Signs
  [{ wash_type: 'not automatic' }, ['not automatic', '-automatic', 'مب اوتوماتيك', 'car wash without a tunnel']],
  [{ wash_type: 'not automatic|self-service' }, ['not automatic or self service']],
  [{ emirate: 'dubai', area: 'not deira' }, ['car wash dubai except deira', 'دبي ما عدا ديرة']], [{ emirate: 'sharjah', area: 'not sharjah-industrial-area' }, ['غسيل سيارات الشارقة غير الصناعية']],
  [{ emirate: 'sharjah', wash_type: 'not self-service' }, ['no self service sharjah']], [{ open: 'now' }, ['not closed', 'which car wash is not closed today']],
  [{}, ['no appointment needed', 'without stains']], [{ wash_type: 'interior' }, ['stains', 'غسيل مراتب السيارة']],
  // Words that were written as one, or by letter
  [{ emirate: 'dubai' }, ['carwashdubai', 'd u b a i']], [{ emirate: 'abu-dhabi', wash_type: 'polishing' }, ['بولش وتلميع ابوظبي', 'polish وتلميع abu dhabi']],
  // An ordinary word is no place.
  [{ words: ['marble'] }, ['marble']], [{ words: ['hail damage'] }, ['hail damage']], [{ area: 'al-hayl' }, ['al hail']],
  [{ area: 'al-barsha' }, ['al barsha 1']], [{ area: 'jbr' }, ['جي بي آر']], [{ open: 'wed-2300' }, ['open late']],
  [{ open: 'thu-0030' }, ['open after midnight', 'مفتوح بعد منتصف الليل']], [{ service_mode: 'onsite' }, ['not mobile', 'غير متنقل']],
  [{ near_area: 'jbr' }, ['near jbr', 'car wash close to JBR']], [{ emirate: 'ras-al-khaimah' }, ['r.a.k.']],
  [{ car: 'suv' }, ['suv wash', 'SUV', '4x4 car wash', 'دفع رباعي', 'غسيل سيارة دفع رباعي']], [{ car: 'large' }, ['pickup wash', 'minivan', 'غسيل فان']],
  [{ car: 'small' }, ['sedan wash', 'سيدان']], [{ car: 'suv', emirate: 'sharjah', max_price: 60 }, ['suv sharjah under 60', 'دفع رباعي الشارقة تحت 60']],
  [{ car: 'suv', emirate: 'sharjah', max_price: 60, rating: 4 }, ['suv sharjah under 60 rating over 4', 'suv in sharjah under 60 with 4 stars', 'دفع رباعي في الشارقة تحت 60 تقييم فوق 4']],
  [{ rating: 4.5 }, ['rated above 4.5', 'more than 4.5 stars', 'rating 4.5 and up', 'اكثر من 4.5 نجوم', 'تقييم اعلى من ٤٫٥']],
  [{ words: ['gift card'] }, ['car wash gift card']],
  // A word is not corrected to a much shorter one.
  [{ words: ['asdf'] }, ['asdf']],
];
