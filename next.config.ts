import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants';
import createNextIntlPlugin from 'next-intl/plugin';
import { checkBuildEnvironment, imageHosts, readEnvironment } from './lib/env';
import { REVALIDATE_SECONDS } from './lib/http/cache-control';
import { IMAGE_URL } from './lib/http/image-request';
import { securityHeaders } from './lib/http/security-headers';

const NEEDS_ENVIRONMENT = new Set([
  PHASE_DEVELOPMENT_SERVER,
  PHASE_PRODUCTION_BUILD,
  PHASE_PRODUCTION_SERVER,
]);

const DAY = 86_400;
const MEGABYTE = 1_048_576;

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || '.next',
  // With all that it needs in one folder, for one's own server: see deploy/release.sh.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  images: {
    remotePatterns: imageHosts(process.env.IMAGE_HOSTS).map((hostname) => ({
      protocol: 'https' as const,
      hostname,
    })),
    localPatterns: [{ pathname: '/**', search: '' }],
    // The widths of covers and of pictures in articles, on screens of any density; every further one is a further file.
    deviceSizes: [640, 828, 1200, 1920],
    imageSizes: [384],
    qualities: [75],
    // The least used ones are dropped; without a limit it is half of the disk.
    maximumDiskCacheSize: 200 * MEGABYTE,
  },
  // What the pictures of shared links are drawn with is read from files, which a bundler can not know.
  outputFileTracingIncludes: { '/[[]locale]/share/**': ['./lib/seo/opengraph/{fonts/*,*.webp,*.png}'] },
  // How long caches in front may keep a page after it could have changed: an open form must not meet a much newer site.
  expireTime: DAY,
  experimental: { globalNotFound: true },
  // Off behind a proxy that compresses: the server's own gzip costs 0.9 ms a page.
  compress: process.env.COMPRESS !== 'off',
  // middleware.ts redirects paths with a slash at the end to their one right path in one hop.
  skipTrailingSlashRedirect: true,
  headers: async () => [
    { source: '/:path*', headers: securityHeaders() },
    // A worker that is taken away has to be gone at the next visit.
    { source: '/(sw|sw-off).js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    // Each heart that comes late would ask whether they have changed.
    {
      source: '/(icons|card).svg',
      headers: [{ key: 'Cache-Control', value: `public, max-age=${REVALIDATE_SECONDS}` }],
    },
    {
      source: '/fonts/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  rewrites: async () => ({
    // The optimiser refuses a request without a picture.
    beforeFiles: [
      {
        source: '/_next/image',
        missing: [{ type: 'query', key: 'url', value: `(?:${IMAGE_URL})` }],
        destination: '/_next/image?url=',
      },
    ],
    // English has no prefix. Rewriting here costs half of what it costs in middleware, which pages would then all pass.
    afterFiles: [
      { source: '/', destination: '/en' },
      { source: '/:path((?!en/|en$|ar/|ar$|api/|sitemap/).*)', destination: '/en/:path' },
    ],
    fallback: [],
  }),
};

export default function nextConfig(phase: string): NextConfig {
  if (NEEDS_ENVIRONMENT.has(phase)) checkEnvironment(phase);
  return createNextIntlPlugin('./lib/i18n/request.ts')(config);
}

function checkEnvironment(phase: string) {
  try {
    if (phase === PHASE_PRODUCTION_BUILD) checkBuildEnvironment();
    else readEnvironment();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
