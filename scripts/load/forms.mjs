import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const PATH = '/contact';
/** Milliseconds between two forms. */
const INTERVAL = 1_000;
const SUCCESS = /role="status"/;

/** Submits the contact form repeatedly, each time as a different visitor without JavaScript. */
export function sendForms(origin) {
  const marker = randomUUID();
  const outcome = { acknowledged: 0, refused: 0 };
  let isStopping = false;
  const sending = (async () => {
    for (let count = 0; !isStopping; count += 1) {
      const isAcknowledged = await sendForm(origin, marker, count);
      outcome[isAcknowledged ? 'acknowledged' : 'refused'] += 1;
      await wait(INTERVAL);
    }
  })();
  return {
    marker,
    stop: async () => {
      isStopping = true;
      await sending;
      return outcome;
    },
  };
}

async function sendForm(origin, marker, count) {
  const page = await (await fetch(origin + PATH)).text();
  const body = new FormData();
  for (const [tag] of page.matchAll(/<input type="hidden"[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    const value = /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '';
    if (name) body.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }
  body.set('name', 'A visitor');
  body.set('email', `${count}@visitor.example`);
  body.set('message', `${marker} ${count}`);
  const sender = `2001:db8:${(count >> 8).toString(16)}:${(count & 255).toString(16)}::1`;
  const response = await fetch(origin + PATH, {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': sender },
  });
  return response.ok && SUCCESS.test(await response.text());
}

/** Returns the number of stored submissions with a marker. */
export async function countStoredForms({ SUPABASE_URL, SUPABASE_SECRET_KEY }, marker) {
  const url = `${SUPABASE_URL}/rest/v1/contact_submissions?select=id&message=like.${marker}*`;
  const response = await fetch(url, { headers: { apikey: SUPABASE_SECRET_KEY, prefer: 'count=exact' } });
  return Number(response.headers.get('content-range')?.split('/')[1]);
}
