import { getLocale, getTranslations } from 'next-intl/server';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Provider } from '@/lib/domain/provider';
import { getLinks } from '@/lib/routing/links';

interface ColumnHeadProps {
  provider: Provider;
  /** All that are compared. */
  all: Provider[];
}

/** Name and place of a provider, the way to its page, and the way to the comparison without it. */
export async function ColumnHead({ provider: { id, name, area, emirates }, all }: ColumnHeadProps) {
  const [t, to, locale] = await Promise.all([getTranslations(), getLinks(), getLocale()]);
  const [emirate] = emirates;
  const place = area ? area.name[locale] : emirate && t(`emirates.${emirate}.name`);
  const others = all.map((provider) => provider.id).filter((other) => other !== id);
  return (
    <th scope="col">
      <Link href={to({ page: 'provider', id })} className="compared-name" loading={t('provider.loading')}>
        <DataText>{name}</DataText>
      </Link>
      {place && <span className="compared-note">{place}</span>}
      <Link
        href={to({ page: 'compare', ids: others })}
        className="compared-remove no-print"
        aria-label={t('compare.removeName', { name })}
        loading={t('list.loading')}
        scroll={false}
      >
        <Icon name="x" />
        {t('compare.remove')}
      </Link>
    </th>
  );
}
