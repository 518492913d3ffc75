'use client';

import { useLocale } from 'next-intl';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { languageOf } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { importLazily } from '@/components/ui/lazy';
import type { Question } from '@/lib/domain/faq';
import { FAQ, FaqRest } from './faq-rest';
import { useHasBeenVisible } from './use-has-been-visible';

interface FaqListProps {
  faqs: Question[];
  /** The summary of the questions that are not visible at once. */
  more: string;
  /** Id of the section that the list belongs to. */
  section: string;
}

/**
 * Renders FAQs as `details` elements. Once their section is visible, the Radix accordion replaces them, unless the visitor is
 * already using them: hydrating it with the page would block the main thread of a phone for 60 ms.
 */
export function FaqList({ faqs, more, section }: FaqListProps) {
  const locale = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const [Accordion, setAccordion] = useState<ComponentType<{ faqs: Question[]; more: string }>>();
  const isVisible = useHasBeenVisible(section, 0);

  useEffect(() => {
    if (!isVisible) return;
    importLazily(() => import('./faq-accordion')).then(
      ({ FaqAccordion }) => {
        const isInUse = list.current?.matches(':focus-within, :has([open])');
        if (!isInUse) setAccordion(() => FaqAccordion);
      },
      () => undefined,
    );
  }, [isVisible]);

  if (Accordion) return <Accordion faqs={faqs} more={more} />;
  return (
    <div ref={list}>
      <FaqRest label={more}>
        {faqs.map(({ question, answer }) => (
          <details key={question} className={FAQ.item}>
            <summary className={FAQ.opener}>
              <h3 className={FAQ.name} {...languageOf(question, locale)}>
                {question}
              </h3>
              <Icon name="chevron-down" className={FAQ.arrow} />
            </summary>
            <p className={FAQ.answer} {...languageOf(answer, locale)}>
              {answer}
            </p>
          </details>
        ))}
      </FaqRest>
    </div>
  );
}
