-- The words that set a filter when they occur in a search: "steam in Sharjah under 50" sets three. Staff can edit them.
-- Area names come from the table `areas`.

create table public.search_words (
  filter text not null,
  option text not null,
  phrases text[] not null,
  forms text[] generated always as (public.search_forms(phrases)) stored,
  primary key (filter, option)
);
comment on table public.search_words is 'The meaning of words in searches; changes apply to the next search';
comment on column public.search_words.filter is
  'A filter of lists, "is_near", "sort", "day" or "time" of the filter "open", or "word" for words to ignore';
comment on column public.search_words.option is
  'The value of the filter; for "time" the usual hour of that part of the day; the language for "word"';
comment on column public.search_words.phrases is 'Words or phrases in both languages; articles and case are ignored';
alter table public.search_words enable row level security;

insert into public.search_words (filter, option, phrases) values
  ('emirate', 'dubai', '{dubai,dubay,dxb,دبي}'),
  ('emirate', 'abu-dhabi', '{abu dhabi,abudhabi,abu dabi,abu zabi,auh,ابوظبي,ابو ظبي,بوظبي}'),
  ('emirate', 'sharjah', '{sharjah,sharja,shj,الشارقة,شارجة}'),
  ('emirate', 'ajman', '{ajman,عجمان}'),
  ('emirate', 'fujairah', '{fujairah,fujaira,fujeirah,الفجيرة}'),
  ('emirate', 'ras-al-khaimah',
    '{ras al khaimah,ras al khaima,ras al khayma,ras al khaymah,ras alkhaimah,rasalkhaimah,rak,رأس الخيمة,راس الخيمه}'),
  ('emirate', 'umm-al-quwain',
    '{umm al quwain,umm al qaiwain,umm al quwwain,um al quwain,umm alquwain,ummalquwain,uaq,أم القيوين,ام القوين}'),
  ('wash_type', 'steam-cleaning',
    '{steam,steam wash,steam cleaning,steam clean,steam car wash,steamed,بخار,غسيل بخار,غسيل بالبخار,تنظيف بخار,
      تنظيف بالبخار,غسيل سيارات بالبخار}'),
  ('wash_type', 'waterless-wash',
    '{waterless,water less,waterless wash,waterless car wash,without water,no water,dry wash,dry cleaning,بدون ماء,
      بلا ماء,بدون مياه,غسيل جاف,غسيل بدون ماء}'),
  ('wash_type', 'auto-detailing',
    '{detailing,auto detailing,car detailing,detail,detailer,detailers,ديتيلنج,ديتيلينج,تفصيل السيارات}'),
  ('wash_type', '247-services',
    '{24 hours,24 hour,24 hrs,24hours,24hrs,24hr,24h,24 7,247,open 24 hours,open 24 7,round the clock,all night,24 ساعة,
      على مدار الساعة,مفتوح 24 ساعة,طوال الليل}'),
  ('wash_type', 'hand-wash', '{hand wash,handwash,hand washing,hand car wash,by hand,غسيل يدوي,يدوي,غسيل باليد}'),
  ('wash_type', 'automatic',
    '{automatic,automatic wash,automatic car wash,automated,tunnel,drive through,drive thru,غسيل آلي,آلي,أوتوماتيك,
      اتوماتيك,غسيل اوتوماتيك}'),
  ('wash_type', 'self-service',
    '{self service,selfservice,self serve,self wash,self car wash,diy,do it yourself,خدمة ذاتية,غسيل ذاتي}'),
  ('wash_type', 'foam', '{foam,foam wash,snow foam,foam bath,رغوة,غسيل رغوة,غسيل بالرغوة,فوم}'),
  ('wash_type', 'full-service', '{full service,full wash,inside and out,inside out,غسيل كامل,غسيل شامل,داخلي وخارجي}'),
  ('wash_type', 'interior',
    '{interior,interior cleaning,interior wash,inside cleaning,upholstery,upholstery cleaning,seat cleaning,
      seats cleaning,تنظيف داخلي,غسيل داخلي,داخلي,تنظيف المقاعد,تنظيف الفرش}'),
  ('wash_type', 'polishing',
    '{polish,polishing,car polish,waxing,wax,scratch removal,paint correction,تلميع,تلميع السيارات,بوليش,إزالة الخدوش}'),
  ('wash_type', 'ceramic-coating',
    '{ceramic,ceramic coating,nano ceramic,nano coating,graphene,سيراميك,نانو سيراميك,نانو}'),
  ('wash_type', 'paint-protection',
    '{ppf,paint protection,paint protection film,protection film,حماية الطلاء,حماية الصبغ,فيلم حماية,أفلام حماية}'),
  ('wash_type', 'engine', '{engine,engine wash,engine cleaning,engine bay,غسيل المحرك,غسيل محرك,تنظيف المحرك,غسيل مكينة}'),
  ('wash_type', 'underbody',
    '{underbody,under body,undercarriage,underbody wash,chassis wash,غسيل أسفل السيارة,غسيل الشاصي}'),
  ('wash_type', 'sanitising',
    '{sanitising,sanitizing,sanitise,sanitize,sanitisation,sanitization,disinfection,disinfect,تعقيم,تعقيم السيارات}'),
  ('wash_type', 'fleet', '{fleet,fleets,fleet wash,fleet washing,أسطول,أساطيل}'),
  ('service_mode', 'mobile',
    '{mobile,mobile wash,mobile car wash,mobile service,at home,home service,at my home,at my place,at my door,doorstep,
      door step,come to me,comes to me,comes to you,come to my home,home,متنقل,متنقلة,غسيل متنقل,مغسلة متنقلة,
      غسيل سيارات متنقل,في المنزل,للمنازل,المنزل,في البيت,البيت,للبيت,يجي البيت}'),
  ('service_mode', 'onsite', '{on site,onsite,drive in,في الموقع}'),
  ('open', 'now',
    '{open now,now open,currently open,open right now,open,opened,مفتوح الآن,مفتوحة الآن,المفتوح الآن,مفتوح,مفتوحة}'),
  ('day', 'mon', '{monday,mondays,mon,الإثنين,يوم الإثنين}'),
  ('day', 'tue', '{tuesday,tuesdays,tue,tues,الثلاثاء,يوم الثلاثاء}'),
  ('day', 'wed', '{wednesday,wednesdays,wed,الأربعاء,يوم الأربعاء}'),
  ('day', 'thu', '{thursday,thursdays,thu,thur,thurs,الخميس,يوم الخميس}'),
  ('day', 'fri', '{friday,fridays,fri,الجمعة,يوم الجمعة}'),
  ('day', 'sat', '{saturday,saturdays,sat,السبت,يوم السبت}'),
  ('day', 'sun', '{sunday,sundays,sun,الأحد,يوم الأحد}'),
  ('day', 'tomorrow', '{tomorrow,tmrw,tomorow,tommorow,غدا,يوم غد,بكرة,باكر}'),
  ('time', '0900', '{morning,in the morning,this morning,صباحا,الصباح,صباح,الصبح,صبح}'),
  ('time', '1200', '{noon,at noon,midday,ظهرا,الظهر,ظهر}'),
  ('time', '1600', '{afternoon,in the afternoon,this afternoon,بعد الظهر,عصرا,العصر,عصر}'),
  ('time', '1900', '{evening,in the evening,this evening,مساء,المساء}'),
  ('time', '2100', '{night,at night,tonight,ليلا,الليلة,الليل,بالليل}'),
  ('is_eco', '1',
    '{eco,eco friendly,ecofriendly,ecological,environmentally friendly,green,green wash,صديق للبيئة,صديقة للبيئة,
      صديق البيئة}'),
  ('is_verified', '1', '{verified,trusted,trustworthy,licensed,reliable,موثق,موثوق,موثوقة,معتمد,معتمدة}'),
  ('sort', 'price',
    '{cheap,cheapest,cheaper,affordable,budget,low price,low cost,lowest price,inexpensive,رخيص,رخيصة,أرخص,الأرخص,اقتصادي,
      أسعار رخيصة,بسعر رخيص}'),
  ('is_near', '1',
    '{near me,nearby,near by,close by,nearest,closest,closest to me,close to me,around me,قريب,قريبة,قريب مني,قريبة مني,
      بالقرب مني,الأقرب,أقرب,حولي,بجانبي}'),
  ('word', 'en',
    '{a,an,the,in,at,on,near,close,close to,next to,around,by,for,of,and,or,with,to,from,my,me,i,we,you,is,are,am,who,
      where,what,which,can,find,need,oclock,o clock,after,want,looking,show,get,please,some,any,best,good,great,top,top rated,today,car,cars,
      wash,washes,washing,washed,carwash,car wash,car washes,auto,autos,vehicle,vehicles,service,services,center,centre,
      centers,centres,shop,shops,station,stations,place,places,provider,providers,company,companies,clean,cleaning,
      cleaner,care,car care,uae,emirates,united arab emirates,area,city,aed,dhs,dirham,dirhams,price,prices}'),
  ('word', 'ar',
    '{في,من,الى,على,عن,مع,او,و,ب,ل,قرب,بالقرب,مني,لي,عندي,حول,جنب,جوار,هنا,اليوم,يوم,الساعة,بعد,أريد,ابغى,ابي,ابحث,أفضل,احسن,افضل,غسيل,
      غسل,تغسيل,مغسلة,مغاسل,مغسله,سيارة,سيارات,السيارة,السيارات,سيارتي,غسيل سيارات,مغسلة سيارات,مغاسل سيارات,
      غسيل السيارات,خدمة,خدمات,محل,محلات,مركز,مراكز,محطة,شركة,شركات,تنظيف,عناية,العناية,سعر,أسعار,بسعر,درهم,دراهم,
      الإمارات,الامارات,منطقة,مدينة}');

-- Every phrase that search recognizes, except area names of one or two letters, which are too ambiguous.
create view public.search_phrases with (security_invoker = true) as
  select filter, option, form from public.search_words, unnest(forms) as form
  union all
  select 'area', slug, form from public.areas, unnest(search_forms) as form where form ~ '\S{3}';
