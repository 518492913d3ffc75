import { unreadText, withoutUnread } from '@/lib/domain/unread-text';

// prettier-ignore
test.each<[text: string, is: ReturnType<typeof unreadText>]>([
  ['+971 50 123 4567', 'phone'], ['0501234567', 'phone'], ['٠٥٠١٢٣٤٥٦٧', 'phone'], ['(04) 123-4567', 'phone'], ['+44 20 7946 0000', 'phone'],
  ['https://maps.app.goo.gl/abcd', 'link'], ['www.example.com', 'link'], ['wash https://example.com/x', 'link'],
  ['30032 95320', 'code'], ['7HQQ56XX+XX', 'code'], ['56XX+XX Dubai', 'code'], ['///filled.count.soap', 'code'], ['A 12345', 'code'],
  ['мойка машин', 'script'], ['कार वॉश', 'script'], ['洗车', 'script'],
  ['کار واش', undefined], ['car wash', undefined], ['غسيل سيارات', undefined], ['洗车 dubai', undefined], ['under 50', undefined], ['123456', undefined], ['jvc 12', undefined], ['', undefined],
])('%j is %s', (text, is) => expect(unreadText(text)).toBe(is));

// prettier-ignore
test.each<[text: string, rest: string, unread: ReturnType<typeof unreadText>[]]>([
  ['Al Bustan, Ajman, 0501234567', 'Al Bustan, Ajman,', ['phone']], ['8CWC+G9 Sharjah', 'Sharjah', ['code']], ['at https://maps.app.goo.gl/abc come to me', 'at   come to me', ['link']],
  ['+971 50 123 4567', '+971 50 123 4567', []], ['under 50 dubai', 'under 50 dubai', []], ['عجمان ٠٥٠١٢٣٤٥٦٧', 'عجمان', ['phone']], ['шарджа 0501234567', 'шарджа', ['phone']],
])('%j is read as %j', (text, rest, unread) => expect(withoutUnread(text)).toEqual({ text: rest, unread }));
