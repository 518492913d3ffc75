import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { sendMessage } from '@/lib/forms/actions';
import { contactSchema } from '@/lib/forms/schemas';
import { SITE } from '@/lib/site';
import { type Field, fieldsOf } from './fields';
import { formLabels } from './form-labels';
import { SubmissionForm } from './submission-form';

/** Renders the form for a message to the team (product rule 5.1). */
export async function ContactForm() {
  return (
    <SubmissionForm
      name="contact"
      action={sendMessage}
      fields={await contactFields()}
      labels={await formLabels('contact')}
    />
  );
}

/** Returns the fields of a message to the team (product rule 5.1). */
export async function contactFields(): Promise<Field[]> {
  const t = await getTranslations('contact.fields');
  return fieldsOf(contactSchema, (name) => t(name), {
    name: { autoComplete: 'name' },
    message: { isWide: true },
  });
}

const REASONS = ['recommendations', 'issues', 'additions', 'partnerships', 'technical'] as const;

/** Shows the email address and common reasons to write. */
export async function ContactSidebar() {
  const t = await getTranslations('contact');
  return (
    <aside className="form-sidebar" aria-label={t('emailTitle')}>
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
        <a href={`mailto:${SITE.email}`} className={buttonStyle('outlined', 'mt-3')}>
          {t('preferButton')}
        </a>
      </section>
    </aside>
  );
}
