/**
 * Load test: mixed traffic at the highest rate the site can serve, with form submissions, then many URLs not requested before:
 *
 *   npm run test:load                   three minutes, 20,000 URLs
 *   npm run test:load -- --seconds 30 --addresses 2000
 *
 * Fails if a request fails, a form reports a wrong outcome, or memory or disk usage grows too much.
 */
import { parseArgs } from 'node:util';
import { requestUnvisitedUrls } from './load/addresses.mjs';
import { countStoredForms, sendForms } from './load/forms.mjs';
import { watchMemory } from './load/memory.mjs';
import { sendTraffic } from './load/traffic.mjs';
import { startTestSite } from './processes/test-site.ts';

/** Allowed growth of memory from the first half to the second. */
const MAX_GROWTH = 0.05;
const WARM_UP_SECONDS = 20;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '180' },
    addresses: { type: 'string', default: '20000' },
  },
});
const [seconds, addresses] = [Number(values.seconds), Number(values.addresses)];
if (!(seconds > 0 && addresses >= 0)) {
  console.error('--seconds and --addresses must be numbers.');
  process.exit(1);
}

console.log('Building and starting the site …');
// As in deploy/lamaa@.service. Without a limit V8 grows the heap to gigabytes before collecting, which hides leaks.
const test = await startTestSite({ NODE_OPTIONS: '--max-old-space-size=512' });
const site = { origin: test.env.SITE_URL, folder: test.env.SITE_FOLDER, pid: test.site.pid };
const problems = [];
const check = (passed, problem) => passed || problems.push(problem);
try {
  console.log(`Warming up for ${WARM_UP_SECONDS} s …`);
  await sendTraffic(site.origin, WARM_UP_SECONDS);
  console.log(`Mixed traffic for ${seconds} s …`);
  const memory = watchMemory(site.pid);
  const forms = sendForms(site.origin);
  const traffic = await sendTraffic(site.origin, seconds);
  const { acknowledged, refused } = await forms.stop();
  const { first, second } = memory.stop();
  const stored = await countStoredForms(test.env, forms.marker);
  const growth = second / first - 1;
  report('requests per second', traffic.perSecond);
  report('99th percentile', `${traffic.p99} ms`);
  report('failed', traffic.failed);
  report('forms acknowledged, stored', `${acknowledged}, ${stored}`);
  report('memory, first and second half', `${mb(first)}, ${mb(second)} MB`);
  check(traffic.failed === 0, `${traffic.failed} requests failed`);
  check(refused === 0, `${refused} forms were refused`);
  check(acknowledged === stored, `${acknowledged} forms were acknowledged and ${stored} are stored`);
  check(growth <= MAX_GROWTH, `memory grew by ${Math.round(growth * 100)} %`);

  console.log(`${addresses.toLocaleString('en')} URLs not requested before …`);
  const unvisited = await requestUnvisitedUrls(site, addresses);
  report('statuses', JSON.stringify(unvisited.statuses));
  report('files before and after', `${unvisited.files.join(', ')}`);
  report('disk before and after', `${unvisited.disk.map(mb).join(', ')} MB`);
  report('memory before and after', `${unvisited.memory.map(mb).join(', ')} MB`);
  const failures = Object.entries(unvisited.statuses).filter(([status]) => Number(status) >= 500);
  check(failures.length === 0, `responses with status ${failures.map(([status]) => status)}`);
  check(unvisited.disk[1] - unvisited.disk[0] < 400 * 1_048_576, 'the disk fills up');
} finally {
  await test.stop();
}
console.log(problems.length > 0 ? `\nFailed: ${problems.join('; ')}.` : '\nAll checks passed.');
process.exit(problems.length > 0 ? 1 : 0);

function report(name, value) {
  console.log(`  ${name.padEnd(32)} ${value}`);
}

function mb(bytes) {
  return Math.round(bytes / 1_048_576);
}
