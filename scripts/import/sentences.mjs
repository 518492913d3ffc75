const PROBLEMS = {
  no_area: (value) =>
    value
      ? `No area of the directory is recognised in "${value}": it is not in the list of any area.`
      : 'There is no address: it is in no emirate and no area.',
  phone_invalid: (value) =>
    `"${value}" is no phone number of the Emirates: it is shown as it is, and found by no search.`,
  hours_not_understood: (value) => `The opening hours "${value}" are not understood: no open state is shown.`,
  price_not_understood: (value) => `No price is found in "${value}": it is in no list that asks for prices.`,
  placeholder_left: (value) => `"${value}" stands where a fact is missing. Better leave the cell empty.`,
  website_invalid: (value) => `The website "${value}" is marked as not valid: it is not shown.`,
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
