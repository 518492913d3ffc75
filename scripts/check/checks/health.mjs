export const healthSaysOk = {
  name: 'Health',
  mayHeal: true,
  remedy: 'See docs/deployment.md, "Monitoring"; SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY must fit.',
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
    return { note: 'database ok' };
  },
};

export const refreshing = {
  name: 'Refreshing pages at once',
  remedy:
    'REVALIDATE_SECRET must be the same here, in the webhook and on the site: docs/deployment.md, "Variables".',
  async run(site) {
    const post = (headers) => site.request('/api/revalidate', { method: 'POST', headers });
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
