import { createDeck, createRandom } from './random.mjs';

/** Whether a provider has coordinates: four of five do. */
const HAS_COORDINATES = [true, true, true, true, false];
/** Radius in km around the centre of an area. */
const MAX_DISTANCE = 0.75;
const KM_PER_DEGREE = { latitude: 110.9, longitude: 101 };

/** Returns a function that generates coordinates near the centre of an area, or none. */
export function createCoordinateGenerator() {
  // A separate generator, so that other random values stay the same.
  const random = createRandom(20261123);
  const drawHasCoordinates = createDeck(random, HAS_COORDINATES);
  return (centre) => {
    const hasCoordinates = drawHasCoordinates();
    if (!centre || !hasCoordinates) return { latitude: null, longitude: null };
    const [angle, km] = [random.next() * 2 * Math.PI, Math.sqrt(random.next()) * MAX_DISTANCE];
    return {
      latitude: roundToSixDecimals(centre[0] + (Math.sin(angle) * km) / KM_PER_DEGREE.latitude),
      longitude: roundToSixDecimals(centre[1] + (Math.cos(angle) * km) / KM_PER_DEGREE.longitude),
    };
  };
}

const roundToSixDecimals = (degrees) => Number(degrees.toFixed(6));
