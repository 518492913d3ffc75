import { getTranslations } from 'next-intl/server';
import { DataText } from '@/components/ui/data-text';
import { visiblePhone } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';

/** Beside the report: what the site says of the provider now, to be compared. */
export async function ReportAside({ provider }: { provider: Provider }) {
  const t = await getTranslations();
  const shown = [
    ['phone', visiblePhone(provider), null],
    ['hours', provider.openingHours, t('provider.noHours')],
    ['price', provider.priceRange, t('provider.noPrice')],
  ] as const;
  return (
    <aside className="panel form-panel form-aside" aria-labelledby="shown">
      <h2 id="shown" className="text-lg">
        {t('report.shown')}
      </h2>
      <dl className="report-shown">
        {shown.map(
          ([name, text, otherwise]) =>
            (text ?? otherwise) && (
              <div key={name}>
                <dt>{t(`report.chips.${name}`)}</dt>
                <dd>{text ? <DataText>{text}</DataText> : otherwise}</dd>
              </div>
            ),
        )}
      </dl>
    </aside>
  );
}
