import { getTranslations } from 'next-intl/server';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';

interface FaqsProps {
  faqs: { id: number; question: string; answer: string }[];
}

/** Questions that open one by one, as many at a time as one likes (spec §4). */
export async function Faqs({ faqs }: FaqsProps) {
  const t = await getTranslations('home');
  if (faqs.length === 0) return <p>{t('faqEmpty')}</p>;
  return (
    <div className="panel divide-y divide-sand-200 px-5">
      {faqs.map(({ id, question, answer }) => (
        <details key={id} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium">
            <DataText>{question}</DataText>
            <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-3xl pb-5 text-ink-700">
            <DataText>{answer}</DataText>
          </p>
        </details>
      ))}
    </div>
  );
}
