import { getLocale, getNow, getTranslations } from 'next-intl/server';
import { getFactTexts } from '@/components/facts/fact-texts';
import { areBest, type ScoredFact, SCORES } from '@/lib/domain/comparison';
import { dubaiMinute } from '@/lib/domain/opening-hours';
import type { Provider } from '@/lib/domain/provider';
import { BestMark } from './best-mark';
import { ColumnHead } from './column-head';
import { ComparedChecks, ComparedKinds, ComparedMode, ComparedRating } from './compared-facts';
import { ComparedWays } from './compared-ways';
import { OpenCells } from './open-cells';

/** In the order in which a driver decides; whether it is open has cells of its own. */
const ROWS = ['price', 'open', 'rating', 'mode', 'kinds', 'checks', 'eco', 'contacts'] as const;

/** Providers side by side, a fact on each row with the best of them marked (product rule 2.17). */
export async function ComparisonTable({ providers }: { providers: Provider[] }) {
  const [t, locale, now, texts] = await Promise.all([
    getTranslations('compare'),
    getLocale(),
    getNow(),
    getFactTexts(),
  ]);

  const cells: Record<ScoredFact, (provider: Provider) => React.ReactNode> = {
    price: (provider) => <strong>{texts.price(provider)}</strong>,
    rating: (provider) => <ComparedRating provider={provider} />,
    mode: (provider) => <ComparedMode provider={provider} />,
    kinds: ({ kinds }) => <ComparedKinds kinds={kinds.map(texts.kind)} />,
    checks: (provider) => <ComparedChecks provider={provider} />,
    eco: ({ isEco }) => (isEco ? t('yes') : t('notStated')),
    contacts: (provider) => <ComparedWays provider={provider} />,
  };

  function scored(fact: ScoredFact) {
    const marks = areBest(providers.map(SCORES[fact]));
    return providers.map((provider, index) => (
      <td key={provider.id}>
        {cells[fact](provider)}
        {marks[index] && <BestMark>{t(`best.${fact}`)}</BestMark>}
      </td>
    ));
  }

  return (
    // A part that scrolls is reached by the keyboard, and has a name.
    <div className="comparison" role="region" aria-label={t('caption')} tabIndex={0}>
      <table style={{ '--columns': providers.length } as React.CSSProperties}>
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('fact')}</span>
            </th>
            {providers.map((provider) => (
              <ColumnHead key={provider.id} provider={provider} all={providers} />
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((fact) => (
            <tr key={fact} data-fact={fact}>
              <th scope="row">
                <span>{t(`rows.${fact}`)}</span>
              </th>
              {fact === 'open' ? (
                <OpenCells
                  columns={providers.map(({ id, openTimes }) => ({
                    id,
                    openTimes,
                    hours: texts.hours(openTimes),
                  }))}
                  madeAt={dubaiMinute(now.getTime())}
                  labels={texts.states}
                  best={t('best.open')}
                  locale={locale}
                />
              ) : (
                scored(fact)
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
