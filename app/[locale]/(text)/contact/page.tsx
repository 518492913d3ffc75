import { getTranslations } from 'next-intl/server';
import { ContactForm, ContactSidebar } from '@/components/forms/contact-form';
import { FormColumns } from '@/components/forms/form-columns';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { fixedMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => fixedMetadata('contact');

/** The contact form (product rule 2.12). */
export default async function ContactPage() {
  const t = await getTranslations('contact');
  return (
    <SitePage route={{ name: 'contact' }}>
      <PageHeader title={t('title')} text={t('text')} />
      <FormColumns title={t('form')} aside={<ContactSidebar />}>
        <ContactForm />
      </FormColumns>
    </SitePage>
  );
}
