import { createFormatter, createTranslator } from 'use-intl/core';
import { writeFacts, writeList } from '@/lib/domain/chat-message';
import { chatLink, chatUrl } from '@/lib/domain/contact';
import { plainLine } from '@/lib/domain/text';
import { createProviderTexts } from '@/lib/i18n/provider-texts';
import messages from '@/messages/en.json';

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
    `Hello Noor! I found you on Lamaa: ${url}\nI would like: Steam wash\nArea: Al Majaz\nCar: SUV`,
  );
  expect(chatMessage({ name: 'Noor', url }, { kind: '', area: ' \n ' })).not.toContain('\n');
});

test.each([
  ['line breaks', 'Noor\r\n\n\tWash\u2028Co', 'Noor Wash Co'],
  ['marks of direction', '\u202eesreveR\u2066\u200f Noor\u061c', 'esreveR Noor'],
  ['control signs', 'No\u0000or', 'No or'],
  ['half an emoji', 'Noor \ud83d', 'Noor'],
])('turns %s in a name into one line of text', (_, name, expected) => {
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
  for (const handle of ['+971 51 555 1234', '@noor.wash']) {
    const link = chatLink({ whatsappHandle: handle }, message)!;
    expect(link).toMatch(/^https:\/\/wa\.me\/(971515551234|noor\.wash)\?text=[\w.!~*'()%-]+$/);
    expect(textOf(link)).toBe(`Hello ${name}! I found you on Lamaa: ${url}\nArea: ${name}`);
  }
});

test('limits the length of values so that the chat URL can be opened', () => {
  expect(plainLine('🚗'.repeat(500))).toBe('🚗'.repeat(200));
});

test('builds one message about several providers, without a recipient', () => {
  const facts = writeFacts(['Noor\nWash', 'AED 35', null, '', '+971 51 555 1234']);
  expect(facts).toBe('Noor Wash\nAED 35\n+971 51 555 1234');
  const link = chatUrl('', writeList('Choose:', [facts, 'Dana'], `Side by side: ${url}`));
  expect(link).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(textOf(link)).toBe(`Choose:\n\n${facts}\n\nDana\n\nSide by side: ${url}`);
});
