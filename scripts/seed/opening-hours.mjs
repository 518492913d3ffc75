/** Opening hours as providers write them, and whether they include Saturday or Sunday. */
const BY_DAY = [
  ['Daily 8:00 AM - 10:00 PM', true],
  ['Daily 7:00 AM - 11:00 PM', true],
  ['Daily 9:00 AM - 9:00 PM', true],
  ['Daily 8 AM - 12 AM', true],
  ['8:00 AM - 8:00 PM', true],
  ['Every day, 09:00 - 22:00', true],
  ['Sat-Thu 9:00 AM - 9:00 PM; Fri 2:00 PM - 10:00 PM', true],
  ['Sat-Thu 8:00 AM - 10:00 PM; Fri 1:30 PM - 11:00 PM', true],
  ['Mon-Thu 8:00 AM - 9:00 PM; Fri 2:00 PM - 10:00 PM; Sat-Sun 9:00 AM - 11:00 PM', true],
  ['Mon-Sat 8:30 AM - 7:30 PM; Sun closed', true],
  ['Mon-Sat 7:00 AM - 7:00 PM', true],
  ['Sat-Thu 8:00 AM - 1:00 PM, 4:00 PM - 9:30 PM; Fri closed', true],
  ['Mon-Fri 8:00 AM - 6:00 PM', false],
  ['Mon-Fri 09:00-18:00; Sat-Sun closed', false],
  ['Daily 10:00 AM - 2:00 AM', true],
];
const ALL_NIGHT = ['Open 24 hours', 'Open 24 hours', '24/7', 'Daily, 24 hours'];

export function openingHoursFor(random, isOpenAllNight) {
  if (isOpenAllNight) return { text: random.pick(ALL_NIGHT), atWeekend: true };
  const [text, atWeekend] = random.pick(BY_DAY);
  return random.chance(0.14) ? { text: null, atWeekend } : { text, atWeekend };
}
