import { fillText, writeChat, writeFacts, writeList } from '@/lib/domain/chat-message';
import { chatLink, chatUrl } from '@/lib/domain/contact';
import { plainLine } from '@/lib/domain/plain-line';

const TEXTS = {
  greeting: 'Hello {name}! I found you on Lamaa: {url}',
  kind: 'I would like: {kind}',
  area: 'Area: {area}',
  car: 'Car: {car}',
};
const url = 'https://lamaa.example/service/8';

/** The message that a chat opens with. */
const textOf = (link: string | null) => new URL(link!).searchParams.get('text');

test('a message greets, says where the provider was found, and what was chosen', () => {
  expect(writeChat(TEXTS, { name: 'Noor', url })).toBe(`Hello Noor! I found you on Lamaa: ${url}`);
  expect(writeChat(TEXTS, { name: 'Noor', url, kind: 'Steam wash', area: ' Al Majaz ', car: 'SUV' })).toBe(
    `Hello Noor! I found you on Lamaa: ${url}\nI would like: Steam wash\nArea: Al Majaz\nCar: SUV`,
  );
  expect(writeChat(TEXTS, { name: 'Noor', url, kind: '', area: ' \n ' })).not.toContain('\n');
});

test.each([
  ['line breaks', 'Noor\r\n\n\tWash\u2028Co', 'Noor Wash Co'],
  ['marks of direction', '\u202eesreveR\u2066\u200f Noor\u061c', 'esreveR Noor'],
  ['control signs', 'No\u0000or', 'No or'],
  ['half an emoji', 'Noor \ud83d', 'Noor'],
])('%s in a name become one line of text', (_, name, expected) => {
  expect(plainLine(name)).toBe(expected);
});

test.each([
  'Noor 👨‍👩‍👧 🚗 & Söhne + 100% #1?',
  'مغسلة نور، الشارقة',
  'https://evil.example/?text=x&y=1',
  '{url} {area} $& $1',
  '"><script>alert(1)</script>',
])('the name %s arrives to the letter, and opens nothing else', (name) => {
  const message = writeChat(TEXTS, { name, url, area: name });
  for (const handle of ['+971 51 555 1234', '@noor.wash']) {
    const link = chatLink({ whatsappHandle: handle }, message)!;
    expect(link).toMatch(/^https:\/\/wa\.me\/(971515551234|noor\.wash)\?text=[\w.!~*'()%-]+$/);
    expect(textOf(link)).toBe(`Hello ${name}! I found you on Lamaa: ${url}\nArea: ${name}`);
  }
});

test('no value is so long that the message could not be opened', () => {
  expect(plainLine('🚗'.repeat(500))).toBe('🚗'.repeat(200));
});

test('what is not chosen keeps its place in a text', () => {
  expect(fillText(TEXTS.greeting, { name: 'Noor' })).toBe('Hello Noor! I found you on Lamaa: {url}');
});

test('a list is one message to whomever the visitor chooses', () => {
  const facts = writeFacts(['Noor\nWash', 'AED 35', null, '', '+971 51 555 1234']);
  expect(facts).toBe('Noor Wash\nAED 35\n+971 51 555 1234');
  const link = chatUrl('', writeList('Choose:', [facts, 'Dana'], `Side by side: ${url}`));
  expect(link).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(textOf(link)).toBe(`Choose:\n\n${facts}\n\nDana\n\nSide by side: ${url}`);
});
