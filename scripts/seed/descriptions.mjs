import { createDeck } from './random.mjs';

const MIN_LENGTH = 60;
const MAX_LENGTH = 260;

const ANYWHERE = [
  'Sedans and hatchbacks start at the lower price, seven-seaters pay about a third more.',
  'Staff speak English, Arabic and Hindi.',
  'Vacuum, mats and dashboard are part of every full wash.',
  'Prices are told before work starts and do not change afterwards.',
  'Card, cash and local transfer are accepted.',
  'Good with dogs: hair is brushed out before the vacuum comes near.',
  'Weekday deals and packages are on the board.',
  'Popular with ride-hailing drivers between shifts.',
  'Interior fragrance is optional, and never used when a baby seat is fitted.',
  'Glass is finished with distilled water, so no chalk marks stay.',
  'After a sandstorm the team adds extra hands until the queue is gone.',
  'Families get a package price for two cars on the same day.',
  'Works on electric cars, with charging ports covered first.',
  'Black trim is dressed with a matt product that does not streak.',
  'Windscreen washer fluid is refilled free of charge.',
  'A rewash within a day is free when something was missed.',
  'The monthly package has four washes, and tyre dressing.',
  'Mornings are quiet, evenings before Eid are not.',
  'Crew members are named on the receipt, so you can ask for the same one.',
  'Small scratches are pointed out before, not after.',
  'Roof boxes and bicycle carriers are no trouble.',
  'Rated for patience by parents with sand-filled boots.',
];

const AT_YOUR_PLACE = [
  'Covers {area} and the streets within a quarter of an hour.',
  'Arrival windows are {minutes} minutes long and usually kept.',
  'Nothing is plugged in and nothing is left behind on the floor.',
  'Villa compounds can share a visit and the call-out fee.',
  'Gate passes are arranged with the security desk in advance.',
  'The driver calls ten minutes before arriving.',
  'Offices with five cars or more get a fixed weekday slot.',
];

const AT_THE_SHOP = [
  'Shaded waiting area with cold water and a prayer room nearby.',
  'Enter from the service road, the queue lane is marked in blue.',
  'No appointment needed.',
  'Children can watch the wash through the window.',
  'Most cars are back with their owners within {minutes} minutes.',
  'Parking in front is free while you wait.',
  'The shop near {area} keeps one bay free for walk-ins.',
  'Coffee machine, clean toilets and a fan that works in August.',
];

const AT_THE_BAYS = [
  'Enter from the service road, the queue lane is marked in blue.',
  'Card and cash are accepted at the bay.',
  'There is a tap for drinking water, a bench in the shade and a bin for every bay.',
  'Roof boxes and bicycle carriers are no trouble.',
  'Mornings are quiet, evenings before Eid are not.',
  'The bays near {area} are lit, and the floor drains well.',
  'A board explains each programme in three languages.',
  'Parking in front is free for those who polish on.',
];

const ALL_NIGHT = [
  'Open 24 hours, with a smaller crew after midnight.',
  'Staffed round the clock, Ramadan nights included.',
  'Somebody answers 24/7, and early airport runs are welcome.',
  'Works 24 hours a day; nights are the quietest.',
];

const WITH_PUNCTUATION = [
  'Ask for 5% off on Mondays, 10% off with two cars.',
  "The crew's motto is \"Rock'n'Shine\", and the radio agrees.",
  'Try the "golden" package: wash, wax, and a cabin wipe.',
  'Plans are called basic_1, basic_2 and family_4.',
  '*Alloy rims included; matt wraps cost extra.*',
  'Sedan\\SUV at one price on weekdays.',
  'It\'s "first come, first served", except for members.',
];

const FILLERS = {
  minutes: ['20', '25', '30', '35', '40', '45', '50'],
  hours: ['two', 'three', 'four', 'five', 'six'],
  people: ['two', 'three', 'four'],
  cloths: ['six', 'eight', 'ten', 'twelve'],
};

/** Writes descriptions; openings are drawn from decks so that neighbours read differently. */
export function createDescriber(random, trades) {
  const openings = new Map(trades.map((trade) => [trade, createDeck(random, trade.openings)]));
  const atYourPlace = createDeck(random, [...ANYWHERE, ...AT_YOUR_PLACE]);
  const atTheShop = createDeck(random, [...ANYWHERE, ...AT_THE_SHOP]);
  const atTheBays = createDeck(random, AT_THE_BAYS);
  const allNight = createDeck(random, ALL_NIGHT);
  const openAtTheBays = createDeck(random, [
    'Open 24 hours.',
    'Open round the clock, Ramadan nights included.',
  ]);
  const withPunctuation = createDeck(random, WITH_PUNCTUATION);
  const written = new Set();

  function compose({ trade, area, isOpenAllNight, hasPunctuation }) {
    const sentences = [openings.get(trade)()];
    const detail = trade.isUnstaffed ? atTheBays : trade.mode === 'Onsite' ? atTheShop : atYourPlace;
    if (hasPunctuation) sentences.push(withPunctuation());
    else if (isOpenAllNight && random.chance(0.6))
      sentences.push(trade.isUnstaffed ? openAtTheBays() : allNight());
    if (sentences.join(' ').length < MIN_LENGTH || random.chance(0.62)) {
      sentences.splice(random.chance(0.25) ? 0 : sentences.length, 0, detail());
    }
    const fill = (_, slot) => (slot === 'area' ? area : random.pick(FILLERS[slot]));
    return sentences.join(' ').replace(/\{(\w+)\}/g, fill);
  }

  return function describe(subject) {
    let text = compose(subject);
    for (let attempt = 0; attempt < 20 && !isNew(text); attempt += 1) text = compose(subject);
    written.add(text);
    return text;
  };

  function isNew(text) {
    return text.length >= MIN_LENGTH && text.length <= MAX_LENGTH && !written.has(text);
  }
}
