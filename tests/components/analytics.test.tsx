import { act, render } from '@testing-library/react';
import { Analytics } from '@/components/layout/analytics';

const SCRIPT = 'script[src*="/_vercel/insights/"]';

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

const realTimeout = setTimeout;

/** Lets the file be imported, which takes turns of the real clock. */
const imported = () => act(() => new Promise<void>((resolve) => realTimeout(resolve, 0)));

test('nothing is loaded during the first four seconds', async () => {
  render(<Analytics />);
  await act(() => jest.advanceTimersByTimeAsync(3_999));
  expect(document.querySelector(SCRIPT)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  await imported();
  expect(document.querySelectorAll(SCRIPT)).toHaveLength(1);
});

test.each(['pointerdown', 'keydown', 'scroll'])('the first %s loads it, once', async (type) => {
  render(<Analytics />);
  await act(async () => {
    window.dispatchEvent(new Event(type));
  });
  await imported();
  expect(document.querySelectorAll(SCRIPT)).toHaveLength(1);
  document.head.innerHTML = '';
  window.dispatchEvent(new Event('keydown'));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(document.querySelector(SCRIPT)).toBeNull();
});

test('a visitor who left meanwhile is not counted', async () => {
  render(<Analytics />).unmount();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(document.querySelector(SCRIPT)).toBeNull();
});
