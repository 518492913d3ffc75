// Starts the clock of a process at CLOCK_STARTS_AT: `node --require` this file.
const Present = Date;
const offset = Present.parse(process.env.CLOCK_STARTS_AT) - Present.now();

globalThis.Date = class extends Present {
  constructor(...time) {
    super(...(time.length > 0 ? time : [Present.now() + offset]));
  }
  // Next.js copies what stands on the class itself.
  static parse = Present.parse;
  static UTC = Present.UTC;
  static now() {
    return Present.now() + offset;
  }
};
