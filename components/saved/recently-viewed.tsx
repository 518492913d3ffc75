'use client';

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
  if (providers.length === 0) return null;
  return (
    <section className="viewed container-page no-print" aria-labelledby="viewed-title">
      <div>
        <h2 id="viewed-title" className="text-xl">
          {t('viewed')}
        </h2>
        <button type="button" className={buttonStyle('outlined')} onClick={clearViewed}>
          {t('clearViewed')}
        </button>
      </div>
      <ul>
        {providers.map(({ id, name, otherName, phone, area }) => (
          <li key={id} className="panel">
            <Link href={providerPath(id, locale)} {...languageOf(name, locale)}>
              {name}
              {otherName && (
                <small className="block font-normal" lang={locale} dir="auto">
                  {otherName}
                </small>
              )}
            </Link>
            {area && <small {...languageOf(area, locale)}>{area}</small>}
            {phone && telLink(phone) && (
              <a href={telLink(phone)!} className="viewed-phone" aria-label={t('call', { name, phone })}>
                <Icon name="phone" />
                <bdi dir="ltr">{phone}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
