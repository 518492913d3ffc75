import { unreadText } from '@/lib/domain/unread-text';

// prettier-ignore
test.each<[text: string, is: ReturnType<typeof unreadText>]>([
  ['+971 50 123 4567', 'phone'], ['0501234567', 'phone'], ['٠٥٠١٢٣٤٥٦٧', 'phone'], ['(04) 123-4567', 'phone'], ['+44 20 7946 0000', 'phone'],
  ['https://maps.app.goo.gl/abcd', 'link'], ['www.example.com', 'link'], ['wash https://example.com/x', 'link'],
  ['30032 95320', 'code'], ['7HQQ56XX+XX', 'code'], ['56XX+XX Dubai', 'code'], ['///filled.count.soap', 'code'], ['A 12345', 'code'],
  ['мойка машин', 'script'], ['कार वॉश', 'script'], ['洗车', 'script'],
  ['کار واش', undefined], ['car wash', undefined], ['غسيل سيارات', undefined], ['洗车 dubai', undefined], ['under 50', undefined], ['123456', undefined], ['jvc 12', undefined], ['', undefined],
])('%j is %s', (text, is) => expect(unreadText(text)).toBe(is));
