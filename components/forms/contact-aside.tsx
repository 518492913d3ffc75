import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { SITE } from '@/lib/site';

const REASONS = ['recommendations', 'issues', 'additions', 'partnerships', 'technical'] as const;

/** Beside the form: the email address, and what people write about. */
export async function ContactAside() {
  const t = await getTranslations('contact');
  return (
    <aside className="form-aside" aria-label={t('emailTitle')}>
      <section className="panel form-panel">
        <h2 className="text-lg">{t('emailTitle')}</h2>
        <p className="mt-1 text-ink-700">{t('emailText')}</p>
        <p className="mt-2">
          <a href={`mailto:${SITE.email}`} className="text-link" lang="en" dir="ltr">
            {SITE.email}
          </a>
        </p>
      </section>
      <section className="panel form-panel">
        <h2 className="text-lg">{t('reasonsTitle')}</h2>
        <ul className="checks">
          {REASONS.map((reason) => (
            <li key={reason}>
              <Icon name="check" />
              {t(`reasons.${reason}`)}
            </li>
          ))}
        </ul>
      </section>
      <section className="panel form-panel">
        <h2 className="text-lg">{t('preferTitle')}</h2>
        <p className="mt-1 text-ink-700">{t('preferText')}</p>
        <a href={`mailto:${SITE.email}`} className="button button-quiet mt-3">
          {t('preferButton')}
        </a>
      </section>
    </aside>
  );
}
