import { BEST_FIRST, type Order, providers, readRows, type Row } from '../support/directory';
import { eventually, forCase } from '../support/expectations';
import { elementsIn, idsIn, partsOf, readList, textOf } from '../support/html';
import { address, BASE_URL, readPage as read, textsOf } from '../support/site';
import { testFull } from './test-full';

/** What lists contain, over all their pages. tests/lib/directory has every filter, order and count. */

const has = (washType: string, emirate?: string) => (row: Row) =>
  row.wash_types.includes(washType) &&
  (!emirate || row.emirates.includes(emirate as Row['emirates'][number]));

// prettier-ignore
const LISTS: [path: string, matches: (row: Row) => unknown, order?: Order][] = [
  ['/services?washType=Self-Service', (row) => row.wash_type_text.includes('self service')],
  ['/services?emirate=Dubai&q="foam"&sort=best&view=list', (row) => row.emirates.includes('dubai') && row.search_text.includes('foam'), BEST_FIRST],
  [
    '/services?emirate=abu-dhabi&washType=hand-wash&rating=4&serviceType=onsite&q="shop"',
    (row) =>
      row.emirates.includes('abu-dhabi') &&
      row.wash_type_options.includes('hand-wash') &&
      row.rating! >= 4 &&
      row.service_location_text.includes('onsite') &&
      row.search_text.includes('shop'),
  ],
  ['/wash-type/waterless-wash', has('waterless-wash'), BEST_FIRST],
  ['/ar/wash-type/mobile-car-wash/emirates/dubai', has('mobile-car-wash', 'dubai'), BEST_FIRST],
  ['/areas/al-quoz', (row) => row.area === 'al-quoz', BEST_FIRST],
];

test('a list has every match once, in its order, 24 a page, and counts them', async () => {
  const all = await providers();
  for (const [path, matches, order] of LISTS) {
    const expected = (await providers(order)).filter(matches);
    const list = await readList(path);
    expect([path, list.ids]).toEqual([path, expected.map(({ id }) => id)]);
    expect(list.pages.slice(0, -1).filter((length) => length !== 24)).toEqual([]);
    const count = (is: (row: Row) => boolean) => expected.filter(is).length;
    const counts = `${count((row) => row.is_eco)} eco-friendly ${count((row) => row.is_verified)} verified ${count(has('mobile-car-wash'))} mobile`;
    if (path.startsWith('/services'))
      expect(list.text).toContain(`Showing ${expected.length} of ${all.length} services ${counts}`);
  }
});

test('contradictory filters find nothing, and a position outside of the Emirates is said to be', async () => {
  for (const query of ['area=al-quoz&emirate=sharjah', 'area=atlantis', 'max=1', 'q=zzzz'])
    expect([query, textOf(await read(`/services?${query}`))]).toEqual([
      query,
      expect.stringContaining('Showing 0 of'),
    ]);
  const outside = textOf(await read('/services?near=51.5,-0.12&sort=near'));
  expect(outside).toContain(textsOf('en')('nearMe.positionOutside'));
  expect(outside).not.toMatch(/\d km /);
});

/** The option that the form of a list is filled in with. */
const chosenIn = (html: string, name: string) =>
  elementsIn(partsOf(html, 'name', name)[0]!, 'option').find(({ selected }) => selected !== undefined);

// prettier-ignore
const ORDERED: [query: string, en: string, ar: string][] = [
  ['q=cheapest+car+wash+near+dubai+marina', 'Lowest price', 'الأقل سعرًا'],
  ['q=أرخص+غسيل+قريب+من+دبي+مارينا', 'Lowest price', 'الأقل سعرًا'],
  ['q=cheapest+car+wash+near+dubai+marina&sort=rating', 'Highest rated', 'الأعلى تقييمًا'],
  ['q=car+wash+near+dubai+marina', 'Nearest first', 'الأقرب أولًا'],
  ['q=best+steam', 'Best reviewed', 'الأفضل تقييمًا'],
  ['q=most+expensive+steam', 'Highest price', 'الأعلى سعرًا'],
  ['q=steam+in+dubai', 'Highest rated', 'الأعلى تقييمًا'],
  ['q=dubai+coffee', 'Most relevant', 'الأكثر صلة'],
  ['sort=name', 'Name A-Z', 'الاسم أبجديًا'],
];

