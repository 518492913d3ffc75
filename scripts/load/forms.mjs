import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const PATH = '/contact';
/** Milliseconds between two forms. */
const PAUSE = 1_000;
const SUCCESS = /role="status"/;

/** Submits the contact form repeatedly, each time as a different visitor without JavaScript. */
export function sendForms(origin) {
  const mark = randomUUID();
  const outcome = { acknowledged: 0, refused: 0 };
  let isStopping = false;
  const sending = (async () => {
    for (let count = 0; !isStopping; count += 1) {
      const isTaken = await sendForm(origin, mark, count);
      outcome[isTaken ? 'acknowledged' : 'refused'] += 1;
      await wait(PAUSE);
    }
  })();
  return {
    mark,
    stop: async () => {
      isStopping = true;
      await sending;
      return outcome;
    },
  };
}

async function sendForm(origin, mark, count) {
  const page = await (await fetch(origin + PATH)).text();
  const body = new FormData();
  for (const [tag] of page.matchAll(/<input type="hidden"[^>]*>/g)) {
    const name = /\bname="([^"]*)"/.exec(tag)?.[1];
    const value = /\bvalue="([^"]*)"/.exec(tag)?.[1] ?? '';
    if (name) body.append(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  }
  body.set('name', 'A visitor');
  body.set('email', `${count}@visitor.example`);
  body.set('message', `${mark} ${count}`);
  const sender = `2001:db8:${(count >> 8).toString(16)}:${(count & 255).toString(16)}::1`;
  const response = await fetch(origin + PATH, {
    method: 'POST',
    body,
    headers: { 'x-forwarded-for': sender },
  });
  return response.ok && SUCCESS.test(await response.text());
}

/** Returns the number of stored submissions. */
export async function storedForms({ SUPABASE_URL, SUPABASE_SECRET_KEY }, mark) {
  const url = `${SUPABASE_URL}/rest/v1/contact_submissions?select=id&message=like.${mark}*`;
  const response = await fetch(url, { headers: { apikey: SUPABASE_SECRET_KEY, prefer: 'count=exact' } });
  return Number(response.headers.get('content-range')?.split('/')[1]);
}
