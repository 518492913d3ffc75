import { getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button';
import { CheckList } from '@/components/ui/check-list';
import { sendMessage } from '@/lib/forms/actions';
import { contactSchema } from '@/lib/forms/schemas';
import { SITE } from '@/lib/site';
import { type Field, fieldsOf } from './fields';
import { FormAside } from './form-columns';
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
    <FormAside id="email" title={t('emailTitle')}>
      <p className="mt-1 text-ink-700">{t('emailText')}</p>
      <p className="mt-2">
        <a href={`mailto:${SITE.email}`} className="text-link" lang="en" dir="ltr">
          {SITE.email}
        </a>
      </p>
      <h2 className="mt-7 text-lg">{t('reasonsTitle')}</h2>
      <CheckList items={REASONS.map((reason) => t(`reasons.${reason}`))} />
      <h2 className="mt-7 text-lg">{t('preferTitle')}</h2>
      <p className="mt-1 text-ink-700">{t('preferText')}</p>
      <a href={`mailto:${SITE.email}`} className={buttonStyle('outlined', 'mt-3')}>
        {t('preferButton')}
      </a>
    </FormAside>
  );
}
