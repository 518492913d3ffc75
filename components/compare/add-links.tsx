import { PriceForMyCar } from '@/components/facts/price-for-my-car';
import { Rating } from '@/components/facts/rating';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { CarSize } from '@/lib/domain/car';
import { pricesOf } from '@/lib/domain/price-query';
import type { ProviderSummary } from '@/lib/domain/provider';
import type { Kind } from '@/lib/domain/wash-types';
import { getIntl } from '@/lib/routing/get-intl';
import { NOTE } from './cell-style';

interface AddLinksProps {
  /** Ids already in the comparison. */
  ids: number[];
  /** What the comparison asks the price of. */
  kind?: Kind;
  car?: CarSize;
  title: string;
  text?: string;
  groups: { title: string; providers: ProviderSummary[] }[];
}

/** Renders links that add a provider to the comparison. */
export async function AddLinks({ ids, kind, car, title, text, groups }: AddLinksProps) {
  const { t, to } = await getIntl();
  return (
    <section className="container-page no-print mt-10" aria-labelledby="add">
      <h2 id="add" className="text-xl">
        {title}
      </h2>
      {text && <p className="mt-1 text-ink-500">{text}</p>}
      {groups.map((group) => (
        <div key={group.title} className="mt-4">
          {group.title && <h3 className="mb-2 text-base text-ink-700">{group.title}</h3>}
          <ul className="grid grid-fill-72 gap-2.5">
            {group.providers.map((provider) => (
              <li key={provider.id}>
                <Link
                  href={to({
                    name: 'compare',
                    ids: [...ids, provider.id].sort((a, b) => a - b),
                    kind: kind?.slug,
                    car,
                  })}
                  className="panel-link panel flex h-full items-center gap-3 px-3.5 py-3"
                  loading={t('list.loading')}
                  scroll={false}
                >
                  <Icon name="plus" className="text-water-600" />
                  <span>
                    <span className="font-medium wrap-anywhere">
                      {t.rich('compare.addName', { name: () => <DataText>{provider.name}</DataText> })}
                    </span>
                    <span className={NOTE}>
                      <Rating provider={provider} /> ·{' '}
                      <PriceForMyCar shown={pricesOf(provider, kind)} car={car} />
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
