import { BackButton } from '@/components/ui/back-button';
import { getIntl } from '@/lib/routing/get-intl';
import type { Route } from '@/lib/routing/route';
import { siteOrigin } from '@/lib/site';
import { Breadcrumbs } from './breadcrumbs';

type PageHeaderProps = {
  text?: React.ReactNode;
  /** The pages between home and this one. */
  breadcrumbs?: { route: Route; text: string }[];
  /** Whether to save space on phones, so that more of the content below is visible. */
  isCompact?: boolean;
  /** Whether the page around it has the margins. */
  isInset?: boolean;
  /** The target of a Back button, without a page before this one or without script. */
  back?: string;
  /** What stands beside the title, such as a number. */
  beside?: React.ReactNode;
  children?: React.ReactNode;
  /** The last breadcrumb; defaults to the title, and is required if the title is not plain text. */
} & ({ title: string; currentPage?: string } | { title: React.ReactNode; currentPage: string });

/** Renders the top of a page: breadcrumbs, title and main actions. */
export async function PageHeader({
  title,
  text,
  breadcrumbs = [],
  currentPage,
  isCompact,
  isInset,
  back,
  beside,
  children,
}: PageHeaderProps) {
  const { to } = await getIntl();
  // Never smaller than the titles of sections below.
  const size = isCompact ? (isInset ? 'max-sm:text-lg sideways:text-lg' : 'max-sm:text-xl') : '';
  const heading = (
    <h1 className={`text-2xl text-ink-950 ${size}`}>
      {/* No dot begins a line. */}
      {typeof title === 'string' ? title.replaceAll(' · ', '\u00a0· ') : title}
    </h1>
  );
  return (
    <div
      className={`page-header ${isInset ? 'pt-3 row:pt-1' : 'container-page pt-1'} ${isCompact ? 'pb-2' : 'pb-5'}`}
    >
      {/* On phones, the bar at the bottom of the screen has these links. */}
      <div className={isInset ? 'max-row:sr-only' : back && 'flex items-center justify-between gap-4'}>
        <Breadcrumbs
          parents={breadcrumbs.map(({ route, text }) => [to(route), text] as const)}
          currentPage={currentPage ?? String(title)}
          origin={siteOrigin()}
        />
        {back && (
          <BackButton
            fallback={back}
            className="no-print inline-flex min-h-target items-center gap-1.5 text-sm font-medium text-water-700"
          />
        )}
      </div>
      {beside ? (
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          {heading}
          <p className="text-ink-500 max-sm:text-sm">{beside}</p>
        </div>
      ) : (
        heading
      )}
      {text && (
        <p
          className={`mt-1 max-w-2xl text-balance text-ink-700 lg:max-w-3xl ${isCompact ? 'max-sm:text-sm' : ''}`}
        >
          {text}
        </p>
      )}
      {children}
    </div>
  );
}
