import { createInterface } from 'node:readline';

/**
 * What a pattern finds first in what a program says.
 * @throws Error with all that it said when it ends without it.
 */
export async function firstMatch(stream, pattern) {
  const said = [];
  const lines = createInterface(stream);
  try {
    for await (const line of lines) {
      const found = pattern.exec(line);
      if (found) return found;
      said.push(line);
    }
  } finally {
    // It would block with a full pipe.
    stream.resume();
  }
  throw new Error(said.join('\n'));
}
