const WIDTH = 30;

/** Shows how far a long task is: a bar in a terminal, and a line for every twentieth of it elsewhere. */
export class Progress {
  #begun = performance.now();
  #shown = -1;

  constructor(label, total, stream = process.stderr) {
    Object.assign(this, { label, total, stream });
  }

  /** @param {number} done of `total` */
  show(done) {
    const share = this.total > 0 ? Math.min(1, done / this.total) : 1;
    const step = Math.floor(share * (this.stream.isTTY ? 1_000 : 20));
    if (step === this.#shown) return;
    this.#shown = step;
    const seconds = (performance.now() - this.#begun) / 1_000;
    const left = share > 0.02 && share < 1 ? `, ${Math.ceil(seconds / share - seconds)} s left` : '';
    const numbers = `${done.toLocaleString('en')} of ${this.total.toLocaleString('en')}${left}`;
    if (!this.stream.isTTY) return void this.stream.write(`${this.label}: ${numbers}\n`);
    const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
    this.stream.write(`\r\u001B[K${this.label} ${bar} ${numbers}${share === 1 ? '\n' : ''}`);
  }
}
