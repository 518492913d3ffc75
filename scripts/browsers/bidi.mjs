import { once } from 'node:events';
import WebSocket from 'ws';

/**
 * Connects to a WebDriver BiDi session, as offered by Firefox.
 * @param {string} url URL of the session
 * @param {(method: string, params: object) => void} onEvent
 */
export async function connectBidi(url, onEvent) {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  const pending = new Map();
  let lastId = 0;

  socket.on('message', (data) => {
    const { id, type, method, params, result, error, message } = JSON.parse(data);
    if (type === 'event') return onEvent(method, params);
    const { resolve, reject } = pending.get(id);
    pending.delete(id);
    if (type === 'success') resolve(result);
    else reject(new Error(`${error}: ${message}`));
  });
  socket.on('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The browser has ended.'));
  });

  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
    close: () => socket.close(),
  };
}
