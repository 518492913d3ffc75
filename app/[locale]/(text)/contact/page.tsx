import { getLocale, getTranslations } from 'next-intl/server';
import { ContactForm, ContactSidebar } from '@/components/forms/contact-form';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { pageMetadata } from '@/lib/seo/metadata';

export async function generateMetadata() {
  const t = await getTranslations('metadata.contact');
  return pageMetadata({
    title: t('title'),
    description: t('description'),
    route: { name: 'contact' },
    locale: await getLocale(),
  });
}

/** The contact form (product rule 2.12). */
export default async function ContactPage() {
  const t = await getTranslations('contact');
  return (
    <SitePage route={{ name: 'contact' }}>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="container-page form-columns">
        <section aria-labelledby="form" className="panel form-panel">
          <h2 id="form" className="text-xl">
            {t('form')}
          </h2>
          <ContactForm />
        </section>
        <ContactSidebar />
      </div>
    </SitePage>
  );
}
