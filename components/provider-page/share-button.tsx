'use client';

import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import { joinFacts } from '@/lib/domain/contact';
import { dayOf, dubaiMinute } from '@/lib/domain/opening-hours';

interface ShareButtonProps {
  title: string;
  /** Lines of the shared text; an array contains one for each day of the week, Monday first. */
  facts: (string | string[] | null)[];
  /** Defaults to the current URL. */
  url?: string;
  labels: { share: string; copied: string; failed: string };
}

/**
 * Shares facts and URL with the Web Share API, or copies them to the clipboard (product rule 2.19). The day is determined in
 * the browser, because pages are cached.
 */
export function ShareButton({ title, facts, url = '', labels }: ShareButtonProps) {
  async function share() {
    const today = dayOf(dubaiMinute(Date.now()));
    const text = joinFacts(facts.map((fact) => (Array.isArray(fact) ? fact[today]! : fact)));
    const data = { title, text, url: url || window.location.href };
    // Cancelling the share sheet is not an error.
    if ('share' in navigator) return navigator.share(data).catch(() => undefined);
    await copy(`${text}\n${data.url}`).then(
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

/** @throws Error if the browser denies access, or has no clipboard, as on pages without https */
async function copy(text: string) {
  await (navigator as Navigator).clipboard.writeText(text);
}
