export const number = (value: number): string => value.toLocaleString('en');

/** "1 row", "1,200 rows". */
export const counted = (count: number, noun: string): string =>
  `${number(count)} ${noun}${count === 1 ? '' : 's'}`;

const WIDTH = 30;

/** Shows the progress of a long task: a bar on a terminal, otherwise a line per five percent. */
export class Progress {
  #startedAt = performance.now();
  #lastStep = -1;

  constructor(
    private readonly label: string,
    private readonly total: number,
    private readonly stream = process.stderr,
  ) {}

  /** @param done of the total */
  show(done: number): void {
    const share = this.total > 0 ? Math.min(1, done / this.total) : 1;
    const step = Math.floor(share * (this.stream.isTTY ? 1_000 : 20));
    if (step === this.#lastStep) return;
    this.#lastStep = step;
    const seconds = (performance.now() - this.#startedAt) / 1_000;
    const left = share > 0.02 && share < 1 ? `, ${Math.ceil(seconds / share - seconds)} s left` : '';
    const numbers = `${number(done)} of ${number(this.total)}${left}`;
    if (!this.stream.isTTY) return void this.stream.write(`${this.label}: ${numbers}\n`);
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    this.stream.write(`\r\u001B[K${this.label} ${bar} ${numbers}${share === 1 ? '\n' : ''}`);
  }
}
