import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UserError } from '../processes/user-error';

/** Says what is wrong with an answer; undefined if nothing is. */
export type Objection = (answer: string) => string | undefined;

/**
 * Asks in the terminal for a variable, until nothing is wrong with the answer.
 * @param variable what to set where there is no terminal
 * @param isSecret whether what is typed must not be seen
 * @throws UserError without a terminal
 */
export async function ask(
  question: string,
  variable: string,
  { isSecret = false, objection = () => undefined }: { isSecret?: boolean; objection?: Objection } = {},
): Promise<string> {
  if (!process.stdin.isTTY)
    throw new UserError(`${variable} is missing: ${question}. Set it, or run this in a terminal.`);
  for (;;) {
    const answer = await readAnswer(question, isSecret);
    const problem = objection(answer);
    if (!problem) return answer;
    console.log(problem);
  }
}

/**
 * Asks whether to go on; no answer is no.
 * @throws UserError without a terminal
 */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new UserError(
      `There is no terminal in which to ask "${question}": npm run setup -- --yes goes on without asking.`,
    );
  return /^y(?:es)?$/i.test(await readAnswer(`${question} [y/N]`));
}

async function readAnswer(question: string, isSecret = false): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const output = isSecret ? nowhere : process.stdout;
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  // Only now does the terminal no longer echo what is typed.
  if (isSecret) process.stdout.write(`${question}: `);
  // Ctrl-C ends the command, not only the question.
  terminal.once('SIGINT', () => process.exit(130));
  try {
    return (await terminal.question(isSecret ? '' : `${question}: `)).trim();
  } finally {
    terminal.close();
    if (isSecret) process.stdout.write('\n');
  }
}
