// Functions that run in the page, so they cannot use anything outside themselves.

/**
 * Returns the position of the first visible element that matches a selector and a text, scrolled into view; null while there
 * is none, or it is covered or not hydrated. It has stopped moving if its position is the same in two frames.
 */
export function positionOf(selector, text) {
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) => candidate.checkVisibility() && candidate.textContent.includes(text),
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
    .filter((candidate) => candidate.checkVisibility())
    .map((candidate) => candidate.textContent);
}

export function attributesOf(selector, name) {
  return [...document.querySelectorAll(selector)]
    .filter((candidate) => candidate.checkVisibility())
    .map((candidate) => candidate.getAttribute(name));
}

/** Selects an option of a native select and dispatches its events. */
export function selectOption(selector, value) {
  const select = [...document.querySelectorAll(selector)].find((candidate) => candidate.checkVisibility());
  if (!select || !Object.keys(select).some((key) => key.startsWith('__react'))) return false;
  select.value = value;
  for (const name of ['input', 'change']) select.dispatchEvent(new Event(name, { bubbles: true }));
  return true;
}

/** Returns layout problems of the page: wider than the screen, broken images, misaligned cards. */
export function findLayoutProblems() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const topOf = (element) => Math.round(element.getBoundingClientRect().top);
  const alignedCards = [...document.querySelectorAll('.card:has(> ul)')].filter((card) =>
    getComputedStyle(card).gridTemplateRows.startsWith('subgrid'),
  );
  const rows = Map.groupBy(alignedCards, topOf);
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide on a screen of ${clientWidth}`] : []),
    ...[...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => `broken image: ${src}`),
    ...[...rows.values()]
      .map((cards) => new Set(cards.map((card) => topOf(card.querySelector('ul')))))
      .filter(({ size }) => size > 1)
      .map((tops) => `misaligned facts of cards in one row: ${[...tops]}`),
  ];
}

/** Returns the errors since the last call, for engines that do not report them. */
export function collectProblems() {
  if (!window.problems) {
    const problems = (window.problems = []);
    const { error } = console;
    console.error = (...args) => (problems.push(args.join(' ')), error(...args));
    addEventListener('error', ({ message }) => problems.push(message));
    addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  }
  const failedRequests = performance
    .getEntriesByType('resource')
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ responseStatus, name }) => `${responseStatus}: ${name}`);
  performance.clearResourceTimings();
  return [...window.problems.splice(0), ...failedRequests];
}
