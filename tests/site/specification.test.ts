import { idsWhere, providers, type Row } from '../support/directory';
import { forCase } from '../support/expectations';
import { phoneOf } from '../support/facts';
import { elementsIn, headingOf, idsIn, optionsOf, partsOf, textOf } from '../support/html';
import {
  address,
  BASE_URL,
  DISTRICTS,
  EMIRATE_SLUGS,
  EMIRATES,
  LOCALES,
  readPage as read,
  textsOf,
  translationsOf,
  WASH_TYPE_SLUGS,
} from '../support/site';

/** Walks through the sentences of the specification that a page shows without script. Its words are repeated to the letter. */

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)![0];
/** Texts, and what labels, placeholders and values say. */
const wordsOf = (html: string) =>
  [
    textOf(html),
    ...elementsIn(html, 'input', 'button', 'a', 'svg').flatMap((one) => [
      one.placeholder,
      one['aria-label'],
      one.value,
    ]),
  ].join('\n');

// prettier-ignore
const CATEGORIES = [
  'Mobile car wash', 'Eco-friendly cleaning', 'Steam car wash', '24/7 availability', 'Waterless car wash', 'Deals and packages',
];
// prettier-ignore
const LISTING_TYPES = [
  'Mobile Car Wash', 'Steam Cleaning', 'Auto Detailing', 'Waterless Wash', 'Eco-Friendly', '24/7 Services', 'Luxury Services', 'Fleet Services',
];

// prettier-ignore
const TEXTS: [path: string, texts: string[]][] = [
  ['/', ['Home', 'About Us', 'Services', 'Featured', 'Emirates', 'Car Wash Apps', 'Blog', 'FAQ', 'Update Listing', 'Contact Us', 'Open menu',
    'Quick Search', 'Find Car Wash Services in UAE', 'Explore Services', 'View Map', 'Loading map…', 'Call Now', '500+ verified providers',
    'All UAE emirates', '24/7 service available', ...CATEGORIES]],
  ['/about', ['500+', '50K+', '5+', '24/7']],
  ['/services', ['Search services, locations, or types...', 'Grid', 'List', 'Database Connected Successfully', 'emirates covered', 'verified', 'steam']],
  ['/services?emirate=ajman&q=zzzz&sort=name', ['No services found', 'Clear Filters']],
  ['/wash-type/steam-cleaning', ['Browse by Emirates', 'View Details']],
  ['/wash-type/247-services/emirates/fujairah', ['Back to Home']],
  ['/district/jlt', ['Back']],
  ['/service/1', ['About This Service', 'Services Included', 'Operating Hours', 'Please call ahead to confirm availability', 'Back']],
  ['/contact', ['Prefer Email?', 'Email', 'Contact Us']],
  ['/update-listing', ['Why List Your Business', 'Visibility', 'Direct inquiries', 'Free listing', ...LISTING_TYPES]],
  ['/blog', ['Category', 'Search posts...']],
  ['/blog?q=zzzz', ['No blog posts found matching your criteria.']],
  ['/blog/where-a-mobile-wash-may-work', ['Back']],
  ['/car-wash-apps', ['Book Car Wash Now', 'Book Now', 'Suggest an App', 'Browse all services']],
  ['/car-wash-apps/book', ['Best booking times are 7-9 AM and 4-6 PM.']],
  ['/out-of-hours', ['All', 'Weekday', 'Weekend', 'Public holiday', 'County', 'City']],
  ['/nowhere', ['Oops! Page not found', 'Back to Home']],
];

for (const locale of LOCALES)
  test(`each page has the texts of the specification (${locale})`, async () => {
    for (const [path, texts] of TEXTS) {
      const html = await read(address(path, locale));
      forCase(path, () =>
        expect(html).toContain(locale === 'en' ? '<html lang="en" dir="ltr"' : '<html lang="ar" dir="rtl"'),
      );
      const words = wordsOf(html);
      const missing = texts.filter((text) => {
        const said = locale === 'en' ? [text] : translationsOf(text, locale);
        // Figures are the same in every language.
        return !(said.length > 0 ? said : [text]).some((one) => words.includes(one));
      });
      forCase(path, () => expect(missing).toEqual([]));
    }
  });

