/** The honeypot of lib/forms/form-state.ts. */
const HONEYPOT = 'company_fax';
const PATHS = ['/contact', '/ar/contact', '/update-listing'];
/** Seconds; a newer deployment may not accept older forms. */
const DAY = 86_400;

export const formsReachable = {
  name: 'Forms',
  remedy:
    'Pages with forms must be passed on unchanged and cached for at most a day: docs/deployment.md, "Forms behind a proxy and across deployments".',
  async run(site) {
    const pages = await Promise.all(PATHS.map((path) => site.page(path)));
    const problems = pages.flatMap((page) => problemsOfPage(page));
    return { problems, note: `at ${PATHS.join(', ')}; nothing was sent` };
  },
};

function problemsOfPage({ path, status, forms, headers }) {
  if (status !== 200) return { found: `${path} answers ${status}`, expected: '200' };
  const form = forms.find(({ fields }) => fields.includes('email'));
  if (!form) return { found: `${path} has no form`, expected: 'one' };
  const problems = [];
  // React adds these fields, so that server actions work without script.
  const hasAction = form.method === 'post' && form.fields.some((name) => name.startsWith('$ACTION'));
  if (!hasAction) problems.push({ found: `the form of ${path} has no action`, expected: 'a server action' });
  if (!form.fields.includes(HONEYPOT))
    problems.push({ found: `the form of ${path} has no hidden field for bots`, expected: HONEYPOT });
  const life = lifeOf(headers);
  if (life > DAY)
    problems.push({ found: `${path} may be cached for ${life} s`, expected: `at most ${DAY} s` });
  return problems;
}

/** Returns the seconds for which caches may store a response, or have stored it. */
function lifeOf(headers) {
  const directives = headers.get('cache-control') ?? '';
  const seconds = (name) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(directives)?.[1] ?? 0);
  const fresh = seconds('s-maxage') || seconds('max-age');
  return Math.max(fresh + seconds('stale-while-revalidate'), Number(headers.get('age') ?? 0));
}
