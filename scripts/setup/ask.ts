import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UserError } from '../processes/user-error';

/**
 * Asks a question in the terminal.
 * @param variable what to set where there is no terminal
 * @param isSecret whether what is typed must not be seen
 * @throws UserError without a terminal
 */
export async function ask(question: string, variable: string, isSecret = false): Promise<string> {
  if (!process.stdin.isTTY)
    throw new UserError(`${variable} is missing: ${question}. Set it, or run this in a terminal.`);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isSecret ? nowhere : process.stdout;
  if (isSecret) process.stdout.write(`${question}: `);
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // Ctrl-C ends the command, not only the question.
  terminal.once('SIGINT', () => process.exit(130));
  try {
    return (await terminal.question(isSecret ? '' : `${question}: `)).trim();
  } finally {
    terminal.close();
    if (isSecret) process.stdout.write('\n');
  }
}

/** Asks whether to go on; no answer is no. */
export async function confirm(question: string): Promise<boolean> {
  return /^y(?:es)?$/i.test(await ask(`${question} [y/N]`, '--yes'));
}
