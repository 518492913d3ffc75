'use client';

import { useLocale, useTranslations } from 'next-intl';
import { languageOf } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import { localizePath } from '@/lib/i18n/locales';
import { breadcrumbList } from '@/lib/seo/structured-data/lists';
import { JsonLd } from './json-ld';

interface BreadcrumbsProps {
  /** URL and text of each page between home and this one. */
  parents: (readonly [href: string, text: string])[];
  /** Text of the current page, the last breadcrumb. */
  currentPage: string;
  /** The site's origin, for the structured data. */
  origin: string;
}

/** Renders the breadcrumbs and their structured data. */
export function Breadcrumbs({ parents, currentPage, origin }: BreadcrumbsProps) {
  const t = useTranslations();
  const locale = useLocale();
  const steps = [[localizePath('/', locale), t('nav.home')] as const, ...parents];
  return (
    <nav aria-label={t('site.breadcrumbs')} className="no-print min-w-0">
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
          <bdi {...languageOf(currentPage, locale)}>{currentPage}</bdi>
        </li>
      </ol>
    </nav>
  );
}
