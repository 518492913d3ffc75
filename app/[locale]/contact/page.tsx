import { getLocale, getTranslations } from 'next-intl/server';
import { ContactAside } from '@/components/forms/contact-aside';
import { contactFields } from '@/components/forms/contact-fields';
import { formLabels } from '@/components/forms/form-labels';
import { SubmissionForm } from '@/components/forms/submission-form';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { sendMessage } from '@/lib/forms/contact/action';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata() {
  const t = await getTranslations('metadata.contact');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    route: { page: 'contact' },
    locale: await getLocale(),
  });
}

/** A message to the team (product rule 2.12). */
export default async function ContactPage() {
  const t = await getTranslations('contact');
  return (
    <SitePage route={{ page: 'contact' }}>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="container-page form-columns">
        <section aria-labelledby="form" className="panel form-panel">
          <h2 id="form" className="text-xl">
            {t('form')}
          </h2>
          <SubmissionForm
            name="contact"
            action={sendMessage}
            fields={await contactFields()}
            labels={await formLabels('contact')}
          />
        </section>
        <ContactAside />
      </div>
    </SitePage>
  );
}
