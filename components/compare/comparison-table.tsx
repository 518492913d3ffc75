import './comparison-table.css';
import { OpenState } from '@/components/facts/open-state';
import { pricesOf } from '@/lib/domain/asked-price';
import { type Check, checksOf, pricedKinds } from '@/lib/domain/comparison';
import type { Provider } from '@/lib/domain/provider';
import type { Kind } from '@/lib/domain/wash-types';
import { getIntl } from '@/lib/routing/get-intl';
import { CELL, NOTE } from './cell-style';
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
const LABEL =
  'col-span-full px-3 pt-2.5 text-start text-sm font-normal text-ink-500 lg:col-auto lg:px-4 lg:py-3.5 print:col-auto print:p-1';
/** Facts that are plain text, which are told once if they are the same for all. */
const TEXT_ROWS = ['mode', 'kinds', 'checks', 'eco'] as const;
type TextRow = (typeof TEXT_ROWS)[number];

/** Message keys of the checks. */
const CHECK_TEXTS = {
  verified: 'provider.verified',
  phone: 'providerPage.ticks.phone',
  website: 'providerPage.ticks.website',
  whatsapp: 'providerPage.ticks.whatsapp',
} as const satisfies Record<Check, string>;

/**
 * Compares providers in a table, in the order in which drivers decide (product rule 2.17). The lowest price is marked; facts that are
 * the same for all are in one sentence below.
 */
export async function ComparisonTable({ providers }: { providers: Provider[] }) {
  const { t, format, locale, texts } = await getIntl();

  /** Returns what a row says of a provider; empty if nothing is known. */
  function textOf(row: TextRow, provider: Provider): string {
    switch (row) {
      case 'mode':
        return texts.serviceMode(provider) ?? '';
      case 'kinds':
        return provider.kinds.map(({ name }) => name[locale]).join(' · ');
      case 'checks':
        return checksOf(provider)
          .map((check) => t(CHECK_TEXTS[check]))
          .join(' · ');
      case 'eco':
        return provider.isEco ? t('compare.yes') : '';
    }
  }

  const textRows = TEXT_ROWS.map((row) => ({ row, values: providers.map((one) => textOf(row, one)) }));
  const isSame = ({ values }: (typeof textRows)[number]) => values.every((value) => value === values[0]);
  const differing = textRows.filter((row) => providers.length === 1 || !isSame(row));
  const shared = textRows
    .filter((row) => !differing.includes(row) && row.values[0])
    .map(({ row, values }) => (values[0] === t('compare.yes') ? t(`compare.rows.${row}`) : values[0]!));

  return (
    <>
      <div className={`comparison ${SCROLLER}`} role="region" aria-label={t('compare.caption')} tabIndex={0}>
        {/* Roles, because a table that is laid out as a grid is none for some browsers. */}
        <table
          role="table"
          className="block w-[max(100%,var(--columns)*10rem)] lg:w-auto"
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
              {providers.map((provider) => (
                <ColumnHead key={provider.id} provider={provider} all={providers} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="block">
            <Row fact="price">
              <PriceCells shown={providers.map((provider) => pricesOf(provider))} />
            </Row>
            <Row fact="rating">
              {providers.map((provider) => (
                <td key={provider.id} role="cell" className={CELL}>
                  <ComparedRating provider={provider} />
                </td>
              ))}
            </Row>
            <Row fact="open">
              {providers.map((provider) => (
                <td key={provider.id} role="cell" className={CELL}>
                  <OpenState
                    week={texts.weekAhead(provider)}
                    closure={texts.closure(provider)}
                    hours={texts.hours(provider)}
                  />
                </td>
              ))}
            </Row>
            <Row fact="distance">
              <ComparedDistances providers={providers} />
            </Row>
            <Row fact="contacts">
              {providers.map((provider) => (
                <td key={provider.id} role="cell" className={CELL}>
                  <ComparedContacts provider={provider} />
                </td>
              ))}
            </Row>
            {pricedKinds(providers).map(({ kind, shown }) => (
              <Row key={kind.slug} fact="price" kind={kind}>
                <PriceCells shown={shown} kind={kind} />
              </Row>
            ))}
            {differing.map(({ row, values }) => (
              <Row key={row} fact={row}>
                {providers.map(({ id }, index) => (
                  <td key={id} role="cell" className={CELL}>
                    {values[index] || <span className={NOTE}>{t('compare.notStated')}</span>}
                  </td>
                ))}
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
  fact: 'price' | 'rating' | 'open' | 'distance' | 'contacts' | TextRow;
  /** The kind whose prices are the fact. */
  kind?: Kind;
  children: React.ReactNode;
}

async function Row({ fact, kind, children }: RowProps) {
  const { t, locale } = await getIntl('compare.rows');
  return (
    <tr
      role="row"
      data-fact={kind ? `${fact}-${kind.slug}` : fact}
      // Empty unless the visitor shared a position.
      className={`${ROW} lg:last:border-0 ${fact === 'distance' ? 'print:not-has-data-best:hidden' : ''}`}
    >
      <th scope="row" role="rowheader" className={LABEL}>
        <span className="sticky start-3">{kind ? kind.name[locale] : t(fact)}</span>
      </th>
      {children}
    </tr>
  );
}
