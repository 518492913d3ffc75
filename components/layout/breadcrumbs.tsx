'use client';

import { languageOf } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/lib/i18n/locales';
import { breadcrumbList } from '@/lib/seo/structured-data/lists';
import { JsonLd } from './json-ld';

interface BreadcrumbsProps {
  label: string;
  /** URL and text of each parent page, home first. */
  steps: (readonly [href: string, text: string])[];
  /** Text of the current page, the last breadcrumb. */
  currentPage: string;
  /** Whether `currentPage` is from the database and needs `DataText`'s language attributes. */
  isCurrentPageData?: boolean;
  locale: Locale;
  /** The site's origin, for the structured data. */
  origin: string;
}

/** Renders the breadcrumbs and their structured data. */
export function Breadcrumbs({
  label,
  steps,
  currentPage,
  isCurrentPageData,
  locale,
  origin,
}: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="no-print">
      <JsonLd data={breadcrumbList(steps, currentPage, origin)} />
      <ol className="breadcrumbs">
        {steps.map(([href, text]) => (
          <li key={href}>
            <Link href={href} {...languageOf(text, locale)}>
              {text}
            </Link>
          </li>
        ))}
        <li aria-current="page">
          <bdi {...(isCurrentPageData && languageOf(currentPage, locale))}>{currentPage}</bdi>
        </li>
      </ol>
    </nav>
  );
}
