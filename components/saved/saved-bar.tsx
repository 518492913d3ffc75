import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { notify } from '@/components/ui/notify';
import { MOST_COMPARED } from '@/lib/domain/kept-provider';
import type { Locale } from '@/lib/i18n/locales';
import { comparePath } from '@/lib/routing/paths-of-kept';
import type { SavedPageTexts } from './saved-texts';

interface SavedBarProps {
  /** Those that are ticked. */
  chosen: readonly number[];
  /** All that can be compared, the last saved one first. */
  comparable: readonly number[];
  locale: Locale;
  texts: SavedPageTexts;
}

/** What can be done with the shortlist: those that are ticked, or else the last four, are compared and shared. */
export function SavedBar({ chosen, comparable, locale, texts }: SavedBarProps) {
  const ids = chosen.length > 0 ? chosen : comparable.slice(0, MOST_COMPARED);
  const areLast = chosen.length === 0 && comparable.length > MOST_COMPARED;
  const href = comparePath(ids, locale);
  if (comparable.length < 2) return null;
  return (
    <div className="saved-bar no-print">
      {ids.length > 1 && (
        <>
          <Link href={href} className="button button-water">
            {(areLast ? texts.compareLast : texts.compare).replace('{count}', String(ids.length))}
          </Link>
          <button type="button" className="button button-quiet" onClick={() => share(href, texts)}>
            <Icon name="share-2" />
            {texts.share}
          </button>
        </>
      )}
      {chosen.length === 1 && <p>{texts.oneMore}</p>}
    </div>
  );
}

/** Hands the page that compares them to the phone's own sharing, or to the clipboard where there is none. */
async function share(href: string, { shareTitle: title, copied, notCopied }: SavedPageTexts) {
  const url = new URL(href, window.location.href).href;
  // A visitor who closes the sharing again has not met an error.
  if ('share' in navigator) return navigator.share({ title, url }).catch(() => undefined);
  await (navigator as Navigator).clipboard.writeText(url).then(
    () => notify(copied),
    () => notify(notCopied),
  );
}
