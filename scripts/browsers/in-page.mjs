// Functions that run in the page: they see nothing outside of themselves.

/**
 * Where the first element is pressed that is seen, matches a selector and says a text; null while there is none, while
 * something lies above it, or while script has not taken it over. What is not on the screen is brought there. With the
 * number of a frame: what has the same place in two of them stands still.
 */
export function placeOf(selector, text) {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && one.textContent.includes(text),
  );
  if (!element || !Object.keys(element).some((key) => key.startsWith('__react'))) return null;
  const [box] = element.getClientRects();
  if (!box) return null;
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  requestAnimationFrame(() => (window.frame = (window.frame ?? 0) + 1));
  if (element.contains(document.elementFromPoint(x, y))) return { x, y, frame: window.frame ?? 0 };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return null;
}

/** What the elements say that can be seen and match a selector. */
export function textsOf(selector) {
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility())
    .map((one) => one.textContent);
}

export function attributesOf(selector, name) {
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility())
    .map((one) => one.getAttribute(name));
}

/** Chooses as a visitor does in a list that only the system can draw. */
export function chooseIn(selector, value) {
  const select = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (!select || !Object.keys(select).some((key) => key.startsWith('__react'))) return false;
  select.value = value;
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
  return true;
}

/** What is wrong with a page as it stands: wider than the screen, a picture without content, cards out of step. */
export function flawsOf() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const topOf = (element) => Math.round(element.getBoundingClientRect().top);
  const sharing = [...document.querySelectorAll('.card:has(> ul)')].filter((card) =>
    getComputedStyle(card).gridTemplateRows.startsWith('subgrid'),
  );
  const rows = Map.groupBy(sharing, topOf);
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide on a screen of ${clientWidth}`] : []),
    ...[...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => `no picture: ${src}`),
    ...[...rows.values()]
      .map((cards) => new Set(cards.map((card) => topOf(card.querySelector('ul')))))
      .filter(({ size }) => size > 1)
      .map((tops) => `facts of cards side by side begin at ${[...tops]}`),
  ];
}

/** What has failed since it was asked last, for an engine that tells nobody. */
export function collectProblems() {
  if (!window.problems) {
    const problems = (window.problems = []);
    const { error } = console;
    console.error = (...said) => (problems.push(said.join(' ')), error(...said));
    addEventListener('error', ({ message }) => problems.push(message));
    addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  }
  const refused = performance
    .getEntriesByType('resource')
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ responseStatus, name }) => `${responseStatus}: ${name}`);
  performance.clearResourceTimings();
  return [...window.problems.splice(0), ...refused];
}
