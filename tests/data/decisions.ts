/** Listings and claims of a database with one provider, and what staff do with them in the Table Editor. */
import { migratedDatabase, type Row } from './database';
import { compareListings, sendListing } from './site';

const LISTING = {
  business_name: 'Zafir',
  email: 'z@visitor.example',
  website: 'https://zafir.example',
  address: 'Shop 4, Al Nakheel',
  emirates: 'Ras Al Khaimah',
  description: 'Steam.',
  service_type: ['Mobile Car Wash', 'Steam Cleaning'],
};
/** A claim that changes nothing. */
export const CLAIM = {
  business_name: 'Noor Steam',
  email: 'n@owner.example',
  emirates: 'Dubai',
  claimed_provider_id: 1,
  address: 'Shop 4, Deira, Dubai',
  website: 'https://noor.example/',
  details: { phone: '+971 51 506 3894', whatsapp: '+971 51 506 3894', hours: '8 AM - 9 PM', price: 'AED 40' },
};

/** Opens the database for the tests of a file. */
export function openListings() {
  const database = migratedDatabase({
    isSigned: true,
    each: `insert into car_wash_locations (business_name, address, phone, whatsapp_handle, website, website_valid,
           mobile_validation, opening_hours, price_range, updated_at)
         values ('Noor Steam', 'Shop 4, Deira, Dubai', '0515063894', 'https://wa.me/971515063894', 'http://noor.example', true,
           true, '8 AM - 9 PM', 'AED 40', null)`,
  });
  /** Edits a cell, and returns what the row then shows. */
  const edit = (set: string, id = 1, table = 'listing_submissions') =>
    database.row(`update ${table} set ${set} where id = ${id}
      returning status, result ${table === 'listing_submissions' ? ', provider_id' : ''}`);
  return {
    database,
    send: (values: Row = {}) => sendListing(database, { ...LISTING, ...values }),
    claim: (values: Row = {}) => sendListing(database, { ...CLAIM, ...values }),
    edit,
    decide: (status: string, id = 1, table?: string) => edit(`status = '${status}'`, id, table),
    /** The site's next look. */
    look: () => compareListings(database),
    provider: (id = 1) => database.row(`select * from car_wash_locations where id = ${id}`),
    providerCount: () => database.value('select count(*)::integer from car_wash_locations'),
    /** Columns of what waits for a decision. */
    open: (columns: string) => database.rows(`select ${columns} from open_submissions order by id`),
  };
}
