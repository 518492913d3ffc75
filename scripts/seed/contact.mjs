export const PLACEHOLDER_PHONE = '+971 (check website)';
const MALFORMED_WEBSITES = ['www. noor wash', 'n/a', 'http://', 'coming soon', 'social media only'];

/**
 * Returns the phone, chat handle, website and booking method of a provider. The numbers are not assigned:
 * prefix 051 is unallocated, and no landline starts with 0.
 */
export function contactFor(random, { name, dialling, mode }) {
  const digits = `515${random.int(0, 999999).toString().padStart(6, '0')}`;
  const phone = phoneFor(random, digits, dialling, mode);
  const handle = handleFor(random, digits, name);
  const website = websiteFor(random, name);
  return {
    phone,
    whatsapp_handle: handle,
    ...website,
    mobile_validation: phone
      ? random.weighted([
          [true, 60],
          [false, 18],
          [null, 22],
        ])
      : null,
    booking_capability: bookingFor(random, { phone, handle, website: website.website, mode }),
  };
}

function phoneFor(random, digits, dialling, mode) {
  const [code, middle, end] = [digits.slice(0, 2), digits.slice(2, 5), digits.slice(5)];
  const subscriber = random.int(0, 999999).toString().padStart(6, '0');
  return random.weighted([
    [null, 8],
    [PLACEHOLDER_PHONE, 5],
    [`0${code} ${middle} ${end}`, 9],
    [`+971${digits}`, 7],
    [`+971 ${dialling} 0${subscriber.slice(0, 2)} ${subscriber.slice(2)}`, mode === 'Mobile' ? 8 : 30],
    [`+971 ${code} ${middle} ${end}`, 50],
  ]);
}

function handleFor(random, digits, name) {
  return random.weighted([
    [`+971${digits}`, 44],
    [`@${toHostName(name)}`, 9],
    [`https://wa.me/971${digits}`, 8],
    [null, 39],
  ]);
}

function websiteFor(random, name) {
  const host = `${toHostName(name)}.example`;
  const website = random.weighted([
    [`https://www.${host}`, 36],
    [`https://${host}`, 12],
    [host, 10],
    [`http://${host}`, 7],
    [`https://www.${host}/book`, 4],
    ['Not listed', 12],
    [random.pick(MALFORMED_WEBSITES), 3],
    [null, 16],
  ]);
  if (website === null) return { website, website_valid: random.pick([false, null]) };
  const validity = website.includes('.example')
    ? [
        [true, 74],
        [false, 12],
        [null, 14],
      ]
    : [
        [false, 70],
        [true, 30],
      ];
  return { website, website_valid: random.weighted(validity) };
}

function bookingFor(random, { phone, handle, website, mode }) {
  const isListed = website?.includes('.example');
  return random.weighted([
    ['Phone', phone ? 18 : 0],
    ['WhatsApp', handle ? 16 : 0],
    ['Phone, WhatsApp', phone && handle ? 16 : 0],
    ['Mobile App, Phone', phone ? 8 : 0],
    ['Website, WhatsApp', isListed && handle ? 10 : 0],
    ['Website', isListed ? 5 : 0],
    ['App', 4],
    ['Walk-in or appointment', mode === 'Onsite' ? 14 : 0],
    [null, 7],
  ]);
}

/** Returns a name as a host name. */
export function toHostName(name) {
  const letters = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return letters || 'maghsala';
}
