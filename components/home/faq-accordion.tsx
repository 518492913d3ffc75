'use client';

import * as Accordion from '@radix-ui/react-accordion';
import { useLocale } from 'next-intl';
import { languageOf } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import type { Question } from '@/lib/domain/faq';
import { FAQ, FaqRest } from './faq-rest';

/** Renders FAQs that expand independently (product rule 2.11). */
export function FaqAccordion({ faqs, more }: { faqs: Question[]; more: string }) {
  const locale = useLocale();
  return (
    <Accordion.Root type="multiple">
      <FaqRest label={more}>
        {faqs.map(({ question, answer }) => (
          <Accordion.Item key={question} value={question} className={FAQ.item}>
            <Accordion.Header asChild>
              <h3 className={FAQ.name}>
                <Accordion.Trigger className={FAQ.opener}>
                  <span {...languageOf(question, locale)}>{question}</span>
                  <Icon name="chevron-down" className={FAQ.arrow} />
                </Accordion.Trigger>
              </h3>
            </Accordion.Header>
            <Accordion.Content forceMount className="data-[state=closed]:hidden">
              <p className={FAQ.answer} {...languageOf(answer, locale)}>
                {answer}
              </p>
            </Accordion.Content>
          </Accordion.Item>
        ))}
      </FaqRest>
    </Accordion.Root>
  );
}
