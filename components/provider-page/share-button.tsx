'use client';

import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import { writeFacts } from '@/lib/domain/chat-message';
import { dayOf, dubaiMinute } from '@/lib/domain/opening-hours';

interface ShareButtonProps {
  title: string;
  /** What is handed over beside the address, a fact on each line; a list has one for each day of the week, Monday first. */
  facts: (string | string[] | null)[];
  /** Instead of the address of the page as it was opened. */
  url?: string;
  labels: { share: string; copied: string; failed: string };
}

/**
 * Hands facts and address to the phone's own sharing, or to the clipboard where there is none (product rule 2.19). Only the
 * browser knows which day it is, because pages are cached.
 */
export function ShareButton({ title, facts, url = '', labels }: ShareButtonProps) {
  async function share() {
    const today = dayOf(dubaiMinute(Date.now()));
    const text = writeFacts(facts.map((fact) => (Array.isArray(fact) ? fact[today]! : fact)));
    const shared = { title, text, url: url || window.location.href };
    // A visitor who closes the sharing again has not met an error.
    if ('share' in navigator) return navigator.share(shared).catch(() => undefined);
    await copy(`${text}\n${shared.url}`).then(
      () => notify(labels.copied),
      () => notify(labels.failed),
    );
  }
  return (
    <button type="button" className="button button-on-ink needs-script" onClick={share}>
      <Icon name="share-2" />
      {labels.share}
    </button>
  );
}

/** @throws where the browser refuses, or has no clipboard: it has none on a page without https. */
async function copy(text: string) {
  await (navigator as Navigator).clipboard.writeText(text);
}
