import type { ComponentProps } from 'react';
import { ProviderPicture } from '@/components/facts/provider-picture';
import { iconButtonStyle } from '@/components/ui/button';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { otherName, type Provider } from '@/lib/domain/provider';
import type { ComparedPrice } from '@/lib/routing/client-paths';
import { getIntl } from '@/lib/routing/get-intl';
import { NOTE } from './cell-style';

/** In the corner of the picture; the area that can be pressed is larger than the disc. */
const REMOVE =
  'isolate absolute end-2 top-2 rounded-pill before:absolute before:inset-2 before:-z-1 before:rounded-pill ' +
  'before:bg-surface before:shadow-card hover:bg-transparent hover:text-alert-700 active:bg-transparent';

interface ColumnHeadProps {
  provider: Provider;
  /** What its picture shows. */
  picture: Omit<ComponentProps<typeof ProviderPicture>, 'className'>;
  /** All compared providers. */
  all: Provider[];
  /** What the comparison asks the price of. */
  priceQuery: ComparedPrice;
}

/** Renders the provider's picture and name, its area, and a link that removes it from the comparison. */
export async function ColumnHead({ provider, picture, all, priceQuery }: ColumnHeadProps) {
  const { t, to, locale } = await getIntl();
  const { id, name, area, emirates } = provider;
  const [emirate] = emirates;
  const nameBelow = otherName(provider, locale);
  const place = area ? area.name[locale] : emirate && t(`emirates.${emirate}.name`);
  const others = all.map((one) => one.id).filter((other) => other !== id);
  return (
    <th
      scope="col"
      role="columnheader"
      className="relative min-w-0 px-2 py-3 sm:px-3 text-start font-normal wrap-anywhere lg:px-4"
    >
      <ProviderPicture
        className="mb-2 block aspect-auto h-18 rounded-control lg:h-28 print:hidden [@media(height<30rem)]:hidden"
        {...picture}
      />
      <Link
        href={to({ name: 'provider', id })}
        className="-my-3 block py-3 leading-snug font-semibold hover:underline"
        loading={t('provider.loading')}
      >
        <DataText>{name}</DataText>
      </Link>
      {nameBelow && <span className={NOTE}>{nameBelow}</span>}
      {place && <span className={NOTE}>{place}</span>}
      <Link
        href={to({ name: 'compare', ids: others, ...priceQuery })}
        className={iconButtonStyle('plain', REMOVE)}
        aria-label={t('compare.removeName', { name })}
        loading={t('list.loading')}
        scroll={false}
      >
        <Icon name="x" className="size-4" />
      </Link>
    </th>
  );
}
