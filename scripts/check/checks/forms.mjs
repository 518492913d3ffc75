/** The honeypot of lib/forms/form-state.ts. */
const HONEYPOT = 'company_fax';
const PATHS = ['/contact', '/ar/contact', '/update-listing'];
/** Seconds; a newer deployment may not accept older forms. */
const DAY = 86_400;

export const forms = {
  name: 'Forms',
  remedy:
    'Proxies must not change pages with forms or cache them for more than a day: docs/deployment.md, "Forms behind a proxy and across deployments".',
  async run(site, expect) {
    for (const page of await site.pages(PATHS)) checkPage(page, expect);
    return { note: `${PATHS.join(', ')}; nothing was submitted` };
  },
};

function checkPage({ path, status, forms, headers }, expect) {
  if (status !== 200) return expect(false, `${path} returns ${status}`, '200');
  const form = forms.find(({ fields }) => fields.includes('email'));
  if (!form) return expect(false, `${path} has no form`, 'a form');
  // React adds these fields, so that server actions work without JavaScript.
  const hasAction = form.method === 'post' && form.fields.some((name) => name.startsWith('$ACTION'));
  expect(hasAction, `the form of ${path} has no action`, 'a server action');
  expect(form.fields.includes(HONEYPOT), `the form of ${path} has no honeypot field`, HONEYPOT);
  const seconds = cacheSeconds(headers);
  expect(seconds <= DAY, `${path} can be cached for ${seconds} s`, `at most ${DAY} s`);
}

/** Returns the seconds for which caches may store a response, or have stored it. */
function cacheSeconds(headers) {
  const directives = headers.get('cache-control') ?? '';
  const seconds = (name) => Number(new RegExp(`\\b${name}=(\\d+)`).exec(directives)?.[1] ?? 0);
  const fresh = seconds('s-maxage') || seconds('max-age');
  return Math.max(fresh + seconds('stale-while-revalidate'), Number(headers.get('age') ?? 0));
}
