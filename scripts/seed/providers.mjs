import { contactFor, webName } from './contact.mjs';
import { createDescriber } from './descriptions.mjs';
import { createNamer } from './names.mjs';
import { openingHoursFor } from './opening-hours.mjs';
import { ARABIC_ADDRESSES, EMIRATES } from './places.mjs';
import { cardsOf, createDeck, createRandom } from './random.mjs';
import { SPECIAL_CASES } from './special-cases.mjs';
import { MOBILE_TRADES } from './trades-mobile.mjs';
import { ONSITE_TRADES } from './trades-onsite.mjs';

const TRADES = [...MOBILE_TRADES, ...ONSITE_TRADES];
const STATUSES = cardsOf([
  ['verified', 81],
  ['pending', 8],
  ['unverified', 6],
  [null, 5],
]);
/** Rows without a name that shows: null, blanks, characters without width. */
const NO_NAMES = [null, ' ', '\u200B\u00A0', null, '', '\u2060', null, '\u3000'];
const INDUSTRIAL = /Industrial|Al Quoz|Ras Al Khor|Sanaiya/;

/** Two pairs stay empty on purpose, so that the site's empty states can be seen. */
const WITHOUT_WATERLESS = 'Umm Al Quwain';
const WITHOUT_ALL_NIGHT = 'Fujairah';

/** How often something is different, counted in providers with a name; small directories have it, too. */
const EVERY = { special: 5, punctuation: 19, arabicAddress: 41, arabicName: 67, noAddress: 250 };
const FIRST_SPECIAL = 3;

/** `count` providers with a name, and among them eight rows without one, or as many as there is room for. */
export function createProviders(count) {
  const random = createRandom(20261101);
  const drawEmirate = createDeck(random, cardsOf(EMIRATES.map((emirate) => [emirate, emirate.weight])));
  const decks = new Map(EMIRATES.map((emirate) => [emirate, decksOf(random, emirate)]));
  const writers = {
    drawStatus: createDeck(random, STATUSES),
    describe: createDescriber(random, TRADES),
    nameFor: createNamer(random),
  };
  const namelessEvery = Math.max(2, Math.floor(count / NO_NAMES.length));
  const noNames = [...NO_NAMES];

  const providers = [];
  for (let number = 1; number <= count;) {
    const emirate = drawEmirate();
    const subject = { emirate, ...decks.get(emirate), ...writers };
    const isNameless = (providers.length + 1) % namelessEvery === 0 && noNames.length > 0;
    if (isNameless) {
      const ordinary = createProvider(random, { ...subject, number: 1 });
      providers.push({ ...ordinary, business_name: noNames.shift() });
    } else {
      providers.push(asSpecial(createProvider(random, { ...subject, number }), number));
      number += 1;
    }
  }
  return providers;
}

function asSpecial(provider, number) {
  const special = SPECIAL_CASES[(number - FIRST_SPECIAL) / EVERY.special];
  return special ? { ...provider, ...special(webName(provider.business_name)) } : provider;
}

function decksOf(random, emirate) {
  const trades = TRADES.filter((trade) => !(trade.waterless && emirate.name === WITHOUT_WATERLESS));
  return {
    drawArea: createDeck(random, cardsOf(emirate.areas.map((area) => [area, area[1]]))),
    drawTrade: createDeck(random, cardsOf(trades.map((trade) => [trade, trade.weight]))),
  };
}

