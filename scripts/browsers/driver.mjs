import pWaitFor from 'p-wait-for';
import { attributesOf, chooseIn, placeOf, textsOf } from './in-page.mjs';

const PATIENCE = { interval: 50, timeout: 10_000 };
/** Key codes of WebDriver. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowUp: '\uE013', ArrowDown: '\uE015' };

/** Actions for journeys, independent of the engine; each waits until it is possible. */
export function driverOf(engine, origin) {
  /** Runs a function in the page with the given arguments and returns its JSON result. */
  const evaluate = async (run, ...args) => {
    const expression = `JSON.stringify((${run})(...${JSON.stringify(args)}) ?? null)`;
    return JSON.parse(await engine.evaluate(expression));
  };

  /** Waits until a condition is true; it may fail during navigation. */
  async function until(what, question) {
    let last;
    const isAnswered = async () => {
      last = await question().catch(({ message }) => ({ message }));
      return last === true;
    };
    await pWaitFor(isAnswered, PATIENCE).catch(() => {
      throw new Error(`${what}: ${JSON.stringify(last)}`);
    });
  }

  async function click(selector, text = '') {
    let place;
    await until(`press ${selector} ${text}`, async () => {
      const before = place;
      place = await evaluate(placeOf, selector, text);
      if (!place || !before || place.x !== before.x || place.y !== before.y) return { place };
      if (place.frame > before.frame) return true;
      place = before;
      return { place };
    });
    const { x, y } = place;
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  async function strike(values) {
    for (const value of values) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      await engine.act([{ type: 'key', id: 'keyboard', actions }]);
    }
  }

  const texts = (selector) => evaluate(textsOf, selector);
  const attributes = (selector, name) => evaluate(attributesOf, selector, name);
  const url = async () => new URL(await evaluate(() => location.href));

  return {
    evaluate,
    until,
    click,
    texts,
    attributes,
    url,
    goto: (path) => engine.open(origin + path),
    press: (key) => strike([KEYS[key]]),
    /** Replaces the value of a field. */
    async type(selector, text) {
      await click(selector);
      await evaluate(() => document.activeElement.select());
      await strike(text);
    },
    choose: (selector, value) =>
      until(`choose ${value} in ${selector}`, () => evaluate(chooseIn, selector, value)),
    sees: (selector, text = '') =>
      until(`see ${selector} ${text}`, async () => {
        const all = await texts(selector);
        return all.some((one) => one.includes(text)) || { all };
      }),
    misses: (selector, text = '') =>
      until(
        `see no ${selector} ${text}`,
        async () => !(await texts(selector)).some((one) => one.includes(text)),
      ),
    counts: (selector, count) =>
      until(`see ${count} ${selector}`, async () => {
        const { length } = await texts(selector);
        return length === count || { length };
      }),
    /** Waits until the URL equals or matches. */
    isAt: (wanted) =>
      until(`be at ${wanted}`, async () => {
        const { pathname, search, hash } = await url();
        const address = decodeURI(pathname + search) + hash;
        return (wanted instanceof RegExp ? wanted.test(address) : wanted === address) || { address };
      }),
    /** Waits until fonts are loaded and animations have finished. */
    settle: () =>
      until('stand still', () =>
        evaluate(
          () =>
            document.readyState === 'complete' &&
            document.fonts.status === 'loaded' &&
            document.getAnimations().every(({ playState }) => playState !== 'running'),
        ),
      ),
    picture: () => engine.picture(),
  };
}
