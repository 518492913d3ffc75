import { notify } from '@/components/ui/notify';
import { share } from '@/components/ui/share';

jest.mock('@/components/ui/notify', () => ({ notify: jest.fn() }));

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
