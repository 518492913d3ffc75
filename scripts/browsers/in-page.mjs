// Functions that run in the page, so they cannot use anything outside themselves.

/**
 * Returns the position of the first visible element that matches a selector and a text, scrolled into view; null while there
 * is none, it is covered or not hydrated. The frame number tells whether it has stopped moving: two frames, same position.
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

/** Returns the texts of visible elements that match a selector. */
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

/** Selects an option of a native select and dispatches its events. */
export function chooseIn(selector, value) {
  const select = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  if (!select || !Object.keys(select).some((key) => key.startsWith('__react'))) return false;
  select.value = value;
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
  return true;
}

/** Returns layout problems of the page: wider than the screen, broken images, misaligned cards. */
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

/** Returns the errors since the last call, for engines that do not report them. */
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
