import { DAYS } from './hours';

/** Files whose columns their names alone do not tell, recognized by some of them; `|` separates alternatives, of which the first that is filled counts. */
interface Format {
  name: string;
  /** A file with all the columns of one of these lists is one. */
  signatures: string[][];
  /** Maps their columns to ours (nothing: it is not read). Pictures on Google's servers belong to those who took them, so they are not mapped. */
  columns: string;
  ratingSource?: string;
  /** Whose identifiers it has, if not those of `ratingSource`: they are `source_id`, never our ids. */
  ids?: string;
  /** Whom the licence of the data wants to be named, as `source_credit` has it. */
  credit?: string;
}

/** Apify writes a column for each day and one for its hours. */
const DAYS_OF_APIFY = DAYS.map(
  (_, index) =>
    `openingHours/${index}/day → opening_hours/day, openingHours/${index}/hours → opening_hours/hours`,
);

/** In the order in which they are tried. */
const FORMATS: readonly Format[] = [
  {
    name: 'places of Google Maps',
    ratingSource: 'Google',
    signatures: [
      // gosom, Outscraper, Apify, G Maps Extractor, and the saved places of Takeout.
      ['title', 'open_hours', 'review_rating', 'complete_address|complete_address/country'],
      ['query', 'name', 'full_address|address', 'business_status', 'working_hours'],
      ['title', 'totalScore', 'categoryName|reviewsCount'],
      ['Name', 'Fulladdress', 'Google Maps URL', 'Cid|Place Id'],
      ['Title|location/name', 'URL|google_maps_url', 'Note|Comment|location/address'],
    ],
    columns: `
      place_id|placeId|Place Id → source_id, title|name|location/name → business_name,
      category|categoryName|type|Categories → service_category,
      full_address|Fulladdress|address|location/address → address, street,
      borough|neighborhood → neighbourhood, city|Municipality → city, state → emirate,
      country|country_code|countryCode|complete_address|complete_address/country|location/country_code → country,
      latitude|location/lat → latitude, longitude|longtitude|location/lng → longitude,
      link|location_link|url|google_maps_url|Google Maps URL → maps_link,
      open_hours|working_hours|openingHours|Opening Hours → opening_hours, ${DAYS_OF_APIFY.join()},
      phone|phoneUnformatted|Phones → phone, site|website → website,
      rating|review_rating|totalScore|Average Rating → rating,
      review_count|reviewsCount|reviews|Review Count → review_count,
      description|descriptions → service_description, status → state_now,
      business_status → state_of_business, permanentlyClosed → permanently_closed,
      temporarilyClosed → temporarily_closed, price_range →`,
  },
  {
    name: 'businesses of a website (schema.org)',
    signatures: [
      ['@type', 'name', 'telephone|address|address/streetAddress|address/addressLocality|geo/latitude'],
    ],
    columns: `
      name → business_name, address, address/streetAddress → street, address/addressLocality → city,
      address/addressRegion → emirate, address/addressCountry|address/addressCountry/name → country,
      geo/latitude|latitude → latitude, geo/longitude|longitude → longitude, hasMap → maps_link,
      telephone → phone, url → website, openingHoursSpecification|openingHours → opening_hours,
      priceRange → price_range, aggregateRating/ratingValue → rating,
      aggregateRating/reviewCount|aggregateRating/ratingCount → review_count,
      description → service_description`,
  },
  {
    name: 'places of OpenStreetMap',
    ids: 'OpenStreetMap',
    credit: '© OpenStreetMap contributors https://www.openstreetmap.org/copyright',
    signatures: [
      ['@id|@lat|@spider|addr:full|addr:street|addr:street_address|addr:city', 'name|name:en|amenity'],
    ],
    columns: `
      @id → source_id, @type → source_kind, name|name:en|name:ar|brand|operator → business_name,
      name:en → name_latin, name:ar → name_ar, addr:full → address, addr:housenumber → house_number,
      addr:street|addr:street_address → street, addr:district → neighbourhood,
      addr:suburb → neighbourhood, addr:city → city, addr:province|addr:state → emirate,
      addr:country → country, phone, contact:phone → phone, contact:mobile → phone,
      contact:whatsapp → whatsapp_handle, website|contact:website|url → website, opening_hours,
      self_service, automated, shop|craft → trade, end_date → closed_on, opening_date, description → service_description,
      @lat|latitude → latitude, @lon|longitude → longitude`,
  },
  {
    name: 'a GeoDirectory export',
    ids: 'GeoDirectory',
    signatures: [['post_title', 'post_type', 'post_address|street']],
    columns: `
      ID → source_id, post_title → business_name, post_content → service_description,
      default_category|post_category → service_category, post_status → state_of_business,
      street|post_address → street, street2 → street_more, neighbourhood, city|post_city → city,
      region|post_region → emirate, country|post_country → country, latitude|post_latitude → latitude,
      longitude|post_longitude → longitude, phone|geodir_contact → phone,
      website|geodir_website → website, business_hours|geodir_timing → opening_hours, logo → logo_url`,
  },
  {
    name: 'a Directorist export',
    ids: 'Directorist',
    signatures: [['listing_title', 'directory_type|listing_content|manual_lat']],
    columns: `
      id → source_id, listing_title → business_name, listing_content → service_description,
      category → service_category, address, location → neighbourhood, manual_lat → latitude,
      manual_lng → longitude, phone, phone2 → phone, website, price → price_range, price_range →`,
  },
  {
    name: 'a WP Store Locator export',
    ids: 'WP Store Locator',
    signatures: [
      ['wpsl_id|id', 'name|store', 'address2', 'lat', 'lng'],
      ['name|store|title|post_title', 'wpsl_address', 'wpsl_city|wpsl_lat'],
    ],
    columns: `
      wpsl_id|id → source_id, name|store|title|post_title → business_name, categories → service_category,
      address|wpsl_address → street, address2|wpsl_address2 → street_more, city|wpsl_city → city,
      state|wpsl_state → emirate, country|wpsl_country|country_iso|wpsl_country_iso → country,
      lat|wpsl_lat → latitude, lng|wpsl_lng → longitude, phone|wpsl_phone → phone,
      url|wpsl_url → website, hours|wpsl_hours → opening_hours, description → service_description`,
  },
];

const exactKey = (name: string) => name.trim().toLowerCase();

/** The cells of a row that hold one of our columns; the first filled one counts. */
export interface ColumnSource {
  column: string;
  indexes: number[];
}

/** What is known of a file by its format. */
interface FoundFormat extends Pick<Format, 'name' | 'ratingSource' | 'ids' | 'credit'> {
  sources: ColumnSource[];
}

/** Returns the format of a file with these column names, or undefined. */
export function findFormat(header: readonly string[]): FoundFormat | undefined {
  const keys = header.map(exactKey);
  const find = (names: string) =>
    names
      .split('|')
      .map((name) => keys.indexOf(exactKey(name)))
      .filter((index) => index > -1);
  const format = FORMATS.find(({ signatures }) =>
    signatures.some((signature) => signature.every((names) => find(names).length > 0)),
  );
  if (!format) return undefined;
  const { name, columns, ratingSource, ids = ratingSource, credit } = format;
  const sources = columns
    .split(',')
    .map((pair) => pair.split('→').map((side) => side.trim()))
    .map(([names = '', column = names]) => ({ column, indexes: find(names) }))
    .filter(({ indexes }) => indexes.length > 0);
  return { name, ratingSource, ids, credit, sources };
}
