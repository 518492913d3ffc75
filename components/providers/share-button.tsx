'use client';

import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';

interface ShareButtonProps {
  title: string;
  labels: { share: string; copied: string; failed: string };
}

/** Hands the page's URL to the phone's own sharing, or to the clipboard where there is none. */
export function ShareButton({ title, labels }: ShareButtonProps) {
  async function share() {
    const url = window.location.href;
    // A visitor who closes the sharing again has not met an error.
    if ('share' in navigator) return navigator.share({ title, url }).catch(() => undefined);
    await (navigator as Navigator).clipboard.writeText(url).then(
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
