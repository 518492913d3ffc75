import { dubaiDay } from './closure';
import { labelledLine } from './text';

export const VEHICLE_TYPES = ['sedan', 'suv', 'hatchback', 'coupe', 'truck', 'motorcycle'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];
export const DEFAULT_VEHICLE: VehicleType = 'sedan';

/** Every full hour from 8:00 AM to 7:00 PM. */
export const BOOKING_TIMES = Array.from({ length: 12 }, (_, index) => {
  const hour = index + 8;
  return `${hour > 12 ? hour - 12 : hour}:00 ${hour < 12 ? 'AM' : 'PM'}`;
});

/** A booking request (product rule 3.3). It is stored as the message of a contact submission, not in its own table. */
interface BookingRequest {
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

/** Formats a booking as a message: a title, then one labelled line per value, as in `labelledLine`. */
export function formatBooking(request: BookingRequest): string {
  const keys = Object.keys(LABELS) as (keyof BookingRequest)[];
  return ['Booking request', ...keys.map((key) => labelledLine(LABELS[key], request[key]))].join('\n');
}

/** Returns today's date in Dubai as YYYY-MM-DD, the earliest day that can be booked. */
export function todayInDubai(now = new Date()): string {
  return dubaiDay(now.getTime());
}
