import type { Coordinates } from '../distance';
import type { LocalizedName } from '../locales';

/** A main road, which is too long to be a place, or a place outside all areas: what is near its points is near it. */
export interface Road {
  slug: string;
  name: LocalizedName;
  /** Other spellings. */
  aliases: readonly string[];
  points: readonly Coordinates[];
  /** How far that goes, in kilometres. */
  km: number;
}

/** Whoever asks for a place near another goes this far, and less far from a road (product rule 5.4). */
const NEAR_KM = { area: 10, road: 3 };

const road = (
  slug: string,
  name: LocalizedName,
  aliases: readonly string[],
  points: readonly (readonly [latitude: number, longitude: number])[],
): Road => ({
  slug,
  name,
  aliases,
  points: points.map(([latitude, longitude]) => ({ latitude, longitude })),
  km: NEAR_KM.road,
});

const site = (
  slug: string,
  en: string,
  ar: string,
  latitude: number,
  longitude: number,
  ...aliases: string[]
): Road => ({
  ...road(slug, { en, ar }, aliases, [[latitude, longitude]]),
  km: NEAR_KM.area,
});

/** Returns the kilometres within which something is near some areas or roads. */
export function kmNear(slugs: readonly string[]): number {
  const roads = slugs.flatMap((slug) => roadOf(slug)?.km ?? []);
  return roads.length > 0 ? Math.max(...roads) : NEAR_KM.area;
}

/** Returns a main road by its slug. */
export function roadOf(slug: string): Road | undefined {
  return ROADS.find((known) => known.slug === slug);
}

// prettier-ignore
export const ROADS: readonly Road[] = [
  road('sheikh-zayed-road', { en: 'Sheikh Zayed Road', ar: 'شارع الشيخ زايد' }, ['sheikh zayed rd', 'szr', 'e11', 'zayed road'],
    [[25.229, 55.287], [25.205, 55.27], [25.182, 55.253], [25.16, 55.235], [25.137, 55.207], [25.115, 55.185], [25.095, 55.165], [25.072, 55.142], [25.05, 55.12]]),
  road('al-khail-road', { en: 'Al Khail Road', ar: 'شارع الخيل' }, ['al khail rd', 'e44'],
    [[25.212, 55.345], [25.188, 55.303], [25.165, 55.272], [25.14, 55.25], [25.11, 55.225], [25.08, 55.2], [25.055, 55.18]]),
  road('mohammed-bin-zayed-road', { en: 'Sheikh Mohammed Bin Zayed Road', ar: 'شارع الشيخ محمد بن زايد' }, ['mohammed bin zayed road', 'mbz road', 'e311', 'شارع محمد بن زايد'],
    [[25.25, 55.42], [25.21, 55.4], [25.168, 55.372], [25.125, 55.33], [25.085, 55.288], [25.045, 55.24], [25.01, 55.2], [25.3, 55.445], [25.325, 55.458], [25.36, 55.485], [25.395, 55.53], [25.44, 55.585], [25.49, 55.64]]),
  road('emirates-road', { en: 'Emirates Road', ar: 'شارع الإمارات' }, ['emirates rd', 'e611'],
    [[25.48, 55.72], [25.42, 55.67], [25.36, 55.62], [25.3, 55.56], [25.23, 55.53], [25.15, 55.48], [25.06, 55.4], [24.99, 55.33], [24.93, 55.25]]),
  road('al-wasl-road', { en: 'Al Wasl Road', ar: 'شارع الوصل' }, ['al wasl rd'],
    [[25.225, 55.268], [25.205, 55.25], [25.183, 55.233], [25.16, 55.212], [25.14, 55.195]]),
  road('jumeirah-beach-road', { en: 'Jumeirah Beach Road', ar: 'شارع شاطئ جميرا' }, ['jumeirah road', 'jumeira road', 'beach road', 'شارع جميرا'],
    [[25.232, 55.265], [25.213, 55.245], [25.19, 55.225], [25.165, 55.205], [25.145, 55.19]]),
  road('hessa-street', { en: 'Hessa Street', ar: 'شارع حصة' }, ['hessa st', 'hessa road'], [[25.103, 55.178], [25.09, 55.195], [25.075, 55.215], [25.06, 55.235]]),
  road('airport-road-abu-dhabi', { en: 'Airport Road, Abu Dhabi', ar: 'شارع المطار، أبوظبي' }, ['airport road abu dhabi', 'rashid bin saeed street'],
    [[24.485, 54.36], [24.465, 54.375], [24.445, 54.393], [24.425, 54.415]]),
  road('muroor-road', { en: 'Muroor Road', ar: 'شارع المرور' }, ['al muroor road', 'muroor rd', 'muroor', 'في المرور', 'منطقة المرور'], [[24.488, 54.375], [24.467, 54.387], [24.447, 54.402], [24.425, 54.425]]),
  road('al-wahda-street', { en: 'Al Wahda Street', ar: 'شارع الوحدة' }, ['al wahda road', 'wahda street sharjah'], [[25.31, 55.37], [25.328, 55.382], [25.345, 55.39]]),
  // Airports, mountains, dunes and parks outside all areas
  site('ras-al-khaimah-airport', 'Ras Al Khaimah Airport', 'مطار رأس الخيمة', 25.6135, 55.9388, 'RAK Airport', 'Ras Al Khaimah International Airport', 'RAK International Airport', 'مطار رأس الخيمة الدولي'),
  site('fujairah-airport', 'Fujairah Airport', 'مطار الفجيرة', 25.1122, 56.324, 'Fujairah International Airport', 'مطار الفجيرة الدولي'),
  site('zayed-international-airport', 'Zayed International Airport', 'مطار زايد الدولي', 24.433, 54.651, 'Abu Dhabi Airport', 'مطار أبوظبي', 'مطار أبو ظبي', 'Abu Dhabi International Airport', 'مطار أبوظبي الدولي', 'AUH Airport'),
  site('jebel-jais', 'Jebel Jais', 'جبل جيس', 25.94, 56.13, 'Jabal Jais', 'Jebel Jais Flight'),
  site('al-badayer', 'Al Badayer', 'البداير', 24.96, 55.7, 'Al Badayer Oasis', 'Badayer', 'Big Red', 'Big Red Dune', 'صحراء البداير'),
  site('al-qudra', 'Al Qudra Lakes', 'بحيرات القدرة', 24.838, 55.374, 'Al Qudra', 'Qudra', 'Love Lake', 'بحيرة الحب'),
  site('dubai-parks', 'Dubai Parks and Resorts', 'دبي باركس آند ريزورتس', 24.92, 55.006, 'Dubai Parks', 'Legoland', 'Legoland Dubai', 'Motiongate', 'ليجولاند', 'The Outlet Village', 'Outlet Village', 'أوتلت فيلج'),
  site('img-worlds', 'IMG Worlds of Adventure', 'آي إم جي عالم من المغامرات', 25.082, 55.318, 'IMG Worlds', 'IMG World'),
  road('maliha-road', { en: 'Maliha Road', ar: 'شارع مليحة' }, ['mleiha road', 'maliha rd'], [[25.31, 55.45], [25.295, 55.49], [25.275, 55.54]]),
];
