import { readPage } from './read-page.mjs';
import { readSitemap } from './read-sitemap.mjs';

/** Milliseconds. */
const TIMEOUT = 20_000;
const HEADERS = { 'user-agent': 'lamaa-check', 'accept-encoding': 'br, gzip' };

/** Why there is no answer, in words; other codes speak for themselves. */
const REASONS = {
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection breaks off',
  ENOTFOUND: 'the name has no address',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'nobody has signed the certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is that of another name',
};

/** A request that got no answer: what a check says then, and no failure of the program. */
export class NoAnswer extends Error {
  constructor(url, error) {
    const { code } = error.cause ?? {};
    super(`${url} gives no answer: ${REASONS[code] ?? code ?? error.message}`);
    this.code = code;
  }
}

/** A deployed site, as it is seen from outside. */
export class Site {
  #answers = new Map();
  #sitemap;

  /**
   * @param {string} address where it is: scheme, host and port
   * @param {{ secret?: string, fetch?: typeof globalThis.fetch }} options the secret that lets pages be refreshed, if it is known
   */
  constructor(address, { secret, fetch = globalThis.fetch } = {}) {
    Object.assign(this, { secret, fetch });
    const { origin, hostname, protocol } = new URL(address);
    Object.assign(this, { origin, hostname, isSecure: protocol === 'https:' });
  }

  /**
   * Asks for a path of the site, or for another URL. Redirects are not followed.
   * @throws NoAnswer
   */
  async ask(path, { headers, ...init } = {}) {
    const url = new URL(path, this.origin).href;
    const begun = performance.now();
    try {
      const response = await this.fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: { ...HEADERS, ...headers },
        ...init,
      });
      const ms = Math.round(performance.now() - begun);
      const text = await response.text();
      return { path, url, status: response.status, headers: response.headers, text, ms };
    } catch (error) {
      throw new NoAnswer(path, error);
    }
  }

  /** The answer to a path that several checks look at: asked for once. */
  get(path) {
    if (!this.#answers.has(path)) this.#answers.set(path, this.ask(path));
    return this.#answers.get(path);
  }

  /** Has everything asked for anew. */
  forget() {
    this.#answers.clear();
    this.#sitemap = undefined;
  }

  /** What stands on a page, with the answer that it came in. */
  async page(path) {
    const answer = await this.get(path);
    answer.page ??= readPage(answer.text);
    return { ...answer, ...answer.page };
  }

  /** The sitemap with all its parts, read once. */
  sitemap() {
    this.#sitemap ??= readSitemap(this);
    return this.#sitemap;
  }

  /** The answers so far, of which each page, script and file is one. */
  answers() {
    return Promise.all([...this.#answers.values()].map((answer) => answer.catch(() => undefined))).then(
      (all) => all.filter(Boolean),
    );
  }
}
