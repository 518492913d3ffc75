'use client';

import { languageOf } from '@/components/ui/language-of';
import { Link } from '@/components/ui/link';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { breadcrumbList } from '@/lib/seo/structured-data/lists';
import { JsonLd } from './json-ld';

interface BreadcrumbsProps {
  label: string;
  /** Path without language and text of each page above this one, home first. */
  steps: (readonly [path: string, text: string])[];
  here: string;
  /** Whether `here` is text from the database, in its own language. */
  isHereData?: boolean;
  locale: Locale;
  /** The site's, for search engines. */
  origin: string;
}

/** Where the page is, for visitors and, in the same words, for search engines. */
export function Breadcrumbs({ label, steps, here, isHereData, locale, origin }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="no-print">
      <JsonLd data={breadcrumbList(steps, here, locale, origin)} />
      <ol className="trail">
        {steps.map(([path, text]) => (
          <li key={path}>
            <Link href={localizePath(path, locale)}>{text}</Link>
          </li>
        ))}
        <li aria-current="page">{isHereData ? <bdi {...languageOf(here, locale)}>{here}</bdi> : here}</li>
      </ol>
    </nav>
  );
}
