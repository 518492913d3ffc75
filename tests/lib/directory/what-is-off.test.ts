import { whatIsOff } from '@/lib/directory/what-is-off';

test('says what a database without our tables lacks, and how it gets it', () => {
  const off = whatIsOff({
    hasStaffTables: false,
    hasKey: false,
    hasUpkeep: false,
    tells: false,
    answers: false,
  });
  expect(off.map(({ off }) => off).join('\n')).toMatch(/reviews.*claims.*stored twice after a restart/s);
  expect(new Set(off.map(({ turnOn }) => turnOn))).toEqual(
    new Set(['npm run setup (docs/deployment.md, "A database with data")']),
  );
});

test.each([
  [{ hasKey: false }, 'npm run setup'],
  [{ hasCronSecret: false }, 'CRON_SECRET'],
  [{ hasActionsKey: false }, 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'],
  [{ hasUpkeep: false }, 'select schedule_upkeep() in the SQL Editor, with pg_cron'],
  [{ hasWebhook: false }, 'npm run setup -- --webhook …/api/look-now, with pg_net'],
  [{ tells: false }, 'STAFF_WEBHOOK_URL, or SMTP_URL and STAFF_EMAIL'],
  [{ answers: false }, 'SMTP_URL'],
  [{ hasImageHosts: false }, 'IMAGE_HOSTS'],
])('says what turns on %j', (circumstances, turnOn) => {
  const settings = {
    hasActionsKey: true,
    hasCronSecret: true,
    tells: true,
    answers: true,
    hasImageHosts: true,
  };
  const all = { hasStaffTables: true, hasKey: true, hasUpkeep: true, ...settings };
  expect(whatIsOff(all)).toEqual([]);
  expect(whatIsOff({ ...all, ...circumstances }).map((one) => one.turnOn)).toEqual([turnOn]);
  // What is not known is not said.
  expect(whatIsOff({ hasStaffTables: true, hasKey: true })).toEqual([]);
});
