'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, type MouseEvent, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SavedLink } from '@/components/saved/saved-link';
import { buttonStyle, iconButtonStyle } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { importLazily } from '@/components/ui/lazy';
import { isModifiedEvent, NavigationLink } from '@/components/ui/link';
import type { NavigationKey } from '@/lib/content/navigation';
import type { Emirate } from '@/lib/domain/emirates';
import { conventionsOf, otherLocale } from '@/lib/i18n/locales';
import { relOf } from '@/lib/routing/nofollow';
import { HeaderMenu } from './header-menu';
import { useLanguage } from './language-provider';
import { MenuLink, type NavigationItem } from './menu-link';
import type { SearchDialogProps } from './search-dialog';

interface SiteMenuProps {
  /** The item without a URL is the Emirates menu; those `inMore` are in the More menu of wide screens, or of the narrowest of them. */
  items: { key: NavigationKey; icon: IconName; href?: string; inMore?: 'always' | 'narrow' }[];
  emirates: { emirate: Emirate; href: string }[];
  /** URL of the current page. */
  current: string;
  /** URL of the page in the other language. */
  language: string;
  search: HeaderSearchProps;
  /** URL of the saved providers. */
  saved: string;
  /** URL of the map of what the page lists, or of all providers. */
  map: string;
  /** URL of the form for owners. */
  listing: string;
  /** Links that only the drawer has. */
  drawer: { href: string; text: string; icon: IconName }[];
}

