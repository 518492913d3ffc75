import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
import { SNAPSHOT_FILE, writeSnapshot } from './lib/directory/write-snapshot';
import { type Environment, mapHosts, readEnvironment } from './lib/env';
import { hostsIn } from './lib/http/hosts';
import { securityHeaders } from './lib/http/security-headers';
import { IMAGE_URL, LOCAL_PICTURES } from './lib/images/image-url';

const NEEDS_ENVIRONMENT = new Set([
  PHASE_DEVELOPMENT_SERVER,
  PHASE_PRODUCTION_BUILD,
  PHASE_PRODUCTION_SERVER,
]);

/** Files that the offline page is built from. */
const OFFLINE_PAGE = [
  'app/[locale]/offline/offline.html',
  'app/styles/theme.css',
  'messages/en.json',
  'messages/ar.json',
];

const DAY = 86_400;
const MEGABYTE = 1_048_576;

/** Returns the configuration; `settings` are undefined in phases that serve and build nothing. */
const configOf = (settings: Environment | undefined): NextConfig => ({
  // Those of the sprite, too: a kept copy of an older one lacks what newer pages show.
  env: {
    OFFLINE_PAGE_VERSION: hashOf(OFFLINE_PAGE),
    SPRITE: `/sprite.svg?${hashOf(['public/sprite.svg']).slice(0, 3)}`,
  },
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // "standalone" bundles everything for self-hosting: see deploy/release.sh.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // Loaded only if the site is traced.
  serverExternalPackages: [
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-node',
  ],
  // `npm run typecheck` checks types, and tests and CI run it. Here it would take half of each build.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  images: {
    remotePatterns: hostsIn(settings?.IMAGE_HOSTS).map((hostname) => ({
      protocol: 'https' as const,
      hostname,
      port: '',
    })),
    // A redirect may lead to any host.
    maximumRedirects: 0,
    maximumResponseBody: 5 * MEGABYTE,
    localPatterns: [{ pathname: `${LOCAL_PICTURES}**`, search: '' }],
    // The widths of covers, photos and article images at common pixel densities, and of logos; each additional width means
    // additional files.
    deviceSizes: [640, 828, 1200, 1920],
    imageSizes: [192, 384],
    qualities: [75],
    // Least recently used images are evicted; the default limit is half of the disk.
    maximumDiskCacheSize: 200 * MEGABYTE,
  },
  // Open Graph images are drawn from files that the bundler cannot trace.
  outputFileTracingIncludes: {
    '/[[]locale]/share/**': ['./lib/seo/opengraph/{fonts/*,*.webp,*.png}'],
    // Read by any page whose process has not read the database yet.
    ...(process.env.VERCEL && { '/**': [`./${SNAPSHOT_FILE}`] }),
  },
  // Seconds after which a serverless host shows no page that it keeps: it is rendered again, and the visitor waits.
  expireTime: DAY,
  // Browsers and crawlers get the same copy from a shared cache, so its metadata is in the head for everyone.
  htmlLimitedBots: /./,
  experimental: {
    globalNotFound: true,
    // A response to the router has an address of its own, so no shared cache can take it for the page.
    validateRSCRequestHeaders: true,
    // How much of a body is buffered for middleware, which refuses one above 1 MB (lib/http/refusal.ts). No less than twice that,
    // because a longer body ends there without an error.
    proxyClientMaxBodySize: 2 * MEGABYTE,
  },
  // Turned off behind a proxy that compresses: gzip in Node costs 2 to 3 ms per page.
  compress: process.env.COMPRESS !== 'off',
  // middleware.ts redirects trailing slashes to the canonical path in one hop.
  skipTrailingSlashRedirect: true,
  headers: async () => [
    { source: '/:path*', headers: securityHeaders(mapHosts(settings ?? {})) },
    // A changed service worker must take effect on the next visit.
    { source: '/(sw|sw-off).js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    // Without this, every lazily rendered icon would trigger a revalidation request.
    {
      source: '/sprite.svg',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=300' }],
    },
    {
      source: '/map/:path*',
      headers: [{ key: 'Cache-Control', value: `public, max-age=${DAY}` }],
    },
    {
      source: '/fonts/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  rewrites: async () => ({
    // An empty `url` makes the image optimizer respond with 400.
    beforeFiles: [
      {
        source: '/_next/image',
        missing: [{ type: 'query', key: 'url', value: `(?:${IMAGE_URL})` }],
        destination: '/_next/image?url=',
      },
    ],
    // English has no prefix. Rewriting here costs half as much as in middleware.
    afterFiles: [
      { source: '/', destination: '/en' },
      { source: '/:path((?!en/|en$|ar/|ar$|api/|sitemap/).*)', destination: '/en/:path' },
    ],
    fallback: [],
  }),
});

export default async function nextConfig(phase: string): Promise<NextConfig> {
  const settings = NEEDS_ENVIRONMENT.has(phase) ? readSettings() : undefined;
  if (
    settings &&
    phase === PHASE_PRODUCTION_BUILD &&
    process.env.VERCEL &&
    process.env.HAS_SNAPSHOT === undefined
  )
    await prepareServerless(settings);
  const config = configOf(settings);
  const withNextIntl = createNextIntlPlugin({
    requestConfig: './lib/i18n/request.ts',
    // Generates messages/en.d.json.ts, which types the arguments of messages.
    experimental: {
      createMessagesDeclaration: './messages/en.json',
      // Compiled at build time: the ICU message parser would add 9 KB of script to every page.
      messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
    },
  });
  return withNextIntl({ ...config, env: { ...config.env, KEEPS_PAGES: process.env.KEEPS_PAGES ?? '' } });
}

function hashOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 12);
}

/**
 * Prepares what a serverless host starts on, which has no disk: a snapshot of the directory; without it, that host waits for its
 * database. Such a host keeps pages that read no query, unless the database is known to lack the counters that say when one is out of
 * date (product rule 8.7). Workers of the build inherit both variables.
 */
async function prepareServerless({ SUPABASE_URL, IMAGE_HOSTS }: Environment): Promise<void> {
  process.env.KEEPS_PAGES = '1';
  try {
    const { hasCounters } = await writeSnapshot(SNAPSHOT_FILE, SUPABASE_URL, hostsIn(IMAGE_HOSTS));
    process.env.HAS_SNAPSHOT = '1';
    if (!hasCounters) process.env.KEEPS_PAGES = '';
  } catch (error) {
    console.warn(`The build has no snapshot of the directory: ${(error as Error).message}`);
    process.env.HAS_SNAPSHOT = '';
    // That of another build is none.
    rmSync(SNAPSHOT_FILE, { force: true });
  }
}

function readSettings(): Environment {
  try {
    return readEnvironment();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
