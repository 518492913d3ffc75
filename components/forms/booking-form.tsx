import { CAR_WASH_APPS } from '@/lib/content/car-wash-apps';
import { BOOKING_TIMES, DEFAULT_VEHICLE, todayInDubai, VEHICLE_TYPES } from '@/lib/domain/booking';
import { carCareIn } from '@/lib/domain/car-care';
import { EMIRATES } from '@/lib/domain/emirates';
import { requestBooking } from '@/lib/forms/actions';
import { bookingSchema } from '@/lib/forms/schemas';
import { getIntl } from '@/lib/routing/get-intl';
import { type Field, fieldsOf } from './fields';
import { formLabels } from './form-labels';
import { SubmissionForm } from './submission-form';

/** An arbitrary day at midnight UTC; only times of day are formatted. */
const ANY_DAY = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;

/** Renders the form for a booking request (product rule 5.1), optionally with an app selected. */
export async function BookingForm({ selectedApp }: { selectedApp?: string }) {
  return (
    <SubmissionForm
      name="booking"
      action={requestBooking}
      fields={await bookingFields(selectedApp)}
      labels={await formLabels('booking')}
    />
  );
}

/** Returns the fields of a booking request (product rule 5.1), optionally with an app selected. */
export async function bookingFields(selectedApp = ''): Promise<Field[]> {
  const { t, format } = await getIntl();
  const choose = ['', t('forms.choose')] as const;
  const clock = (index: number) =>
    format.dateTime(ANY_DAY + (index + 8) * HOUR, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const services = carCareIn('booking').map(
    ({ slug, name }) => [name, t(`booking.services.${slug}`)] as const,
  );
  const emirates = EMIRATES.map((emirate) => [emirate, t(`emirates.${emirate}.name`)] as const);
  return fieldsOf(bookingSchema, (name) => t(`booking.fields.${name}`), {
    selectedApp: {
      type: 'select',
      options: [['', t('booking.anyApp')], ...bookableApps()],
      initial: selectedApp,
    },
    serviceType: { options: [choose, ...services] },
    emirate: { options: [choose, ...emirates] },
    vehicleType: {
      options: VEHICLE_TYPES.map((type) => [type, t(`booking.vehicles.${type}`)] as const),
      initial: DEFAULT_VEHICLE,
    },
    preferredDate: { min: todayInDubai() },
    preferredTime: {
      options: [choose, ...BOOKING_TIMES.map((time, index) => [time, clock(index)] as const)],
    },
    address: { hint: t('booking.hints.address'), autoComplete: 'address-line1', isWide: true },
    name: { autoComplete: 'name' },
    email: { isWide: true },
    specialRequests: { isWide: true },
  });
}

function bookableApps() {
  return CAR_WASH_APPS.filter(({ isBookingEnabled }) => isBookingEnabled).map(
    ({ name }) => [name, name] as const,
  );
}
