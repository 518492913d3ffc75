const PATH = '/services';
const PERMANENT = [301, 308];

export const secureRedirect = {
  name: 'http redirects to https',
  needsHttps: true,
  remedy:
    'The host or proxy must redirect every URL permanently, as `certbot --nginx` does: docs/deployment.md, "Self-hosting".',
  async run(site) {
    const from = new URL(PATH, `http://${new URL(site.origin).hostname}`).href;
    return {
      problems: problemsOf(from, await site.request(from), site),
      note: `${from} → ${site.origin}${PATH}`,
    };
  },
};

export const otherName = {
  name: 'With or without www',
  needsHttps: true,
  remedy:
    'The host or proxy must redirect the other name permanently, with the path: to search engines two names are two sites.',
  async run(site) {
    const { hostname } = site;
    const other = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
    const from = `https://${other}${PATH}`;
    try {
      return {
        problems: problemsOf(from, await site.request(from), site),
        note: `${from} → ${site.origin}${PATH}`,
      };
    } catch (error) {
      // The other name is not in use.
      if (['ENOTFOUND', 'EAI_AGAIN'].includes(error.code)) return { note: `${other} has no address` };
      throw error;
    }
  },
};

function problemsOf(from, { status, headers }, site) {
  const wanted = site.origin + PATH;
  const location = headers.get('location');
  const target = location ? new URL(location, from).href : undefined;
  if (PERMANENT.includes(status) && target === wanted) return [];
  const found = `${from} answers ${status}${target ? ` to ${target}` : ''}`;
  return [{ found, expected: `${PERMANENT.join(' or ')} to ${wanted}` }];
}
