'use client';

import { useEffect, useRef, useState } from 'react';
import { afterPress } from '@/components/ui/pointer-release';
import { Icon } from '@/components/ui/icon';
import { languageOf } from '@/components/ui/language-of';
import { useSeen } from '@/components/ui/lazy-section';
import type { Question } from '@/lib/domain/faq';
import type { FaqAccordionProps } from './faq-accordion';

interface FaqListProps {
  section: string;
  faqs: Question[];
  locale: string;
}

/**
 * Questions and answers. Crawlers and visitors without script have plain disclosures; the Radix accordion, which adds
 * the arrow keys, is loaded when the section comes into view and takes their place as they are: open ones stay open.
 */
export function FaqList({ section, faqs, locale }: FaqListProps) {
  const list = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(section, 0);
  const [accordion, setAccordion] = useState<
    Pick<FaqAccordionProps, 'defaultOpen' | 'focused'> & {
      FaqAccordion: React.ComponentType<FaqAccordionProps>;
    }
  >();

  useEffect(() => {
    if (!isSeen) return;
    import('./faq-accordion').then(
      async ({ FaqAccordion }) => {
        await afterPress(list.current);
        const items = [...(list.current?.querySelectorAll('details') ?? [])];
        setAccordion({
          FaqAccordion,
          defaultOpen: items.filter(({ open }) => open).map((item) => item.dataset.id ?? ''),
          focused: items.find((item) => item.contains(document.activeElement))?.dataset.id,
        });
      },
      // When it can not be loaded, the plain disclosures go on doing the work.
      () => undefined,
    );
  }, [isSeen]);

  if (accordion) {
    const { FaqAccordion, ...state } = accordion;
    return <FaqAccordion faqs={faqs} locale={locale} {...state} />;
  }
  return (
    <div className="faqs" ref={list}>
      {faqs.map(({ id, question, answer }) => (
        <details key={id} data-id={id} className="faq">
          <summary>
            <span {...languageOf(question, locale)}>{question}</span>
            <Icon name="chevron-down" />
          </summary>
          <p {...languageOf(answer, locale)}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
