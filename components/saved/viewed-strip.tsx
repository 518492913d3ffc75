import { createPortal } from 'react-dom';
import { languageOf } from '@/components/ui/language-of';
import { Link } from '@/components/ui/link';
import { localeOf } from '@/lib/i18n/locales';
import { providerPath } from '@/lib/routing/paths-of-kept';
import { viewed } from './kept-store';
import { PhoneLink } from './phone-link';
import type { SavedTexts } from './saved-texts';
import { useKept } from './use-kept';

/** The place of the strip, on the pages that have one. */
const PLACE = 'viewed';

/** The providers that were viewed last, below what a page is for (product rule 2.20). */
export function ViewedStrip({ texts }: { texts: SavedTexts }) {
  const { providers } = useKept(viewed);
  const place = document.getElementById(PLACE);
  if (!place || providers.length === 0) return null;
  const locale = localeOf(document.documentElement.lang);
  return createPortal(
    <section className="viewed container-page no-print" aria-labelledby="viewed-title">
      <div>
        <h2 id="viewed-title" className="text-xl">
          {texts.viewed}
        </h2>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => viewed.change(() => ({ providers: [] }))}
        >
          {texts.clearViewed}
        </button>
      </div>
      <ul>
        {providers.map(({ id, name, phone, area }) => (
          <li key={id} className="panel">
            <Link href={providerPath(id, locale)} {...languageOf(name, locale)}>
              {name}
            </Link>
            {area && <small {...languageOf(area, locale)}>{area}</small>}
            {phone && <PhoneLink name={name} phone={phone} label={texts.call} />}
          </li>
        ))}
      </ul>
    </section>,
    place,
  );
}
