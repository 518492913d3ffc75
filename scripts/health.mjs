// npm run health: what is wrong with the rows of the directory, counted, with examples. The view provider_problems has them all.
import { connect } from './import/connect.mjs';
import { Refusal } from './processes/refusal.mjs';

const MEANINGS = {
  placeholder_left: 'a placeholder stands where a fact is missing',
  phone_invalid: 'the phone is no number of the Emirates',
  duplicate_suspected: 'another provider has the same phone, or the same name in the same area',
  no_area: 'the address is in no area that is known',
  hours_not_understood: 'the opening hours are not understood',
  price_not_understood: 'no price is found in the price range',
  website_not_understood: 'the website is no address of one',
  website_invalid: 'the website is marked as not valid',
  description_empty: 'there is no description',
  rating_without_reviews: 'there is a rating without reviews',
  untouched_for_a_year: 'nobody has changed the row for more than a year',
};

try {
  const database = await connect();
  const problems = await database.call('count_provider_problems');
  console.log(`${database.name}\n`);
  if (problems.length === 0) console.log('No problems.');
  for (const { problem, severity, providers, examples } of problems) {
    console.log(
      `${String(providers).padStart(7)}  ${severity.padEnd(8)} ${problem}: ${MEANINGS[problem] ?? ''}`,
    );
    for (const { id, name, value } of examples)
      console.log(`${' '.repeat(18)}${id} ${name ?? ''}${value ? `: ${value.replace(/\s+/g, ' ')}` : ''}`);
  }
  if (problems.length > 0) console.log('\nAll of them, in the SQL Editor: select * from provider_problems;');
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
