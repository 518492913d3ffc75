import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { languageOf } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { telLink } from '@/lib/domain/contact';
import { providerPath } from '@/lib/routing/client-paths';
import { clearViewed, useViewed } from './saved-store';

/** The providers viewed most recently (product rule 2.20). */
export function RecentlyViewed() {
  const t = useTranslations('saved');
  const locale = useLocale();
  const { providers } = useViewed();
  return (
    <section className="no-print container-page py-8" aria-labelledby="viewed-title">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="viewed-title" className="text-xl">
          {t('viewed')}
        </h2>
        <button type="button" className={buttonStyle('outlined')} onClick={clearViewed}>
          {t('clearViewed')}
        </button>
      </div>
      <ul className="-mx-gutter flex snap-x snap-proximity scroll-px-gutter gap-3 overflow-x-auto overscroll-x-contain px-gutter pt-1 pb-3">
        {providers.map(({ id, name, otherName, phone, area }) => (
          <li
            key={id}
            className="panel-link panel relative grid w-54 flex-none snap-start grid-rows-[auto_1fr_auto] px-3.5 pt-3 pb-1.5"
          >
            <Link
              href={providerPath(id, locale)}
              className="text-page-start stretched-link leading-snug font-bold"
              {...languageOf(name, locale)}
            >
              {name}
              {otherName && (
                <small className="block font-normal" lang={locale} dir="auto">
                  {otherName}
                </small>
              )}
            </Link>
            {area && (
              <small className="text-page-start text-ink-500" {...languageOf(area, locale)}>
                {area}
              </small>
            )}
            {phone && telLink(phone) && (
              <a
                href={telLink(phone)!}
                className="z-1 inline-flex min-h-target items-center gap-2 justify-self-start text-sm text-water-700 hover:underline"
                aria-label={t('call', { name, phone })}
              >
                <Icon name="phone" className="size-4" />
                <bdi dir="ltr">{phone}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
