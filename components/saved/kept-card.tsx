import { languageOf } from '@/components/ui/language-of';
import { Link } from '@/components/ui/link';
import { telLink } from '@/lib/domain/contact';
import type { KeptProvider } from '@/lib/domain/kept-provider';
import type { Locale } from '@/lib/i18n/locales';
import { providerPath } from '@/lib/routing/paths-of-kept';
import { toggleSaved } from './change-saved';
import type { SavedPageTexts } from './saved-texts';

interface KeptCardProps {
  provider: KeptProvider;
  /** Whether the directory no longer has it. */
  isGone: boolean;
  locale: Locale;
  texts: SavedPageTexts;
  children: React.ReactNode;
}

/** A card of what the device keeps of a provider: its name, where it is and its number. */
export function KeptCard({ provider, isGone, locale, texts, children }: KeptCardProps) {
  const { id, name, phone, area } = provider;
  return (
    <article className="card" data-gone={isGone || undefined}>
      <img src="/card.svg" alt="" />
      <h3 {...languageOf(name, locale)}>{name}</h3>
      <p className="where">{area && <b {...languageOf(area, locale)}>{area}</b>}</p>
      {isGone && <p className="gone">{texts.gone}</p>}
      <div className="actions">
        {phone && (
          <a
            href={telLink(phone)}
            dir="ltr"
            aria-label={texts.parts.call.replace('{name}', name).replace('{phone}', phone)}
          >
            {phone}
          </a>
        )}
        {isGone ? (
          <button
            type="button"
            className="button button-quiet"
            aria-label={texts.removeName.replace('{name}', name)}
            onClick={() => toggleSaved(provider)}
          >
            {texts.remove}
          </button>
        ) : (
          <Link href={providerPath(id, locale)} aria-label={texts.detailsOf.replace('{name}', name)}>
            {texts.details}
          </Link>
        )}
      </div>
      {children}
    </article>
  );
}
