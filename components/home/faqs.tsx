import { getTranslations } from 'next-intl/server';
import { type Faq, faqIn } from '@/lib/domain/faq';
import { getIntl } from '@/lib/routing/get-intl';
import { FaqList } from './faq-list';
import { Section } from './section';

const SECTION = 'faq';

/** Renders the FAQ section of the home page (product rule 2.11). */
export async function Faqs({ faqs }: { faqs: readonly Faq[] }) {
  const { t, to, locale } = await getIntl('home');
  const tNav = await getTranslations('nav');
  const questions = faqs.map((faq) => faqIn(faq, locale));
  return (
    <Section
      id={SECTION}
      title={t('faq')}
      text={t('faqText')}
      more={{ href: to({ name: 'contact' }), text: tNav('contact') }}
    >
      {questions.length > 0 ? (
        <FaqList
          faqs={questions}
          more={t('faqRest', { count: String(questions.length) })}
          section={SECTION}
        />
      ) : (
        <p>{t('faqEmpty')}</p>
      )}
    </Section>
  );
}
