const PATH = '/services';
const PERMANENT = [301, 308];

export const secureRedirect = {
  name: 'http leads to https',
  needsHttps: true,
  remedy:
    'The host or proxy must redirect every address for good: `certbot --nginx` does, docs/deployment.md, "One\'s own server".',
  async run(site) {
    const from = new URL(PATH, `http://${new URL(site.origin).hostname}`).href;
    return {
      problems: problemsOf(from, await site.ask(from), site),
      note: `${from} → ${site.origin}${PATH}`,
    };
  },
};

export const otherName = {
  name: 'With or without www',
  needsHttps: true,
  remedy:
    'The host or proxy must redirect the other name for good, with the path: two names are two sites to search engines.',
  async run(site) {
    const { hostname } = site;
    const other = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
    const from = `https://${other}${PATH}`;
    try {
      return {
        problems: problemsOf(from, await site.ask(from), site),
        note: `${from} → ${site.origin}${PATH}`,
      };
    } catch (error) {
      // Without an address of its own, the other name is nobody's.
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
