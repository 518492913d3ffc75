import { use, useEffect } from 'react';
import { keepOfflinePage } from './offline-page';
import { readSavedTexts } from './saved-texts';
import { SavedTray } from './saved-tray';
import { ViewedStrip } from './viewed-strip';

/** The tray, the strip, and the page for those without a connection. `href` is the URL of all that is saved. */
export function KeptParts({ href }: { href: string }) {
  const texts = use(readSavedTexts());
  useEffect(() => keepOfflinePage(texts.offlineVersion), [texts]);
  return (
    <>
      <SavedTray href={href} texts={texts} />
      <ViewedStrip texts={texts} />
    </>
  );
}
