import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { getLinks } from '@/lib/routing/links';

const TICKS = ['phone', 'website', 'whatsapp'] as const;

/** What "verified" means, and what it does not (product rule 1.7); the badges of providers link to it. */
export async function VerifiedSection() {
  const t = await getTranslations('about.verified');
  const to = await getLinks();
  return (
    <section id="verified" aria-labelledby="verified-title" className="panel verified-section">
      <h2 id="verified-title" className="text-xl">
        {t('title')}
      </h2>
      <p>{t('text')}</p>
      <p>{t('checks')}</p>
      <ul className="checks">
        {TICKS.map((tick) => (
          <li key={tick}>
            <Icon name="check" />
            {t(tick)}
          </li>
        ))}
      </ul>
      <p>
        <Link href={to({ page: 'contact' })} className="text-link">
          {t('wrong')}
        </Link>
      </p>
    </section>
  );
}
