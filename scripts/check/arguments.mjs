import { parseArgs } from 'node:util';
import { Refusal } from '../processes/refusal.mjs';

export const USAGE = `npm run check -- https://lamaa.example     visits the site and says what is wrong, a line for each check

With REVALIDATE_SECRET in the environment it also has all pages refreshed, as a database webhook does.
It ends with 0 when all is well, 1 when something is wrong, and 2 when it was called wrongly.`;

/** @throws Refusal when they do not say which site. */
export function readArguments(given) {
  const { values, positionals } = parsed(given);
  if (values.help) return { help: true };
  const [address, ...more] = positionals;
  if (!address || more.length > 0) throw new Refusal(`The address of one site is needed.\n\n${USAGE}`);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['https:', 'http:'].includes(url.protocol))
    throw new Refusal(`${address} is no address: it must begin with https:// or http://.`);
  if (url.href !== `${url.origin}/`)
    throw new Refusal(`${address} says more than where the site is: ${url.origin} is enough.`);
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
