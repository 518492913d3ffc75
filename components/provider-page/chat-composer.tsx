import { getLocale, getTranslations } from 'next-intl/server';
import { VEHICLE_TYPES } from '@/lib/domain/booking';
import { chatName } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import { urlOf } from '@/lib/routing/url-of';
import { ChatDisclosure } from './chat-disclosure';

/** Renders fields to add a kind, the car and the area to the WhatsApp message (product rule 2.18). */
export async function ChatComposer({ provider }: { provider: Provider }) {
  const [t, locale] = await Promise.all([getTranslations('booking.vehicles'), getLocale()]);
  const chat = chatName(provider);
  if (!chat) return null;
  return (
    <ChatDisclosure
      chat={chat}
      name={provider.name}
      url={urlOf({ page: 'provider', id: provider.id }, locale)}
      kinds={provider.kinds.map(({ name }) => name[locale])}
      cars={VEHICLE_TYPES.map((type) => t(type))}
    />
  );
}
