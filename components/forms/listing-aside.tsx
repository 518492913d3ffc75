import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';

const REASONS = [
  ['visibility', 'search'],
  ['inquiries', 'phone'],
  ['free', 'tag'],
] as const;

/** Why a business is listed. */
export async function ListingAside() {
  const t = await getTranslations('listingForm');
  return (
    <aside className="panel form-panel form-aside" aria-labelledby="why">
      <h2 id="why" className="text-lg">
        {t('whyTitle')}
      </h2>
      <ul className="reasons">
        {REASONS.map(([reason, icon]) => (
          <li key={reason}>
            <Icon name={icon} />
            <h3>{t(`why.${reason}.title`)}</h3>
            <p>{t(`why.${reason}.text`)}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
