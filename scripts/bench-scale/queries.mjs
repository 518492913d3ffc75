import { REVIEWED } from './rows.mjs';

const PROVIDER =
  'id, business_name, address, area, rating, review_count, opening_hours, kinds, emirates, wash_types';
const NOW = 2 * 1440 + 22 * 60 + 30;
/** Monday, noon and three in the morning. */
const NOON = 720;
const NIGHT = 180;
const WORDS = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ');

/** Time limits in milliseconds, up to 10,000 providers and beyond. */
const PLAIN = [10, 30];
/** A list with all its counts. */
const LIST = [60, 250];
/** Cached for five minutes, regardless of traffic. */
const STATISTICS = [100, 600];

/** @type {(number | null)[]} */
const NOWHERE = [null, null];

/** Returns a call of list_providers. */
function list(name, filter, { search = null, sort = 'rating', page = 1, near = NOWHERE } = {}) {
  return {
    name,
    sql: `select public.list_providers($1, $2, $3, $4, ${NOW}, $5, $6)`,
    values: [JSON.stringify(filter), search, sort, page, ...near],
    budget: LIST,
    isNested: true,
  };
}

const search = (name, words, sort) => list(`search ${name}`, {}, { search: words, sort });
const plain = (name, sql, values = [], budget = PLAIN) => ({ name, sql, values, budget });

const FOUR = { emirate: 'ajman', wash_type: 'steam-cleaning', rating: 4.5, service_mode: 'onsite' };
const EVERY = { ...FOUR, max_price: 100, open: NOON, is_verified: true, is_eco: true };
const best = (where) =>
  `select ${PROVIDER} from public.car_wash_locations where is_listed and ${where} order by score desc nulls last, review_count desc nulls last, id limit 24`;

export const QUERIES = [
  ...['rating', 'verified', 'eco', 'price', 'reviews', 'name', 'best'].flatMap((sort) => [
    list(`by ${sort}`, {}, { sort }),
    list(`by ${sort}, page 40`, {}, { sort, page: 40 }),
  ]),
  list('an emirate, Dubai', { emirate: 'dubai' }),
  list('an emirate, Umm Al Quwain', { emirate: 'umm-al-quwain' }),
  list('an emirate by name, page 40', { emirate: 'umm-al-quwain' }, { sort: 'name', page: 40 }),
  list('an area', { emirate: 'dubai', area: 'al-quoz' }),
  list('a district', { emirate: 'dubai', area: 'dubai-marina' }),
  list('an area by price, page 40', { emirate: 'dubai', area: 'abu-hail' }, { sort: 'price', page: 40 }),
  list('a wash type', { wash_type: 'steam-cleaning' }),
  list('a wash type as text, hand wash', { wash_type: 'hand-wash' }),
  list('four filters', FOUR),
  list('four filters by name, page 30', FOUR, { sort: 'name', page: 30 }),
  list('open at noon', { open: NOON }),
  list('open at three in the morning', { open: NIGHT }),
  list('open at noon in Dubai', { emirate: 'dubai', open: NOON }),
  list('open at three in Umm Al Quwain', { emirate: 'umm-al-quwain', open: NIGHT }),
  list('open at noon in an area', { emirate: 'dubai', area: 'al-quoz', open: NOON }),
  list('at most 50 dirhams', { max_price: 50 }),
  list('within 5 km', { radius: [25.2, 55.27, 5] }, { sort: 'near', near: [25.2, 55.27] }),
  list('verified', { is_verified: true }),
  list('eco-friendly', { is_eco: true }),
  list('every filter', EVERY),
  list('another kind, foam', { wash_type: 'foam' }),
  list('another kind in an emirate', { wash_type: 'ceramic-coating', emirate: 'ajman' }),
  list('another wash type, oil change', { wash_type: 'oil change' }),
  list('a rating between the steps', { rating: 4.2 }),
  search('steam', 'steam'),
  search('car', 'car'),
  search('car by name', 'car', 'name'),
  search('qz', 'qz'),
  search('a', 'a'),
  search('steam sharjah', 'steam sharjah'),
  search('غسيل متنقل في العين', 'غسيل متنقل في العين'),
  search('dubai marina mobile', 'dubai marina mobile'),
  search('a phone number', '+971 51 000 1234'),
  search('misspelled words', 'stem clening in sharja'),
  search('a word without matches', 'zzyzx'),
  search('300 words', WORDS),
  plain('best of Dubai', best(`places @> '{dubai}'`)),
  plain('best of Umm Al Quwain', best(`places @> '{umm-al-quwain}'`)),
  plain('best of a district', best(`places @> '{dubai-marina}'`)),
  plain('best of an area', best(`places @> '{al-quoz}'`)),
  plain('a provider', `select * from public.car_wash_locations where is_listed and id = $1`, [REVIEWED]),
  plain('the newest of a thousand reviews', 'select public.list_reviews($1, page_size => 5)', [REVIEWED]),
  plain('a page of its reviews by stars', 'select public.list_reviews($1, 4, null, 3)', [REVIEWED]),
  plain(
    'whether a provider exists',
    `select id, is_listed from public.car_wash_locations where id = $1 and is_listed`,
    [REVIEWED],
  ),
  plain(
    'the last provider',
    'select id from public.car_wash_locations where is_listed order by id desc limit 1',
  ),
  plain(
    'a thousand ids of the sitemap',
    'select id from public.car_wash_locations where is_listed and id > $1 and id <= $2 order by id limit 1000',
    [100, 50_000],
  ),
  plain('the statistics', 'select * from public.provider_stats', [], STATISTICS),
  plain('the pins of a map', 'select public.provider_pins()', [], LIST),
  plain(
    'the areas',
    'select slug, emirate, name_en, name_ar, latitude, longitude from public.areas order by slug',
  ),
  plain(
    'posts',
    'select id, title, slug, excerpt, category, featured_image, created_at from public.blog_posts where is_published order by created_at desc, id desc limit 12',
  ),
  plain(
    'a search of posts',
    `select id from public.blog_posts where is_published and search_text like '%ceramic%' order by created_at desc, id desc limit 12`,
  ),
];
