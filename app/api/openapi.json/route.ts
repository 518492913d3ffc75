import { z } from 'zod';
import { NO_FILTER } from '@/lib/domain/filter';
import { LAST_PAGE, PAGE_SIZE } from '@/lib/domain/paging';
import { cacheHeaders } from '@/lib/http/cache-control';
import { withEntityTag } from '@/lib/http/entity-tag';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { pathOf } from '@/lib/routing/path-of';
import { urlOf } from '@/lib/routing/url-of';
import { SITE, siteOrigin } from '@/lib/site';
import { PRICE_FIGURE, PRICE_GUIDE } from '../prices/schemas';
import { ALTERNATIVE, PROVIDER, PROVIDER_LIST } from '../providers.json/schemas';
import { PARAMETER_LIST } from './parameters';
import { toComponents } from './to-json-schema';

/** What answers are: those of the API itself, whose types are these schemas', and of one that fails. */
const SCHEMAS = {
  Provider: PROVIDER,
  Alternative: ALTERNATIVE,
  ProviderList: PROVIDER_LIST,
  PriceFigure: PRICE_FIGURE,
  PriceGuide: PRICE_GUIDE,
  Failure: z.object({ error: z.enum(['unavailable']) }),
};

/** Returns the OpenAPI description of /api/providers.json and /api/prices. */
export function GET(request: Request): Promise<Response> {
  const headers = { 'Access-Control-Allow-Origin': '*', ...cacheHeaders('page') };
  return withEntityTag(request, Response.json(openApi(), { headers }));
}

const contentOf = (schema: keyof typeof SCHEMAS) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${schema}` } },
});

const UNREADABLE = {
  description: 'The directory cannot be read at the moment: try again',
  headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
  content: contentOf('Failure'),
};

/** Sent by the proxy in front (`deploy/nginx.conf`). */
const TOO_MANY = { description: 'Too many requests of one client: wait a little' };

/** Returns the OpenAPI 3.1 description of the directory's API. */
function openApi() {
  return {
    openapi: '3.1.1',
    info: {
      title: `${SITE.name}: car wash and car care providers in the United Arab Emirates`,
      version: '1.3.0',
      description: `Available from any origin, without a key. Invalid parameters are ignored. A list ends at page ${LAST_PAGE}; to read a longer one completely, request it area by area.`,
      contact: { email: SITE.email, url: siteOrigin() },
      license: { name: 'Terms of service', url: urlOf({ name: 'termsOfService' }, DEFAULT_LOCALE) },
    },
    // Everybody may ask, without a key.
    security: [],
    servers: [{ url: siteOrigin() }],
    paths: {
      [pathOf({ name: 'providersJson', filter: NO_FILTER })]: {
        get: {
          operationId: 'findProviders',
          summary: `Providers, ${PAGE_SIZE} per page, best rated first`,
          parameters: PARAMETER_LIST,
          responses: {
            200: { description: 'The providers that match, if any', content: contentOf('ProviderList') },
            429: TOO_MANY,
            503: UNREADABLE,
          },
        },
      },
      [pathOf({ name: 'pricesJson' })]: {
        get: {
          operationId: 'getPriceGuide',
          summary: 'What a wash costs by kind, emirate and car',
          responses: {
            200: { description: 'The figures of the price guide', content: contentOf('PriceGuide') },
            429: TOO_MANY,
            503: UNREADABLE,
          },
        },
      },
    },
    components: { schemas: toComponents(SCHEMAS) },
  };
}
