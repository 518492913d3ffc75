import { NO_FILTER } from '@/lib/domain/filter';
import { MOST_COUNTED } from '@/lib/domain/list-options';
import { LAST_PAGE, PAGE_SIZE } from '@/lib/domain/paging';
import { pathOf } from '@/lib/routing/path-of';
import { SITE, siteOrigin } from '@/lib/site';
import { objectOf } from './json-schema';
import { PARAMETER_LIST } from './parameters';
import { PROVIDER_SCHEMA } from './provider-schema';

const PROVIDER_LIST_SCHEMA = objectOf(
  {
    total: { type: 'integer', minimum: 0, description: 'Providers that match' },
    isCapped: {
      type: 'boolean',
      description: `Whether more than total match: searches and rare filters are counted up to ${MOST_COUNTED}`,
    },
    page: {
      type: 'integer',
      minimum: 1,
      maximum: LAST_PAGE,
      description: 'The last one where a later was asked for',
    },
    pages: { type: 'integer', minimum: 1, maximum: LAST_PAGE },
    next: { type: ['string', 'null'], format: 'uri', description: 'The next page' },
    providers: { type: 'array', maxItems: PAGE_SIZE, items: { $ref: '#/components/schemas/Provider' } },
  },
  'One page of the providers that match',
);

const FAILURE_SCHEMA = objectOf({ error: { type: 'string', enum: ['unavailable'] } });

const contentOf = (schema: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${schema}` } },
});

/** What programs may ask of the directory and what they are answered, as OpenAPI 3.1. */
export function openApi() {
  return {
    openapi: '3.1.1',
    info: {
      title: `${SITE.name}: car wash and car care providers in the United Arab Emirates`,
      version: '1.1.0',
      description: `From any origin, without a key. Parameters that mean nothing are ignored. A list ends at its page ${LAST_PAGE}: who wants all of a longer one asks area by area.`,
      contact: { email: SITE.email, url: siteOrigin() },
    },
    servers: [{ url: siteOrigin() }],
    paths: {
      [pathOf({ page: 'providersJson', filter: NO_FILTER })]: {
        get: {
          operationId: 'findProviders',
          summary: `Providers, ${PAGE_SIZE} a page, the best first`,
          parameters: PARAMETER_LIST,
          responses: {
            200: { description: 'The providers that match, if any', content: contentOf('ProviderList') },
            503: {
              description: 'The directory can not be read at the moment: ask again',
              headers: { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } },
              content: contentOf('Failure'),
            },
          },
        },
      },
    },
    components: {
      schemas: { Provider: PROVIDER_SCHEMA, ProviderList: PROVIDER_LIST_SCHEMA, Failure: FAILURE_SCHEMA },
    },
  };
}
