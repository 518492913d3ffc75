/** Dubai, in whose time of day the whole country lives: its ends differ by ten minutes. */
const LATITUDE = 25.2;
const LONGITUDE = 55.3;
const HOURS_FROM_UTC = 4;
/** The sun's upper edge is at the horizon, with refraction. */
const ZENITH = 90.833;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the minute of the day of sunset in Dubai, a minute or two exact: maghrib, and the end of a day of fasting.
 * @param moment any time of that day
 */
export function sunsetMinute(moment: Date): number {
  const start = Date.UTC(moment.getUTCFullYear(), 0, 0);
  const dayOfYear = (moment.getTime() - start) / 86_400_000;
  const angle = ((2 * Math.PI) / 365.25) * dayOfYear;
  const declination =
    0.006918 -
    0.399912 * Math.cos(angle) +
    0.070257 * Math.sin(angle) -
    0.006758 * Math.cos(2 * angle) +
    0.000907 * Math.sin(2 * angle);
  const equationOfTime =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(angle) -
      0.032077 * Math.sin(angle) -
      0.014615 * Math.cos(2 * angle) -
      0.040849 * Math.sin(2 * angle));
  const hourAngle = Math.acos(
    Math.cos(radians(ZENITH)) / (Math.cos(radians(LATITUDE)) * Math.cos(declination)) -
      Math.tan(radians(LATITUDE)) * Math.tan(declination),
  );
  const noon = 720 - 4 * LONGITUDE - equationOfTime + HOURS_FROM_UTC * 60;
  return Math.round(noon + (4 * hourAngle * 180) / Math.PI);
}
