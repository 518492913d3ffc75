import { contactFor } from './contact.mjs';
import { createDescriber } from './descriptions.mjs';
import { createNamer } from './names.mjs';
import { openingHoursFor } from './opening-hours.mjs';
import { ARABIC_ADDRESSES, EMIRATES } from './places.mjs';
import { cardsOf, createDeck, createRandom } from './random.mjs';
import { MOBILE_TRADES } from './trades-mobile.mjs';
import { ONSITE_TRADES } from './trades-onsite.mjs';

const TRADES = [...MOBILE_TRADES, ...ONSITE_TRADES];
const STATUSES = cardsOf([
  ['verified', 81],
  ['pending', 8],
  ['unverified', 6],
  [null, 5],
]);
const NAMELESS_EVERY = 80;
/** Rows without a name that shows: in turn null, blanks and characters without width. */
const NO_NAMES = [null, ' ', '\u200B\u00A0', ''];
const INDUSTRIAL = /Industrial|Al Quoz|Ras Al Khor|Sanaiya/;

/** Two pairs stay empty on purpose, so that the site's empty states can be seen. */
const WITHOUT_WATERLESS = 'Umm Al Quwain';
const WITHOUT_ALL_NIGHT = 'Fujairah';

/** `count` providers with a name, and every so often (8 times in 640) a row without one. */
export function createProviders(count) {
  const random = createRandom(20261101);
  const drawEmirate = createDeck(random, cardsOf(EMIRATES.map((emirate) => [emirate, emirate.weight])));
  const decks = new Map(EMIRATES.map((emirate) => [emirate, decksOf(random, emirate)]));
  const writers = {
    drawStatus: createDeck(random, STATUSES),
    describe: createDescriber(random, TRADES),
    nameFor: createNamer(random),
  };

  const providers = [];
  for (let named = 0, row = 1; named < count; row += 1) {
    const emirate = drawEmirate();
    const isNameless = row % NAMELESS_EVERY === 0;
    const provider = createProvider(random, { emirate, row, ...decks.get(emirate), ...writers });
    const noName = NO_NAMES[(row / NAMELESS_EVERY) % NO_NAMES.length];
    providers.push(isNameless ? { ...provider, business_name: noName } : provider);
    if (!isNameless) named += 1;
  }
  return providers;
}

function decksOf(random, emirate) {
  const trades = TRADES.filter((trade) => !(trade.waterless && emirate.name === WITHOUT_WATERLESS));
  return {
    drawArea: createDeck(random, cardsOf(emirate.areas.map((area) => [area, area[1]]))),
    drawTrade: createDeck(random, cardsOf(trades.map((trade) => [trade, trade.weight]))),
  };
}

function createProvider(random, { emirate, row, drawArea, drawTrade, drawStatus, describe, nameFor }) {
  const trade = drawTrade();
  let area = drawArea();
  while (trade.inTown && INDUSTRIAL.test(area[0])) area = drawArea();
  const name = nameFor(trade, row % 67 === 0);
  const isOpenAllNight = emirate.name !== WITHOUT_ALL_NIGHT && random.chance(trade.allNight);
  const hours = openingHoursFor(random, isOpenAllNight);
  const hasPunctuation = row % 19 === 0;
  const description = describe({ trade, area: area[0], isOpenAllNight, hasPunctuation });
  const mustDescribe = trade.mode === 'Mobile & Onsite' || hasPunctuation;

  return {
    business_name: name,
    address: row % 250 === 0 || row === 333 ? null : addressFor(random, { emirate, area, trade, row }),
    ...contactFor(random, { name, dialling: emirate.dialling, mode: trade.mode }),
    ...standingFor(random),
    service_category: random.chance(0.035) ? null : random.pick(trade.categories),
    wash_type: random.chance(0.03) ? null : random.pick(trade.washTypes),
    service_location: trade.mode === 'Onsite' && random.chance(0.04) ? null : trade.mode,
    location_type: random.chance(0.05) ? null : random.pick(trade.locationTypes),
    service_description: !mustDescribe && random.chance(0.04) ? null : description,
    price_range: priceFor(random, trade.price),
    opening_hours: hours.text,
    verified_status: drawStatus(),
    eco_certified: random.chance(trade.eco)
      ? true
      : random.weighted([
          [false, 80],
          [null, 20],
        ]),
    same_day_service: random.weighted([
      [true, 62],
      [false, 24],
      [null, 14],
    ]),
    weekend_service: random.chance(0.1) ? null : hours.atWeekend,
  };
}

function addressFor(random, { emirate, area, trade, row }) {
  if (row % 41 === 0) return random.pick(ARABIC_ADDRESSES[emirate.name]);
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

/** Rating and number of reviews: no reviews without a rating, and sometimes an unknown number with one. */
function standingFor(random) {
  if (random.chance(0.07)) return { rating: null, review_count: random.pick([null, 0]) };
  const spread = (random.next() + random.next() + random.next() - 1.5) * 1.1;
  const rating = Math.min(5, Math.max(2.9, 4.25 + spread));
  const reviews = random.chance(0.05) ? null : 1 + Math.floor(2400 * random.next() ** 4);
  return { rating: Number(rating.toFixed(random.chance(0.12) ? 2 : 1)), review_count: reviews };
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
