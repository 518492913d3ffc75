import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { SaveViewedProvider } from '@/components/saved/save-button';
import { whenSeen } from '@/components/ui/when-seen';
import { SAVED_KEY, VIEWED_KEY } from '@/lib/domain/saved-provider';
import messages from '@/messages/en.json';

type Store = typeof import('@/components/saved/saved-store');

const provider = (id: number) => ({ id, name: `Wash ${id}`, phone: null, area: null });
const savedIds = ({ useSaved }: Store) => useSaved.getState().providers.map(({ id }) => id);

/** Returns the store as another tab of the same browser loads it. */
async function openTab(): Promise<Store> {
  jest.resetModules();
  return import('@/components/saved/saved-store');
}

let now = 0;
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockImplementation(() => ++now);
});
afterEach(() => jest.restoreAllMocks());

test('restores saved providers on the next page', async () => {
  (await openTab()).saveProvider(provider(8));
  expect(savedIds(await openTab())).toEqual([8]);
});

test('reads and writes the format of earlier versions of the site', async () => {
  const earlier = { providers: [{ ...provider(8), at: 5 }], isTrayClosed: true };
  localStorage.setItem(SAVED_KEY, JSON.stringify(earlier));
  const tab = await openTab();
  expect(tab.useSaved.getState()).toEqual(earlier);
  tab.removeSaved(9);
  expect(JSON.parse(localStorage.getItem(SAVED_KEY)!)).toEqual(earlier);
});

test('a page that is rendered before it is opened counts once it is seen, and not after it was left', () => {
  const prerender = (prerendering: boolean) =>
    Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  const open = () => document.dispatchEvent(new Event('prerenderingchange'));
  const [shown, early, left] = [jest.fn(), jest.fn(), jest.fn()];
  prerender(false);
  whenSeen(shown);
  expect(shown).toHaveBeenCalledTimes(1);
  prerender(true);
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <SaveViewedProvider provider={provider(8)} className="" />
    </NextIntlClientProvider>,
  );
  const viewed = () => localStorage.getItem(VIEWED_KEY);
  expect(viewed()).toBeNull();
  whenSeen(early);
  whenSeen(left)();
  expect(early).not.toHaveBeenCalled();
  open();
  expect(viewed()).toContain('Wash 8');
  open();
  expect([early, left].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  prerender(false);
});

test('is empty during hydration, as on the server', async () => {
  (await openTab()).saveProvider(provider(8));
  expect((await openTab()).useSaved.getInitialState().providers).toEqual([]);
});

test('keeps providers that another tab has saved in the meantime', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.saveProvider(provider(8));
  other.saveProvider(provider(9));
  expect(savedIds(await openTab())).toEqual([9, 8]);
});

test('updates when another tab saves or clears providers', async () => {
  const tab = await openTab();
  localStorage.setItem(SAVED_KEY, JSON.stringify({ providers: [{ ...provider(8), at: 1 }] }));
  window.dispatchEvent(new StorageEvent('storage', { key: SAVED_KEY }));
  expect(savedIds(tab)).toEqual([8]);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(savedIds(tab)).toEqual([]);
});

test.each(['getItem', 'setItem'] as const)(
  'keeps the list until the page is left if %s is blocked or storage is full',
  async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const tab = await openTab();
    tab.saveProvider(provider(8));
    tab.saveProvider(provider(9));
    expect(savedIds(tab)).toEqual([9, 8]);
  },
);

test('keeps the list until the page is left if accessing storage throws', async () => {
  const tab = await openTab();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  tab.saveProvider(provider(8));
  expect(savedIds(tab)).toEqual([8]);
});

test('restores a removed provider at its old position and reopens the tray', async () => {
  const tab = await openTab();
  [7, 8, 9].forEach((id) => tab.saveProvider(provider(id)));
  tab.closeTray();
  const removed = tab.removeSaved(8);
  expect([savedIds(tab), tab.useSaved.getState().isTrayClosed]).toEqual([[9, 7], true]);
  tab.restoreSaved([removed!]);
  expect([savedIds(tab), tab.useSaved.getState().isTrayClosed]).toEqual([[9, 8, 7], undefined]);
});

test('stores at most 200 providers', async () => {
  const tab = await openTab();
  for (let id = 1; id <= 200; id++) expect(tab.saveProvider(provider(id))).toBe(true);
  expect(tab.saveProvider(provider(201))).toBe(false);
  expect(savedIds(tab)).toHaveLength(200);
});

test('removes its storage entry when cleared', async () => {
  const tab = await openTab();
  tab.saveProvider(provider(8));
  expect(tab.clearSaved()).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});
