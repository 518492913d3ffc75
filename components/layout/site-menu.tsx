'use client';

import { useTranslations } from 'next-intl';
import { SavedLink } from '@/components/saved/saved-link';
import { isModifiedEvent } from '@/components/ui/is-modified-event';
import { NavigationLink } from '@/components/ui/navigation-link';
import type { NavigationKey } from '@/lib/content/navigation';
import type { Emirate } from '@/lib/domain/emirates';
import { relOf } from '@/lib/routing/nofollow';
import { Drawer } from './drawer';
import { type EmirateItem, EmirateLink } from './emirate-link';
import { EmiratesMenu } from './emirates-menu';
import { HeaderSearch, type HeaderSearchProps } from './header-search';
import { useLanguage } from './language-provider';
import type { LanguageLink } from './language-switch';

interface SiteMenuProps {
  /** The item without a URL is the Emirates menu. */
  items: { key: NavigationKey; href?: string }[];
  emirates: { emirate: Emirate; href: string }[];
  /** URL of the page that is shown. */
  current: string;
  language: LanguageLink;
  search: HeaderSearchProps;
  /** URL of the saved providers. */
  saved: string;
}

/** The header's search and items: a menu on wide screens, a drawer on the others. */
export function SiteMenu({ items, emirates: links, current, language, search, saved }: SiteMenuProps) {
  const t = useTranslations();
  const emirates: EmirateItem[] = links.map(({ emirate, href }) => {
    const name = t(`emirates.${emirate}.name`);
    return {
      href,
      title: t('nav.emirateTitle', { emirate: name }),
      text: t('nav.emirateText', { emirate: name }),
    };
  });
  return (
    <>
      <HeaderSearch {...search} />
      <SavedLink href={saved} />
      <nav aria-label={t('site.mainNavigation')}>
        {items.map(({ key, href }) =>
          href ? (
            <NavigationLink key={key} href={href} current={current} className="nav-link">
              {t(`nav.${key}`)}
            </NavigationLink>
          ) : (
            <EmiratesMenu key={key} label={t(`nav.${key}`)} items={emirates} />
          ),
        )}
        <LanguageSwitch language={language} className="button button-quiet" />
      </nav>
      <div className="lg:hidden">
        <Drawer>
          <nav aria-label={t('site.mainNavigation')}>
            {items.map(({ key, href }) =>
              href ? (
                <NavigationLink key={key} href={href} current={current} className="drawer-link">
                  {t(`nav.${key}`)}
                </NavigationLink>
              ) : (
                <details key={key}>
                  <summary className="drawer-link">{t(`nav.${key}`)}</summary>
                  {emirates.map((emirate) => (
                    <EmirateLink key={emirate.href} item={emirate} loading={t('site.loading')} />
                  ))}
                </details>
              ),
            )}
            <LanguageSwitch language={language} className="button button-quiet" />
          </nav>
        </Drawer>
      </div>
    </>
  );
}

/** Links to the page in the other language; with script, the scroll position is restored. */
function LanguageSwitch({ language, className }: { language: LanguageLink; className: string }) {
  const { href, lang, title, text } = language;
  const { switchTo } = useLanguage();
  return (
    <a
      href={href}
      rel={relOf(href)}
      lang={lang}
      hrefLang={lang}
      title={title}
      className={className}
      onClick={(event) => {
        if (isModifiedEvent(event)) return;
        event.preventDefault();
        switchTo(href);
      }}
    >
      {text}
    </a>
  );
}
