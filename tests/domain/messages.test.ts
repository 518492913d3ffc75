import { BOOKING_TIMES, formatBooking, todayInDubai } from '@/lib/domain/booking';
import { formatReport } from '@/lib/domain/report';

test('formats a booking, in whose values no line passes for another one', () => {
  const message = formatBooking({
    name: 'Amna\nPhone: 000',
    phone: '+971 51 500 0199',
    email: 'amna@visitor.example',
    emirate: 'Dubai',
    serviceType: 'Basic Wash',
    preferredDate: '2026-12-01',
    preferredTime: '8:00 AM',
    address: 'Cluster T',
    vehicleType: 'sedan',
    specialRequests: 'Hello\r\nPhone: 000\n  Email: x@y\rApp: other',
    selectedApp: '',
  });
  // prettier-ignore
  expect(message.split('\n')).toEqual([
    'Booking request', 'App: ', 'Name: Amna', '  Phone: 000', 'Phone: +971 51 500 0199', 'Email: amna@visitor.example', 'Emirate: Dubai',
    'Address: Cluster T', 'Service type: Basic Wash', 'Vehicle type: sedan', 'Preferred date: 2026-12-01', 'Preferred time: 8:00 AM',
    'Special requests: Hello', '  Phone: 000', '    Email: x@y', '  App: other',
  ]);
});

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
