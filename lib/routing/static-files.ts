/** The static files of the out-of-hours list (product rule 7.3); a filter without one of its own is a part of the first. */
export const PHARMACY_FILES = {
  all: '/ooh/index.json',
  weekday: '/ooh/index.json',
  weekend: '/ooh/filters/weekend_after_19.json',
  holiday: '/ooh/filters/public_holiday_after_19.json',
} as const;
