import { canonicalHost } from './checks/addresses.mjs';
import { homeAnswers, listHasCards, oldAddresses, refusedMethod, unknownPage } from './checks/answers.mjs';
import { cachedPages, compression, offlineWorker, staticFiles } from './checks/caching.mjs';
import { indexedPages, robotsFile, sitemapReads, testPage } from './checks/crawlers.mjs';
import { nothingRepeated, secretsKept } from './checks/disclosure.mjs';
import { formsReachable } from './checks/forms.mjs';
import { healthSaysOk, refreshing } from './checks/health.mjs';
import { otherName, secureRedirect } from './checks/redirects.mjs';
import { securityHeaders } from './checks/security-headers.mjs';
import { sharePictures } from './checks/share-pictures.mjs';

/**
 * All checks in order. Each has a name, a remedy, and `run(site)`, which returns problems (`found`, `expected`), a note on
 * success, or the reason it was skipped. Checks that a slow database can make fail temporarily are marked `mayHeal` and
 * retried.
 */
export const CHECKS = [
  homeAnswers,
  healthSaysOk,
  canonicalHost,
  secureRedirect,
  otherName,
  securityHeaders,
  listHasCards,
  robotsFile,
  sitemapReads,
  indexedPages,
  testPage,
  unknownPage,
  oldAddresses,
  refusedMethod,
  formsReachable,
  sharePictures,
  cachedPages,
  staticFiles,
  compression,
  offlineWorker,
  refreshing,
  nothingRepeated,
  secretsKept,
];
