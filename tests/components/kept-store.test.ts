import { type KeptStore, saved as ours } from '@/components/saved/kept-store';
import { formatKept, type KeptProvider, SAVED_KEY } from '@/lib/domain/kept-provider';

function kept(id: number): KeptProvider {
  return { id, name: `Wash ${id}`, phone: null, area: null, at: id };
}

const idsOf = (store: KeptStore) => store.read().providers.map(({ id }) => id);
const add = (store: KeptStore, id: number) =>
  store.change(({ providers }) => ({ providers: [kept(id), ...providers] }));

/** The store of another page of the same device. */
async function openPage(): Promise<KeptStore> {
  jest.resetModules();
  return (await import('@/components/saved/kept-store')).saved;
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the next page finds what was saved', async () => {
  add(ours, 8);
  expect(idsOf(await openPage())).toEqual([8]);
});

test('a page keeps what another one saved since it was opened', async () => {
  const [one, other] = [await openPage(), await openPage()];
  expect([idsOf(one), idsOf(other)]).toEqual([[], []]);
  add(one, 8);
  // It has not heard of it yet.
  add(other, 9);
  expect(idsOf(await openPage())).toEqual([9, 8]);
});

test('a page shows what another one saves, and forgets what was cleared', async () => {
  const page = await openPage();
  expect(idsOf(page)).toEqual([]);
  const shown: number[][] = [];
  page.subscribe(() => shown.push(idsOf(page)));
  localStorage.setItem(SAVED_KEY, formatKept({ providers: [kept(8)] }));
  window.dispatchEvent(new StorageEvent('storage', { key: SAVED_KEY }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(shown).toEqual([[8], []]);
});

test.each(['getItem', 'setItem'] as const)(
  'where %s is forbidden, or there is no room, it lasts as long as the page',
  async (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const page = await openPage();
    add(page, 8);
    add(page, 9);
    window.dispatchEvent(new Event('pageshow'));
    expect(idsOf(page)).toEqual([9, 8]);
  },
);

test('nothing is left under the key of an empty list', async () => {
  const page = await openPage();
  add(page, 8);
  page.change(() => ({ providers: [] }));
  expect(localStorage.length).toBe(0);
});
