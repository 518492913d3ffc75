import { getLocale, getTranslations } from 'next-intl/server';
import { VEHICLE_TYPES } from '@/lib/domain/booking';
import { chatName } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import { urlOf } from '@/lib/routing/url-of';
import { ChatWords } from './chat-words';

/** What can be added to the message of a provider's chat: a kind that it offers, the car, the area (product rule 2.18). */
export async function ChatComposer({ provider }: { provider: Provider }) {
  const [t, locale] = await Promise.all([getTranslations('booking.vehicles'), getLocale()]);
  const chat = chatName(provider);
  if (!chat) return null;
  return (
    <ChatWords
      chat={chat}
      name={provider.name}
      url={urlOf({ page: 'provider', id: provider.id }, locale)}
      kinds={provider.kinds.map(({ name }) => name[locale])}
      cars={VEHICLE_TYPES.map((type) => t(type))}
    />
  );
}
