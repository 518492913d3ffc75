import './comparison-table.css';
import type { Messages } from 'next-intl';
import { OpenStateView } from '@/components/facts/open-state';
import { sceneOf } from '@/lib/domain/avatar';
import type { CarSize } from '@/lib/domain/car';
import { type Check, checksOf, pricedKinds } from '@/lib/domain/comparison';
import { pricesOf } from '@/lib/domain/price-query';
import type { Provider } from '@/lib/domain/provider';
import { withTones } from '@/lib/domain/tone';
import type { Kind } from '@/lib/domain/wash-types';
import { thumbnailSource } from '@/lib/images/image-attributes';
import { getIntl } from '@/lib/routing/get-intl';
import { CELL, LABEL, NOTE } from './cell-style';
import { ColumnHead } from './column-head';
import { ComparedContacts, ComparedDistances, ComparedRating, PriceCells } from './compared-facts';

const SCROLLER =
  'relative -mx-gutter max-h-[calc(100svh-var(--header-height,0rem)-var(--tray,0px)-var(--bars,0px)-1rem)] overflow-auto border-y ' +
  'border-sand-200 bg-surface lg:mx-0 lg:max-h-none lg:overflow-visible lg:rounded-card lg:border print:max-h-none ' +
  'print:overflow-visible';
/** On phones, the name of a fact stands on a line of its own; on wide screens, it is the first column. */
const ROW =
  'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] border-b border-sand-200 ' +
  'lg:grid-cols-[10rem_repeat(var(--columns),minmax(0,1fr))] print:break-inside-avoid ' +
  'print:grid-cols-[6rem_repeat(var(--columns),minmax(0,1fr))]';
type Fact = keyof Messages['compare']['rows'];

/** Message keys of the checks. */
const CHECK_TEXTS = {
  verified: 'provider.verified',
  phone: 'providerPage.ticks.phone',
  website: 'providerPage.ticks.website',
} as const satisfies Record<Check, string>;

interface ComparisonTableProps {
  providers: Provider[];
  /** What it asks the price of; a wash for the visitor's car if absent. */
  kind?: Kind;
  car?: CarSize;
}

/**
 * Compares providers in a table, in the order in which drivers decide (product rule 2.17). The lowest price is marked; facts that are
 * the same for all are in one sentence below.
 */
export async function ComparisonTable({ providers, kind, car }: ComparisonTableProps) {
  const { t, format, locale, texts } = await getIntl();

  const row = (fact: Fact, of: (provider: Provider) => string | boolean) => ({
    fact,
    said: providers.map(of),
  });
  /** What is said of providers in words, or is true of them: told once if it is the same for all. */
  const rows = [
    row('mode', (provider) => texts.serviceMode(provider) ?? ''),
    row('kinds', ({ kinds }) => kinds.map(({ name }) => name[locale]).join(' · ')),
    row('checks', (provider) =>
      checksOf(provider)
        .map((check) => t(CHECK_TEXTS[check]))
        .join(' · '),
    ),
    row('eco', ({ isEco }) => isEco),
  ];
  const differing = rows.filter(({ said }) => providers.length === 1 || new Set(said).size > 1);
  const shared = rows
    .filter((one) => !differing.includes(one))
    .flatMap(({ fact, said: [all] }) => (all === true ? t(`compare.rows.${fact}`) : all || []));
  const pictures = withTones(
    providers.map((provider) => ({
      id: provider.id,
      scene: sceneOf(provider),
      photo: provider.photos[0] && thumbnailSource(provider.photos[0].url),
    })),
  );
  const prices = providers.map((provider) => pricesOf(provider, kind));
  // Detailers without a wash are compared by what they state.
  const isOfWash = !kind && prices.some(({ subject }) => subject === null);
  const cells = (contentOf: (provider: Provider, index: number) => React.ReactNode) =>
    providers.map((provider, index) => (
      <td key={provider.id} role="cell" className={CELL}>
        {contentOf(provider, index)}
      </td>
    ));

  return (
    <>
      <div className={`comparison ${SCROLLER}`} role="region" aria-label={t('compare.caption')} tabIndex={0}>
        {/* Roles, because a table that is laid out as a grid is none for some browsers. */}
        <table
          role="table"
          className="block w-[max(100%,var(--columns)*7.25rem)] lg:w-auto"
          style={{ '--columns': providers.length } as React.CSSProperties}
        >
          <caption className="sr-only">{t('compare.caption')}</caption>
          <thead
            role="rowgroup"
            className="sticky top-0 z-2 block bg-surface lg:top-(--header-height,0rem) lg:rounded-t-card print:static"
          >
            <tr role="row" className={ROW}>
              <th scope="col" role="columnheader" className="hidden lg:block print:block">
                <span className="sr-only">{t('compare.fact')}</span>
              </th>
              {providers.map((provider, index) => (
                <ColumnHead
                  key={provider.id}
                  provider={provider}
                  picture={pictures[index]!}
                  all={providers}
                  priceQuery={{ kind: kind?.slug, car }}
                />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="block">
            <Row fact={isOfWash ? 'washPrice' : 'price'} kind={kind}>
              <PriceCells shown={prices} kind={kind} car={car} />
            </Row>
            <Row fact="rating">
              {cells((provider) => (
                <ComparedRating provider={provider} />
              ))}
            </Row>
            <Row fact="open">
              {cells((provider) => (
                <OpenStateView
                  week={texts.weekAhead(provider)}
                  closure={texts.closure(provider)}
                  hours={texts.hours(provider)}
                />
              ))}
            </Row>
            {/* Printed where a position was shared. */}
            <tr role="row" data-fact="distance" className={`${ROW} print:not-has-data-best:hidden`}>
              <ComparedDistances providers={providers} />
            </tr>
            <Row fact="contacts">
              {cells((provider) => (
                <ComparedContacts provider={provider} />
              ))}
            </Row>
            {pricedKinds(providers, kind).map(({ kind, shown }) => (
              <Row key={kind.slug} fact="price" kind={kind}>
                <PriceCells shown={shown} kind={kind} car={car} />
              </Row>
            ))}
            {differing.map(({ fact, said }) => (
              <Row key={fact} fact={fact}>
                {cells((_, index) => {
                  const statement = said[index];
                  if (!statement) return <span className={NOTE}>{t('compare.notStated')}</span>;
                  return statement === true ? t('compare.yes') : statement;
                })}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
      {shared.length > 0 && (
        <p className="mt-3 text-sm">
          <b className="font-semibold">{t('compare.same')}</b> {format.list(shared, { type: 'unit' })}
        </p>
      )}
    </>
  );
}

interface RowProps {
  fact: Fact;
  /** The kind whose prices are the fact. */
  kind?: Kind;
  children: React.ReactNode;
}

async function Row({ fact, kind, children }: RowProps) {
  const { t, locale } = await getIntl('compare.rows');
  return (
    <tr role="row" data-fact={kind ? `${fact}-${kind.slug}` : fact} className={`${ROW} lg:last:border-0`}>
      <th scope="row" role="rowheader" className={LABEL}>
        <span className="sticky start-3">{kind ? kind.name[locale] : t(fact)}</span>
      </th>
      {children}
    </tr>
  );
}
