/** Seconds: above, the schedule of `refresh_counts()` has stopped. */
const OLDEST_COUNTS = 900;

export const healthSaysOk = {
  name: 'Health',
  mayHeal: true,
  remedy: 'See docs/deployment.md, "Watching it"; SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY must fit.',
  async run(site) {
    const { status, text } = await site.get('/api/health');
    const health = parsed(text);
    if (status !== 200 || health?.database !== 'ok')
      return {
        problems: [
          {
            found: `/api/health answers ${status}, database ${health?.database ?? 'not named'}`,
            expected: '200, database ok',
          },
        ],
      };
    const { countsAge } = health;
    if (typeof countsAge !== 'number' || countsAge >= OLDEST_COUNTS)
      return {
        problems: [
          {
            found: `the counts are ${countsAge ?? 'of no known age,'} seconds old`.replace(
              ', seconds old',
              '',
            ),
            expected: `less than ${OLDEST_COUNTS}`,
            remedy:
              'The schedule of refresh_counts() does not run (docs/deployment.md, "Watching it"): `select schedule_upkeep();` in the SQL Editor says why.',
          },
        ],
      };
    return { note: `database ok, counts ${countsAge} s old` };
  },
};

export const refreshing = {
  name: 'Refreshing pages at once',
  remedy:
    'REVALIDATE_SECRET must be the same here, in the webhook and on the site: docs/deployment.md, "Variables".',
  async run(site) {
    const post = (headers) => site.ask('/api/revalidate', { method: 'POST', headers });
    const guessed = await post({ authorization: 'Bearer this-is-only-a-guess' });
    if (![401, 404].includes(guessed.status))
      return {
        problems: [
          { found: `POST /api/revalidate answers ${guessed.status} without the secret`, expected: '401' },
        ],
      };
    if (!site.secret)
      return {
        note: `${guessed.status} without the secret (with REVALIDATE_SECRET set here, it is tried too)`,
      };
    const { status } = await post({ authorization: `Bearer ${site.secret}` });
    return status === 200
      ? { note: `${guessed.status} without the secret, 200 with it` }
      : { problems: [{ found: `POST /api/revalidate answers ${status} with the secret`, expected: '200' }] };
  },
};

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
