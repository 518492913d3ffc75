import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { chatLink, phoneLink, visiblePhone, websiteLink } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import { getLinks } from '@/lib/routing/links';

/** The main button: a call, else the chat, else the website, else our contact page. */
export async function BookButton({ provider }: { provider: Provider }) {
  const t = await getTranslations('provider');
  const to = await getLinks();
  const phone = visiblePhone(provider);
  const tel = phoneLink(provider);
  if (tel && phone) {
    return (
      <a href={tel} className="button button-sun w-full">
        <Icon name="phone" />
        {/* The number is one piece from left to right, in Arabic lines too. */}
        <span>{t.rich('bookCallRich', { phone: () => <bdi dir="ltr">{phone}</bdi> })}</span>
      </a>
    );
  }
  return (
    <a
      href={chatLink(provider) ?? websiteLink(provider) ?? to({ page: 'contact' })}
      className="button button-sun w-full"
    >
      <Icon name="message-circle" />
      {t('bookContact')}
    </a>
  );
}
