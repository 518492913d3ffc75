'use client';

import { useTranslations } from 'next-intl';
import { SavedLink } from '@/components/saved/saved-link';
import { isModifiedEvent } from '@/components/ui/is-modified-event';
import { NavigationLink } from '@/components/ui/navigation-link';
import type { NavigationKey } from '@/lib/content/navigation';
import type { Emirate } from '@/lib/domain/emirates';
import { relOf } from '@/lib/routing/nofollow';
import { Drawer } from './drawer';
import { HeaderMenu } from './header-menu';
import { HeaderSearch, type HeaderSearchProps } from './header-search';
import { useLanguage } from './language-provider';
import type { LanguageLink } from './language-switch';
import { type MenuItem, MenuLink } from './menu-link';

interface SiteMenuProps {
  /** The item without a URL is the Emirates menu; those `inMore` are in the More menu of wide screens. */
  items: { key: NavigationKey; href?: string; inMore?: boolean }[];
  emirates: { emirate: Emirate; href: string }[];
  /** URL of the current page. */
  current: string;
  language: LanguageLink;
  search: HeaderSearchProps;
  /** URL of the saved providers. */
  saved: string;
}

/** Renders the header's search and menu items; on small screens the items are in a drawer. */
export function SiteMenu({ items, emirates: links, current, language, search, saved }: SiteMenuProps) {
  const t = useTranslations();
  const emirates: MenuItem[] = links.map(({ emirate, href }) => {
    const name = t(`emirates.${emirate}.name`);
    return {
      href,
      title: t('nav.emirateTitle', { emirate: name }),
      text: t('nav.emirateText', { emirate: name }),
    };
  });
  const more = items.flatMap(({ key, href, inMore }) =>
    inMore && href ? { href, title: t(`nav.${key}`) } : [],
  );
  return (
    <>
      <nav aria-label={t('site.mainNavigation')}>
        {items
          .filter(({ inMore }) => !inMore)
          .map(({ key, href }) =>
            href ? (
              <NavigationLink key={key} href={href} current={current} className="nav-link">
                {t(`nav.${key}`)}
              </NavigationLink>
            ) : (
              <HeaderMenu key={key} label={t(`nav.${key}`)} items={emirates} current={current} />
            ),
          )}
        <HeaderMenu label={t('nav.more')} items={more} current={current} />
        <LanguageSwitch language={language} className="button button-quiet" />
      </nav>
      <HeaderSearch {...search} />
      <SavedLink href={saved} />
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
                    <MenuLink
                      key={emirate.href}
                      item={emirate}
                      current={current}
                      loading={t('site.loading')}
                    />
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
