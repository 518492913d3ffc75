import { dubaiDay } from './closure';

export const VEHICLE_TYPES = ['sedan', 'suv', 'hatchback', 'coupe', 'truck', 'motorcycle'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];
export const DEFAULT_VEHICLE: VehicleType = 'sedan';

/** Every full hour from 8:00 AM to 7:00 PM. */
export const BOOKING_TIMES = Array.from({ length: 12 }, (_, index) => {
  const hour = index + 8;
  return `${hour > 12 ? hour - 12 : hour}:00 ${hour < 12 ? 'AM' : 'PM'}`;
});

/** A booking request (product rule 3.3). It is stored as the message of a contact submission, not in its own table. */
export interface BookingRequest {
  name: string;
  phone: string;
  email: string;
  emirate: string;
  serviceType: string;
  /** YYYY-MM-DD. */
  preferredDate: string;
  preferredTime: string;
  address: string;
  vehicleType: string;
  /** The only multi-line value. */
  specialRequests: string;
  /** Name of the app, or empty. */
  selectedApp: string;
}

const TITLE = 'Booking request';
const LABELS: Record<keyof BookingRequest, string> = {
  selectedApp: 'App',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  emirate: 'Emirate',
  address: 'Address',
  serviceType: 'Service type',
  vehicleType: 'Vehicle type',
  preferredDate: 'Preferred date',
  preferredTime: 'Preferred time',
  specialRequests: 'Special requests',
};
const KEYS = Object.keys(LABELS) as (keyof BookingRequest)[];
/** Indents continuation lines, so that a visitor's text cannot pass for another labelled value. */
const CONTINUATION_INDENT = '  ';

/** Formats a booking as a message: a title, then one labelled line per value. */
export function formatBooking(request: BookingRequest): string {
  const lines = KEYS.map(
    (key) => `${LABELS[key]}: ${request[key].replace(/\r\n?|\n/g, `\n${CONTINUATION_INDENT}`)}`,
  );
  return [TITLE, ...lines].join('\n');
}

/** Parses a message written by `formatBooking`; undefined for any other message. */
export function parseBooking(message: string): BookingRequest | undefined {
  const [title, ...lines] = message.split('\n');
  if (title !== TITLE) return undefined;
  const values = new Map<string, string>();
  let last = '';
  for (const line of lines) {
    if (line.startsWith(CONTINUATION_INDENT)) {
      values.set(last, `${values.get(last)}\n${line.slice(CONTINUATION_INDENT.length)}`);
      continue;
    }
    const end = line.indexOf(': ');
    if (end < 0) return undefined;
    last = line.slice(0, end);
    values.set(last, line.slice(end + 2));
  }
  if (!KEYS.every((key) => values.has(LABELS[key]))) return undefined;
  return Object.fromEntries(KEYS.map((key) => [key, values.get(LABELS[key])])) as unknown as BookingRequest;
}

/** Returns today's date in Dubai as YYYY-MM-DD, the earliest day that can be booked. */
export function todayInDubai(now = new Date()): string {
  return dubaiDay(now.getTime());
}
