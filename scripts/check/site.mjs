import { parsePage } from './parse.mjs';
import { readSitemap } from './sitemap.mjs';

/** Milliseconds. */
const TIMEOUT = 20_000;
const HEADERS = { 'user-agent': 'lamaa-check', 'accept-encoding': 'br, gzip' };

/** Readable names of common network errors. */
const REASONS = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was reset',
  ENOTFOUND: 'the host name has no DNS record',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host name',
};

/** A request without a response; reported as the result of a check. */
export class NoResponseError extends Error {
  constructor(url, error) {
    const { code } = error.cause ?? {};
    super(`${url} does not respond: ${REASONS[code] ?? code ?? error.message}`);
    this.code = code;
  }
}

/** A deployed site as seen from outside. */
export class Site {
  #responses = new Map();
  #sitemap;

  /**
   * @param {string} url the origin of the site
   * @param {{ secret?: string, fetch?: typeof globalThis.fetch }} options `secret` is REVALIDATE_SECRET, if known
   */
  constructor(url, { secret, fetch = globalThis.fetch } = {}) {
    const { origin, hostname, protocol } = new URL(url);
    Object.assign(this, { secret, fetch, origin, hostname, isSecure: protocol === 'https:' });
  }

  /**
   * Requests a path of the site, or another URL, without following redirects.
   * @throws NoResponseError
   */
  async request(path, { headers, ...init } = {}) {
    const url = new URL(path, this.origin).href;
    const start = performance.now();
    try {
      const response = await this.fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: { ...HEADERS, ...headers },
        ...init,
      });
      const ms = Math.round(performance.now() - start);
      const text = await response.text();
      return { path, url, status: response.status, headers: response.headers, text, ms };
    } catch (error) {
      throw new NoResponseError(path, error);
    }
  }

  /** Requests a path once and returns the same response to all checks. */
  get(path) {
    if (!this.#responses.has(path)) this.#responses.set(path, this.request(path));
    return this.#responses.get(path);
  }

  /** Returns the responses to several paths, which are requested at the same time. */
  getAll(paths) {
    return Promise.all(paths.map((path) => this.get(path)));
  }

  /** Returns the parsed content of a page and its response. */
  async page(path) {
    const response = await this.get(path);
    response.content ??= parsePage(response.text);
    return { ...response, ...response.content };
  }

  /** Returns several pages, which are requested at the same time. */
  pages(paths) {
    return Promise.all(paths.map((path) => this.page(path)));
  }

  /** Returns the sitemap with all its parts, read once. */
  sitemap() {
    this.#sitemap ??= readSitemap(this);
    return this.#sitemap;
  }

  /** Returns all cached responses: pages, scripts and other files. */
  async cachedResponses() {
    const results = await Promise.allSettled(this.#responses.values());
    return results.flatMap(({ value }) => value ?? []);
  }

  /** Discards all responses, so that they are requested again. */
  clear() {
    this.#responses.clear();
    this.#sitemap = undefined;
  }
}
