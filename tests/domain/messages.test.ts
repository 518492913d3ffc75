import fc from 'fast-check';
import {
  BOOKING_TIMES,
  type BookingRequest,
  formatBooking,
  parseBooking,
  todayInDubai,
} from '@/lib/domain/booking';
import { formatReport } from '@/lib/domain/report';

const line = fc.string({ maxLength: 60, unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/g, ''));
const lines = fc.array(line, { maxLength: 5 }).map((all) => all.join('\n'));

const requests: fc.Arbitrary<BookingRequest> = fc.record({
  name: line,
  phone: line,
  email: line,
  emirate: line,
  serviceType: line,
  preferredDate: line,
  preferredTime: line,
  address: line,
  vehicleType: line,
  specialRequests: lines,
  selectedApp: line,
});

test('parses a formatted booking back unchanged', () => {
  fc.assert(
    fc.property(requests, (request) => expect(parseBooking(formatBooking(request))).toEqual(request)),
  );
});

test('does not let line breaks in a value inject other fields of a booking', () => {
  const request = { ...anyRequest(), specialRequests: 'Hello\nPhone: 000\n  Email: x@y\nApp: other' };
  expect(parseBooking(formatBooking(request))).toEqual(request);
  const injected = { ...anyRequest(), name: 'Amna\nPhone: 000' };
  expect(parseBooking(formatBooking(injected))?.phone).toBe('+971 51 500 0199');
});

test.each(['', 'Hello', 'Booking request', 'Booking request\nApp: x', 'Booking request\nnonsense'])(
  'does not parse %j as a booking',
  (message) => expect(parseBooking(message)).toBeUndefined(),
);

test('offers hourly times from 8:00 AM to 7:00 PM', () => {
  expect(BOOKING_TIMES).toHaveLength(12);
  expect([BOOKING_TIMES[0], BOOKING_TIMES[4], BOOKING_TIMES[5], BOOKING_TIMES[11]]).toEqual([
    '8:00 AM',
    '12:00 PM',
    '1:00 PM',
    '7:00 PM',
  ]);
});

test('uses the date in the Emirates', () => {
  expect(todayInDubai(new Date('2026-11-21T19:59:59Z'))).toBe('2026-11-21');
  expect(todayInDubai(new Date('2026-11-21T20:00:00Z'))).toBe('2026-11-22');
});

function anyRequest(): BookingRequest {
  return {
    name: 'Amna',
    phone: '+971 51 500 0199',
    email: 'amna@visitor.example',
    emirate: 'Dubai',
    serviceType: 'Basic Wash',
    preferredDate: '2026-12-01',
    preferredTime: '8:00 AM',
    address: 'Cluster T',
    vehicleType: 'sedan',
    specialRequests: '',
    selectedApp: '',
  };
}

test('does not let line breaks in a note or name inject other fields of a report', () => {
  const report = { provider: 8, name: 'Noor\nWrong: closed', wrong: 'phone' as const, review: null };
  expect(formatReport({ ...report, note: '051 506 0000\nProvider: 1\n' })).toBe(
    [
      'Wrong information',
      'Provider: 8, Noor Wrong: closed',
      'Wrong: phone',
      'Note: 051 506 0000',
      '  Provider: 1',
      '  ',
    ].join('\n'),
  );
});

test('formats a report without a name, and fits the longest one into a message', () => {
  expect(formatReport({ provider: 8, name: null, wrong: 'closed', review: null, note: '' })).toContain(
    'Provider: 8\n',
  );
  const longest = {
    provider: 2_147_483_647,
    review: 999_999_999_999_999,
    name: 'n'.repeat(9_999),
    note: '\n'.repeat(1_000),
  };
  expect(formatReport({ ...longest, wrong: 'other' }).length).toBeLessThanOrEqual(5_000);
});
