import { render, screen } from '@testing-library/react';
import { rememberReview } from '@/components/reviews/sent-reviews';
import { ForgetPublishedReview, WaitingReview } from '@/components/reviews/waiting-review';

const LABELS = { title: 'Your review isn’t published yet', text: 'Our team reads it.', forget: 'Forget' };
const waiting = () => screen.queryByText(LABELS.title);

/** Renders a page of provider 7 with one published review. */
const show = (published: string, section = <WaitingReview provider={7} labels={LABELS} />) =>
  render(
    <>
      {section}
      <ul>
        <li id="review-1">
          <p dir="auto">{published}</p>
        </li>
      </ul>
    </>,
  );
const send = (text: string) => rememberReview({ provider: 7, stars: 5, text });

beforeEach(() => localStorage.clear());

test('a review waits beside those of others', () => {
  send('Careful and quick, again next month.');
  show('Careful and slow, never again.');
  expect(waiting()).toBeInTheDocument();
});

// prettier-ignore
test.each([
  ['as it was', 'Careful and quick, again.', 'Careful and quick, again.'],
  ['without blank lines', '\nCareful.\r\n\r\n\r\n\r\nAgain next month. ', 'Careful.\n\nAgain next month.'],
  ['without tabs', 'Careful\tand quick, again.', 'Carefuland quick, again.'],
  ['without marks of direction', '\u200Fغسيل ممتاز وسريع والسعر مناسب\u200F', 'غسيل ممتاز وسريع والسعر مناسب'],
  ['with composed accents', 'Cafe\u0301 next door, careful people.', 'Café next door, careful people.'],
])('a review that is published %s no longer waits', (_, typed, published) => {
  send(typed);
  show(published);
  expect(waiting()).toBeNull();
});

test('a review that the list of all reviews shows no longer waits on the page of its provider', () => {
  send('Careful and quick, again.');
  show('Careful and quick, again.', <ForgetPublishedReview provider={7} />).unmount();
  show('Another one.');
  expect(waiting()).toBeNull();
});
