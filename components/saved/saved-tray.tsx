import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { MOST_COMPARED } from '@/lib/domain/kept-provider';
import { localeOf } from '@/lib/i18n/locales';
import { comparePath } from '@/lib/routing/paths-of-kept';
import { closeTray } from './change-saved';
import { saved } from './kept-store';
import type { SavedTexts } from './saved-texts';
import { useKept } from './use-kept';

interface SavedTrayProps {
  /** URL of the page of all that is saved. */
  href: string;
  texts: SavedTexts;
}

/** What is saved, at hand on every page that has hearts, at the end of the page and in the flow: it covers nothing. */
export function SavedTray({ href, texts }: SavedTrayProps) {
  const { providers, isTrayClosed } = useKept(saved);
  if (providers.length === 0 || isTrayClosed) return null;
  const locale = localeOf(document.documentElement.lang);
  const last = providers.slice(0, MOST_COMPARED).map(({ id }) => id);
  const compare = providers.length > MOST_COMPARED ? texts.compareLast : texts.compare;
  return createPortal(
    <aside className="saved-tray no-print" aria-label={texts.tray}>
      <div className="container-page">
        <Link href={href} className="saved-tray-count">
          <Icon name="heart" />
          {texts.count.replace('{count}', String(providers.length))}
        </Link>
        {last.length > 1 && (
          <Link href={comparePath(last, locale)} className="button button-water">
            {compare.replace('{count}', String(last.length))}
          </Link>
        )}
        <button type="button" className="saved-tray-close" aria-label={texts.close} onClick={closeTray}>
          <Icon name="x" />
        </button>
      </div>
    </aside>,
    document.body,
  );
}
