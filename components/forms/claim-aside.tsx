import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';

const STEPS = ['owner', 'check', 'reply'] as const;

/** What becomes of a claim (product rule 2.23). */
export async function ClaimAside() {
  const t = await getTranslations('claim');
  return (
    <aside className="panel form-panel form-aside" aria-labelledby="next">
      <h2 id="next" className="text-lg">
        {t('nextTitle')}
      </h2>
      <ol className="checks">
        {STEPS.map((step) => (
          <li key={step}>
            <Icon name="check" />
            {t(`next.${step}`)}
          </li>
        ))}
      </ol>
    </aside>
  );
}
