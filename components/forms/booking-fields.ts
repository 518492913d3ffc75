import { getFormatter, getTranslations } from 'next-intl/server';
import { CAR_WASH_APPS } from '@/lib/content/car-wash-apps';
import {
  BOOKING_SERVICE_TYPES,
  BOOKING_TIMES,
  type BookingServiceType,
  DEFAULT_VEHICLE,
  todayInDubai,
  VEHICLE_TYPES,
} from '@/lib/domain/booking';
import { EMIRATES } from '@/lib/domain/emirates';
import { LIMITS } from '@/lib/forms/limits';
import type { Field } from './fields';

const SERVICE_KEYS = {
  'Basic Wash': 'basic',
  'Premium Wash': 'premium',
  'Steam Cleaning': 'steam',
  'Waterless Wash': 'waterless',
  'Auto Detailing': 'detailing',
  'Eco-Friendly': 'eco',
} as const satisfies Record<BookingServiceType, string>;

/** Any day that begins at midnight in this zone: only its hours are shown. */
const A_DAY = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** The fields of a booking request (spec §5 "Booking"), with an app already chosen or not. */
export async function bookingFields(selectedApp = ''): Promise<Field[]> {
  const t = await getTranslations();
  const format = await getFormatter();
  const choose = ['', t('forms.choose')] as const;
  const clock = (index: number) =>
    format.dateTime(A_DAY + (index + 8) * HOUR, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const select = (name: string, label: string, options: Field['options'], initial?: string): Field => ({
    ...{ name, label, type: 'select', isRequired: true, options, initial },
  });
  return [
    {
      ...select('selectedApp', t('booking.app'), [['', t('booking.anyApp')], ...bookableApps()], selectedApp),
      isRequired: false,
    },
    select('serviceType', t('booking.serviceType'), [
      choose,
      ...BOOKING_SERVICE_TYPES.map((type) => [type, t(`booking.services.${SERVICE_KEYS[type]}`)] as const),
    ]),
    select('emirate', t('booking.emirate'), [
      choose,
      ...EMIRATES.map((emirate) => [emirate, t(`emirates.${emirate}.name`)] as const),
    ]),
    select(
      'vehicleType',
      t('booking.vehicle'),
      VEHICLE_TYPES.map((type) => [type, t(`booking.vehicles.${type}`)] as const),
      DEFAULT_VEHICLE,
    ),
    { name: 'preferredDate', label: t('booking.date'), type: 'date', isRequired: true, min: todayInDubai() },
    select('preferredTime', t('booking.time'), [
      choose,
      ...BOOKING_TIMES.map((time, index) => [time, clock(index)] as const),
    ]),
    {
      name: 'address',
      label: t('booking.address'),
      hint: t('booking.addressHint'),
      isRequired: true,
      autoComplete: 'street-address',
      maxLength: LIMITS.address,
      isWide: true,
    },
    { name: 'name', label: t('forms.name'), isRequired: true, autoComplete: 'name', maxLength: LIMITS.name },
    {
      ...{ name: 'phone', label: t('forms.phone'), type: 'tel', isRequired: true },
      ...{ autoComplete: 'tel', maxLength: LIMITS.phone },
    },
    {
      ...{ name: 'email', label: t('forms.email'), type: 'email', isRequired: true },
      ...{ autoComplete: 'email', maxLength: LIMITS.email, isWide: true },
    },
    {
      ...{ name: 'specialRequests', label: t('booking.requests'), type: 'textarea' },
      ...{ maxLength: LIMITS.specialRequests, isWide: true },
    },
  ];
}

function bookableApps() {
  return CAR_WASH_APPS.filter(({ isBookingEnabled }) => isBookingEnabled).map(
    ({ name }) => [name, name] as const,
  );
}
