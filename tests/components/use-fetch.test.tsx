import { act, renderHook, waitFor } from '@testing-library/react';
import { useFetch } from '@/components/ui/use-fetch';

/** Requests that wait for a response, by URL. */
let pending: Map<string, (response: Partial<Response> | Error) => void>;

beforeEach(() => {
  pending = new Map();
  window.fetch = jest.fn(
    (url, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        pending.set(String(url), (response) =>
          response instanceof Error ? reject(response) : resolve(response as Response),
        );
      }),
  );
});

const respond = (url: string, body: unknown) =>
  act(async () => pending.get(url)!({ ok: true, json: async () => body }));
const fail = (url: string) => act(async () => pending.get(url)!({ ok: false, status: 503 }));

function load(url: string | undefined, options?: Parameters<typeof useFetch>[2]) {
  const onLoad = jest.fn();
  const hook = renderHook(({ url }) => useFetch(url, onLoad, options), { initialProps: { url } });
  return { ...hook, onLoad };
}

test('loads from a URL, and nothing without one', async () => {
  const { result, rerender, onLoad } = load(undefined);
  expect(result.current.isLoading).toBe(false);
  rerender({ url: '/a' });
  expect(result.current.isLoading).toBe(true);
  await respond('/a', [1]);
  expect(onLoad.mock.calls).toEqual([[[1]]]);
  expect(result.current).toMatchObject({ isLoading: false, hasFailed: false });
});

test('ignores the response to an earlier URL', async () => {
  const { result, rerender, onLoad } = load('/a');
  rerender({ url: '/b' });
  await respond('/a', 'a');
  expect(onLoad).not.toHaveBeenCalled();
  expect(result.current.isLoading).toBe(true);
  await respond('/b', 'b');
  expect(onLoad.mock.calls).toEqual([['b']]);
});

test('a failure lasts until another attempt succeeds', async () => {
  const { result, onLoad } = load('/a');
  await fail('/a');
  expect(result.current).toMatchObject({ isLoading: false, hasFailed: true });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ isLoading: true, hasFailed: true });
  await respond('/a', 'a');
  expect(result.current).toMatchObject({ isLoading: false, hasFailed: false });
  expect(onLoad.mock.calls).toEqual([['a']]);
});

test('malformed data is a failure', async () => {
  const { result, onLoad } = load('/a');
  onLoad.mockImplementation(() => {
    throw new Error('malformed');
  });
  await respond('/a', {});
  expect(result.current.hasFailed).toBe(true);
});

test('a request that takes too long is a failure', async () => {
  const { result } = load('/a', { timeout: 5 });
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
});

test('with a delay, only the last of several URLs is requested', async () => {
  const { rerender } = load('/a', { delay: 5 });
  rerender({ url: '/b' });
  await waitFor(() => expect(pending.has('/b')).toBe(true));
  expect([...pending.keys()]).toEqual(['/b']);
});
