import { readPage } from './read-page.mjs';
import { readSitemap } from './read-sitemap.mjs';

/** Milliseconds. */
const TIMEOUT = 20_000;
const HEADERS = { 'user-agent': 'lamaa-check', 'accept-encoding': 'br, gzip' };

/** Readable names of common network errors. */
const REASONS = {
  ECONNREFUSED: 'the connection is refused',
  ECONNRESET: 'the connection breaks off',
  ENOTFOUND: 'the name has no address',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is that of another name',
};

/** A request without a response; reported as the result of a check. */
export class NoAnswer extends Error {
  constructor(url, error) {
    const { code } = error.cause ?? {};
    super(`${url} gives no answer: ${REASONS[code] ?? code ?? error.message}`);
    this.code = code;
  }
}

/** A deployed site as seen from outside. */
export class Site {
  #answers = new Map();
  #sitemap;

  /**
   * @param {string} address the origin of the site
   * @param {{ secret?: string, fetch?: typeof globalThis.fetch }} options `secret` is REVALIDATE_SECRET, if known
   */
  constructor(address, { secret, fetch = globalThis.fetch } = {}) {
    Object.assign(this, { secret, fetch });
    const { origin, hostname, protocol } = new URL(address);
    Object.assign(this, { origin, hostname, isSecure: protocol === 'https:' });
  }

  /**
   * Requests a path of the site, or another URL, without following redirects.
   * @throws NoAnswer
   */
  async request(path, { headers, ...init } = {}) {
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

  /** Requests a path once and returns the same response to all checks. */
  get(path) {
    if (!this.#answers.has(path)) this.#answers.set(path, this.request(path));
    return this.#answers.get(path);
  }

  /** Discards all responses, so that they are requested again. */
  forget() {
    this.#answers.clear();
    this.#sitemap = undefined;
  }

  /** Returns the parsed content of a page and its response. */
  async page(path) {
    const answer = await this.get(path);
    answer.page ??= readPage(answer.text);
    return { ...answer, ...answer.page };
  }

  /** Returns the sitemap with all its parts, read once. */
  sitemap() {
    this.#sitemap ??= readSitemap(this);
    return this.#sitemap;
  }

  /** Returns all responses so far: pages, scripts and other files. */
  answers() {
    return Promise.all([...this.#answers.values()].map((answer) => answer.catch(() => undefined))).then(
      (all) => all.filter(Boolean),
    );
  }
}
