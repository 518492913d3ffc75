import { randomUUID } from 'node:crypto';
import { readRows } from './directory';
import { textsOf } from './site';

/** How the pages say that a message was stored. */
export const SUCCESS = textsOf('en')('contact.success').replaceAll("'", '&#x27;');

const COLUMNS = {
  contact_submissions: 'name,email,phone,message,status',
  listing_submissions: 'business_name,email,website,address,emirates,service_type,description,phone,status',
};

/** Returns an email address that no other test uses. */
export function uniqueEmail(): string {
  return `${randomUUID()}@visitor.example`;
}

/** Returns an IP address that no other test uses, because submissions are limited per sender. */
export function uniqueAddress(): string {
  const part = () => Math.floor(Math.random() * 65_536).toString(16);
  return `2001:db8:${part()}:${part()}:${part()}::1`;
}

/** Returns the values of a contact form that identify the test. */
export function messageOf(email: string): Record<string, string> {
  return { name: 'Amna', email, message: `Hello from ${email}` };
}

/** Returns the stored messages or listings of an email address, as staff see them. */
export function submissionsFrom(
  email: string,
  table: keyof typeof COLUMNS = 'contact_submissions',
  backend?: Parameters<typeof readRows>[1],
): Promise<Record<string, unknown>[]> {
  return readRows(`${table}?select=${COLUMNS[table]}&email=eq.${encodeURIComponent(email)}`, backend);
}

/** Returns the number of submissions accepted per sender and hour. */
export async function submissionsPerHour(): Promise<number> {
  const [settings] = await readRows<{ per_hour: number }>('submission_settings?select=per_hour');
  return settings!.per_hour;
}

/** How the pages say that it is not known whether a message was stored. Their script has the sentence as well. */
export const UNKNOWN = `${textsOf('en')('forms.unknown')}</p>`;

/** Submits a form as a browser without JavaScript does, with its hidden fields and the given values. */
export async function post(
  site: string,
  path: string,
  values: Record<string, string>,
  sender = uniqueAddress(),
  headers: Record<string, string> = {},
  /** Another process of the site, which shows the form. */
  shownBy = site,
) {
  // The site closes connections idle for five seconds, which 200 concurrent forms may exceed.
  const html = await (await fetch(shownBy + path, { headers: { connection: 'close' } })).text();
  const body = new FormData();
  for (const [tag] of html.matchAll(/<input type="hidden"[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    const value = /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '';
    if (name) body.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  const response = await fetch(site + path, {
    method: 'POST',
    body,
    headers: { ...headers, 'x-forwarded-for': sender },
  });
  return { status: response.status, html: await response.text() };
}
