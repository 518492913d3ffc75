'use client';

import { createContext, useContext, useEffect, useMemo } from 'react';
import { conventionsOf, type Locale } from '@/lib/i18n/locales';

interface Language {
  locale: Locale;
  direction: 'ltr' | 'rtl';
  /** Navigates to a URL in the other language and restores the scroll position. */
  switchTo: (href: string) => void;
}

const LanguageContext = createContext<Language | undefined>(undefined);

/** Key of the scroll position before a switch, as a share of the page's height, because translations differ in length. */
const SCROLL_KEY = 'place-before-language-switch';

export function LanguageProvider({ locale, children }: { locale: Locale; children: React.ReactNode }) {
  useEffect(restoreScroll, []);
  const language = useMemo(
    () => ({ locale, direction: conventionsOf(locale).direction, switchTo: navigateTo }),
    [locale],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** Returns the language of the page (product rule 1.4). @throws Error outside a LanguageProvider. */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('useLanguage must be used within a LanguageProvider');
  return language;
}

function navigateTo(href: string) {
  const height = document.documentElement.scrollHeight - window.innerHeight;
  // If storage is blocked, the new page starts at the top.
  try {
    if (height > 0) sessionStorage.setItem(SCROLL_KEY, String(window.scrollY / height));
  } catch {}
  // A full page load, because `lang` and `dir` are attributes of the document.
  window.location.assign(href);
}

function restoreScroll() {
  try {
    const share = Number(sessionStorage.getItem(SCROLL_KEY));
    // Measuring the page would force its layout.
    if (!share) return;
    sessionStorage.removeItem(SCROLL_KEY);
    const height = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: share * height, behavior: 'instant' });
  } catch {}
}