test('the sort field names the order of a list, and the API says the same', async () => {
  for (const [query, en, ar] of ORDERED) {
    const chosen = await Promise.all(
      ['', '/ar'].map(async (locale) => chosenIn(await read(`${locale}/services?${query}`), 'sort')?.text),
    );
    forCase(query, () => expect(chosen).toEqual([en, ar]));
    const { order } = JSON.parse(await read(`/api/providers.json?${query}`));
    forCase(query, () => expect(textsOf('en')(`sort.${order}` as 'sort.price')).toBe(en));
  }
});

test('values that only a URL can set are selected in the form, and each option says what it would list', async () => {
  const html = await read('/services?rating=4.2&serviceType=mobile+%26&washType=foam');
  expect(chosenIn(html, 'rating')?.value).toBe('4.2');
  expect(chosenIn(html, 'serviceType')?.value).toBe('mobile &');
  expect(chosenIn(html, 'washType')?.text).toMatch(/^Foam wash \(\d+\)$/);

  const options = elementsIn(await read('/services?emirate=sharjah'), 'option').flatMap((option) => {
    const [, count] = /\(([\d,]+)\)$/.exec(option.text) ?? [];
    return count ? [{ option, count: Number(count.replace(',', '')) }] : [];
  });
  expect(options.length).toBeGreaterThan(25);
  expect(options.filter(({ count, option }) => (option.disabled !== undefined) !== (count === 0))).toEqual(
    [],
  );
  const steam = options.find(({ option }) => option.value === 'steam-cleaning')!;
  expect(textOf(await read('/services?emirate=sharjah&washType=steam-cleaning'))).toContain(
    `Showing ${steam.count} of`,
  );
});

test('an empty place leads on: to neighbours, and owners to the form', async () => {
  for (const [locale, name] of [
    ['en', 'Hatta'],
    ['ar', 'حتا'],
  ] as const) {
    const t = textsOf(locale);
    const html = await read(address('/areas/hatta', locale));
    expect(elementsIn(html, 'h2').map(({ text }) => text)).toContain(t('area.empty', { area: name }));
    const [neighbours = ''] = partsOf(html, 'aria-label', t('area.neighbours'));
    expect(elementsIn(neighbours, 'a')).toHaveLength(6);
    const invites = (page: string) =>
      elementsIn(page, 'a').find(({ text }) => text === t('claim.list'))?.href;
    expect(invites(html)).toBe(address('/update-listing', locale));
    for (const other of ['/services?q=zzzzqq', '/wash-type/247-services/emirates/fujairah'])
      expect(invites(await read(address(other, locale)))).toBe(address('/update-listing', locale));
    expect(textOf(await read(address('/services', locale)))).not.toContain(t('claim.missing'));
  }
});

testFull('an empty list says why, and shows another that leads to its own list', async () => {
  for (const [query, texts, more] of [
    ['q=jbr', ['Nearest to Jumeirah Beach Residence'], '/services?q=near+Jumeirah'],
    ['q=24+hours+deira', [textsOf('en')('alternatives.noneFitsInArea', { area: 'Deira' })], '/'],
    ['area=dubai-marina&emirate=sharjah&verified=1', ['Without “Sharjah”'], '/services?area=dubai-marina'],
    ['open=mon-1000&max=50', ['no hours listed', 'no price listed'], '/services?max=50'],
    ['q=car+wash+near+me', ['Where is your car?', textsOf('en')('nearMe.button')], '/services?emirate=ajman'],
  ] as const) {
    const html = await read(`/services?${query}`);
    for (const text of texts) forCase(query, () => expect(textOf(html)).toContain(text));
    const main = /<main[\s\S]*<\/main>/.exec(html)![0];
    forCase(query, () =>
      expect(elementsIn(main, 'a').filter(({ href }) => href?.startsWith(more)).length).toBeGreaterThan(0),
    );
  }
});

