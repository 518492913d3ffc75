import { getContactLinks, linkTarget } from '@/components/facts/contact-links';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { NoticeBox } from '@/components/ui/notice';
import { VEHICLE_TYPES } from '@/lib/domain/booking';
import { hasMobileApp } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import { getIntl } from '@/lib/routing/get-intl';
import { urlOf } from '@/lib/routing/url-of';
import { ChatDisclosure } from './chat-disclosure';

/** Renders the contacts of a provider, with ticks for checked ones; that of WhatsApp, which nobody checks, is grey (product rule 2.8). */
export async function Contacts({ provider, isUnreached }: { provider: Provider; isUnreached: boolean }) {
  const { t, to } = await getIntl('providerPage');
  const known = await getContactLinks(provider);
  const links = known.map((link) => ({
    ...link,
    tick: link.isChecked && t(`ticks.${link.name}`),
  }));
  const app = {
    name: 'mobileApp',
    icon: 'smartphone',
    href: to({ name: 'carWashApps' }),
    text: t('mobileAppText'),
    tick: false,
  } as const;
  return (
    <section className="max-lg:order-1 max-lg:mt-7 max-lg:border-t max-lg:border-sand-200 max-lg:pt-7">
      <h2 id="contact" className="text-xl lg:sr-only">
        {t('contact')}
      </h2>
      {isUnreached && (
        <NoticeBox kind="tip" icon="circle-alert" className="mt-3">
          {t('unreached')}
        </NoticeBox>
      )}
      <ul className="mt-3 *:border-sand-200 *:not-last:border-b">
        {[...links, ...(hasMobileApp(provider) ? [app] : [])].map(({ name, icon, href, text, tick }) => (
          <li key={`${name} ${text}`}>
            {/* Without a URL, the number is only shown. */}
            <a
              href={href ?? undefined}
              className="flex min-h-14 items-center gap-3.5 py-1.5 hover:text-water-700"
              data-chat={name === 'whatsapp' || undefined}
              {...linkTarget(href)}
            >
              <Icon name={icon} className="text-water-600" />
              <span className="min-w-0 wrap-anywhere">
                <span className="flex flex-wrap items-center gap-x-2.5 font-medium">
                  <span>{t(name)}</span>{' '}
                  {tick && (
                    <small
                      className={`inline-flex items-center gap-1 text-sm font-normal ${name === 'whatsapp' ? 'text-ink-500' : 'text-leaf-700'}`}
                    >
                      <Icon name="check" className="size-4" />
                      {tick}
                    </small>
                  )}
                </span>{' '}
                {text && (
                  <DataText
                    className={`text-sm text-ink-500 ${name === 'website' ? 'block truncate print:whitespace-normal' : ''}`}
                  >
                    {text}
                  </DataText>
                )}
                {linkTarget(href).target && <span className="sr-only"> {t('newTab')}</span>}
              </span>
              {href && <Icon name="chevron-right" className="icon-directional ms-auto text-sand-400" />}
            </a>
            {name === 'whatsapp' && <ChatComposer provider={provider} />}
          </li>
        ))}
      </ul>
      {links.some(({ tick }) => tick) && (
        <p className="mt-2 text-sm">
          <Link href={to({ name: 'about' }, 'verified')} className="text-link inline-block py-1">
            {t('ticks.meaning')}
          </Link>
        </p>
      )}
      <p className="mt-2 text-sm text-ink-500">{t('contactText')}</p>
    </section>
  );
}

/** Renders fields to add a kind, the car and the area to the WhatsApp message (product rule 2.18). */
async function ChatComposer({ provider }: { provider: Provider }) {
  const { t, locale } = await getIntl('booking.vehicles');
  const { chatName: chat } = provider;
  if (!chat) return null;
  return (
    <ChatDisclosure
      chat={chat}
      name={provider.name}
      url={urlOf({ name: 'provider', id: provider.id }, locale)}
      kinds={provider.kinds.map(({ name }) => name[locale])}
      cars={VEHICLE_TYPES.map((type) => t(type))}
    />
  );
}
