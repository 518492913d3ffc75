import { canonicalHost } from './checks/addresses.mjs';
import { homeAnswers, listHasCards, oldAddresses, refusedMethod, unknownPage } from './checks/answers.mjs';
import { compression, keptPages, offlineWorker, staticFiles } from './checks/caching.mjs';
import { indexedPages, robotsFile, sitemapReads, testPage } from './checks/crawlers.mjs';
import { nothingRepeated, secretsKept } from './checks/disclosure.mjs';
import { formsReachable } from './checks/forms.mjs';
import { healthSaysOk, refreshing } from './checks/health.mjs';
import { otherName, secureRedirect } from './checks/redirects.mjs';
import { securityHeaders } from './checks/security-headers.mjs';
import { sharePictures } from './checks/share-pictures.mjs';

/**
 * All checks, in the order in which they are done. Each has a name, what to do when something is wrong, and `run(site)`,
 * which gives problems (what was found, what was expected) and a note on what is well, or says why it was not done. What
 * comes of a database that was slow for a moment `mayHeal`, and is looked at again.
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
  keptPages,
  staticFiles,
  compression,
  offlineWorker,
  refreshing,
  nothingRepeated,
  secretsKept,
];