test("today's hours are on cards without JavaScript, and the typed time in a list filtered by it", async () => {
  const cardsOf = async (path: string) => elementsIn(await read(path), 'article').map(({ text }) => text);
  const hours =
    /Daily \d\d:\d\d–\d\d:\d\d|\b[A-Z][a-z]{2} \d\d:\d\d–\d\d:\d\d|\b[A-Z][a-z]{2}: closed|Open 24 hours|Hours not listed/;
  const cards = await cardsOf('/services');
  expect(cards).toHaveLength(24);
  expect(cards.filter((text) => !hours.test(text))).toEqual([]);
  const open = await cardsOf('/services?open=fri&at=2130');
  expect(open.filter((text) => !text.includes('Open Fri 21:30'))).toEqual([]);
});

test('without script one-tap filters are links, and the form is filled in with what was chosen', async () => {
  const html = await read('/services?serviceType=mobile&verified=1&max=50&open=fri&at=2130');
  const [noscript = ''] = /<noscript[^>]*><a .*?<\/noscript>/s.exec(html) ?? [];
  const links = elementsIn(noscript, 'a').map(({ text, href }) => {
    const { pathname, searchParams } = new URL(href!, BASE_URL);
    expect(pathname).toBe('/services');
    return [text.replace(/ [\d,]+$/, ''), Object.fromEntries(searchParams)];
  });
  const { serviceType, verified, ...others } = {
    serviceType: 'mobile',
    verified: '1',
    open: 'fri-2130',
    max: '50',
  };
  expect(Object.fromEntries(links)).toEqual({
    'Mobile Service': { ...others, verified },
    'Open now': { ...others, serviceType, verified, open: 'now' },
    'Up to AED 50': { serviceType, verified, open: others.open },
    'Washed by staff': { ...others, serviceType, verified, staffed: '1' },
    Verified: { ...others, serviceType },
    'Eco-friendly': { ...others, serviceType, verified, eco: '1' },
  });
  for (const [name, value] of Object.entries({ max: '50', open: 'fri', at: '2130' }))
    expect([name, chosenIn(html, name)?.value]).toEqual([name, value]);
  const chips = elementsIn(partsOf(html, 'aria-label', 'Active filters')[0]!, 'a');
  expect(chips.map((chip) => chip['aria-label'])).toContain('Remove filter: Open Friday 21:30');
});

testFull('what a search means is shown as chips, each of which removes its words', async () => {
  for (const [path, understood, emirate, others, rest] of [
    [
      '/services?q=dubai+marina+mobile',
      'Dubai Marina',
      'dubai',
      'area=dubai-marina&serviceType=mobile',
      'mobile',
    ],
    [
      '/services?q=غسيل متنقل في العين',
      'Al Ain',
      'abu-dhabi',
      'area=al-ain&serviceType=mobile',
      'غسيل متنقل',
    ],
  ] as const) {
    const html = await read(path);
    const ids = idsIn(html);
    expect(ids.length).toBeGreaterThan(0);
    const chosen = await read(`/services?${others}`);
    expect(ids).toEqual(idsIn(chosen));
    // The bar says the emirate of the area, whether it was typed or chosen.
    for (const page of [html, chosen])
      expect(elementsIn(page, 'select').find(({ name }) => name === 'emirate')?.['data-understood']).toBe(
        emirate,
      );
    const chips = elementsIn(partsOf(html, 'aria-label', 'Active filters')[0]!, 'a');
    const named = (page: typeof chips) => page.map((chip) => chip['aria-label'] ?? chip.text);
    expect(named(chips)).toEqual(
      expect.arrayContaining([`Remove filter: ${understood}`, 'Remove filter: Mobile Service']),
    );
    const { href } = chips.find((chip) => chip['aria-label'] === `Remove filter: ${understood}`)!;
    const without = await read(href!);
    expect(elementsIn(without, 'input').find(({ name }) => name === 'q')?.value).toBe(rest);
    expect(without).not.toContain(`Remove filter: ${understood}`);
    const literally = chips.find(({ text }) => /^Search for “.*” instead$/.test(text))!.href!;
    expect(new URL(literally, BASE_URL).searchParams.get('q')).toMatch(/^".+"$/);
    expect(textOf(await read(literally))).toContain('No services found');
  }
});

