import { act, render, waitFor } from '@testing-library/react';
import type { BeforeSend } from '@vercel/analytics';
import { Analytics } from '@/components/layout/analytics';

const SCRIPT = 'script[src*="/_vercel/insights/"]';

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

const loadedOnce = () => waitFor(() => expect(document.querySelectorAll(SCRIPT)).toHaveLength(1));

test('loads nothing during the first four seconds', async () => {
  render(<Analytics service="vercel" />);
  await act(() => jest.advanceTimersByTimeAsync(3_999));
  expect(document.querySelector(SCRIPT)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  await loadedOnce();
});

test.each(['pointerdown', 'keydown', 'scroll'])('loads once, on the first %s', async (type) => {
  render(<Analytics service="vercel" />);
  await act(async () => {
    window.dispatchEvent(new Event(type));
  });
  await loadedOnce();
  document.head.innerHTML = '';
  window.dispatchEvent(new Event('keydown'));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(document.querySelector(SCRIPT)).toBeNull();
});

test('does not load after the visitor has left', async () => {
  render(<Analytics service="vercel" />).unmount();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(document.querySelector(SCRIPT)).toBeNull();
});

test('learns the path of a page, but not what was searched for, or where', async () => {
  render(<Analytics service="vercel" />);
  window.dispatchEvent(new Event('scroll'));
  await loadedOnce();
  const [, change] = (window as { vaq?: [string, BeforeSend][] }).vaq!.find(
    ([name]) => name === 'beforeSend',
  )!;
  const url = 'https://lamaa.example/ar/services';
  expect(change({ type: 'pageview', url: `${url}?near=25.204,55.271&q=zyxwv#listings` })).toMatchObject({
    url,
  });
});
