import type { Messages, NamespaceKeys, NestedKeyOf } from 'next-intl';
import { getFormatter, getLocale, getNow, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { createPageTexts } from '../i18n/hours-texts';
import type { Locale } from '../i18n/locales';
import { localizedPathOf } from './path-of';
import type { Route } from './route';

/** Ids of the sections of the home page that can be linked to. */
export type HomeSection = 'featured-services' | 'map-preview' | 'faq';
/** Ids of the sections of the about page that explain the terms of a listing. */
type AboutSection = 'verified' | 'ratings' | 'changes';

/**
 * Returns what is said and linked to in a language, once per request: translations `t`, formatters, the words for facts of providers
 * (`texts`) and links. `to(route)` is the path of a route, `to(route, section)` that of a section of the home or about page.
 */
export const getIntlIn = cache(async (locale: Locale) => {
  const options = { locale };
  const [t, format, now] = await Promise.all([
    getTranslations(options),
    getFormatter(options),
    getNow(options),
  ]);
  const to = (route: Route, section?: HomeSection | AboutSection) =>
    localizedPathOf(route, locale) + (section ? `#${section}` : '');
  return { t, to, format, locale, now, texts: createPageTexts({ t, format, locale, now }) };
});

type Group = NamespaceKeys<Messages, NestedKeyOf<Messages>>;

/** Returns `getIntlIn` the page's language, with translations from a group of the messages. */
export const getIntl = cache(async <N extends Group = never>(group?: N) => {
  const [intl, t] = await Promise.all([getLocale().then(getIntlIn), getTranslations(group)]);
  return { ...intl, t };
});
