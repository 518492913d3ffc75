'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { share } from '@/components/ui/share';
import { joinFacts } from '@/lib/domain/contact';
import { dayOf, dubaiMinute } from '@/lib/domain/opening-hours';

interface ShareButtonProps {
  title: string;
  /** Lines of the shared text; an array contains one for each day of the week, Monday first. */
  facts: (string | string[] | null)[];
  /** Defaults to the current URL. */
  url?: string;
  className: string;
}

/**
 * Renders a button that shares facts and URL (product rule 2.19). The day is determined in
 * the browser, because pages are cached.
 */
export function ShareButton({ title, facts, url = '', className }: ShareButtonProps) {
  const t = useTranslations('share');
  function shareFacts() {
    const today = dayOf(dubaiMinute(Date.now()));
    const text = joinFacts(facts.map((fact) => (Array.isArray(fact) ? fact[today]! : fact)));
    void share(
      { title, text, url: url || window.location.href },
      {
        copied: t('copied'),
        failed: t('notCopied'),
      },
    );
  }
  return (
    <button type="button" className={className} onClick={shareFacts}>
      <Icon name="share-2" />
      <span>{t('share')}</span>
    </button>
  );
}