test('a list links to its map, which without script is a list of places, and names the emirate of an area unless it is that of the list', async () => {
  for (const [path, map] of [
    ['/services', '/services?view=map'],
    ['/ar/services?open=fri-2130', '/ar/services?open=fri-2130&view=map'],
    ['/ar/emirates/dubai', '/ar/services?emirate=dubai&view=map'],
    ['/areas/al-quoz', '/services?area=al-quoz&view=map'],
  ] as const) {
    const hrefs = elementsIn(await read(path), 'a').map(({ href }) => href);
    expect([path, hrefs.includes(map)]).toEqual([path, true]);
  }
  const withoutScript = await read('/services?view=map');
  expect(textOf(withoutScript)).toContain(textsOf('en')('resultsMap.withoutScript'));
  expect(partsOf(withoutScript, 'aria-label', textsOf('en')('resultsMap.places'))).toHaveLength(1);
  expect(elementsIn(withoutScript, 'article')).toHaveLength(24);
  const placesOf = (html: string) =>
    elementsIn(html, 'article', 'span', 'li', 'p').flatMap((one) => (one.class === 'area' ? [one.text] : []));
  const isNamed = (place: string) => /, (Dubai|Abu Dhabi|Sharjah|Ajman)$/.test(place);
  expect(placesOf(await read('/services')).filter(isNamed).length).toBeGreaterThan(2);
  expect(placesOf(await read('/services?emirate=ajman')).filter(isNamed)).toEqual([]);
});

/** Words that match no provider. */
const someWords = () =>
  `qx${crypto.randomUUID().replace(/[^a-f]/g, '')}${Array.from({ length: 12 }, () => 'jkvwxz'[Math.floor(Math.random() * 6)]).join('')}`;
const timesOf = async (words: string) =>
  (await readRows<{ times: number }>(`missed_searches?select=times&search=eq.${words}`))[0]?.times ?? 0;

testFull(
  'a search without results is counted, without its digits, but not one of crawlers, programs or with filters',
  async () => {
    const [words, others] = [someWords(), someWords()];
    for (const [path, headers] of [
      [`/services?q=${others}`, { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
      [`/services?q=${others}`, { 'Sec-Purpose': 'prefetch' }],
      [`/services?q=${others}&emirate=dubai`],
      [`/services?q=${others}&page=2`],
      [`/api/providers.json?q=${others}`],
      [`/api/provider-count?q=${others}`],
      ['/services?q=detailing'],
    ] as [string, Record<string, string>?][])
      expect([path, (await fetch(BASE_URL + path, { headers })).status]).toEqual([path, 200]);
    await read(`/services?q=${words.toUpperCase()}+0515258257`);
    await eventually(async () => expect(await timesOf(words)).toBe(1));
    // The visitor's car narrows nothing.
    await read(`/ar/services?q=${words}&car=suv`);
    await eventually(async () => expect(await timesOf(words)).toBe(2));
    expect([await timesOf(others), await timesOf('detailing')]).toEqual([0, 0]);
  },
);
