// npm run health: counts the data quality problems of the directory, with examples. The view
// provider_problems lists them all.
import { connect } from './import/connect.mjs';
import { describeRunning } from './import/runs.mjs';
import { UserError } from './processes/user-error.mjs';

try {
  const database = await connect();
  const hosts = process.env.IMAGE_HOSTS?.toLowerCase()
    .split(',')
    .map((host) => host.trim());
  const isKeySet = (await database.rows((client) => client.from('signing_key').select('id'))).length > 0;
  const untold = await database.rows((client) =>
    client.from('outbox').select('failure').is('told_at', null).not('failure', 'is', null),
  );
  const [drift] = await database.call('rating_drift');
  const problems = await database.call('count_provider_problems', hosts && { image_hosts: hosts });
  console.log(`${database.name}\n`);
  if (!isKeySet)
    console.log('The limits of forms do not bind: run npm run form-secret once (docs/deployment.md).\n');
  if (untold.length > 0)
    console.log(
      `${untold.length} notices could not be sent, such as "${untold[0].failure}" (table outbox).\n`,
    );
  if (drift)
    console.log(
      `The mean rating is ${drift.mean}, but scores assume ${drift.assumed}: change assumed_rating() (product rule 3.16).\n`,
    );
  const running = await describeRunning(database);
  if (running) console.log(`${running} The numbers may change.\n`);
  if (!hosts) console.log('IMAGE_HOSTS is not set, so the hosts of pictures are not checked.\n');
  if (problems.length === 0) console.log('No problems.');
  for (const { problem, severity, meaning, providers, examples } of problems) {
    console.log(`${String(providers).padStart(7)}  ${severity.padEnd(8)} ${problem}: ${meaning}`);
    for (const { id, name, value } of examples)
      console.log(`${' '.repeat(18)}${id} ${name ?? ''}${value ? `: ${value.replace(/\s+/g, ' ')}` : ''}`);
  }
  if (problems.length > 0) console.log('\nAll of them are in the view provider_problems.');
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
