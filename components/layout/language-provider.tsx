'use client';

import { createContext, useContext, useEffect, useMemo } from 'react';
import { conventionsOf, type Locale } from '@/lib/i18n/locales';

interface Language {
  locale: Locale;
  direction: 'ltr' | 'rtl';
  /** Goes to a URL of the other language, and to the same place of its page. */
  switchTo: (href: string) => void;
}

const LanguageContext = createContext<Language | undefined>(undefined);

/** Where the visitor was before the switch, as a share of the page's height: the languages differ in length. */
const PLACE = 'place-before-language-switch';

export function LanguageProvider({ locale, children }: { locale: Locale; children: React.ReactNode }) {
  useEffect(returnToPlace, []);
  const language = useMemo(
    () => ({ locale, direction: conventionsOf(locale).direction, switchTo: leaveFor }),
    [locale],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the page (product rule 1.4). @throws Error outside a LanguageProvider. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}

function leaveFor(href: string) {
  const height = document.documentElement.scrollHeight - window.innerHeight;
  // Storage can be forbidden: then the switch leads to the top.
  try {
    if (height > 0) sessionStorage.setItem(PLACE, String(window.scrollY / height));
  } catch {}
  // A whole new document, because `lang` and `dir` change with it.
  window.location.assign(href);
}

function returnToPlace() {
  try {
    const share = Number(sessionStorage.getItem(PLACE));
    sessionStorage.removeItem(PLACE);
    const height = document.documentElement.scrollHeight - window.innerHeight;
    if (share > 0) window.scrollTo({ top: share * height, behavior: 'instant' });
  } catch {}
}