/** Renders the header's search and menu items; on small screens the items are in a drawer. */
export function SiteMenu({
  items,
  emirates: links,
  current,
  language,
  search,
  saved,
  map,
  listing,
  drawer,
}: SiteMenuProps) {
  const t = useTranslations();
  const emirates: NavigationItem[] = links.map(({ emirate, href }) => {
    const name = t(`emirates.${emirate}.name`);
    return {
      href,
      title: t('nav.emirateTitle', { emirate: name }),
      text: t('nav.emirateText', { emirate: name }),
    };
  });
  const more = items.flatMap(({ key, href, inMore }) =>
    inMore && href ? { href, title: t(`nav.${key}`), isNarrow: inMore === 'narrow' } : [],
  );
  return (
    <>
      <nav aria-label={t('site.mainNavigation')} className="hidden items-center lg:ms-3 lg:flex lg:flex-1">
        {items
          .filter(({ inMore }) => inMore !== 'always')
          .map(({ key, href, inMore }) =>
            href ? (
              <NavigationLink
                key={key}
                href={href}
                current={current}
                className={inMore ? 'nav-link max-header:hidden' : 'nav-link'}
              >
                {t(`nav.${key}`)}
              </NavigationLink>
            ) : (
              <HeaderMenu key={key} label={t(`nav.${key}`)} items={emirates} current={current} />
            ),
          )}
        <HeaderMenu label={t('nav.more')} items={more} current={current} />
        <LanguageSwitch href={language} className={buttonStyle('plain', 'ms-auto px-3')} />
      </nav>
      <HeaderSearch {...search} />
      <div className="max-lg:hidden">
        <SavedLink href={saved} />
      </div>
      <NavigationLink
        href={listing}
        current={current}
        className={buttonStyle('outlined', 'rounded-pill max-sm:px-3 lg:flex-none lg:whitespace-nowrap')}
      >
        {t('nav.updateListing')}
      </NavigationLink>
      <LanguageSwitch href={language} isShort className={iconButtonStyle('plain', 'lg:hidden')} />
      <BottomBar explore={search.href} map={map} saved={saved} current={current}>
        <Drawer>
          <nav aria-label={t('site.mainNavigation')}>
            {items.map(({ key, icon, href }) =>
              href ? (
                <NavigationLink key={key} href={href} current={current} className="drawer-link">
                  <Icon name={icon} className="text-water-600" />
                  {t(`nav.${key}`)}
                </NavigationLink>
              ) : (
                <details key={key} className="group">
                  <summary className="drawer-link">
                    <Icon name={icon} className="text-water-600" />
                    {t(`nav.${key}`)}
                    <Icon
                      name="chevron-down"
                      className="ms-auto text-water-600 transition-transform group-open:rotate-180"
                    />
                  </summary>
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
            {drawer.map(({ href, text, icon }) => (
              <NavigationLink key={href} href={href} current={current} className="drawer-link">
                <Icon name={icon} className="text-water-600" />
                {text}
              </NavigationLink>
            ))}
            <LanguageSwitch href={language} className={buttonStyle('outlined', 'mt-5 w-full')} />
          </nav>
        </Drawer>
      </BottomBar>
    </>
  );
}

interface LanguageSwitchProps {
  href: string;
  className: string;
  isShort?: boolean;
}

/** Links to the page in the other language; with JavaScript, the scroll position is restored. */
function LanguageSwitch({ href, className, isShort }: LanguageSwitchProps) {
  const t = useTranslations('site');
  const { locale, switchTo } = useLanguage();
  const lang = otherLocale(locale);
  return (
    <a
      href={href}
      rel={relOf(href)}
      hrefLang={lang}
      title={t('switchLanguageLabel')}
      className={className}
      onClick={(event) => {
        if (isModifiedEvent(event)) return;
        event.preventDefault();
        switchTo(href);
      }}
    >
      {isShort && (
        <span lang={lang} aria-hidden="true">
          {conventionsOf(lang).shortName}
        </span>
      )}
      <span lang={lang} className={isShort ? 'sr-only' : undefined}>
        {t('switchLanguage')}
      </span>
    </a>
  );
}

/**
 * The mobile menu: a modal panel that slides in from the inline end. Its content is rendered when it is opened, because without script
 * its button leads to the footer's list, and it would be 3 KB of every page.
 */
function Drawer({ children }: { children: React.ReactNode }) {
  const t = useTranslations('site');
  const dialog = useRef<HTMLDialogElement>(null);
  const [isRendered, setRendered] = useState(false);

  function open(event: SyntheticEvent) {
    event.preventDefault();
    flushSync(() => setRendered(true));
    dialog.current?.showModal();
  }

  function closeOnClick({ target, currentTarget }: MouseEvent) {
    const isBackdrop = target === currentTarget;
    if (isBackdrop || (target as Element).closest('a')) dialog.current?.close();
  }

  return (
    <>
      <a
        href="#sitemap"
        role="button"
        aria-label={t('openMenu')}
        className="bottom-link"
        onClick={open}
        onKeyDown={(event) => {
          if (event.key === ' ') open(event);
        }}
      >
        <Icon name="menu" />
        <span aria-hidden="true">{t('menu')}</span>
      </a>
      <dialog ref={dialog} className="drawer" aria-label={t('menu')} onClick={closeOnClick}>
        {isRendered && (
          <>
            <div className="mb-2 flex items-center justify-between">
              <strong className="text-lg">{t('menu')}</strong>
              <button
                type="button"
                className={iconButtonStyle('outlined')}
                aria-label={t('closeMenu')}
                onClick={() => dialog.current?.close()}
              >
                <Icon name="x" />
              </button>
            </div>
            {children}
          </>
        )}
      </dialog>
    </>
  );
}

interface BottomBarProps {
  explore: string;
  map: string;
  saved: string;
  /** URL of the current page. */
  current: string;
  /** The menu. */
  children: React.ReactNode;
}

/** Renders the bar at the bottom of phones. */
function BottomBar({ explore, map, saved, current, children }: BottomBarProps) {
  const t = useTranslations('nav');
  return (
    <nav aria-label={t('quick')} className="bottom-bar">
      <NavigationLink href={explore} current={current} className="bottom-link">
        <Icon name="search" />
        {t('explore')}
      </NavigationLink>
      <NavigationLink href={map} current={current} rel="nofollow" className="bottom-link">
        <Icon name="map" />
        {t('map')}
      </NavigationLink>
      <SavedLink href={saved} isInBar isCurrent={saved === current} />
      {children}
    </nav>
  );
}

interface HeaderSearchProps {
  /** URL of the list of all services, in the language of the page. */
  href: string;
  label: string;
  placeholder: string;
}

/** The header's search icon, which opens the search dialog. Without JavaScript, or if loading fails, it links to all services. */
function HeaderSearch({ href, label, placeholder }: HeaderSearchProps) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);

  async function show(event: MouseEvent) {
    if (isModifiedEvent(event)) return;
    event.preventDefault();
    try {
      const { SearchDialog } = await importLazily(() => import('./search-dialog'));
      setDialog(() => SearchDialog);
      setOpen(true);
    } catch {
      location.assign(href);
    }
  }

  return (
    <>
      <a
        href={href}
        className={iconButtonStyle('plain', 'rounded-pill max-lg:hidden')}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={show}
      >
        <Icon name="search" />
      </a>
      {Dialog && isOpen && (
        <Dialog action={href} label={label} placeholder={placeholder} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
