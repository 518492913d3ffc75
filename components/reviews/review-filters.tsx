import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { countReviews, REVIEW_SORTS, type ReviewCount, type ReviewFilter, STARS } from '@/lib/domain/review';
import { LOCALES } from '@/lib/i18n/locales';
import { getIntl } from '@/lib/routing/get-intl';

interface ReviewFiltersProps {
  provider: number;
  filter: ReviewFilter;
  counts: readonly ReviewCount[];
}

/** Renders links that narrow the reviews by stars and by language, each with the number that it shows, and that sort them. */
export async function ReviewFilters({ provider, filter, counts }: ReviewFiltersProps) {
  const t = await getTranslations('reviews');
  const { stars, language, sort } = filter;
  return (
    <nav aria-label={t('filter')} className="no-print grid gap-2">
      <div role="group" aria-label={t('byStars')} className="chip-row">
        <FilterLink provider={provider} filter={{ language, sort }} counts={counts} isCurrent={!stars}>
          {t('allStars')}
        </FilterLink>
        {STARS.map((option) => (
          <FilterLink
            key={option}
            provider={provider}
            filter={{ stars: option, language, sort }}
            counts={counts}
            isCurrent={stars === option}
          >
            {t('stars', { count: option })}
          </FilterLink>
        ))}
      </div>
      <div role="group" aria-label={t('byLanguage')} className="chip-row">
        <FilterLink provider={provider} filter={{ stars, sort }} counts={counts} isCurrent={!language}>
          {t('allLanguages')}
        </FilterLink>
        {LOCALES.map((option) => (
          <FilterLink
            key={option}
            provider={provider}
            filter={{ stars, language: option, sort }}
            counts={counts}
            isCurrent={language === option}
          >
            {t(`languages.${option}`)}
          </FilterLink>
        ))}
      </div>
      <div role="group" aria-label={t('sort.label')} className="chip-row">
        {([undefined, ...REVIEW_SORTS] as const).map((option) => (
          <FilterLink
            key={option ?? 'newest'}
            provider={provider}
            filter={{ stars, language, sort: option }}
            isCurrent={sort === option}
          >
            {t(`sort.${option ?? 'newest'}`)}
          </FilterLink>
        ))}
      </div>
    </nav>
  );
}

interface FilterLinkProps {
  provider: number;
  filter: Omit<ReviewFilter, 'page'>;
  /** Of the reviews that it narrows. */
  counts?: readonly ReviewCount[];
  isCurrent: boolean;
  children: string;
}

async function FilterLink({ provider, filter, counts, isCurrent, children }: FilterLinkProps) {
  const { to, format } = await getIntl();
  return (
    <Link
      href={to({ name: 'reviews', id: provider, filter: { ...filter, page: 1 } })}
      className="chip"
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
      {counts && (
        <small className="chip-count">{format.number(countReviews(counts, filter), 'integer')}</small>
      )}
    </Link>
  );
}
