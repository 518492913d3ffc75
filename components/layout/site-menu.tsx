'use client';

import { SavedSign } from '@/components/saved/saved-sign';
import { NavigationLink } from '@/components/ui/navigation-link';
import { opensElsewhere } from '@/components/ui/opens-elsewhere';
import { relOf } from '@/lib/routing/nofollow';
import { Drawer } from './drawer';
import { type EmirateItem, EmirateLink } from './emirate-link';
import { EmiratesMenu } from './emirates-menu';
import { HeaderSearch } from './header-search';
import { useLanguage } from './language-provider';
import type { LanguageLink } from './language-switch';

interface SiteMenuProps {
  /** The item without a URL is the dropdown of the emirates. */
  items: { text: string; href?: string }[];
  emirates: (readonly [href: string, name: string])[];
  current: string;
  language: LanguageLink;
  /** URL of the list of all services. */
  search: string;
  /** URL of what the visitor saved. */
  saved: string;
  /** `emirateTitle` and `emirateText` have {emirate} where the name goes. */
  labels: Record<
    'search' | 'saved' | 'open' | 'close' | 'menu' | 'main' | 'loading' | 'emirateTitle' | 'emirateText',
    string
  >;
}

/** The header's search and items: a menu on wide screens, a drawer on the others. */
export function SiteMenu({
  items,
  emirates: named,
  current,
  language,
  search,
  saved,
  labels,
}: SiteMenuProps) {
  const emirates: EmirateItem[] = named.map(([href, name]) => ({
    href,
    title: labels.emirateTitle.replace('{emirate}', name),
    text: labels.emirateText.replace('{emirate}', name),
  }));
  return (
    <>
      <HeaderSearch href={search} label={labels.search} />
      <SavedSign href={saved} label={labels.saved} />
      <nav aria-label={labels.main}>
        {items.map(({ text, href }) =>
          href ? (
            <NavigationLink key={text} href={href} current={current} className="nav-link">
              {text}
            </NavigationLink>
          ) : (
            <EmiratesMenu key={text} label={text} items={emirates} />
          ),
        )}
        <LanguageSwitch language={language} className="button button-quiet" />
      </nav>
      <div className="lg:hidden">
        <Drawer openLabel={labels.open} closeLabel={labels.close} title={labels.menu}>
          <nav aria-label={labels.main}>
            {items.map(({ text, href }) =>
              href ? (
                <NavigationLink key={text} href={href} current={current} className="drawer-link">
                  {text}
                </NavigationLink>
              ) : (
                <details key={text}>
                  <summary className="drawer-link">{text}</summary>
                  {emirates.map((emirate) => (
                    <EmirateLink key={emirate.href} item={emirate} loading={labels.loading} />
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

/** Without script the link leads to the top of the page in the other language. */
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
        if (opensElsewhere(event)) return;
        event.preventDefault();
        switchTo(href);
      }}
    >
      {text}
    </a>
  );
}
