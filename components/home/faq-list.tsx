'use client';

import { Enhanced } from '@/components/ui/enhanced';
import { Icon } from '@/components/ui/icon';
import { languageOf } from '@/components/ui/language-of';
import type { FaqAccordionProps } from './faq-accordion';

const loadAccordion = () => import('./faq-accordion').then((file) => file.FaqAccordion);

/** Questions and answers: plain disclosures, of which an accordion is made when somebody comes near. */
export function FaqList({ faqs, locale }: FaqAccordionProps) {
  return (
    <Enhanced load={loadAccordion} props={{ faqs, locale }}>
      <div className="faqs">
        {faqs.map(({ id, question, answer }) => (
          <details key={id} className="faq">
            <summary>
              <span {...languageOf(question, locale)}>{question}</span>
              <Icon name="chevron-down" />
            </summary>
            <p {...languageOf(answer, locale)}>{answer}</p>
          </details>
        ))}
      </div>
    </Enhanced>
  );
}
