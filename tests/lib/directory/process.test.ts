import {
  afterRefresh,
  noteRefresh,
  onRefresh,
  processState,
  whileRefreshing,
} from '../../../lib/directory/process';
import type { OnRefresh } from '../../../lib/directory/refresh/directory-keeper';

const SEEN = [{}, undefined] as unknown as Parameters<OnRefresh>;
const done = jest.fn(async () => undefined);

beforeEach(() => {
  done.mockClear();
  onRefresh(done);
  delete processState.whileRefreshing;
});

test('what follows a poll is done at once', async () => {
  noteRefresh(...SEEN);
  expect(done).toHaveBeenCalledTimes(1);
  await afterRefresh();
  expect(done).toHaveBeenCalledTimes(1);
});

test('where requests begin it, it waits until one has been answered, and is done once', async () => {
  whileRefreshing(() => undefined);
  noteRefresh(...SEEN);
  noteRefresh(...SEEN);
  expect(done).not.toHaveBeenCalled();
  await Promise.all([afterRefresh(), afterRefresh()]);
  expect(done).toHaveBeenCalledTimes(1);
});
