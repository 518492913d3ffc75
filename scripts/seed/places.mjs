import { createDeck, createRandom } from './random.mjs';

/** Four fifths of the providers are placed. */
const SHARES = [true, true, true, true, false];
/** Kilometres around the centre of an area. */
const FARTHEST = 0.75;
const KM_OF_DEGREE = { latitude: 110.9, longitude: 101 };

/** A function that gives invented coordinates near the centre of an area, or none. */
export function createPlacer() {
  // Numbers of its own, so that what else is drawn stays as it is.
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
