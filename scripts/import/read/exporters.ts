import { capitalized, DAYS } from './hours';

const GOOGLE = 'a Google Maps export';

/** Apify writes a column for each day and one for its hours. */
const OPENING_HOURS = DAYS.flatMap((_, index) => [
  [`openingHours/${index}/day`, 'opening_hours/day'],
  [`openingHours/${index}/hours`, 'opening_hours/hours'],
]);

/** Files that a common program exports, recognized by their column names; `|` separates alternatives, of which the first that is filled counts. */
interface Exporter {
  name: string;
  signature: string[];
  /** Maps their columns to ours (nothing: it is not read). Pictures on Google's servers belong to those who took them, so they are not mapped. */
  columns: string;
  /** The column of the hours of a day. */
  days?: (day: string) => string;
  /** Further columns, theirs and ours. */
  more?: string[][];
  ratingSource?: string;
  /** What its ratings are out of, if not five. */
  ratingScale?: number;
  /** What its rows are, if not businesses. */
  content?: string;
  /** Whose identifiers it has, if not those of `ratingSource`: they are `source_id`, never our ids. */
  ids?: string;
}

/** In the order in which they are tried. */
const EXPORTERS: readonly Exporter[] = [
  {
    name: `${GOOGLE} (gosom)`,
    ratingSource: 'Google',
    signature: ['title', 'open_hours', 'review_rating', 'complete_address'],
    columns: `
      place_id → source_id, title → business_name, category → service_category, address,
      complete_address|complete_address/country → country, open_hours → opening_hours, website, phone,
      review_rating → rating, review_count, latitude, longitude|longtitude → longitude, link → maps_link,
      status → state_now, descriptions|description → service_description, price_range →`,
  },
  {
    name: `${GOOGLE} (omkarcloud)`,
    ratingSource: 'Google',
    signature: ['title|name', 'number_of_reviews|reviews', 'img_link|featured_image', 'link'],
    columns: `
      place_id → source_id, title|name → business_name, category|main_category → service_category, address,
      website, phone, rating, number_of_reviews|reviews → review_count, description → service_description,
      workday_timing|hours → opening_hours, closed_on → closed_days,
      is_temporarily_closed → temporarily_closed, is_permanently_closed → permanently_closed,
      coordinates/latitude|latitude → latitude, coordinates/longitude|longitude → longitude,
      link → maps_link`,
  },
  {
    name: `${GOOGLE} (Outscraper)`,
    ratingSource: 'Google',
    signature: ['query', 'name', 'full_address|address', 'business_status', 'working_hours'],
    columns: `
      place_id → source_id, name → business_name, category|type → service_category,
      full_address|address → address, borough → neighbourhood, street, city, state → emirate,
      country|country_code → country, site|website → website, phone, rating, reviews → review_count,
      latitude, longitude, working_hours → opening_hours, description → service_description,
      business_status → state_of_business, location_link → maps_link`,
  },
  {
    name: `${GOOGLE} (Apify)`,
    ratingSource: 'Google',
    signature: ['title', 'totalScore', 'categoryName|reviewsCount'],
    columns: `
      placeId → source_id, title → business_name, categoryName → service_category, address, street,
      neighborhood → neighbourhood, city, state → emirate, countryCode → country, website,
      phone|phoneUnformatted → phone, totalScore → rating, reviewsCount → review_count,
      location/lat → latitude, location/lng → longitude, openingHours → opening_hours,
      description → service_description, permanentlyClosed → permanently_closed,
      temporarilyClosed → temporarily_closed, url → maps_link`,
    more: OPENING_HOURS,
  },
  {
    name: `${GOOGLE} (Places API)`,
    ratingSource: 'Google',
    signature: ['displayName/text|displayName|name', 'formattedAddress|formatted_address'],
    columns: `
      id|place_id → source_id, displayName/text|displayName|name → business_name,
      primaryTypeDisplayName/text → service_category, formattedAddress|formatted_address → address,
      websiteUri|website → website,
      internationalPhoneNumber|nationalPhoneNumber|international_phone_number|formatted_phone_number → phone,
      rating, userRatingCount|user_ratings_total → review_count,
      location/latitude|geometry/location/lat → latitude,
      location/longitude|geometry/location/lng → longitude,
      regularOpeningHours/weekdayDescriptions|opening_hours/weekday_text → opening_hours,
      editorialSummary/text|editorial_summary/overview → service_description,
      businessStatus|business_status → state_of_business, googleMapsUri|url → maps_link`,
  },
  {
    name: 'a Foursquare export',
    ratingSource: 'Foursquare',
    ratingScale: 10,
    signature: ['fsq_place_id|fsq_id', 'name'],
    columns: `
      fsq_place_id|fsq_id → source_id, hours/regular → periods_monday_1, name → business_name,
      categories[]/name|categories|fsq_category_labels → service_category,
      location/formatted_address|address → address, location/address → street,
      location/locality|locality → city, location/region|region → emirate,
      location/country|country → country, tel → phone, website, rating, stats/total_ratings → review_count,
      latitude|geocodes/main/latitude → latitude, longitude|geocodes/main/longitude → longitude,
      hours/display → opening_hours, description → service_description, date_closed → closed_on,
      closed_bucket → state_of_business`,
  },
  {
    name: 'a product catalogue (WhatsApp, Facebook)',
    content: 'products',
    signature: ['title', 'availability', 'condition', 'price'],
    columns: `title → business_name`,
  },
  {
    name: 'saved places from Google Takeout',
    signature: ['Title|location/name', 'URL|google_maps_url', 'Note|Comment|location/address'],
    columns: `
      Title|location/name → business_name, location/address → address, location/country_code → country,
      latitude, longitude, URL|google_maps_url → maps_link`,
  },
  {
    name: 'a Google Business Profile export',
    ids: 'Google Business Profile',
    signature: ['Store code', 'Business name', 'Primary phone'],
    columns: `
      Store code → source_id, Business name → business_name, Status → state_of_business,
      Address line 1 → street, Address line 2 → street_more, Sub-locality → neighbourhood, Locality → city,
      Administrative area → emirate, Country / Region → country, Latitude → latitude, Longitude → longitude,
      Primary phone → phone, Additional phones → phone, Website → website,
      Primary category → service_category, From the business → service_description`,
    days: (day) => `${day} hours`,
  },
  {
    name: 'an OpenStreetMap export',
    ids: 'OpenStreetMap',
    signature: ['@id|@lat', 'name|name:en|amenity'],
    columns: `
      @id → source_id, @type → source_kind, name|name:en|name:ar|brand|operator → business_name,
      name:en → name_latin, name:ar → name_ar, addr:full → address, addr:housenumber → house_number, addr:street → street,
      addr:district → neighbourhood, addr:suburb → neighbourhood, addr:city → city,
      addr:province|addr:state → emirate, addr:country → country, phone, contact:phone → phone,
      contact:mobile → phone, contact:whatsapp → whatsapp_handle, website|contact:website|url → website,
      opening_hours, self_service, automated, end_date → closed_on, opening_date,
      description → service_description, @lat|latitude → latitude, @lon|longitude → longitude`,
  },
  {
    name: 'a GeoDirectory 1 export',
    ids: 'GeoDirectory',
    signature: ['post_title', 'post_type', 'post_address'],
    columns: `
      ID → source_id, post_title → business_name, post_content → service_description,
      post_category → service_category, post_status → state_of_business, post_address → street,
      post_city → city, post_region → emirate, post_country → country, post_latitude → latitude,
      post_longitude → longitude, geodir_timing → opening_hours, geodir_contact → phone,
      geodir_website → website`,
  },
  {
    name: 'a GeoDirectory export',
    ids: 'GeoDirectory',
    signature: ['post_title', 'post_type', 'post_status', 'street'],
    columns: `
      ID → source_id, post_title → business_name, post_content → service_description,
      default_category|post_category → service_category, post_status → state_of_business, street,
      street2 → street_more, neighbourhood, city, region → emirate, country, latitude, longitude, phone,
      website, business_hours → opening_hours, logo → logo_url`,
  },
  {
    name: 'a HubSpot export',
    ids: 'HubSpot',
    signature: ['Record ID', 'Company name'],
    columns: `
      Record ID → source_id, Company name → business_name, Street Address → street,
      Street Address 2 → street_more, City → city, State/Region → emirate, Country/Region → country,
      Phone Number → phone, Website URL|Company Domain Name → website, Description → service_description`,
  },
  {
    name: 'a Yelp export',
    ratingSource: 'Yelp',
    signature: ['alias', 'name', 'is_closed', 'review_count'],
    columns: `
      id → source_id, name → business_name, location.address1|location/address1 → street,
      location.address2|location/address2 → street_more, location.city|location/city → city,
      location.country|location/country → country, coordinates.latitude|coordinates/latitude → latitude,
      coordinates.longitude|coordinates/longitude → longitude, phone|display_phone → phone, rating,
      review_count, is_closed → permanently_closed`,
  },
  {
    name: 'a HERE export',
    ids: 'HERE',
    signature: ['title', 'position/lat', 'address/label'],
    columns: `
      id → source_id, title → business_name, address/label → address,
      address/countryName|address/countryCode → country, position/lat → latitude, position/lng → longitude,
      contacts[]/phone → phone, contacts[]/mobile → phone, contacts[]/www → website,
      openingHours → opening_hours, categories[]/name → service_category`,
  },
  {
    name: 'a 2GIS export',
    ratingSource: '2GIS',
    signature: ['name', 'full_address_name|address_name', 'point/lat'],
    columns: `
      id → source_id, name_ex/primary|name → business_name, full_address_name|address_name → address,
      point/lat → latitude, point/lon → longitude, contact_groups[]/contacts[phone]/value → phone,
      contact_groups[]/contacts[website]/text → website, rubrics[]/name → service_category,
      reviews/general_rating → rating, reviews/general_review_count → review_count,
      schedule/is_24x7 → always_open`,
    days: (day) => `schedule/${capitalized(day.slice(0, 3))}/working_hours`,
  },
  {
    name: 'an Apple Business Connect export',
    ids: 'Apple Business Connect',
    signature: ['Store code', 'Location name', 'Phone number'],
    columns: `
      Store code → source_id, Location name → business_name, Address line 1 → street,
      Address line 2 → street_more, Locality → city, Administrative area → emirate, Country code → country,
      Latitude → latitude, Longitude → longitude, Phone number → phone, Website → website,
      Status → state_of_business`,
    days: (day) => `Hours ${day}`,
  },
  {
    name: 'a Bing Places export',
    ids: 'Bing Places',
    signature: ['Business Name', 'Main Phone', 'Operation Status'],
    columns: `
      Store Id|Client Id → source_id, Business Name → business_name, Address Line 1 → street,
      Address Line 2 → street_more, City → city, State/Province → emirate, Country → country,
      Main Phone → phone, Toll-free → phone, Website → website, Categories → service_category,
      Business Hours → opening_hours, Description → service_description,
      Operation Status → state_of_business`,
  },
  {
    name: 'a register of trade licences',
    ids: 'trade licences',
    signature: ['LICENSE_NUMBER|LICENCE_NUMBER|License No', 'TRADE_NAME_EN|TRADE_NAME_AR|Trade Name'],
    columns: `
      LICENSE_NUMBER|LICENCE_NUMBER|License No → source_id,
      LICENSE_NUMBER|LICENCE_NUMBER|License No → licence_number,
      TRADE_NAME_EN|Trade Name|TRADE_NAME_AR → business_name, TRADE_NAME_AR → name_ar,
      LICENSE_STATUS_EN|LICENSE_STATUS_AR|LICENSE_STATUS → state_of_business,
      ACTIVITY_NAME_EN|ACTIVITY_NAME → activity, ACTIVITY_NAME_AR → activity,
      AREA_NAME_EN|AREA_NAME_AR|AREA_NAME → neighbourhood, PHONE_MOBILE → phone, PHONE_LANDLINE → phone`,
  },
  {
    name: `${GOOGLE} (SerpApi)`,
    ratingSource: 'Google',
    signature: ['title', 'gps_coordinates/latitude', 'data_id|place_id'],
    columns: `
      place_id → source_id, title → business_name, type → service_category, address, phone, website, rating,
      reviews → review_count, description → service_description, gps_coordinates/latitude → latitude,
      gps_coordinates/longitude → longitude, open_state → state_now, hours →`,
    days: (day) => `operating_hours/${day}`,
  },
  {
    name: 'a TomTom export',
    ids: 'TomTom',
    signature: ['poi/name', 'address/freeformAddress'],
    columns: `
      id → source_id, poi/name → business_name, poi/phone → phone, poi/url → website,
      poi/categories → service_category, address/freeformAddress → address, address/municipality → city,
      address/countrySubdivision → emirate, address/country|address/countryCode → country,
      position/lat → latitude, position/lon → longitude, poi/openingHours/timeRanges → periods_dated`,
  },
  {
    name: 'an Overture Maps export',
    ids: 'Overture Maps',
    signature: ['names/primary', 'addresses[]/freeform|categories/primary'],
    columns: `
      id → source_id, names/primary → business_name, names/common/en → name_latin,
      names/common/ar → name_ar,
      addresses[]/freeform → address, addresses[]/locality → city, addresses[]/region → emirate,
      addresses[]/country → country, phones → phone, websites → website,
      operating_status → state_of_business, latitude, longitude`,
  },
  {
    name: 'a Mapbox export',
    ids: 'Mapbox',
    signature: ['mapbox_id', 'name', 'full_address|place_formatted'],
    columns: `
      mapbox_id → source_id, name → business_name, full_address|place_formatted → address,
      context/place/name → city, context/country/country_code → country, metadata/phone → phone,
      metadata/website → website, metadata/open_hours/weekday_text → opening_hours,
      metadata/open_hours/periods → periods_sunday_0, poi_category → service_category,
      coordinates/latitude|latitude → latitude, coordinates/longitude|longitude → longitude`,
  },
  {
    name: 'a Geoapify export',
    ids: 'Geoapify',
    signature: ['place_id', 'formatted', 'lat'],
    columns: `
      place_id → source_id, name → business_name, formatted → address, country_code → country,
      contact/phone|datasource/raw/phone → phone, website|datasource/raw/website → website,
      opening_hours|datasource/raw/opening_hours → opening_hours, lat → latitude, lon → longitude`,
  },
  {
    name: 'a list of Facebook pages',
    ratingSource: 'Facebook',
    signature: ['Page name', 'Page ID|Page URL|Category'],
    columns: `
      Page ID → source_id, Page name → business_name, Category → service_category, Street|Address → address,
      City → city, Country → country, Phone|Phone number → phone, WhatsApp → whatsapp_handle,
      Website → website, Hours → opening_hours, Overall star rating|Rating → rating,
      Rating count|Reviews → review_count, Latitude → latitude, Longitude → longitude,
      Is permanently closed → permanently_closed, About|Description → service_description`,
  },
  {
    name: 'a Yandex Maps export',
    ratingSource: 'Yandex',
    signature: ['Название', 'Адрес', 'Телефон|Телефоны'],
    columns: `
      ID|Идентификатор → source_id, Название → business_name, Адрес → address, Город → city,
      Страна → country, Телефон|Телефоны → phone, Сайт → website,
      Категория|Рубрика|Категории → service_category, Режим работы|Часы работы → opening_hours,
      Рейтинг → rating, Количество отзывов|Отзывы|Отзывов → review_count, Широта → latitude,
      Долгота → longitude, Статус → state_of_business, Описание → service_description`,
  },
  {
    name: 'an export of Google Contacts',
    signature: ['Organization Name|Organization 1 - Name', 'Phone 1 - Value'],
    columns: `
      Organization Name|Organization 1 - Name|Name → business_name, Phone 1 - Value → phone,
      Phone 2 - Value → phone, Address 1 - Formatted → address, Address 1 - Country → country,
      Website 1 - Value → website`,
  },
  {
    name: 'a Salesforce export',
    ids: 'Salesforce',
    signature: ['Account Name', 'Billing Street|Billing City'],
    columns: `
      Account ID|Id → source_id, Account Name → business_name, Phone → phone, Website → website,
      Billing Street → street, Billing City → city, Billing State/Province|Billing State → emirate,
      Billing Country → country, Billing Latitude → latitude, Billing Longitude → longitude,
      Description → service_description`,
  },
  {
    name: 'a WP Store Locator export',
    ids: 'WP Store Locator',
    signature: ['wpsl_id|id', 'name|store', 'address2', 'lat', 'lng'],
    columns: `
      wpsl_id|id → source_id, name|store → business_name, address → street, address2 → street_more, city,
      state → emirate, country|country_iso → country, lat → latitude, lng → longitude, phone, url → website,
      hours → opening_hours, description → service_description`,
  },
];

