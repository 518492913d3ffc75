/** What is done to cars, or another thing that a car wash may be licensed for. */
const OURS =
  /\b(?:wash|clean|polish|detail|valet|steam|wax|tint|coat|ceramic|shine|gloss|car care|auto care|service station|petrol station|filling station)|غسيل|غسل|تنظيف|تلميع|عناي|تفصيل|تشميع|محطه|محطة/i;
/** What else is washed and cleaned. */
const OTHERS =
  /laundr|cloth|garment|carpet|curtain|upholstery only|building|window|fa[cç]ade|dish|pool|tank|dry clean|hous(?:e|ing)|office clean|ملابس|سجاد|مبان|واجهات|مسابح|خزانات|منازل/i;
const CARS = /\b(?:cars?|auto|automobiles?|vehicles?|motor|trucks?|bus(?:es)?)\b|سيار|مركب/i;

/** Says why the activities of a licence are those of another trade; undefined if one of them is done to cars, or if there are none. */
export function otherThanOurs(activities: readonly string[]): string | undefined {
  const isOurs = (activity: string) => OURS.test(activity) && (CARS.test(activity) || !OTHERS.test(activity));
  if (activities.length === 0 || activities.some(isOurs)) return undefined;
  return `licensed for another trade (${activities[0]})`;
}
