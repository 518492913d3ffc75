import { parseArgs } from 'node:util';
import { Refusal } from '../processes/refusal.mjs';

export const USAGE = `npm run check -- https://lamaa.example     checks the site and prints one line per check

With REVALIDATE_SECRET in the environment it also revalidates all pages, as the database webhook does.
Exits with 0 if there are no problems, 1 if there are, and 2 for invalid arguments.`;

/** Parses the command line. @throws Refusal if it does not name a site. */
export function readArguments(given) {
  const { values, positionals } = parsed(given);
  if (values.help) return { help: true };
  const [address, ...more] = positionals;
  if (!address || more.length > 0) throw new Refusal(`Exactly one URL is required.\n\n${USAGE}`);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw new Refusal(`${address} is not a URL: it must begin with https:// or http://.`);
  if (url.href !== `${url.origin}/`) throw new Refusal(`${address} must not have a path: use ${url.origin}.`);
  return { address: url.origin };
}

function parsed(given) {
  try {
    const options = { help: { type: 'boolean', short: 'h' } };
    return parseArgs({ args: given, options, allowPositionals: true });
  } catch (error) {
    throw new Refusal(`${error.message.split('. ')[0]}.\n\n${USAGE}`);
  }
}
