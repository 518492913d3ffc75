import { createFormatter, createTranslator } from 'use-intl/core';
import {
  chatLink,
  chatUrl,
  comparisonMessage,
  directionsLink,
  hasMobileApp,
  joinFacts,
  phoneLink,
  visibleChat,
  visiblePhone,
  visiblePhones,
  websiteLink,
  websiteName,
} from '@/lib/domain/contact';
import { plainLine } from '@/lib/domain/text';
import { createProviderTexts } from '@/lib/i18n/provider-texts';
import messages from '@/messages/en.json';
import { PROVIDER } from '../support/provider-rows';

test.each([
  ['+971 51 555 1234', null, '+971 51 555 1234', 'tel:+971515551234'],
  // Shown as typed: what is no single number cannot be called.
  [' 051 555 1234 or 8 ', null, '051 555 1234 or 8', null],
  ['+1 562-246-6577', null, '+1 562-246-6577', 'tel:+15622466577'],
  ['+44 20 7946 0958', null, '+44 20 7946 0958', 'tel:+442079460958'],
  ['Tel: +44 (20) 7946-0958', null, 'Tel: +44 (20) 7946-0958', 'tel:+442079460958'],
  ['1-800-CAR-WASH', null, '1-800-CAR-WASH', 'tel:18002279274'],
  ['600-CARWASH', null, '600-CARWASH', 'tel:6002279274'],
  // Short numbers of services; the others are parts of numbers.
  ['998', null, '998', 'tel:998'],
  ['800 12', null, '800 12', 'tel:80012'],
  ['04 123', null, '04 123', 'tel:04123'],
  ['600 12', null, '600 12', 'tel:60012'],
  ['+971 88 123 4567', null, '+971 88 123 4567', 'tel:+971881234567'],
  ['050 AHMED', null, '050 AHMED', null],
  ['Ask for Ahmed', null, 'Ask for Ahmed', null],
  ['+971 51 555 1234 +971 51 555 1235', null, '+971 51 555 1234 +971 51 555 1235', null],
  ['1234567890123456', null, '1234567890123456', null],
  ['051 555 1234 / 04 034 0341', null, '051 555 1234 / 04 034 0341', null],
  // Without an area code.
  ['394 0000', null, '394 0000', 'tel:3940000'],
  ['+971 (check website)', null, null, null],
  ['+971 (Check Website)', null, null, null],
  ['n/a', null, null, null],
  ['', null, null, null],
  [null, null, null, null],
  // Numbers that are understood are grouped: mobile, landline, 600 and toll-free.
  ['typed', '+971515551234', '+971 51 555 1234', 'tel:+971515551234'],
  ['typed', '+97140340341', '+971 4 034 0341', 'tel:+97140340341'],
  ['typed', '+971600541234', '600 541234', 'tel:600541234'],
  ['typed', '+9718001234', '800 1234', 'tel:8001234'],
  ['typed', '+971400123456', '400 123456', 'tel:400123456'],
  // A landline of Dubai.
  ['typed', '+97140003174', '+971 4 000 3174', 'tel:+97140003174'],
])('shows the phone %s, %s as %s', (phone, phoneE164, shown, link) => {
  expect(visiblePhone({ phone, phoneE164 })).toBe(shown);
  expect(phoneLink({ phone, phoneE164 })).toBe(link);
});

test.each(['0501', '050123456', '+971 50 123 45678', '12345', '90'])(
  'shows %s, which cannot exist, without a link',
  (phone) => expect([visiblePhone({ phone }), phoneLink({ phone })]).toEqual([phone, null]),
);

test('shows every number of a provider, of which only the first can have been checked', () => {
  const shown = visiblePhones({
    phone: '051 555 1234 / 04 034 0341',
    phoneE164: '+971515551234',
    phones: ['+971515551234', '+97140340341'],
    mobileValidation: true,
  });
  expect(shown).toEqual([
    { text: '+971 51 555 1234', link: 'tel:+971515551234', isChecked: true },
    { text: '+971 4 034 0341', link: 'tel:+97140340341', isChecked: false },
  ]);
  const unknown = { phone: 'n/a', phoneE164: null, phones: [], mobileValidation: true };
  expect(visiblePhones(unknown)).toEqual([]);
});

test.each([
  ['971515551234', '+971 51 555 1234', 'https://wa.me/971515551234'],
  ['97140340341', '+971 4 034 0341', 'https://wa.me/97140340341'],
  ['447700900123', '+447700900123', 'https://wa.me/447700900123'],
  ['noor.wash', '@noor.wash', 'https://wa.me/noor.wash'],
  ['message/ABCD1234', 'wa.me/message/ABCD1234', 'https://wa.me/message/ABCD1234'],
  [null, null, null],
])('shows the chat %s as %s and links it to %s', (chatName, shown, link) => {
  expect(visibleChat({ chatName })).toBe(shown);
  expect(chatLink({ chatName })).toBe(link);
});

