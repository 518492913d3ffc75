/*
 * Selects whose filter is not chosen, but said by the words of the search. They show it, and are not sent; choosing something else
 * takes these words out of the search. Only with JavaScript: a plain form would send them with any other search.
 */

const SELECTS = 'select[data-understood]';

/** Shows in the selects of a form what its search was understood as. */
export function showUnderstood(form: HTMLFormElement): void {
  for (const select of form.querySelectorAll<HTMLSelectElement>(SELECTS))
    select.value = select.dataset.understood!;
}

/** Returns the fields of a form without those that only show what its search was understood as. */
export function fieldsToSend(form: HTMLFormElement): FormData {
  const fields = new FormData(form);
  for (const { name } of form.querySelectorAll<HTMLSelectElement>(SELECTS)) fields.delete(name);
  return fields;
}

/** Takes the words that a select stands for out of the search, because something else was chosen in it. */
export function replaceUnderstood(form: HTMLFormElement, { dataset: { without } }: HTMLSelectElement): void {
  const search = form.elements.namedItem('q');
  if (without === undefined || !(search instanceof HTMLInputElement)) return;
  const kept = wordsOf(without);
  const said = wordsOf(search.defaultValue).filter((word) => !kept.includes(word));
  search.value = wordsOf(search.value)
    .filter((word) => !said.includes(word))
    .join(' ');
  // A day and its time stand for the same words.
  for (const select of form.querySelectorAll<HTMLSelectElement>(SELECTS))
    if (select.dataset.without === without) delete select.dataset.understood;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
