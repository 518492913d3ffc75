import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { ProviderFilter } from '@/lib/domain/filter';
import type { ProviderList } from '@/lib/domain/provider-list';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/services-route';

/** How many more there may be: whose hours or prices are not known is in no list that asks for them, and not denied. */
export async function LeftOut({ filter, list }: { filter: ProviderFilter; list: ProviderList }) {
  const [t, to] = await Promise.all([getTranslations('list'), getLinks()]);
  const sentences = [
    { key: 'open', text: 'withoutHours', count: list.withoutHours },
    { key: 'maxPrice', text: 'withoutPrice', count: list.withoutPrice },
  ] as const;
  return sentences
    .filter(({ key, count }) => filter[key] !== undefined && count > 0)
    .map(({ key, text, count }) => (
      <p key={key} className="mt-6 text-sm text-ink-500">
        {t(text, { count })}{' '}
        <Link href={to(servicesRoute({ ...filter, [key]: undefined, page: 1 }))} className="text-link">
          {t('showThem')}
        </Link>
      </p>
    ));
}