test('sentences with names and numbers read as the specification has them', async () => {
  for (const [path, pattern] of [
    ['/', /premier directory of 500\+ verified .* all emirates.*All rights reserved/],
    ['/services', /Showing (\d+) of \1 services \d+ eco-friendly \d+ verified \d+ mobile/],
    ['/wash-type/steam-cleaning', /Showing \d+ services/],
    [
      '/wash-type/247-services/emirates/fujairah',
      /No 24\/7 Services Found in Fujairah .*View All 24\/7 Services Back to Home/,
    ],
    ['/service/1', /Book Now - Call \+971 /],
    [
      '/contact',
      /reply within 24 hours.*Recommendations.*Report issues.*Request additions.*Partnerships.*Technical feedback/,
    ],
    ['/terms-of-service', /18\+.*at least 2 hours.*5-7 business days/],
    ['/terms-of-service', /AED/],
    ['/privacy-policy', /7 years.*2 years.*|2 years.*7 years/],
    ['/privacy-policy', /anonymised/],
    ['/ar/terms-of-service', /\+18.*5 إلى 7 أيام/],
    ['/ar/privacy-policy', /7 سنوات/],
  ] as const)
    expect([path, textOf(await read(path))]).toEqual([path, expect.stringMatching(pattern)]);
});

// prettier-ignore
const OPTIONS: [path: string, field: string, options: string[]][] = [
  ['/', 'emirate', ['All emirates', ...Object.values(EMIRATES)]],
  ['/', 'washType', ['All types', 'Steam Cleaning', 'Waterless', 'Mobile', 'Eco-Friendly', 'Hand Wash', 'Automatic', 'Self-Service']],
  ['/', 'rating', ['Any Rating', '4.5+ Stars', '4.0+ Stars', '3.5+ Stars']],
  ['/', 'serviceType', ['Both', 'Mobile Service', 'Onsite Only']],
  ['/services', 'sort', ['Highest rated', 'Verified first', 'Eco-friendly first', 'Lowest price', 'Most reviews', 'Name A-Z', 'Best reviewed']],
  ['/update-listing', 'emirates', ['', ...Object.values(EMIRATES)]],
  ['/blog', 'category', ['All', 'Car care', 'Eco-friendly', 'Tips', 'News']],
  ['/car-wash-apps/book', 'serviceType', ['', 'Basic Wash', 'Premium Wash', 'Steam Cleaning', 'Waterless Wash', 'Auto Detailing', 'Eco-Friendly']],
  ['/car-wash-apps/book', 'emirate', ['', ...Object.values(EMIRATES)]],
  ['/car-wash-apps/book', 'vehicleType', ['Sedan', 'SUV', 'Hatchback', 'Coupe', 'Truck', 'Motorcycle']],
  ['/car-wash-apps/book', 'preferredTime', ['', '8:00 AM', '9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM', '3:00 PM',
    '4:00 PM', '5:00 PM', '6:00 PM', '7:00 PM']],
];

test('each choice has the options of the specification', async () => {
  for (const [path, field, options] of OPTIONS) {
    const [first, ...others] = optionsOf(await read(path), field).filter(
      (one, at, all) => one !== all[at - 1],
    );
    // An empty text stands for the prompt of a field that must be filled in.
    forCase(`${field} of ${path}`, () => expect([options[0] && first, ...others]).toEqual(options));
  }
});

