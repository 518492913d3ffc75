import type messages from '../../messages/en.json';
import type { FORMATS } from './formats';
import type { Locale as SiteLocale } from './locales';

// `use-intl` declares the interface; TypeScript 6 does not merge it through next-intl's re-export.
declare module 'use-intl' {
  interface AppConfig {
    Locale: SiteLocale;
    Formats: typeof FORMATS;
    Messages: typeof messages;
  }
}
