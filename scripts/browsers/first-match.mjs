import { createInterface } from 'node:readline';

/**
 * Returns the first match of a pattern in a program's output.
 * @throws Error with the whole output if the program ends without a match
 */
export async function firstMatch(stream, pattern) {
  const output = [];
  const lines = createInterface(stream);
  try {
    for await (const line of lines) {
      const found = pattern.exec(line);
      if (found) return found;
      output.push(line);
    }
  } finally {
    // Keep reading, because a full pipe would block the program.
    stream.resume();
  }
  throw new Error(output.join('\n'));
}