/** The fields of each form that must be filled in. */
// prettier-ignore
const REQUIRED: [path: string, names: string[]][] = [
  ['/contact', ['name', 'email', 'message']],
  ['/update-listing', ['business_name', 'email', 'emirates']],
  ['/car-wash-apps/book', ['serviceType', 'emirate', 'vehicleType', 'preferredDate', 'preferredTime', 'address', 'name', 'phone', 'email']],
];

test('each form requires the fields of the specification', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format();
  for (const [path, names] of REQUIRED) {
    const fields = elementsIn(await read(path), 'input', 'select', 'textarea');
    forCase(path, () =>
      expect(fields.filter(({ required }) => required !== undefined).map(({ name }) => name)).toEqual(names),
    );
    for (const { name, min } of fields) if (name === 'preferredDate') expect(min).toBe(today);
  }
});

// prettier-ignore
const HEADER = {
  Home: '/', 'About Us': '/about', Services: '/services', Featured: '/#featured-services', 'Car Wash Apps': '/car-wash-apps', Blog: '/blog',
  FAQ: '/#faq', 'Update Listing': '/update-listing', 'Contact Us': '/contact',
};
// prettier-ignore
const FOOTER = [
  '/about', '/car-wash-apps', '/blog', '/contact', '/update-listing', '/privacy-policy', '/terms-of-service', '/services', '#sitemap',
  ...EMIRATE_SLUGS.map((slug) => `/emirates/${slug}`), ...WASH_TYPE_SLUGS.map((slug) => `/wash-type/${slug}`),
];

test('header, Emirates menu and footer have their links', async () => {
  const html = await read('/services');
  const [header = ''] = /<header[\s\S]*?<\/header>/.exec(html) ?? [];
  const links = elementsIn(header, 'a');
  // In the menu of wide screens; navigation.spec.ts opens the drawer.
  for (const [name, href] of Object.entries(HEADER)) {
    const hrefs = links.filter(({ text }) => text === name).map((link) => link.href);
    forCase(name, () => expect([...new Set(hrefs)]).toEqual([href]));
  }
  expect(links[0]).toMatchObject({ href: '/', 'aria-label': expect.stringContaining('Lamaa') });
  for (const [slug, name] of Object.entries(EMIRATES))
    expect(links.filter(({ href }) => href === `/emirates/${slug}`).map(({ text }) => text)).toEqual([
      `Car Wash ${name} Find verified car wash services in ${name}`,
    ]);
  expect(links.filter((link) => link['aria-current']).map(({ text }) => text)).toContain('Services');
  // Without script, the search leads to all services; the language switch stays on the page.
  expect(links.find(({ text, 'aria-label': label }) => (label ?? text) === 'Search')?.href).toBe('/services');
  const query = '?emirate=dubai&q=a%26b&page=2';
  const others = elementsIn(await read(`/services${query}`), 'a').map(({ href }) => href);
  expect(others.filter((href) => href === `/ar/services${query}`).length).toBeGreaterThan(1);
  const footer = elementsIn(/<footer[\s\S]*<\/footer>/.exec(html)![0], 'a').map(({ href }) => href!);
  expect(FOOTER.filter((href) => !footer.includes(href))).toEqual([]);
  expect(footer.filter((href) => href.startsWith('https://'))).toHaveLength(3);
  expect(partsOf(html, 'id', 'sitemap')).toHaveLength(1);
});

test('a link to a provider has the name of that provider', async () => {
  const names = new Map(
    (await providers()).map(({ id, business_name }) => [`/service/${id}`, business_name!]),
  );
  for (const path of [
    '/',
    '/services',
    '/emirates/dubai',
    '/areas/al-quoz',
    '/service/1',
    '/compare?ids=1,2',
  ]) {
    const links = elementsIn(await read(path), 'a').filter(({ href }) => names.has(href!));
    forCase(path, () => expect(links).not.toEqual([]));
    const others = links.filter(
      (link) => !(link['aria-label'] ?? link.text).includes(names.get(link.href!)!),
    );
    forCase(path, () => expect(others).toEqual([]));
  }
});

