import type { SearchWords } from './words';

/** Days, and the usual hours of parts of the day. */
// prettier-ignore
export const TIME_WORDS = {
  day: {
    mon: ['monday', 'mondays', 'mon', 'الإثنين', 'يوم الإثنين', 'lunes'],
    tue: ['tuesday', 'tuesdays', 'tue', 'tues', 'الثلاثاء', 'يوم الثلاثاء', 'martes'],
    wed: ['wednesday', 'wednesdays', 'wed', 'الأربعاء', 'يوم الأربعاء', 'miyerkules'],
    thu: ['thursday', 'thursdays', 'thu', 'thur', 'thurs', 'الخميس', 'يوم الخميس', 'huwebes'],
    fri: ['friday', 'fridays', 'fri', 'الجمعة', 'يوم الجمعة', 'biyernes'],
    sat: ['saturday', 'saturdays', 'sat', 'السبت', 'يوم السبت', 'sabado', 'next weekend', 'coming weekend', 'نهاية الأسبوع القادم', 'نهاية الأسبوع القادمة', 'نهاية الأسبوع الجاي', 'الويكند الجاي'],
    weekend: ['weekend', 'weekends', 'this weekend', 'the weekend', 'نهاية الأسبوع', 'الويكند', 'هالويكند'],
    sun: ['sunday', 'sundays', 'sun', 'الأحد', 'يوم الأحد', 'linggo'],
    today: ['today', 'اليوم', 'ngayong araw', 'aaj', 'innu', 'النهارده', 'النهاردة', 'هاليوم'],
    overmorrow: ['day after tomorrow', 'the day after tomorrow', 'بعد غد', 'بعد غدا', 'بعد بكرة', 'بعد باكر', 'عقب باكر', 'بعد باجر', 'عقب باجر', 'بعد بكرا', 'عقب بكرة', 'عقب غد', 'parso', 'parson', 'sa makalawa', 'mattannal', 'day after tmrw', 'day after tmr'],
    tomorrow: ['tomorrow', 'tmrw', 'tmr', 'tmw', 'tmo', 'tmrow', '2moro', '2morrow', 'tomoro', 'tommorrow', 'tomorow', 'tommorow', 'بكرا', 'بكره', 'بوكرا', 'bokra', 'bukra', 'bacher', 'bachir', 'nale', 'naale', 'غدا', 'يوم غد', 'بكرة', 'باكر', 'باجر', 'باچر', 'bukas', 'bukas ng', 'bukas nang', 'kal', 'بكرى', 'bukrah', 'bukkra'],
  },
  time: {
    '0000': ['midnight', 'at midnight', 'منتصف الليل', 'نص الليل'],
    '0030': ['after midnight', 'past midnight', 'past 12 at night', 'بعد منتصف الليل', 'بعد نص الليل', 'after 12 at night', 'بعد 12 بالليل'],
    '0330': ['suhoor', 'sahoor', 'suhur', 'after suhoor', 'السحور', 'سحور', 'وقت السحور', 'بعد السحور'],
    '0600': ['fajr', 'after fajr', 'after fajr prayer', 'fajr ke baad', 'dawn', 'الفجر', 'بعد الفجر', 'عقب الفجر', 'بعد صلاة الفجر', 'عقب صلاة الفجر'],
    '0700': ['before school', 'before school run', 'before the school run', 'before work'],
    '0900': ['morning', 'in the morning', 'this morning', 'صباحا', 'الصباح', 'صباح', 'الصبح', 'صبح', 'early morning', 'الصباح الباكر', 'umaga', 'subah', 'subah jaldi', 'subah subah', 'الصبح بدري', 'بدري', 'من بدري', 'الضحى', 'ravile', 'raavile'],
    '1200': ['noon', 'at noon', 'midday', 'ظهرا', 'الظهر', 'ظهر', 'tanghali', 'dopahar'],
    '1300': ['during lunch', 'at lunch', 'lunch time', 'lunchtime', 'lunch break', 'lunch hour', 'during lunch break', 'during my lunch break', 'in lunch break', 'وقت الغداء', 'وقت الغدا', 'dhuhr', 'zuhr', 'after dhuhr', 'after zuhr', 'after dhuhr prayer', 'after zuhr prayer', 'zuhr ke baad', 'بعد صلاة الظهر', 'عقب صلاة الظهر', 'عقب الظهر'],
    jumma: [
      'friday prayer', 'friday prayers', 'after friday prayer', 'after friday prayers', 'after the friday prayer', 'friday after prayer', 'friday after prayers', 'friday after the prayer', 'jumma', 'jummah',
      'jumuah', 'after jumma', 'after jummah', 'after jumuah', 'after juma', 'jumma prayer', 'jummah prayer', 'after jumma prayer', 'friday after namaz', 'jumma ke baad', 'jumma namaz ke baad', 'juma ke baad',
      'صلاة الجمعة', 'بعد صلاة الجمعة', 'عقب صلاة الجمعة', 'الجمعة بعد الصلاة', 'الجمعة عقب الصلاة', 'يوم الجمعة بعد الصلاة', 'يوم الجمعة عقب الصلاة',
    ],
    '1600': ['asr', 'after asr', 'after asr prayer', 'asr ke baad', 'بعد صلاة العصر', 'عقب صلاة العصر', 'afternoon', 'in the afternoon', 'this afternoon', 'بعد الظهر', 'عصرا', 'العصر', 'عصر', 'hapon', 'بعد العصر', 'عقب العصر'],
    '1900': ['evening', 'in the evening', 'this evening', 'مساء', 'المساء', 'مسا', 'shaam ko', 'sham ko', 'shaam', 'vaikunneram'],
    '2100': ['night', 'at night', 'tonight', 'ليلا', 'الليلة', 'الليل', 'بالليل', 'باليل', 'gabi', 'ngayong gabi', 'mamayang gabi', 'taraweeh', 'tarawih', 'after taraweeh', 'after tarawih', 'after tarawih prayer', 'taraweeh ke baad', 'التراويح', 'بعد صلاة التراويح', 'بعد التراويح', 'عقب التراويح', 'raat', 'raat ko', 'rathri', 'raathri', 'innu rathri', 'بليل', 'فالليل', 'هالليلة'],
    sunset: [
      'sunset', 'after sunset', 'maghrib', 'after maghrib', 'maghrib prayer', 'after maghrib prayer', 'after sundown', 'maghrib ke baad', 'عقب صلاة المغرب', 'عقب الغروب', 'المغرب', 'بعد المغرب', 'عقب المغرب', 'الغروب',
      'بعد الغروب', 'بعد صلاة المغرب',
    ],
    iftar: [
      'iftar', 'after iftar', 'post iftar', 'iftar ke baad', 'iftari ke baad', 'pagkatapos ng iftar', 'بعد الإفطار', 'بعد الافطار', 'بعد الفطور', 'بعد الفطار', 'عقب الإفطار', 'عقب الفطور', 'عقب الفطار', 'الإفطار', 'الفطار', 'الفطور',
      'من بعد الفطور', 'من بعد الفطار',
    ],
    isha: ['isha', 'after isha', 'isha prayer', 'after isha prayer', 'العشاء', 'بعد العشاء', 'عقب العشاء', 'بعد صلاة العشاء', 'صلاة العشاء', 'عقب صلاة العشاء', 'isha ke baad'],
    '2300': [
      'late', 'late night', 'late at night', 
      'آخر الليل',
    ],
  },
} satisfies SearchWords;
