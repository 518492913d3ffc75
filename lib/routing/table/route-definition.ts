import type { ProviderStats } from '../../domain/stats';
import type { NotFoundReason, PageName, Route, RouteOf } from '../route';

/** A row of the database that a page stands for. */
export interface RowReference {
  table: 'provider' | 'post' | 'area';
  key: string;
}

/** Everything there is to know of one kind of route. */
export interface RouteDefinition<P extends PageName> {
  /** Its folder below `app/[locale]` (or below `app`, where it has no language), which is also the shape of its path. */
  pattern: string;
  /** Parsers of the pattern's parameters, in any spelling that is accepted; undefined is not found. */
  parameters?: { [K in keyof RouteOf<P>]?: (text: string) => RouteOf<P>[K] | undefined };
  /** The part of the route that stands in the query. */
  query?: {
    parse: (query: URLSearchParams) => Partial<RouteOf<P>>;
    format: (route: RouteOf<P>) => URLSearchParams;
  };
  /** What is said when a parameter names nothing; 'page' when absent. */
  notFound?: NotFoundReason;
  /**
   * When its pages are rendered: at build time, on the first request (and then cached), or on every request. Endpoints
   * are answered by a route handler and have no page.
   */
  rendering: 'prerendered' | 'cached' | 'dynamic' | 'endpoint';
  /** Whether nothing in it is read from the database: it is rendered at build time and never again. */
  hasNoData?: boolean;
  /** Whether it is only for programs that send something, and nothing to visit. */
  isPostOnly?: boolean;
  /** Whether it has a form, which is sent to the page itself. */
  hasForm?: boolean;
  /** Whether there is one for all languages. */
  hasNoLanguage?: boolean;
  /** Whether search engines may have it; a list without entries is kept out all the same. */
  isIndexable: boolean;
  /** Whether a picture is drawn for it where it is shared; otherwise it is that of home. */
  hasOpengraphImage?: boolean;
  /** All routes of this kind that follow from fixed lists, in the order of the sitemap. */
  instances?: () => RouteOf<P>[];
  /** Number of providers on it, if it is a list of them. */
  total?: (stats: ProviderStats[], route: RouteOf<P>) => number;
  /** The row of the database without which the page does not exist. */
  row?: (route: RouteOf<P>) => RowReference;
  /** Where it leads for good, if it is no page of its own. */
  redirectsTo?: (route: RouteOf<P>) => Route | undefined;
  /** Shown on /test and visited by the tests. */
  example: RouteOf<P>;
}

export type RouteTable = { [P in PageName]: RouteDefinition<P> };
