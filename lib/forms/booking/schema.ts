import { z } from 'zod';
import { BOOKING_SERVICE_TYPES, BOOKING_TIMES, todayInDubai, VEHICLE_TYPES } from '../../domain/booking';
import { EMIRATES } from '../../domain/emirates';
import type { FieldError } from '../form-state';
import { LIMITS } from '../limits';
import { email, line, lines, oneOf, phone, required } from '../text';

const date: FieldError = 'date';
const LAST_DAY = '2099-12-31';

/** A booking request (spec §5 "Booking"). */
export const bookingSchema = z.object({
  name: required(line(LIMITS.name)),
  phone: phone(LIMITS.phone),
  email: email(LIMITS.email),
  emirate: oneOf(EMIRATES),
  serviceType: oneOf(BOOKING_SERVICE_TYPES),
  preferredDate: required(line(LIMITS.name))
    .pipe(z.iso.date(date))
    .refine((day) => day >= todayInDubai() && day <= LAST_DAY, date),
  preferredTime: oneOf(BOOKING_TIMES),
  address: required(line(LIMITS.address)),
  vehicleType: oneOf(VEHICLE_TYPES),
  specialRequests: lines(LIMITS.specialRequests).default(''),
  selectedApp: line(LIMITS.name).default(''),
});
