const GOOGLE = 'a Google Maps export';

/**
 * Files that common programs export, in the order in which they are tried. A file is recognized by the column names
 * in `signature`; `columns` maps their names to ours; `|` separates alternatives. `ratingSource` is where its ratings come
 * from. Identifiers of other programs are never ours, and pictures on Google's servers belong to those who took them, so
 * neither is mapped.
 */
const EXPORTERS = [
  {
    name: `${GOOGLE} (gosom)`,
    ratingSource: 'Google',
    signature: ['title', 'open_hours', 'review_rating', 'complete_address'],
    columns: {
      title: 'business_name',
      category: 'service_category',
      address: 'address',
      'complete_address|complete_address/country': 'country',
      open_hours: 'opening_hours',
      website: 'website',
      phone: 'phone',
      review_rating: 'rating',
      review_count: 'review_count',
      latitude: 'latitude',
      'longitude|longtitude': 'longitude',
      link: 'maps_link',
      status: 'state_of_business',
      'descriptions|description': 'service_description',
      // What people spend there, in steps.
      price_range: undefined,
    },
  },
  {
    name: `${GOOGLE} (omkarcloud)`,
    ratingSource: 'Google',
    signature: ['title|name', 'number_of_reviews|reviews', 'img_link|featured_image', 'link'],
    columns: {
      'title|name': 'business_name',
      'category|main_category': 'service_category',
      address: 'address',
      website: 'website',
      phone: 'phone',
      rating: 'rating',
      'number_of_reviews|reviews': 'review_count',
      description: 'service_description',
      'workday_timing|hours': 'opening_hours',
      closed_on: 'closed_days',
      is_temporarily_closed: 'temporarily_closed',
      is_permanently_closed: 'permanently_closed',
      'coordinates/latitude|latitude': 'latitude',
      'coordinates/longitude|longitude': 'longitude',
      link: 'maps_link',
    },
  },
  {
    name: `${GOOGLE} (Outscraper)`,
    ratingSource: 'Google',
    signature: ['query', 'name', 'full_address|address', 'business_status', 'working_hours'],
    columns: {
      name: 'business_name',
      'category|type': 'service_category',
      'full_address|address': 'address',
      borough: 'neighbourhood',
      street: 'street',
      city: 'city',
      state: 'emirate',
      'country|country_code': 'country',
      'site|website': 'website',
      phone: 'phone',
      rating: 'rating',
      reviews: 'review_count',
      latitude: 'latitude',
      longitude: 'longitude',
      working_hours: 'opening_hours',
      description: 'service_description',
      business_status: 'state_of_business',
      location_link: 'maps_link',
    },
  },
  {
    name: `${GOOGLE} (Apify)`,
    ratingSource: 'Google',
    signature: ['title', 'totalScore', 'categoryName|reviewsCount'],
    columns: {
      title: 'business_name',
      categoryName: 'service_category',
      address: 'address',
      street: 'street',
      neighborhood: 'neighbourhood',
      city: 'city',
      state: 'emirate',
      countryCode: 'country',
      website: 'website',
      'phone|phoneUnformatted': 'phone',
      totalScore: 'rating',
      reviewsCount: 'review_count',
      'location/lat': 'latitude',
      'location/lng': 'longitude',
      openingHours: 'opening_hours',
      ...Object.fromEntries(
        Array.from({ length: 7 }, (_, index) => [
          [`openingHours/${index}/day`, 'opening_hours/day'],
          [`openingHours/${index}/hours`, 'opening_hours/hours'],
        ]).flat(),
      ),
      description: 'service_description',
      permanentlyClosed: 'permanently_closed',
      temporarilyClosed: 'temporarily_closed',
      url: 'maps_link',
    },
  },
  {
    name: `${GOOGLE} (Places API)`,
    ratingSource: 'Google',
    signature: ['displayName/text|displayName|name', 'formattedAddress|formatted_address'],
    columns: {
      'displayName/text|displayName|name': 'business_name',
      'primaryTypeDisplayName/text': 'service_category',
      'formattedAddress|formatted_address': 'address',
      'websiteUri|website': 'website',
      'internationalPhoneNumber|nationalPhoneNumber|international_phone_number|formatted_phone_number':
        'phone',
      rating: 'rating',
      'userRatingCount|user_ratings_total': 'review_count',
      'location/latitude|geometry/location/lat': 'latitude',
      'location/longitude|geometry/location/lng': 'longitude',
      'regularOpeningHours/weekdayDescriptions|opening_hours/weekday_text': 'opening_hours',
      'editorialSummary/text|editorial_summary/overview': 'service_description',
      'businessStatus|business_status': 'state_of_business',
      'googleMapsUri|url': 'maps_link',
    },
  },
  {
    name: 'saved places from Google Takeout',
    signature: ['Title|location/name', 'URL|google_maps_url', 'Note|Comment|location/address'],
    columns: {
      'Title|location/name': 'business_name',
      'location/address': 'address',
      'location/country_code': 'country',
      latitude: 'latitude',
      longitude: 'longitude',
      'URL|google_maps_url': 'maps_link',
    },
  },
  {
    name: 'a Google Business Profile export',
    signature: ['Store code', 'Business name', 'Primary phone'],
    columns: {
      'Business name': 'business_name',
      Status: 'state_of_business',
      'Address line 1': 'street',
      'Address line 2': 'street_more',
      'Sub-locality': 'neighbourhood',
      Locality: 'city',
      'Administrative area': 'emirate',
      'Country / Region': 'country',
      Latitude: 'latitude',
      Longitude: 'longitude',
      'Primary phone': 'phone',
      'Additional phones': 'phone',
      Website: 'website',
      'Primary category': 'service_category',
      'Monday hours': 'hours_monday',
      'Tuesday hours': 'hours_tuesday',
      'Wednesday hours': 'hours_wednesday',
      'Thursday hours': 'hours_thursday',
      'Friday hours': 'hours_friday',
      'Saturday hours': 'hours_saturday',
      'Sunday hours': 'hours_sunday',
      'From the business': 'service_description',
    },
  },
  {
    name: 'an OpenStreetMap export',
    signature: ['@id|@lat', 'name|name:en|amenity'],
    columns: {
      'name|name:en|name:ar|brand|operator': 'business_name',
      'addr:full': 'address',
      'addr:housenumber': 'house_number',
      'addr:street': 'street',
      'addr:district': 'neighbourhood',
      'addr:suburb': 'neighbourhood',
      'addr:city': 'city',
      'addr:province|addr:state': 'emirate',
      'addr:country': 'country',
      phone: 'phone',
      'contact:phone': 'phone',
      'contact:mobile': 'phone',
      'contact:whatsapp': 'whatsapp_handle',
      'website|contact:website|url': 'website',
      opening_hours: 'opening_hours',
      self_service: 'self_service',
      automated: 'automated',
      description: 'service_description',
      '@lat|latitude': 'latitude',
      '@lon|longitude': 'longitude',
    },
  },
  {
    name: 'a GeoDirectory 1 export',
    signature: ['post_title', 'post_type', 'post_address'],
    columns: {
      post_title: 'business_name',
      post_content: 'service_description',
      post_category: 'service_category',
      post_status: 'state_of_business',
      post_address: 'street',
      post_city: 'city',
      post_region: 'emirate',
      post_country: 'country',
      post_latitude: 'latitude',
      post_longitude: 'longitude',
      geodir_timing: 'opening_hours',
      geodir_contact: 'phone',
      geodir_website: 'website',
    },
  },
  {
    name: 'a GeoDirectory export',
    signature: ['post_title', 'post_type', 'post_status', 'street'],
    columns: {
      post_title: 'business_name',
      post_content: 'service_description',
      'default_category|post_category': 'service_category',
      post_status: 'state_of_business',
      street: 'street',
      street2: 'street_more',
      neighbourhood: 'neighbourhood',
      city: 'city',
      region: 'emirate',
      country: 'country',
      latitude: 'latitude',
      longitude: 'longitude',
      phone: 'phone',
      website: 'website',
      business_hours: 'opening_hours',
      logo: 'logo_url',
    },
  },
  {
    name: 'a HubSpot export',
    signature: ['Record ID', 'Company name'],
    columns: {
      'Company name': 'business_name',
      'Street Address': 'street',
      'Street Address 2': 'street_more',
      City: 'city',
      'State/Region': 'emirate',
      'Country/Region': 'country',
      'Phone Number': 'phone',
      'Website URL|Company Domain Name': 'website',
      Description: 'service_description',
    },
  },
  {
    name: 'a Yelp export',
    ratingSource: 'Yelp',
    signature: ['alias', 'name', 'is_closed', 'review_count'],
    columns: {
      name: 'business_name',
      'location.address1|location/address1': 'street',
      'location.address2|location/address2': 'street_more',
      'location.city|location/city': 'city',
      'location.country|location/country': 'country',
      'coordinates.latitude|coordinates/latitude': 'latitude',
      'coordinates.longitude|coordinates/longitude': 'longitude',
      'phone|display_phone': 'phone',
      rating: 'rating',
      review_count: 'review_count',
      is_closed: 'permanently_closed',
    },
  },
];

const exactKey = (name) => name.trim().toLowerCase();

/**
 * Returns the exporter of a file with these column names, or undefined.
 * @returns {{ name: string, ratingSource?: string, sources: { column: string, indexes: number[] }[] } | undefined} which cells of a row
 * hold each of our columns; of several alternatives the first that is filled counts
 */
export function findExporter(header) {
  const keys = header.map(exactKey);
  const find = (names) =>
    names
      .split('|')
      .map((name) => keys.indexOf(exactKey(name)))
      .filter((index) => index > -1);
  const exporter = EXPORTERS.find(({ signature }) => signature.every((names) => find(names).length > 0));
  if (!exporter) return undefined;
  const sources = Object.entries(exporter.columns)
    .map(([names, column]) => ({ column, indexes: find(names) }))
    .filter(({ indexes }) => indexes.length > 0);
  return { name: exporter.name, ratingSource: exporter.ratingSource, sources };
}
