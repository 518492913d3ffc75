import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * A file that fills a database keeps the event loop to itself for minutes, and the backend closes the connections that
 * rest meanwhile. Two turns of the loop let `fetch` notice before the next file writes into one of them.
 */
beforeAll(async () => {
  await nextTurn();
  await nextTurn();
});
