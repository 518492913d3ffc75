import type { Locale } from '../../i18n/locales';
import type { LegalText } from './legal-text';
import { PRIVACY_AR } from './privacy.ar';
import { PRIVACY_EN } from './privacy.en';
import { TERMS_AR } from './terms.ar';
import { TERMS_EN } from './terms.en';

export const LEGAL_TEXTS = {
  en: { privacy: PRIVACY_EN, terms: TERMS_EN },
  ar: { privacy: PRIVACY_AR, terms: TERMS_AR },
} satisfies Record<Locale, Record<'privacy' | 'terms', LegalText>>;
