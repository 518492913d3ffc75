/** Spellings of the words and signs in opening hours, by what `plainHours` writes for them; "" is for words to ignore. */
// prettier-ignore
export const HOURS: Readonly<Record<string, readonly string[]>> = {
  MON: ['mon', 'mo', 'monday', 'mondays', 'الاثنين'],
  TUE: ['tue', 'tu', 'tues', 'tuesday', 'tuesdays', 'الثلاثاء'],
  WED: ['wed', 'we', 'weds', 'wednesday', 'wednesdays', 'الاربعاء'],
  THU: ['thu', 'th', 'thur', 'thurs', 'thursday', 'thursdays', 'الخميس'],
  FRI: ['fri', 'fr', 'friday', 'fridays', 'الجمعة'],
  SAT: ['sat', 'sa', 'saturday', 'saturdays', 'السبت'],
  SUN: ['sun', 'su', 'sunday', 'sundays', 'الاحد'],
  closed: ['closed', 'off', 'مغلق', 'مغلقة', 'عطلة'],
  am: ['am', 'صباحا', 'ص'],
  pm: ['pm'],
  dawn: ['فجرا'],
  noon: ['ظهرا', 'nn'],
  afternoon: ['عصرا'],
  evening: ['مساء', 'م'],
  night: ['ليلا', 'mn'],
  '-': ['-', 'to', 'till', 'until', 'through', 'thru', 'إلى', 'حتى', 'لغاية'],
  ',': [',', '&', 'and', 'و'],
  ';': [';', '|'],
  ':': [':'],
  '/': ['/'],
  h: ['hhmm'],
  '': [
    'open', 'opens', 'opening', 'working', 'hours', 'hrs', 'hr', 'h', 'timing', 'timings', 'from', 'on', '(', ')', '.', 'من',
    'يوم', 'مفتوح', 'الساعة',
  ],
};
