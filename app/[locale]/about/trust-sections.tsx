import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { getLinks } from '@/lib/routing/links';

const TICKS = ['phone', 'website', 'whatsapp'] as const;

/**
 * Explains the terms of a listing: "verified" (product rule 1.7), its rating and the date of its last change (product rule
 * 2.24). Provider pages link to each section.
 */
export async function TrustSections() {
  const t = await getTranslations('about');
  const to = await getLinks();
  return (
    <div className="trust">
      <section id="verified" aria-labelledby="verified-title" className="panel">
        <h2 id="verified-title">{t('verified.title')}</h2>
        <p>{t('verified.text')}</p>
        <p>{t('verified.checks')}</p>
        <ul className="checks">
          {TICKS.map((tick) => (
            <li key={tick}>
              <Icon name="check" />
              {t(`verified.${tick}`)}
            </li>
          ))}
        </ul>
        <p>
          <Link href={to({ page: 'contact' })} className="text-link">
            {t('verified.wrong')}
          </Link>
        </p>
      </section>
      <section id="ratings" aria-labelledby="ratings-title" className="panel">
        <h2 id="ratings-title">{t('ratings.title')}</h2>
        <p>{t('ratings.text')}</p>
        <p>{t('ratings.meaning')}</p>
      </section>
      <section id="changes" aria-labelledby="changes-title" className="panel">
        <h2 id="changes-title">{t('changes.title')}</h2>
        <p>{t('changes.text')}</p>
        <p>{t('changes.unknown')}</p>
      </section>
    </div>
  );
}