const exactKey = (name: string) => name.trim().toLowerCase();

/** The cells of a row that hold one of our columns; the first filled one counts. */
export interface ColumnSource {
  column: string;
  indexes: number[];
}

/** What is known of a file by the program that wrote it. */
interface FoundExporter extends Pick<Exporter, 'name' | 'ratingSource' | 'ratingScale' | 'content' | 'ids'> {
  sources: ColumnSource[];
}

/** Returns the exporter of a file with these column names, or undefined. */
export function findExporter(header: readonly string[]): FoundExporter | undefined {
  const keys = header.map(exactKey);
  const find = (names: string) =>
    names
      .split('|')
      .map((name) => keys.indexOf(exactKey(name)))
      .filter((index) => index > -1);
  const exporter = EXPORTERS.find(({ signature }) => signature.every((names) => find(names).length > 0));
  if (!exporter) return undefined;
  const { columns, days, more = [] } = exporter;
  const sources = columns
    .split(',')
    .map((pair) => pair.split('→').map((name) => name.trim()))
    .concat(days ? DAYS.map((day) => [days(day), `hours_${day}`]) : [], more)
    .map(([names = '', column = names]) => ({ column, indexes: find(names) }))
    .filter(({ indexes }) => indexes.length > 0);
  const { name, ratingSource, ratingScale, content, ids = ratingSource } = exporter;
  return { name, ratingSource, ratingScale, content, ids, sources };
}
