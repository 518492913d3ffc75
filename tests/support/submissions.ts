import { randomUUID } from 'node:crypto';
import { readRows } from './directory';
import type { OwnBackend } from './own-site';

export interface ContactRow {
  name: string;
  email: string;
  phone: string | null;
  message: string;
  status: string;
}

export interface ListingRow {
  business_name: string;
  email: string;
  website: string | null;
  address: string | null;
  emirates: string;
  service_type: string[];
  description: string | null;
  phone: string | null;
  status: string;
}

/** Returns an email address that no other test uses. */
export function uniqueEmail(): string {
  return `${randomUUID()}@visitor.example`;
}

/** Returns an IP address that no other test uses, because submissions are limited per sender. */
export function uniqueAddress(): string {
  const part = () => Math.floor(Math.random() * 65_536).toString(16);
  return `2001:db8:${part()}:${part()}:${part()}::1`;
}

/** Returns the stored messages of an email address, as staff see them. */
export function contactRows(email: string, backend?: OwnBackend): Promise<ContactRow[]> {
  const columns = 'name,email,phone,message,status';
  return readRows(`contact_submissions?select=${columns}&email=eq.${encodeURIComponent(email)}`, backend);
}

export function listingRows(email: string): Promise<ListingRow[]> {
  const columns = 'business_name,email,website,address,emirates,service_type,description,phone,status';
  return readRows(`listing_submissions?select=${columns}&email=eq.${encodeURIComponent(email)}`);
}

/** Returns the number of submissions accepted per sender and hour. */
export async function submissionsPerHour(backend?: OwnBackend): Promise<number> {
  const [settings] = await readRows<{ per_hour: number }>('submission_settings?select=per_hour', backend);
  return settings!.per_hour;
}

/** Submits a form as a browser without JavaScript does, with its hidden fields and the given values. */
export async function post(
  site: string,
  path: string,
  values: Record<string, string>,
  sender: string,
  headers: Record<string, string> = {},
) {
  // The site closes connections idle for five seconds, which 200 concurrent forms may exceed.
  const html = await (await fetch(site + path, { headers: { connection: 'close' } })).text();
  const body = new FormData();
  for (const [tag] of html.matchAll(/<input type="hidden"[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    const value = /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '';
    if (name) body.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  const response = await fetch(site + path, {
    ...{ method: 'POST', body },
    headers: { ...headers, 'x-forwarded-for': sender },
  });
  return { status: response.status, html: await response.text() };
}
