import { DAY_MINUTES, dubaiMinute } from './opening-hours';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
type Day = (typeof DAYS)[number];

/** When a provider is to be open: now, or at a time of a day of the week in Asia/Dubai, such as "fri-2130". */
export type OpenAt = 'now' | `${Day}-${string}`;

const TIME = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]*-([01]\d|2[0-3]):?([0-5]\d)$/;

/** A time as a visitor may write it ("now", "Fri-21:30"); undefined when there is no such time. */
export function parseOpenAt(text: string): OpenAt | undefined {
  const words = text.toLowerCase();
  if (words === 'now') return 'now';
  const [, day, hour, minute] = TIME.exec(words) ?? [];
  return day ? `${day as Day}-${hour}${minute}` : undefined;
}

/** The minute of the week that a time means at a moment (milliseconds). */
export function minuteOf(openAt: OpenAt, moment: number): number {
  if (openAt === 'now') return dubaiMinute(moment);
  const [day, time] = openAt.split('-') as [Day, string];
  return DAYS.indexOf(day) * DAY_MINUTES + Number(time.slice(0, 2)) * 60 + Number(time.slice(2));
}
