import { createDeck, createRandom } from './random.mjs';

/** The share of providers with coordinates. */
const SHARES = [true, true, true, true, false];
/** Radius in km around the centre of an area. */
const FARTHEST = 0.75;
const KM_OF_DEGREE = { latitude: 110.9, longitude: 101 };

/** Returns a function that generates coordinates near the centre of an area, or none. */
export function createPlacer() {
  // A separate generator, so that other random values stay the same.
  const random = createRandom(20261123);
  const drawShare = createDeck(random, SHARES);
  return (centre) => {
    const isPlaced = drawShare();
    if (!centre || !isPlaced) return { latitude: null, longitude: null };
    const [angle, km] = [random.next() * 2 * Math.PI, Math.sqrt(random.next()) * FARTHEST];
    return {
      latitude: sixDigits(centre[0] + (Math.sin(angle) * km) / KM_OF_DEGREE.latitude),
      longitude: sixDigits(centre[1] + (Math.cos(angle) * km) / KM_OF_DEGREE.longitude),
    };
  };
}

const sixDigits = (degrees) => Number(degrees.toFixed(6));
