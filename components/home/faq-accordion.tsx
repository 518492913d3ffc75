import * as Accordion from '@radix-ui/react-accordion';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { languageOf } from '@/components/ui/language-of';
import type { Question } from '@/lib/domain/faq';

export interface FaqAccordionProps {
  faqs: Question[];
  locale: string;
  /** Ids of the questions that are open already. */
  defaultOpen: string[];
  /** Id of the question that had the focus. */
  focused: string | undefined;
}

/** The questions as a Radix accordion; closed answers stay in the page. */
export function FaqAccordion({ faqs, locale, defaultOpen, focused }: FaqAccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>(`[data-id="${focused}"] button`)?.focus();
  }, [focused]);
  return (
    <Accordion.Root ref={list} type="multiple" defaultValue={defaultOpen} className="faqs">
      {faqs.map(({ id, question, answer }) => (
        <Accordion.Item key={id} value={String(id)} data-id={id} className="faq">
          <Accordion.Header asChild>
            <h3>
              <Accordion.Trigger>
                <span {...languageOf(question, locale)}>{question}</span>
                <Icon name="chevron-down" />
              </Accordion.Trigger>
            </h3>
          </Accordion.Header>
          <Accordion.Content forceMount>
            <p {...languageOf(answer, locale)}>{answer}</p>
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  );
}
