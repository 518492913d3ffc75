import type { RowReference } from '../../domain/row-reference';
import type { ProviderStats } from '../../domain/stats';
import type { Caching } from '../../http/cache-control';
import type { NotFoundReason, Route, RouteName, RouteOf } from '../route';

/** The definition of one kind of route. */
export interface RouteDefinition<P extends RouteName> {
  /** The path pattern, equal to the folder in `app/[locale]`, or in `app` for routes without a language. */
  pattern: string;
  /** Parsers of the pattern's parameters, which accept all spellings; undefined means not found. */
  parameters?: { [K in keyof RouteOf<P>]?: (text: string) => RouteOf<P>[K] | undefined };
  /** Parses and formats the part of the route that is in the query; no other parameters than `names` reach its page. */
  query?: {
    names: readonly string[];
    parse: (query: URLSearchParams) => Partial<RouteOf<P>>;
    format: (route: RouteOf<P>) => URLSearchParams;
  };
  /** The reason shown if a parameter is unknown; defaults to 'page'. */
  notFound?: NotFoundReason;
  /** Whether it can be shown without the directory; for some pages this depends on their query. */
  hasNoData?: boolean | ((route: RouteOf<P>) => boolean);
  /** Whether it is about what only tables of ours can hold: where a database lacks them, it leads to the contact page (rule 8.7). */
  needsDesk?: boolean | ((route: RouteOf<P>) => boolean);
  /** Whether it has a route handler instead of a page. It sends its own headers. */
  isEndpoint?: boolean;
  /** Who may keep its page; for some pages this depends on their query. Defaults to 'page'. */
  caching?: Caching | ((route: RouteOf<P>) => Caching);
  /**
   * Whether a serverless host keeps its page: it reads no query and has no form. Elsewhere it is rendered on request, as all others are but
   * those of fixed text.
   */
  isKept?: boolean;
  /** The methods that an endpoint accepts, if not GET and HEAD. */
  methods?: readonly string[];
  /** Whether it has a form that posts to the page itself. */
  hasForm?: boolean;
  /** Whether its address is a secret of who received it: nothing keeps, logs, counts or passes on what it is. */
  isSecret?: boolean;
  /** Whether it is the same for all languages, without a prefix. */
  hasNoLanguage?: boolean;
  /** Whether search engines may index it; empty lists are never indexed. */
  isIndexable: boolean;
  /** Whether it has its own Open Graph image; otherwise the home page's is used. */
  hasOpengraphImage?: boolean;
  /** All routes of this kind in sitemap order, if fixed lists determine them. */
  instances?: () => RouteOf<P>[];
  /** The number of providers in its list, if it has one. */
  total?: (stats: ProviderStats[], route: RouteOf<P>) => number;
  /** The database row that must exist for the page to exist. */
  row?: (route: RouteOf<P>) => RowReference;
  /** The route it permanently redirects to, if any. */
  redirectsTo?: (route: RouteOf<P>) => Route | undefined;
  /** Linked on /test and visited by the tests. */
  example: RouteOf<P>;
}

export type RouteTable = { [P in RouteName]: RouteDefinition<P> };
