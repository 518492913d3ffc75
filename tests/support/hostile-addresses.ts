/** As long as the whole head of a request may be in Node.js, with room for a few headers. */
const LONGEST = 14_000;

/** Repeats a text up to the length that a request may have. */
function filled(text: string): string {
  return text.repeat(Math.floor(LONGEST / text.length));
}

export interface HostileAddress {
  /** What the request tries. */
  what: string;
  /** Returns its address; each index gives another one, so that no cache helps. */
  pathOf: (index: number) => string;
  headers?: Record<string, string>;
}

/** Addresses that only cost a refusal, a redirect, a 404 page or a page that is ready, however long they are. */
export const CHEAP_ADDRESSES: HostileAddress[] = [
  { what: 'nested escapes of 14 KB', pathOf: () => `/%${filled('25')}41` },
  { what: 'nested escapes of 8 KB', pathOf: () => `/%${'25'.repeat(3_990)}41` },
  { what: 'nested escapes of 2 KB', pathOf: (index) => `/%${'25'.repeat(1_000 + (index % 9))}41` },
  { what: 'nested escapes of a file', pathOf: () => `/images/%${filled('25')}41` },
  { what: 'nested escapes of a framework file', pathOf: () => `/_next/static/%${filled('25')}41` },
  { what: 'nested escapes of a picture', pathOf: () => `/share/%${filled('25')}41.jpg` },
  { what: 'many escapes', pathOf: () => `/${filled('%41')}` },
  { what: 'many segments', pathOf: () => filled('/a') },
  { what: 'many dots', pathOf: () => `/${filled('.')}` },
  { what: 'an unknown page', pathOf: (index) => `/nothing-${index}` },
  { what: 'an unknown page of 2 KB', pathOf: (index) => `/${'a/'.repeat(990)}${index}` },
  { what: 'an unknown Arabic page of 2 KB', pathOf: (index) => `/ar/${'%D8%BA'.repeat(330)}${index}` },
  { what: 'an unknown file', pathOf: (index) => `/images/nothing-${index}.webp` },
  { what: 'many parameters of an unknown page', pathOf: (index) => `/nothing?${filled(`a${index}=b&`)}` },
  { what: 'many parameters of a page', pathOf: (index) => `/about?${filled(`a${index}=b&`)}` },
  {
    what: 'a redirect with many parameters',
    pathOf: (index) => `/steam-cleaning?${`a${index}=b&`.repeat(800)}`,
  },
  { what: 'a number of 14 KB', pathOf: () => `/service/${filled('9')}` },
  {
    what: 'a state of the router',
    pathOf: () => '/about',
    headers: { rsc: '1', 'next-router-state-tree': filled('%5B') },
  },
  { what: 'a page as a picture', pathOf: (index) => optimized(`/services?x=${index}`) },
  { what: 'a page without a query as a picture', pathOf: (index) => optimized(`/service/${100 + index}`) },
  { what: 'a share picture as a picture', pathOf: (index) => optimized(`/share/service/${100 + index}.jpg`) },
  { what: 'an endpoint as a picture', pathOf: () => optimized('/api/health') },
  {
    what: "a visitor's text as a picture",
    pathOf: (index) => optimized(`/Amna-Khalid/visited-at-night-${index}`),
  },
  { what: 'an unknown picture', pathOf: (index) => optimized(`/images/nothing-${index}.webp`) },
  {
    what: 'a picture of another host',
    pathOf: (index) => optimized(`https://pictures.example/${index}.jpg`),
  },
  { what: 'a picture with an address of 10 KB', pathOf: () => optimized(`/images${'/a'.repeat(2_500)}`) },
  { what: 'a guess of a secret', pathOf: () => '/api/outbox', headers: { authorization: 'Bearer guess' } },
];

/** The dearest addresses that show something: rendered or drawn for this request. */
export const DEAR_ADDRESSES: HostileAddress[] = [
  { what: 'a page of a provider', pathOf: (index) => `/service/${200 + index}` },
  { what: 'a page with escapes in its query', pathOf: (index) => `/about?x=${index}${filled('%2541')}` },
  { what: 'a search', pathOf: (index) => `/services?q=wash${index}` },
  { what: 'a search for 14 KB', pathOf: (index) => `/services?q=${index}${filled('wash+')}` },
  { what: 'a search of escapes', pathOf: (index) => `/services?q=${index}${filled('%D8%BA')}` },
  { what: 'a map', pathOf: (index) => `/services?view=map&rating=${3 + (index % 4) / 2}&max=${50 + index}` },
  { what: 'a comparison of many', pathOf: (index) => `/compare?ids=${index},${filled('7,8,9,')}` },
  {
    what: 'cards of many',
    pathOf: (index) => `/api/provider-cards?locale=en&ids=${index},${filled('7,8,9,')}`,
  },
  { what: 'a search of the API', pathOf: (index) => `/api/providers.json?q=wash${index}` },
  {
    what: 'a later page of reviews',
    pathOf: (index) => `/service/2/reviews?stars=${1 + (index % 5)}&page=${index}`,
  },
  { what: 'a share picture', pathOf: (index) => `/share/service/${300 + index}.jpg` },
];

/** Returns the address of a picture in the image optimizer. */
export function optimized(url: string, width = 1920): string {
  return `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=75`;
}
