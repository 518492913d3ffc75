import { useEffect } from 'react';
import { keepOfflinePage } from './offline-page';
import type { SavedTexts } from './saved-texts';
import { SavedTray } from './saved-tray';
import { ViewedStrip } from './viewed-strip';

interface KeptPartsProps {
  /** URL of the page of all that is saved. */
  href: string;
  texts: SavedTexts;
}

/** The tray, the strip, and the page for those without a connection. */
export function KeptParts({ href, texts }: KeptPartsProps) {
  useEffect(() => keepOfflinePage(texts.offlineVersion), [texts]);
  return (
    <>
      <SavedTray href={href} texts={texts} />
      <ViewedStrip texts={texts} />
    </>
  );
}
