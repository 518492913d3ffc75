import { NO_FILTER } from '@/lib/domain/filter';
import { LAST_PAGE, PAGE_SIZE } from '@/lib/domain/paging';
import { pathOf } from '@/lib/routing/path-of';
import { SITE, siteOrigin } from '@/lib/site';
import { objectOf } from './json-schema';
import { PARAMETER_LIST } from './parameters';
import { PROVIDER_SCHEMA } from './provider-schema';

export const dynamic = 'force-static';

/** Returns the OpenAPI description of /api/providers.json. */
export function GET(): Response {
  return Response.json(openApi(), { headers: { 'Access-Control-Allow-Origin': '*' } });
}

const PROVIDER_LIST_SCHEMA = objectOf(
  {
    total: { type: 'integer', minimum: 0, description: 'Providers that match' },
    page: {
      type: 'integer',
      minimum: 1,
      maximum: LAST_PAGE,
      description: 'The page returned: the last one if the requested page is past the end',
    },
    pages: { type: 'integer', minimum: 1, maximum: LAST_PAGE },
    next: { type: ['string', 'null'], format: 'uri', description: 'The next page' },
    providers: { type: 'array', maxItems: PAGE_SIZE, items: { $ref: '#/components/schemas/Provider' } },
    alternatives: {
      type: 'array',
      items: { $ref: '#/components/schemas/Alternative' },
      description: 'What to offer instead of an empty list, or below one with at most three providers',
    },
  },
  'One page of the providers that match',
);

const ALTERNATIVE_SCHEMA = objectOf(
  {
    reason: {
      type: 'string',
      enum: ['words', 'near', 'chosen', 'filter', 'all', 'kind'],
      description:
        'Without the words that no provider has, nearest to the area without providers, without the filters that contradict the search text, without one filter, everything; with a related kind',
    },
    unknownWords: {
      type: 'array',
      items: { type: 'string' },
      description: 'Words of the search text that it leaves out',
    },
    area: { type: ['string', 'null'], description: 'The area that it is nearest to' },
    without: { type: 'array', items: { type: 'string' }, description: 'Parameters that it leaves out' },
    url: { type: 'string', format: 'uri', description: 'Its list' },
    total: { type: 'integer', minimum: 1 },
    providers: {
      type: 'array',
      items: { $ref: '#/components/schemas/Provider' },
      description: 'The first providers; only the first alternative has them',
    },
  },
  'A list close to what was asked for',
);

const FAILURE_SCHEMA = objectOf({ error: { type: 'string', enum: ['unavailable'] } });

const contentOf = (schema: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${schema}` } },
});

/** Returns the OpenAPI 3.1 description of the directory's API. */
function openApi() {
  return {
    openapi: '3.1.1',
    info: {
      title: `${SITE.name}: car wash and car care providers in the United Arab Emirates`,
      version: '1.2.0',
      description: `Available from any origin, without a key. Invalid parameters are ignored. A list ends at page ${LAST_PAGE}; to read a longer one completely, request it area by area.`,
      contact: { email: SITE.email, url: siteOrigin() },
    },
    servers: [{ url: siteOrigin() }],
    paths: {
      [pathOf({ name: 'providersJson', filter: NO_FILTER })]: {
        get: {
          operationId: 'findProviders',
          summary: `Providers, ${PAGE_SIZE} per page, best rated first`,
          parameters: PARAMETER_LIST,
          responses: {
            200: { description: 'The providers that match, if any', content: contentOf('ProviderList') },
            503: {
              description: 'The directory cannot be read at the moment: try again',
              headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
              content: contentOf('Failure'),
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Provider: PROVIDER_SCHEMA,
        Alternative: ALTERNATIVE_SCHEMA,
        ProviderList: PROVIDER_LIST_SCHEMA,
        Failure: FAILURE_SCHEMA,
      },
    },
  };
}