function createProvider(random, { emirate, number, drawArea, drawTrade, drawStatus, describe, nameFor }) {
  const trade = drawTrade();
  let area = drawArea();
  while (trade.inTown && INDUSTRIAL.test(area[0])) area = drawArea();
  const name = nameFor(trade, number % EVERY.arabicName === 0);
  const isOpenAllNight = emirate.name !== WITHOUT_ALL_NIGHT && random.chance(trade.allNight);
  const hours = openingHoursFor(random, isOpenAllNight);
  const hasPunctuation = number % EVERY.punctuation === 0;
  const description = describe({ trade, area: area[0], isOpenAllNight, hasPunctuation });
  const category = random.chance(0.035) ? null : random.pick(trade.categories);
  const washType = random.chance(0.03) ? null : random.pick(trade.washTypes);
  const mustDescribe = trade.mode === 'Mobile & Onsite' || hasPunctuation;

  return {
    business_name: name,
    address: number % EVERY.noAddress === 0 ? null : addressFor(random, { emirate, area, trade, number }),
    ...contactFor(random, { name, dialling: emirate.dialling, mode: trade.mode }),
    ...standingFor(random),
    service_category: category,
    wash_type: washType,
    service_location: trade.mode === 'Onsite' && random.chance(0.04) ? null : trade.mode,
    location_type: random.chance(0.05) ? null : random.pick(trade.locationTypes),
    service_description: !mustDescribe && random.chance(0.04) ? null : description,
    price_range: priceFor(random, trade.price),
    opening_hours: hours.text,
    verified_status: drawStatus(),
    eco_certified: ecoFor(random, trade, `${category} ${washType}`),
    same_day_service: random.weighted([
      [true, 62],
      [false, 24],
      [null, 14],
    ]),
    weekend_service: random.chance(0.1) ? null : hours.atWeekend,
    // Nobody has changed them since.
    updated_at: null,
  };
}

function addressFor(random, { emirate, area, trade, number }) {
  if (number % EVERY.arabicAddress === 0) return random.pick(ARABIC_ADDRESSES[emirate.name]);
  const [areaName, , streets] = area;
  const place = `${random.pick(streets)}, ${areaName}`;
  if (emirate.short && random.chance(0.16)) return `${place}, ${emirate.short}`;
  const unit = unitFor(random, trade.mode, INDUSTRIAL.test(place));
  const country = random.chance(0.12) ? ', UAE' : '';
  return `${unit}${place}, ${emirate.name}${country}`;
}

function unitFor(random, mode, isIndustrial) {
  if (isIndustrial) return `${random.pick(['Warehouse', 'Shed', 'Unit'])} ${random.int(1, 48)}, `;
  if (mode === 'Mobile') return random.chance(0.6) ? '' : `Office ${random.int(101, 2210)}, `;
  return `${random.pick(['Shop', 'Shop', 'Unit', 'Plot', 'Ground Floor', 'Level P1'])} ${random.int(1, 60)}, `.replace(
    /(Ground Floor|Level P1) \d+/,
    '$1',
  );
}

/** Who calls itself eco-friendly is certified. */
function ecoFor(random, trade, words) {
  if (random.chance(trade.eco) || /\bEco\b/.test(words)) return true;
  return random.weighted([
    [false, 80],
    [null, 20],
  ]);
}

/**
 * Rating and number of reviews; none of the one without the other. Most have a few dozen reviews and between 3.8 and 4.8
 * stars; only with few reviews can all of them be five.
 */
function standingFor(random) {
  if (random.chance(0.07)) return { rating: null, review_count: random.pick([null, 0]) };
  const review_count = 1 + Math.floor(980 * random.next() ** 4);
  if (review_count < 20 && random.chance(0.05)) return { rating: 5, review_count };
  const spread = (random.next() + random.next() + random.next() - 1.5) * 0.72;
  const rating = Math.min(4.9, Math.max(2.9, 4.25 + spread));
  return { rating: Number(rating.toFixed(random.chance(0.12) ? 2 : 1)), review_count };
}

function priceFor(random, [lowest, highest]) {
  const step = lowest < 20 ? 1 : highest > 400 ? 25 : 5;
  const low = Math.round(random.int(lowest, highest) / step) * step;
  const high = low + step * random.int(2, 8);
  return random.weighted([
    [`AED ${dirhams(low)}-${dirhams(high)}`, 52],
    [`AED ${dirhams(low)} - ${dirhams(high)}`, 10],
    [`From AED ${dirhams(low)}`, 18],
    [`AED ${dirhams(low)}`, 10],
    ['Call for price', 2],
    ['Price on request', 2],
    [null, 6],
  ]);
}

function dirhams(amount) {
  return amount.toString().replace(/\B(?=(\d{3})+$)/g, ',');
}
