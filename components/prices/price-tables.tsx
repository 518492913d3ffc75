import { getTranslations } from 'next-intl/server';
import { PageSection } from '@/components/ui/page-section';
import { filtersOfFigure, type PriceTable as Table } from '@/lib/directory/price-guide';
import type { PriceFigure } from '@/lib/domain/price-figure';
import { formatDay } from '@/lib/i18n/formatters';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';
import { type FigureTexts, PriceTableView } from './price-table';

/** The id of the table of a wash in general. */
const ANY_KIND = 'exterior';

/** Renders a table of prices for each kind of wash, after links to them and what the figures are. */
export async function PriceTables({ tables }: { tables: readonly Table[] }) {
  const { t, to, format, locale } = await getIntl('prices');
  const tCar = await getTranslations('car');
  const tEmirates = await getTranslations('emirates');
  const nameOf = ({ kind }: Table) => kind?.name[locale] ?? t('exterior');
  const idOf = ({ kind }: Table) => kind?.slug ?? ANY_KIND;
  const dirhams = (price: number) => format.number(Math.round(price), 'integer');
  const textsOf = ({ median, low, high, providers }: PriceFigure): FigureTexts => {
    const [lowest, highest] = [dirhams(low), dirhams(high)];
    const span = lowest === highest ? lowest : t('span', { low: lowest, high: highest });
    return [dirhams(median), span, format.number(providers, 'integer')];
  };

  return (
    <>
      <nav aria-label={t('kinds')} className="chip-row no-print">
        {tables.map((table) => (
          <a key={idOf(table)} href={`#${idOf(table)}`} className="chip">
            {nameOf(table)}
          </a>
        ))}
      </nav>
      <p className="mt-3 mb-5 text-sm text-ink-500">{t('legend')}</p>
      {tables.map((table) => (
        <PageSection key={idOf(table)} id={idOf(table)} title={nameOf(table)}>
          <PriceTableView
            cars={table.cars.map((car) => [car, car === 'any' ? tCar('any') : tCar(`short.${car}`)] as const)}
            rows={table.rows.map(({ emirate, figures }) => {
              const checks = Object.values(figures).flatMap(({ checkedOn }) => checkedOn ?? []);
              const newest = checks.sort().at(-1);
              const filters = filtersOfFigure(table.kind, emirate, 'any');
              return {
                place: emirate ? tEmirates(`${emirate}.name`) : t('country'),
                checked: newest && t('checked', { day: formatDay(new Date(`${newest}T12:00:00Z`), locale) }),
                href: to(servicesRoute({ ...filters, sort: 'price' })),
                figures: table.cars.map((car) => figures[car] && textsOf(figures[car])),
              };
            })}
            labels={{
              caption: t('caption', { kind: nameOf(table) }),
              place: t('place'),
              emirates: t('byEmirate'),
              few: t('few'),
            }}
          />
        </PageSection>
      ))}
      <ul className="mt-8 list-disc ps-5 text-sm text-ink-500">
        <li>{t('vat')}</li>
        <li>{t('unsized')}</li>
        <li>{t('packages')}</li>
        <li>
          <a href={to({ name: 'pricesJson' })} className="text-link inline-flex min-h-target items-center">
            {t('json')}
          </a>
        </li>
      </ul>
    </>
  );
}