test('home has its sections: categories, providers, testimonials, questions and the hero in both formats', async () => {
  const html = await read('/');
  const links = elementsIn(html, 'a');
  expect(CATEGORIES.map((name) => links.find(({ text }) => text.startsWith(name))?.href)).toEqual([
    ...['mobile-car-wash', 'eco-friendly', 'steam-cleaning', '247-services', 'waterless-wash'].map(
      (slug) => `/wash-type/${slug}`,
    ),
    '/services?q=package',
  ]);
  for (const id of ['featured-services', 'map-preview', 'faq'])
    forCase(id, () => expect(partsOf(html, 'id', id)).toHaveLength(1));
  const quotes = elementsIn(html, 'figure');
  expect(quotes).toHaveLength(6);
  for (const { text } of quotes) expect(text).toMatch(/^.{40,} [A-Z] .+ [A-Z]\. .+, /);
  expect(html.split(`aria-label="${textsOf('en')('testimonials.stars')}"`)).toHaveLength(7);
  const calls = links.filter(({ text }) => text.startsWith('Call Now'));
  expect(calls).toHaveLength(EMIRATE_SLUGS.length);
  const numbers = (await providers()).map(({ phone_e164 }) => `tel:${phone_e164}`);
  expect(calls.filter(({ href }) => !numbers.includes(href!))).toEqual([]);
  for (const type of ['avif', 'webp'])
    expect(
      elementsIn(html, 'source')
        .filter((one) => one.type === `image/${type}`)
        .at(-1),
    ).toMatchObject({ width: '1920', height: '1080' });
  // Nobody stands twice in the cards and among the best of each emirate.
  const shown = links
    .filter(({ class: name, text }) => name === 'more' || text === 'View Details')
    .map(({ href }) => href);
  expect(shown).toHaveLength(new Set(shown).size);
});

test('lists keep their limits: 6 under a heading, 20 in a district, 24 a page', async () => {
  const dubai = await read('/emirates/dubai');
  for (const slug of WASH_TYPE_SLUGS) {
    const [group = ''] = partsOf(dubai, 'aria-labelledby', slug);
    const total = (await idsWhere((row) => row.wash_types.includes(slug))).length;
    forCase(slug, () => expect(idsIn(group).length).toBe(6));
    expect(elementsIn(group, 'a').find(({ text }) => text.startsWith('View All'))).toMatchObject({
      href: `/wash-type/${slug}`,
      text: expect.stringContaining(`View All (${total})`),
    });
    const here = await idsWhere((row) => row.wash_types.includes(slug) && row.emirates.includes('dubai'));
    expect(elementsIn(group, 'a')[0]).toMatchObject({
      href: `/wash-type/${slug}/emirates/dubai`,
      text: `All ${here.length} in Dubai`,
    });
  }
  // How many there are in all and by area, before the first card.
  const [top = ''] = main(dubai).split('<article');
  const [marina, inDubai] = [
    await idsWhere((row) => row.districts.includes('dubai-marina')),
    await idsWhere((row) => row.emirates.includes('dubai')),
  ];
  expect(textOf(top)).toContain(`${inDubai.length} services`);
  expect(elementsIn(top, 'a')).toContainEqual(
    expect.objectContaining({ href: '/district/dubai-marina', text: `Dubai Marina ${marina.length}` }),
  );
  for (const district of DISTRICTS) {
    const rows = await idsWhere((row) => row.districts.includes(district));
    expect([district, idsIn(main(await read(`/district/${district}`)))]).toEqual([
      district,
      rows.slice(0, 20),
    ]);
  }
  expect(idsIn(main(await read('/services')))).toEqual((await idsWhere(() => true)).slice(0, 24));
});

