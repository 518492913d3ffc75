import { answerMail } from '@/lib/notify/answer-mail';

const answer = (language: 'en' | 'ar', status: 'accepted' | 'rejected') =>
  answerMail({
    email: 'a@visitor.example',
    name: 'Report',
    kind: 'report',
    status,
    note: 'The review is gone.',
    language,
    provider: 7,
  });

// A report is of a listing or of a review.
test.each([
  ['en', 'accepted', /listing|information|correct/i],
  ['en', 'rejected', /listing|information|correct/i],
  ['ar', 'accepted', /الصفحة|معلومات|صحّح/],
  ['ar', 'rejected', /الصفحة|معلومات|صحّح/],
] as const)(
  'an answer in %s to a report that was %s holds for a review as well',
  (language, status, ofListing) => {
    const { subject, text } = answer(language, status);
    expect(subject).not.toMatch(ofListing);
    expect(text).not.toMatch(ofListing);
    expect(text).toContain('The review is gone.');
  },
);

test('accepted and rejected reports are answered differently', () => {
  expect(answer('en', 'accepted').text).toContain('put it right');
  expect(answer('en', 'rejected').text).toContain('left things as they are');
});
