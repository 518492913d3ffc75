/** The option lists of a booking request (product rule 5.2); the values are what staff read in its message. */
export const BOOKING_SERVICE_TYPES = [
  'Basic Wash',
  'Premium Wash',
  'Steam Cleaning',
  'Waterless Wash',
  'Auto Detailing',
  'Eco-Friendly',
] as const;
export type BookingServiceType = (typeof BOOKING_SERVICE_TYPES)[number];

export const VEHICLE_TYPES = ['sedan', 'suv', 'hatchback', 'coupe', 'truck', 'motorcycle'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];
export const DEFAULT_VEHICLE: VehicleType = 'sedan';

/** Every full hour from 8:00 AM to 7:00 PM. */
export const BOOKING_TIMES = Array.from({ length: 12 }, (_, index) => {
  const hour = index + 8;
  return `${hour > 12 ? hour - 12 : hour}:00 ${hour < 12 ? 'AM' : 'PM'}`;
});

/** A booking request (product rule 3.3). It has no record of its own: it is folded into the message of a contact submission. */
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
  /** May have several lines; all other values have one. */
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
/** Before each further line of a value, so that no line of a visitor can pass for another value. */
const CONTINUED = '  ';

/** The message that carries a booking: a title, then one labelled line for each value. */
export function foldBooking(request: BookingRequest): string {
  const lines = KEYS.map((key) => `${LABELS[key]}: ${request[key].replace(/\r\n?|\n/g, `\n${CONTINUED}`)}`);
  return [TITLE, ...lines].join('\n');
}

/** The inverse of `foldBooking`; undefined for a message that is no booking. */
export function parseBooking(message: string): BookingRequest | undefined {
  const [title, ...lines] = message.split('\n');
  if (title !== TITLE) return undefined;
  const values = new Map<string, string>();
  let last = '';
  for (const line of lines) {
    if (line.startsWith(CONTINUED)) {
      values.set(last, `${values.get(last)}\n${line.slice(CONTINUED.length)}`);
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

/** The day that it is in the Emirates, YYYY-MM-DD: bookings begin with it. */
export function todayInDubai(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai', dateStyle: 'short' }).format(now);
}
