/** What a page does with each (product rules 2.8, 3.5 and 5.6). */
const PROBLEMS = {
  no_area: (value) =>
    value
      ? `No area of the directory is recognised in "${value}": it is in the list of no area.`
      : 'There is no address: it is in the list of no emirate and of no area.',
  phone_invalid: (value) =>
    `"${value}" is no phone number of the Emirates: ${/\d{3}/.test(value) ? 'it is shown as it is typed' : 'it is not shown'}, and a search for the number does not find it.`,
  hours_not_understood: (value) =>
    `The opening hours "${value}" are not understood: they are shown as they are typed, without an open state, and it is in no list of what is open.`,
  price_not_understood: (value) =>
    `No price is found in "${value}": it is shown as typed below "Price on request", and is in no list up to a price.`,
  placeholder_left: (value) => `"${value}" stands where a fact is missing. Better leave the cell empty.`,
  website_invalid: (value) => `The website "${value}" is marked as not valid: it is not shown.`,
  website_not_understood: (value) => `"${value}" is no address of a website: it is not shown.`,
};

/** A problem that the database names (`provider_problems`), as a sentence. */
export function problemSentence(problem, value) {
  const short = value && value.length > 80 ? `${value.slice(0, 80)}…` : value;
  return PROBLEMS[problem]?.(short) ?? problem;
}

const SIGNS = { phone: 'phone', website: 'website', name: 'name and place' };

/** Why it is not certain which provider a row is. */
export function doubtSentence({ reason, foundBy, id, name }) {
  const how = 'Put its number into a column "id", or "new" if it is another one.';
  const by = Object.entries(foundBy ?? {})
    .map(([sign, ids]) =>
      `by ${SIGNS[sign]} ${ids.length > 1 ? 'one of' : ''} ${ids.join(', ')}`.replace('  ', ' '),
    )
    .join('; ');
  if (reason === 'unknown') return `There is no provider with this id.`;
  if (reason === 'elsewhere')
    return `Its ${Object.keys(foundBy).join(' and ')} is that of ${id} (${name}), which has another name in another area. ${how}`;
  if (reason === 'several') return `It may be several providers: ${by}. ${how}`;
  return `Its signs are those of different providers: ${by}. ${how}`;
}

/** Why a row resembles an earlier one of the same file. */
export function repeatSentence(sign, line) {
  return `It has the same ${SIGNS[sign] ?? 'provider'} as line ${line}, which is taken. Put "new" into a column "id" if it is another provider.`;
}