test('a wash type by emirate shows seven cards with counts, also where there is none', async () => {
  const cards = elementsIn(main(await read('/wash-type/247-services/emirates')), 'a');
  for (const slug of EMIRATE_SLUGS) {
    const { length } = await idsWhere(
      (row) => row.wash_types.includes('247-services') && row.emirates.includes(slug),
    );
    const count = length === 1 ? '1 service' : `${length} services`;
    const path = `/wash-type/247-services/emirates/${slug}`;
    forCase(slug, () =>
      expect(cards.find(({ href }) => href === path)?.text).toMatch(
        new RegExp(`^${EMIRATES[slug]} ${count}\\b`),
      ),
    );
  }
});

test('the statistics banner has the totals of the directory', async () => {
  const all = await providers();
  const count = (has: (row: Row) => boolean) => all.filter(has).length;
  const washes = (slug: string) => count((row) => row.wash_types.includes(slug));
  const stats = `services ${all.length} verified ${count((row) => row.is_verified)} mobile ${washes('mobile-car-wash')} eco-friendly ${count((row) => row.is_eco)} steam ${washes('steam-cleaning')} emirates covered 7`;
  expect(textOf(await read('/services'))).toContain(`Database Connected Successfully ${stats}`);
});

// prettier-ignore
const APPS: [name: string, prices: string, rating: string | RegExp, isBookable: boolean][] = [
  ['Qatra Now', '49–199', '4.6', true], ['Mitt & Van', '55–140', /./, true], ['Sahl Shine', '45–130', /./, true],
  ['Barq Garage', '55–180', /Al Ain/, true], ['Foamli', '35–110', /./, true], ['Zulal Wash', '60–200', /./, false],
];

test('the six apps have the prices of the specification, and five take bookings', async () => {
  const html = await read('/car-wash-apps');
  const cards = elementsIn(html, 'article');
  expect(cards).toHaveLength(6);
  for (const [index, [name, prices, says, isBookable]] of APPS.entries()) {
    const { text } = cards[index]!;
    for (const part of [name, prices]) expect(text).toContain(part);
    expect(text).toMatch(says);
    expect([name, text.includes('Book Now'), text.includes(textsOf('en')('apps.noBooking'))]).toEqual([
      name,
      isBookable,
      !isBookable,
    ]);
  }
  expect(cards[0]!.text).toContain('Popular');
  for (const id of ['zulal', '%3Cscript%3E', ''])
    expect(
      elementsIn(await read(`/car-wash-apps/book?app=${id}`), 'option')
        .filter(({ selected }) => selected !== undefined)
        .map(({ value }) => value),
    ).not.toContain('Zulal Wash');
});

const hasWebsite = ({ website, website_valid }: Row) =>
  website_valid === true && /^(https?:\/\/)?[\w.-]+\.\w+(\/\w*)?$/.test(website ?? '');

const cut = (rating: number) => rating.toFixed(2).slice(0, 3);

/** Providers with each kind of contact, or without a fact; tests/domain/contact.test.ts has the rules for each value. */
const CASES: Record<string, (row: Row) => unknown> = {
  'a checked phone': (row) => phoneOf(row) && row.mobile_validation,
  'an unchecked phone': (row) => phoneOf(row) && !row.mobile_validation,
  'only a chat number': (row) => !phoneOf(row) && /^\+971\d+$/.test(row.whatsapp_handle ?? ''),
  'a chat user name': (row) => /^@/.test(row.whatsapp_handle ?? ''),
  'only a website': (row) => !phoneOf(row) && !row.whatsapp_handle && hasWebsite(row),
  'no contact details': (row) => !phoneOf(row) && !row.whatsapp_handle && !hasWebsite(row),
  'a website marked as invalid': (row) => row.website_valid === false && row.website !== null,
  'bookings in an app': (row) => row.booking_capability === 'Mobile App, Phone',
  'no hours': (row) => row.opening_hours === null,
  'no category': (row) => row.service_category === null,
  'no description': (row) => row.service_description === null,
  'a rating that rounding would raise': ({ rating }) => rating && rating.toFixed(1) > cut(rating),
  'a price for each car': (row) => row.price_small && row.price_suv && row.price_small < row.price_suv,
};

