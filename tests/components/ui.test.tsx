import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackButton } from '@/components/ui/back-button';
import { LazyBoundary, lazyComponent } from '@/components/ui/lazy';
import { notify } from '@/components/ui/notify';
import { share } from '@/components/ui/share';
import { Toasts } from '@/components/ui/toasts';
import { useFetch } from '@/components/ui/use-fetch';

const back = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ back }) }));
jest.mock('next-intl', () => ({ useTranslations: () => () => 'Back' }));
jest.mock('@/components/ui/notify', () => ({ notify: jest.fn(), NOTICE_EVENT: 'notice' }));
jest.mock('@/components/ui/toasters', () => ({
  Toasters: ({ notices }: { notices: { text: string }[] }) => notices.map(({ text }) => text),
}));

describe('the Back button', () => {
  beforeEach(() => back.mockReset());

  test('goes back to the previous page', async () => {
    window.history.pushState({}, '', '/earlier');
    render(<BackButton fallback="/services" />);
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(back).toHaveBeenCalled();
  });

  test('links to the fallback without JavaScript', () => {
    render(<BackButton fallback="/services" />);
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/services');
  });
});

describe('a lazy component', () => {
  const Part = ({ name }: { name: string }) => <p>{name}</p>;

  async function show(load: () => Promise<typeof Part>) {
    const Lazy = lazyComponent(load);
    await act(async () => {
      render(
        <LazyBoundary loading={<p>Waiting</p>} failed={<button>Reload</button>}>
          <Lazy name="Map" />
        </LazyBoundary>,
      );
    });
  }

  test('shows a component when its file has loaded', async () => {
    await show(async () => Part);
    expect(screen.getByText('Map')).toBeVisible();
  });

  test('shows the placeholder while loading', async () => {
    await show(() => new Promise(() => {}));
    expect(screen.getByText('Waiting')).toBeVisible();
  });

  test('dispatches preload-error for a missing file and shows the error boundary', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const error = new Error('gone');
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail);
    window.addEventListener('preload-error', listen, { once: true });
    await show(() => Promise.reject(error));
    expect(heard).toEqual([error]);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test('does not throw if a listener cancels preload-error', async () => {
    window.addEventListener('preload-error', (event) => event.preventDefault(), { once: true });
    await show(() => Promise.reject(new Error('gone')));
    expect(screen.getByText('Waiting')).toBeVisible();
  });
});

describe('sharing', () => {
  const SHARED = {
    title: 'Noor Wash',
    text: 'Noor Wash\nDaily 08:00–20:00',
    url: 'https://lamaa.example/service/7',
  };
  const COPIED = `${SHARED.text}\n${SHARED.url}`;
  const writeText = jest.fn(async (_text: string) => undefined);
  const sheet = jest.fn(async (_shared: ShareData) => undefined);

  beforeEach(() => {
    jest.resetAllMocks();
    Object.assign(navigator, { clipboard: { writeText } });
    Object.assign(navigator, { share: sheet });
  });
  const sharing = () => share(SHARED, { copied: 'Copied', failed: 'Not copied' });

  test('gives the facts to the share sheet, and copies nothing', async () => {
    await sharing();
    expect(sheet).toHaveBeenCalledWith(SHARED);
    expect(writeText).not.toHaveBeenCalled();
  });

  // Safari and Chromium refuse some data, and Windows has share sheets that break.
  test.each([
    ['NotAllowedError', COPIED],
    ['DataError', COPIED],
    ['InvalidStateError', COPIED],
    // The visitor has closed the sheet.
    ['AbortError', undefined],
  ])('after a share sheet that fails with %s copies %j', async (name, copied) => {
    sheet.mockRejectedValue(Object.assign(new Error(), { name }));
    await sharing();
    expect(writeText.mock.calls[0]?.[0]).toBe(copied);
    expect(jest.mocked(notify).mock.calls).toEqual(copied ? [['Copied']] : []);
  });

  test('says that neither worked', async () => {
    Reflect.deleteProperty(navigator, 'share');
    writeText.mockRejectedValue(new Error());
    await sharing();
    expect(jest.mocked(notify).mock.calls).toEqual([['Not copied']]);
  });
});

describe('useFetch', () => {
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
});

test('a notice is removed after 1,000,000 ms (product rule 4.5)', async () => {
  jest.useFakeTimers();
  const { container } = render(<Toasts />);
  const detail = { text: 'Saved', channel: 'single' };
  await act(async () => window.dispatchEvent(new CustomEvent('notice', { detail })));
  await act(async () => jest.advanceTimersByTime(999_999));
  expect(container).toHaveTextContent('Saved');
  await act(async () => jest.advanceTimersByTime(1));
  expect(container).toBeEmptyDOMElement();
  jest.useRealTimers();
});
