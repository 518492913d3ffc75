import { getTranslations } from 'next-intl/server';
import { Rating } from '@/components/facts/rating';
import { serviceModeMessage } from '@/components/facts/service-mode';
import { Icon } from '@/components/ui/icon';
import { type Check, checksOf } from '@/lib/domain/comparison';
import type { Provider } from '@/lib/domain/provider';

/** The messages that say what was confirmed. */
const CHECK_TEXTS = {
  verified: 'verified',
  phone: 'ticks.phone',
  website: 'ticks.website',
  whatsapp: 'ticks.whatsapp',
} as const satisfies Record<Check, string>;

export async function ComparedRating({ provider }: { provider: Provider }) {
  const t = await getTranslations('provider');
  const { rating, reviewCount } = provider;
  return (
    <>
      <Rating provider={{ rating, reviewCount: null }} />
      {rating !== null && reviewCount !== null && (
        <span className="compared-note">{t('reviews', { count: reviewCount })}</span>
      )}
    </>
  );
}

export async function ComparedMode({ provider }: { provider: Provider }) {
  const t = await getTranslations();
  const mode = serviceModeMessage(provider);
  return mode ? t(`provider.${mode}`) : t('compare.notStated');
}

export async function ComparedKinds({ kinds }: { kinds: string[] }) {
  const t = await getTranslations('compare');
  if (kinds.length === 0) return t('notStated');
  return (
    <ul>
      {kinds.map((kind) => (
        <li key={kind}>{kind}</li>
      ))}
    </ul>
  );
}

/** What was confirmed, each with its tick; nothing is said against those that lack one. */
export async function ComparedChecks({ provider }: { provider: Provider }) {
  const t = await getTranslations();
  const checks = checksOf(provider);
  if (checks.length === 0) return t('compare.none');
  return (
    <ul className="compared-checks">
      {checks.map((check) => (
        <li key={check}>
          <Icon name="check" />
          {t(`provider.${CHECK_TEXTS[check]}`)}
        </li>
      ))}
    </ul>
  );
}
