import { PLACEHOLDER_PHONE } from './contact.mjs';

const NUMBER = '+971515550123';
const NO_CHAT = { whatsapp_handle: null };
const NO_WEBSITE = { website: null, website_valid: null };

/**
 * Cases that a directory of any size must contain: each function returns values that override those of one early
 * row. It receives the first label of the provider's host name.
 */
export const SPECIAL_CASES = [
  () => ({ phone: null, ...NO_CHAT, ...NO_WEBSITE, mobile_validation: null, booking_capability: null }),
  () => ({ phone: PLACEHOLDER_PHONE, whatsapp_handle: NUMBER, booking_capability: 'WhatsApp' }),
  (name) => ({ phone: PLACEHOLDER_PHONE, ...NO_CHAT, ...site(`https://${name}.example`) }),
  (name) => ({
    phone: null,
    whatsapp_handle: `@${name}`,
    mobile_validation: null,
    booking_capability: 'WhatsApp',
  }),
  () => ({ phone: '051 555 0142', mobile_validation: true, booking_capability: 'Mobile App, Phone' }),
  () => ({ phone: '+971515550164', mobile_validation: null, booking_capability: 'App' }),
  () => ({
    phone: '+971 51 555 0177',
    whatsapp_handle: 'https://wa.me/971515550177',
    mobile_validation: true,
  }),
  (name) => site(`${name}.example`),
  (name) => site(`http://${name}.example`),
  (name) => site(`https://www.${name}.example/book`),
  (name) => ({ website: `https://${name}.example`, website_valid: false }),
  (name) => ({ website: `https://${name}.example`, website_valid: null }),
  ...['Not listed', 'coming soon', 'http://'].map((website) => () => ({
    website,
    website_valid: true,
    booking_capability: null,
  })),
  () => ({ service_category: null }),
  () => ({ service_description: null }),
  () => ({ rating: null, review_count: null }),
  () => ({ address: null, latitude: null, longitude: null }),
  () => ({ opening_hours: null }),
];

function site(website) {
  return { website, website_valid: true, booking_capability: 'Website' };
}
