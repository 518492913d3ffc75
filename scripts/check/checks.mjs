import { cachedPages, compression, revalidation, serviceWorker, staticFiles } from './checks/caching.mjs';
import { canonicalOrigin } from './checks/canonical-origin.mjs';
import { indexedPages, openGraphImages, robotsFile, sitemap, testPage } from './checks/crawlers.mjs';
import { forwardedHeaders, secrets } from './checks/disclosure.mjs';
import { forms } from './checks/forms.mjs';
import { httpsRedirect, legacyUrls, otherHostname } from './checks/redirects.mjs';
import { disallowedMethod, health, homePages, providerList, unknownPages } from './checks/responses.mjs';
import { securityHeaders } from './checks/security-headers.mjs';

/**
 * All checks in order. Each has a name, a remedy, and `run(site, expect)`, which calls `expect(isAsExpected, found, expected)`
 * and returns `{ note }`, shown on success, or `{ skipped }`, the reason. Checks that a slow database can make fail temporarily
 * are retried (`isRetried`).
 */
export const CHECKS = [
  homePages,
  health,
  canonicalOrigin,
  httpsRedirect,
  otherHostname,
  securityHeaders,
  providerList,
  robotsFile,
  sitemap,
  indexedPages,
  testPage,
  unknownPages,
  legacyUrls,
  disallowedMethod,
  forms,
  openGraphImages,
  cachedPages,
  staticFiles,
  compression,
  serviceWorker,
  revalidation,
  forwardedHeaders,
  secrets,
];
