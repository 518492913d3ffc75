import { contactFor, toHostName } from './contact.mjs';
import { createDescriber } from './descriptions.mjs';
import { createNamer } from './names.mjs';
import { openingHoursFor } from './opening-hours.mjs';
import { picturesFor } from './pictures.mjs';
import { createCoordinateGenerator } from './places.mjs';
import { ecoFor, priceFor, ratingFor } from './provider-facts.mjs';
import { cardsOf, createDeck, createRandom } from './random.mjs';
import { EMIRATES, TRADES } from './sample-data.mjs';
import { SPECIAL_CASES } from './special-cases.mjs';

const STATUSES = cardsOf([
  ['verified', 81],
  ['pending', 8],
  ['unverified', 6],
  [null, 5],
]);
/** Names without visible characters: null, spaces, zero-width characters. */
const NO_NAMES = [null, ' ', '\u200B\u00A0', null, '', '\u2060', null, '\u3000'];
const INDUSTRIAL = /Industrial|Al Quoz|Ras Al Khor|Sanaiya/;

/** Two combinations are left empty, to show the site's empty states. */
const WITHOUT_WATERLESS = 'Umm Al Quwain';
const WITHOUT_ALL_NIGHT = 'Fujairah';

/** Intervals at which special values occur, in named providers, so that small directories have them too. */
const INTERVALS = { special: 5, punctuation: 19, arabicAddress: 41, arabicName: 67, noAddress: 250 };
const FIRST_SPECIAL = 3;

/** Returns `count` named providers, mixed with up to eight rows without a name. */
export function createProviders(count) {
  const random = createRandom(20261101);
  const drawEmirate = createDeck(random, cardsOf(EMIRATES.map((emirate) => [emirate, emirate.weight])));
  const decks = new Map(EMIRATES.map((emirate) => [emirate, decksOf(random, emirate)]));
  const generators = {
    drawStatus: createDeck(random, STATUSES),
    describe: createDescriber(random, TRADES),
    nameFor: createNamer(random),
    coordinatesFor: createCoordinateGenerator(),
  };
  const namelessEvery = Math.max(2, Math.floor(count / NO_NAMES.length));
  const noNames = [...NO_NAMES];

  const providers = [];
  for (let number = 1; number <= count;) {
    const emirate = drawEmirate();
    const context = { emirate, ...decks.get(emirate), ...generators };
    const isNameless = (providers.length + 1) % namelessEvery === 0 && noNames.length > 0;
    if (isNameless) {
      const provider = createProvider(random, { ...context, number: 1 });
      providers.push({ ...provider, business_name: noNames.shift() });
    } else {
      providers.push(withSpecialCase(createProvider(random, { ...context, number }), number));
      number += 1;
    }
  }
  return providers;
}

function withSpecialCase(provider, number) {
  const special = SPECIAL_CASES[(number - FIRST_SPECIAL) / INTERVALS.special];
  return special ? { ...provider, ...special(toHostName(provider.business_name)) } : provider;
}

function decksOf(random, emirate) {
  const trades = TRADES.filter((trade) => !(trade.waterless && emirate.name === WITHOUT_WATERLESS));
  return {
    drawArea: createDeck(random, cardsOf(emirate.areas.map((area) => [area, area[1]]))),
    drawTrade: createDeck(random, cardsOf(trades.map((trade) => [trade, trade.weight]))),
  };
}

function createProvider(
  random,
  { emirate, number, drawArea, drawTrade, drawStatus, describe, nameFor, coordinatesFor },
) {
  const trade = drawTrade();
  let area = drawArea();
  while (trade.inTown && INDUSTRIAL.test(area[0])) area = drawArea();
  const name = nameFor(trade, number % INTERVALS.arabicName === 0);
  const isOpenAllNight = emirate.name !== WITHOUT_ALL_NIGHT && random.chance(trade.allNight);
  const hours = openingHoursFor(random, isOpenAllNight);
  const hasPunctuation = number % INTERVALS.punctuation === 0;
  const description = describe({ trade, area: area[0], isOpenAllNight, hasPunctuation });
  const category = random.chance(0.035) ? null : random.pick(trade.categories);
  const washType = random.chance(0.03) ? null : random.pick(trade.washTypes);
  const address =
    number % INTERVALS.noAddress === 0 ? null : addressFor(random, { emirate, area, trade, number });
  const mustDescribe = trade.mode === 'Mobile & Onsite' || hasPunctuation;

  return {
    business_name: name,
    address,
    ...contactFor(random, { name, dialling: emirate.dialling, mode: trade.mode }),
    ...ratingFor(random),
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
    ...coordinatesFor(address?.includes(area[0]) ? area[3] : null),
    ...picturesFor(number),
    updated_at: null,
  };
}

function addressFor(random, { emirate, area, trade, number }) {
  if (number % INTERVALS.arabicAddress === 0) return random.pick(emirate.arabicAddresses);
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
