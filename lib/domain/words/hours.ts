/**
 * Spellings of the words and signs in opening hours, by what `plainHours` writes for them; "" is for words to ignore. Phrases count
 * before their words. Signs in them stand between spaces, because each is a word of its own.
 */
// prettier-ignore
export const HOURS_WORDS: Readonly<Record<string, readonly string[]>> = {
  // Days
  MON: ['mon', 'mo', 'monday', 'mondays', 'الاثنين', 'اثنين'],
  TUE: ['tue', 'tu', 'tues', 'tuesday', 'tuesdays', 'الثلاثاء', 'ثلاثاء'],
  WED: ['wed', 'we', 'weds', 'wednesday', 'wednesdays', 'الاربعاء', 'اربعاء'],
  THU: ['thu', 'th', 'thur', 'thurs', 'thursday', 'thursdays', 'الخميس', 'خميس'],
  FRI: ['fri', 'fr', 'friday', 'fridays', 'الجمعة', 'جمعة'],
  SAT: ['sat', 'sa', 'saturday', 'saturdays', 'السبت', 'سبت'],
  SUN: ['sun', 'su', 'sunday', 'sundays', 'الاحد', 'احد'],
  'MON - FRI': ['m - f'],
  PH: [
    'ph', 'public holiday', 'public holidays', 'uae public holidays', 'holidays', 'national holidays', 'official holidays', 'العطل الرسمية', 'العطلات الرسمية', 'الاجازات الرسمية',
    'في العطل الرسمية', 'ايام العطل الرسمية',
  ],
  EID: ['eid', 'eids', 'eid days', 'eid holiday', 'eid holidays', 'during eid', 'in eid', 'عيد', 'العيد', 'في العيد', 'ايام العيد', 'عطلة العيد', 'اجازة العيد'],
  SH: ['sh'],
  DAILY: [
    'daily', 'everyday', 'every day', 'all days', 'all day', 'all week', 'all days of the week', 'all 7 days', '7 days', 'seven days', '7 days a week',
    '7 days per week', 'seven days a week', 'seven days per week', 'all through the week', 'throughout the week', 'يوميا', 'كل يوم', 'كل الايام', 'كل ايام الاسبوع',
    'جميع الايام', 'جميع ايام الاسبوع', 'طوال ايام الاسبوع', 'طوال الاسبوع', 'طول الاسبوع', 'على مدار الاسبوع', '7 ايام', '7 ايام في الاسبوع',
  ],
  REST: [
    'other days', 'all other days', 'the other days', 'rest of the week', 'the rest of the week', 'rest of week', 'rest of the days', 'rest of days', 'remaining days',
    'باقي الايام', 'باقي ايام الاسبوع', 'بقية الايام', 'بقية ايام الاسبوع', 'الايام الاخرى', 'باقي الاسبوع', 'سائر الايام',
  ],
  // Seasons
  RAMADAN: [
    'ramadan', 'ramadhan', 'in ramadan', 'during ramadan', 'month of ramadan', 'holy month of ramadan', 'the holy month of ramadan', 'in the holy month of ramadan',
    'during the holy month of ramadan', 'رمضان', 'في رمضان', 'خلال رمضان', 'شهر رمضان', 'في شهر رمضان', 'خلال شهر رمضان', 'شهر رمضان المبارك',
    'في شهر رمضان المبارك', 'خلال شهر رمضان المبارك', '( ramadan )', '( in ramadan )', '( during ramadan )', '( رمضان )', '( في رمضان )', '( خلال رمضان )',
  ],
  '; RAMADAN': ['( ramadan', '( in ramadan', '( during ramadan', '( رمضان', '( في رمضان', '( خلال رمضان'],
  'RAMADAN closed': ['closed in ramadan', 'closed during ramadan', 'مغلق في رمضان', 'مغلق خلال رمضان'],
  // The whole day, and the whole week
  '00:00 - 24:00': [
    '24 hours', '24 hour', '24 hrs', '24 hr', '24 h', '24 - hours', '24 - hour', '24 - hrs', '24 hours a day', '24 hrs a day', 'open 24',
    'round the clock', 'around the clock', 'a round the clock', '24 ساعة', 'مدار الساعة', 'على مدار الساعة', 'مدار 24 ساعة', 'على مدار 24 ساعة',
  ],
  ALWAYS: ['24 / 7', '24 x 7', 'open 24 / 7', 'always open', 'مفتوح دائما'],
  // Closed, and when
  closed: ['closed', 'off', 'day off', 'weekly off', 'weekly holiday', 'مغلق', 'مغلقة', 'مسكر', 'مقفل'],
  holiday: ['holiday', 'عطلة', 'اجازة'],
  appointment: [
    'by appointment', 'by appointment only', 'only by appointment', 'by appointments only', 'appointment only', 'appointments only', 'by prior appointment',
    'by prior appointment only', 'on appointment', 'بموعد', 'بموعد مسبق', 'بموعد مسبق فقط', 'حسب الموعد', 'بالموعد المسبق', 'بحجز مسبق', 'بالحجز المسبق',
  ],
  close: ['close', 'closes', 'close at', 'closes at', 'closing', 'closing at', 'closing time', 'يغلق', 'تغلق', 'نغلق', 'الاغلاق'],
  break: [
    'break', 'break time', 'lunch', 'for lunch', 'lunch break', 'prayer', 'prayers', 'for prayer', 'for prayers', 'prayer break', 'prayer time', 'for prayer time',
    'استراحة', 'للصلاة', 'لصلاة', 'صلاة', 'وقت الصلاة', 'للغداء',
  ],
  except: ['except', 'excluding', 'excl', 'except on', 'except for', 'ماعدا', 'ما عدا', 'عدا', 'باستثناء', 'الا'],
  including: ['including', 'incl', 'including on', 'even on', 'بما في ذلك', 'بما فيها'],
  // Times
  am: ['am', 'morning', 'in the morning', 'صباحا', 'صباح', 'الصبح', 'الصباح', 'صبح', 'ص', 'بعد منتصف الليل', 'الفترة الصباحية', 'فترة صباحية'],
  pm: ['pm', 'بعد الظهر'],
  dawn: ['فجرا', 'الفجر'],
  noon: ['noon', 'midday', 'nn', 'ظهرا', 'الظهر'],
  afternoon: ['عصرا', 'العصر'],
  evening: ['evening', 'in the evening', 'مساء', 'مساءا', 'المساء', 'المسا', 'م', 'الفترة المسائية', 'فترة مسائية'],
  night: ['night', 'at night', 'ليلا', 'بالليل', 'الليل', 'mn'],
  midnight: ['midnight', 'منتصف الليل'],
  h: ['hhmm'],
  'next-day': ['next day', 'the next day', 'following day', 'اليوم التالي', 'من اليوم التالي'],
  from: ['from', 'after', 'starting', 'starting from', 'من', 'ابتداء من'],
  onwards: ['onwards', 'onward'],
  last: [
    'last car', 'last car at', 'last wash', 'last wash at', 'last entry', 'last entry at', 'last order', 'last orders', 'last vehicle', 'last vehicle at', 'last customer',
    'last booking', 'last booking at', 'اخر سيارة', 'اخر غسلة', 'اخر موعد', 'اخر دخول',
  ],
  // Signs and conjunctions
  '-': ['-', '~', 'to', 'till', 'til', 'until', 'up to', 'upto', 'through', 'thru', 'إلى', 'حتى', 'لغاية', 'لين', 'لحد', 'ل'],
  '&': ['&', 'and', '+', 'و'],
  ',': [',', '.', '•', '·'],
  'closed ,': ['closed (', 'off (', 'مغلق ('],
  ';': [';', '|'],
  '/': ['/'],
  // Words to ignore
  '': [
    'open', 'opens', 'opening', 'opened', 'open at', 'opens at', 'opening time', 'opening times', 'working', 'working time', 'hours', 'hrs', 'hr', 'h', 'timing', 'timings', 'time', 'business',
    'shop', 'we are', "we ' re", 'we open', 'we work', 'is', 'are', 'on', 'every', 'for', 'a day', 'gst', 'uae time', '(', ')', '!', ':', 'يوم', 'ايام', 'مفتوح', 'مفتوحة', 'الساعة', 'ساعات العمل', 'اوقات العمل',
    'مواعيد العمل', 'الدوام', 'دوام', 'دوامنا', 'اوقات الدوام', 'ساعات الدوام', 'نفتح', 'يفتح', 'نعمل',
    // Notes that leave the hours as they are
    'ramadan timing may vary', 'ramadan timings may vary', 'ramadan hours may vary', 'ramadan hours may differ', 'timings may vary in ramadan', 'timings may vary during ramadan',
    'timings may change during ramadan', 'hours may differ in ramadan', 'hours may vary during ramadan', 'قد تختلف الاوقات في رمضان', 'تختلف الاوقات في رمضان',
    'قد تختلف المواعيد في رمضان',
    'call before', 'please call before', 'call before visiting', 'please call before visiting', 'call before coming', 'please call before coming', 'call before you come', 'call ahead', 'please call ahead', 'call first',
    'call to confirm', 'walk - ins welcome', 'walk - in welcome', 'walk ins welcome', 'يرجى الاتصال', 'يرجى الاتصال قبل الحضور', 'الاتصال قبل الحضور',
  ],
};
