import { Link } from '@/components/ui/link';
import type { ProviderFilter } from '@/lib/domain/filter';
import type { ProviderList } from '@/lib/domain/provider-list';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';
import { ListHeading } from './list-heading';

interface ListCountsProps {
  list: ProviderList;
  /** Formatted number of matching providers. */
  shown: string;
  /** Number of providers in the directory. */
  total: number;
}

/** Renders the heading 'Showing N of M services' with the eco, verified and mobile counts (product rule 2.4). */
export async function ListCounts({ list, shown, total }: ListCountsProps) {
  const { t, format } = await getIntl('list');
  return (
    <ListHeading>
      {`${t('showing', { shown, total: format.number(total) })} `}
      {list.total > 0 && (
        <span className="facts font-normal">
          <span className="line">
            {(['eco', 'verified', 'mobile'] as const).map((part) => (
              <span key={part}>{`${t(part, { count: format.number(list[part]) })} `}</span>
            ))}
          </span>
        </span>
      )}
    </ListHeading>
  );
}

interface ProvidersWithoutFactsProps {
  filter: ProviderFilter;
  list: ProviderList;
}

/** Renders how many providers are hidden because their hours or prices are unknown, although they may match. */
export async function ProvidersWithoutFacts({ filter, list }: ProvidersWithoutFactsProps) {
  const { t, to } = await getIntl('list');
  const sentences = [
    { key: 'open', text: 'withoutHours', count: list.hiddenWithoutHours },
    { key: 'open', text: 'hoursInDoubt', count: list.hiddenInDoubt },
    { key: 'maxPrice', text: 'withoutPrice', count: list.hiddenWithoutPrice },
    { key: 'maxPrice', text: 'withOtherPrice', count: list.hiddenWithOtherPrice },
  ] as const;
  const { parsedQuery } = list;
  const typed = (key: 'open' | 'maxPrice') =>
    parsedQuery?.conditions.find(
      ({ anyOf: [first] }) =>
        (key === 'open' ? first?.open : (first?.maxPrice ?? first?.minPrice)) !== undefined,
    );
  const without = (key: 'open' | 'maxPrice') =>
    filter[key] === undefined
      ? { ...filter, search: typed(key)?.without || undefined }
      : { ...filter, [key]: undefined };
  return sentences
    .filter(({ key, count }) => (filter[key] ?? typed(key)) !== undefined && count > 0)
    .map(({ key, text, count }) => (
      <p key={text} className="mt-6 text-sm text-ink-500">
        {t(text, { count })}{' '}
        <Link href={to(servicesRoute({ ...without(key), page: 1 }))} className="text-link">
          {t('showThem')}
        </Link>
      </p>
    ));
}
