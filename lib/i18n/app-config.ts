import type messages from '../../messages/en.json';
import type { Locale as SiteLocale } from './locales';

// The core of next-intl, where the interface is declared: TypeScript 6 does not merge through the re-export.
declare module 'use-intl' {
  interface AppConfig {
    Locale: SiteLocale;
    Messages: typeof messages;
  }
}
