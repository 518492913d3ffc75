import { isEmail } from '@/lib/domain/email';
import { contactSchema } from '@/lib/forms/schemas';
import { EMAIL_ADDRESSES } from '../support/email-addresses';

test.each(EMAIL_ADDRESSES.accepted)('%j is an email address', (address) => {
  expect(isEmail(address)).toBe(true);
  const { success, data } = contactSchema.safeParse({ name: 'Amna', email: address, message: 'Salam' });
  expect([success, data?.email]).toEqual([true, address]);
});

test.each(EMAIL_ADDRESSES.refused)('%j is no email address', (address) => {
  expect(isEmail(address)).toBe(false);
});
