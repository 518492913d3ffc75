import pWaitFor from 'p-wait-for';
import { attributesOf, positionOf, selectOption, textsOf } from './in-page.mjs';

const WAIT_OPTIONS = { interval: 50, timeout: 10_000 };
/** Key codes of WebDriver. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', ArrowUp: '\uE013', ArrowDown: '\uE015' };

/** Returns the actions of journeys for any engine; each waits until it is possible. */
export function createDriver(engine, origin) {
  /** Runs a function in the page with the given arguments and returns its JSON result. */
  const evaluate = async (run, ...args) => {
    const expression = `JSON.stringify((${run})(...${JSON.stringify(args)}) ?? null)`;
    return JSON.parse(await engine.evaluate(expression));
  };

  /** Waits until a condition is true; it may fail during navigation. */
  async function until(description, condition) {
    let last;
    const isMet = async () => {
      last = await condition().catch(({ message }) => ({ message }));
      return last === true;
    };
    await pWaitFor(isMet, WAIT_OPTIONS).catch(() => {
      throw new Error(`${description}: ${JSON.stringify(last)}`);
    });
  }

  async function click(selector, text = '') {
    let position;
    await until(`click ${selector} ${text}`, async () => {
      const before = position;
      position = await evaluate(positionOf, selector, text);
      if (!position || !before || position.x !== before.x || position.y !== before.y) return { position };
      if (position.frame > before.frame) return true;
      position = before;
      return { position };
    });
    const { x, y } = position;
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await engine.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  async function pressKeys(values) {
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
    press: (key) => pressKeys([KEYS[key]]),
    /** Replaces the value of a field. */
    async type(selector, text) {
      await click(selector);
      await evaluate(() => document.activeElement.select());
      await pressKeys(text);
    },
    choose: (selector, value) =>
      until(`choose ${value} in ${selector}`, () => evaluate(selectOption, selector, value)),
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
    isAt: (expected) =>
      until(`be at ${expected}`, async () => {
        const { pathname, search, hash } = await url();
        const address = decodeURI(pathname + search) + hash;
        return (expected instanceof RegExp ? expected.test(address) : expected === address) || { address };
      }),
    /** Waits until fonts are loaded and animations have finished. */
    settle: () =>
      until('settle', () =>
        evaluate(
          () =>
            document.readyState === 'complete' &&
            document.fonts.status === 'loaded' &&
            document.getAnimations().every(({ playState }) => playState !== 'running'),
        ),
      ),
    screenshot: () => engine.screenshot(),
  };
}