test('providers show their facts and contact options, whatever is known of them', async () => {
  const t = textsOf('en');
  for (const [what, matches] of Object.entries(CASES)) {
    const row = (await providers()).find(matches);
    if (!row) throw new Error(`No provider of the seed has ${what}: add one there.`);
    const html = main(await read(`/service/${row.id}`));
    forCase(what, () => expect(headingOf(html)).toContain(row.business_name));
    const headings = elementsIn(html, 'h2', 'h3').map(({ text }) => text);
    forCase(what, () =>
      expect(headings).toEqual(
        expect.arrayContaining(['About This Service', 'Services Included', 'Operating Hours']),
      ),
    );
    forCase(what, () => expect(headings.includes('Service Category')).toBe(row.service_category !== null));
    const text = textOf(html);
    for (const part of [
      row.service_description ?? t('providerPage.noDescription'),
      row.opening_hours ?? 'Contact for operating hours',
    ])
      forCase(what, () => expect(text).toContain(part.replace(/\s+/g, ' ').trim()));
    if (row.rating !== null)
      forCase(what, () => expect(/aria-label="Rated ([\d.]+)/.exec(html)?.[1]).toBe(cut(row.rating!)));
    const [data = ''] = /"@type":"AutoWash".*?<\/script>/.exec(html)!;
    if (what === 'a price for each car')
      for (const car of ['small', 'suv'] as const) {
        const offer = `"name":"Exterior wash · ${t(`car.${car}`)}"}[^}]*"price":${row[`price_${car}`]}}`;
        forCase(what, () => expect(data).toMatch(new RegExp(offer)));
      }

    const phone = phoneOf(row);
    const tel = phone && `tel:${phone.replaceAll(' ', '')}`;
    const recipient = row.whatsapp_handle?.replace(/^https:\/\/wa\.me\//, '').replace(/^[+@]/, '');
    const greeting = `Hello ${row.business_name}! I found you on Lamaa: ${BASE_URL}/service/${row.id}`;
    // Escaped, but for what stands in a query as it is.
    const asked = encodeURIComponent(greeting).replaceAll('%3A', ':').replaceAll('%2F', '/');
    const chat = recipient && `https://wa.me/${recipient}?text=${asked}`;
    const website = hasWebsite(row) && `https://${row.website!.replace(/^https?:\/\//, '')}`;
    const [contacts = ''] = partsOf(html, 'aria-labelledby', 'contact');
    const links = elementsIn(contacts.slice(contacts.indexOf('<ul')), 'a');
    for (const [name, href, tick] of [
      ['Phone', tel, row.mobile_validation && t('providerPage.ticks.phone')],
      ['WhatsApp', chat, t('providerPage.ticks.whatsapp')],
      ['Website', website, t('providerPage.ticks.website')],
    ] as const) {
      const link = links.find(({ text }) => text.startsWith(name));
      forCase(what, () =>
        expect([name, link?.href?.replace(/\/$/, '')]).toEqual([
          name,
          href ? href.replace(/\/$/, '') : undefined,
        ]),
      );
      if (href)
        forCase(what, () =>
          expect([name, Boolean(tick) && link!.text.includes(tick as string)]).toEqual([name, Boolean(tick)]),
        );
    }
    forCase(`Mobile App with ${what}`, () =>
      expect(text.includes('Mobile App')).toBe(/\bapp\b/i.test(row.booking_capability ?? '')),
    );
    const button = elementsIn(html, 'a').find(
      (one) => one.text === (phone ? `Book Now - Call ${phone}` : 'Contact for Booking'),
    );
    forCase(what, () =>
      expect(button?.href?.replace(/\/$/, '')).toBe(
        (tel || chat || website || '/contact').replace(/\/$/, ''),
      ),
    );
  }
});
