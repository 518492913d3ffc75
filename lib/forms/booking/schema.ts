import { z } from 'zod';
import { BOOKING_SERVICE_TYPES, BOOKING_TIMES, todayInDubai, VEHICLE_TYPES } from '../../domain/booking';
import { EMIRATES } from '../../domain/emirates';
import { day, email, line, lines, oneOf, phone, required } from '../text';

const LAST_DAY = '2099-12-31';

/** A booking request (product rule 5.1). The form shows these fields in this order. */
export const bookingSchema = z.object({
  selectedApp: line(100).default(''),
  serviceType: oneOf(BOOKING_SERVICE_TYPES),
  emirate: oneOf(EMIRATES),
  vehicleType: oneOf(VEHICLE_TYPES),
  preferredDate: day((date) => date >= todayInDubai() && date <= LAST_DAY),
  preferredTime: oneOf(BOOKING_TIMES),
  address: required(line(300)),
  name: required(line(100)),
  phone: required(phone(30)),
  email: required(email()),
  specialRequests: lines(1_000).default(''),
});