test('directions use coordinates rather than the address', () => {
  const place = { latitude: 25.1391, longitude: 55.2321 };
  const url = new URL(directionsLink({ ...PROVIDER, place, address: 'Al Quoz' })!);
  expect(url.pathname).toBe('/maps/dir/');
  expect(url.searchParams.get('destination')).toBe('25.1391,55.2321');
  expect(directionsLink({ ...PROVIDER, place: null, address: null })).toBeNull();
});

test('directions without coordinates search for the whole address', () => {
  const url = new URL(directionsLink({ ...PROVIDER, address: 'Shop 4 & 5, "Al Quoz" #2, دبي' })!);
  expect(url.host).toBe('www.google.com');
  expect(url.searchParams.get('query')).toBe('Shop 4 & 5, "Al Quoz" #2, دبي');
});

test('there are no directions to a provider that only comes to the visitor', () => {
  const place = { latitude: 25.1391, longitude: 55.2321 };
  const provider = { ...PROVIDER, place, address: 'Al Quoz', servesMobile: true };
  expect(directionsLink(provider)).toBeNull();
  expect(directionsLink({ ...provider, servesOnsite: true })).not.toBeNull();
});

// prettier-ignore
test.each([
  ['https://www.noor.example', 'https://www.noor.example/'],
  ['http://noor.example/a?b=c', 'https://noor.example/a?b=c'], ['noor.example', 'https://noor.example/'],
  ['Not listed', null], ['not listed', null], ['n/a', null], ['coming soon', null], ['http://', null],
  ['www. noor wash', null], ['https://user:secret@noor.example', null], ['javascript:alert(1)', null], ['', null],
  [null, null],
])('links the website %s to %s', (website, link) => {
  expect(websiteLink({ website, websiteValid: true })).toBe(link);
});

test('does not show a website that failed validation', () => {
  expect(websiteLink({ website: 'noor.example', websiteValid: false })).toBeNull();
});

test('names a website by its host', () => {
  expect(websiteName('https://www.noor.example/prices')).toBe('noor.example');
});

test.each([
  ['App', true],
  ['Mobile App, Phone', true],
  ['Our own apps', true],
  ['WhatsApp', false],
  ['Walk-in or appointment', false],
  [null, false],
])('booking by %s has a mobile app: %s', (bookingCapability, expected) => {
  expect(hasMobileApp({ bookingCapability })).toBe(expected);
});

const { chatMessage } = createProviderTexts({
  t: createTranslator({ locale: 'en', messages }),
  format: createFormatter({ locale: 'en' }),
  locale: 'en',
  now: new Date(),
});
const url = 'https://lamaa.example/service/8';

/** Returns the prefilled message of a chat. */
const textOf = (link: string | null) => new URL(link!).searchParams.get('text');

test('contains a greeting, the URL of the provider and the chosen details', () => {
  expect(chatMessage({ name: 'Noor', url })).toBe(`Hello Noor! I found you on Lamaa: ${url}`);
  expect(chatMessage({ name: 'Noor', url }, { kind: 'Steam wash', area: ' Al Majaz ', car: 'SUV' })).toBe(
    `Hello Noor! I found you on Lamaa: ${url}\nI’d like: Steam wash\nArea: Al Majaz\nCar: SUV`,
  );
  expect(chatMessage({ name: 'Noor', url }, { kind: '', area: ' \n ' })).not.toContain('\n');
});

test.each([
  ['line breaks', 'Noor\r\n\n\tWash\u2028Co', 'Noor Wash Co'],
  ['bidirectional marks', '\u202eesreveR\u2066\u200f Noor\u061c', 'esreveR Noor'],
  ['control characters', 'No\u0000or', 'No or'],
  ['half an emoji', 'Noor \ud83d', 'Noor'],
])('turns a name with %s into one line of text', (_, name, expected) => {
  expect(plainLine(name)).toBe(expected);
});

test.each([
  'Noor 👨‍👩‍👧 🚗 & Söhne + 100% #1?',
  'مغسلة نور، الشارقة',
  'https://evil.example/?text=x&y=1',
  '{url} {area} $& $1',
  '"><script>alert(1)</script>',
])('encodes the name %s without changing it', (name) => {
  const message = chatMessage({ name, url }, { area: name });
  for (const chatName of ['971515551234', 'noor.wash']) {
    const link = chatLink({ chatName }, message)!;
    expect(new URL(link).href).toMatch(
      /^https:\/\/wa\.me\/(971515551234|noor\.wash)\?text=[\w.!~*'():\/%-]+$/,
    );
    expect(textOf(link)).toBe(`Hello ${name}! I found you on Lamaa: ${url}\nArea: ${name}`);
  }
});

test('limits the length of values so that the chat URL can be opened', () => {
  expect(plainLine('🚗'.repeat(500))).toBe('🚗'.repeat(200));
});

test('builds one message about several providers, without a recipient', () => {
  const facts = joinFacts(['Noor\nWash', 'AED 35', null, '', '+971 51 555 1234']);
  expect(facts).toBe('Noor Wash\nAED 35\n+971 51 555 1234');
  const link = chatUrl('', comparisonMessage('Choose:', [facts, 'Dana'], `Compare them here: ${url}`));
  expect(link).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(textOf(link)).toBe(`Choose:\n\n${facts}\n\nDana\n\nCompare them here: ${url}`);
});
