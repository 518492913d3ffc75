import { getTranslations } from 'next-intl/server';
import { getChatTexts } from '@/components/facts/chat-texts';
import { VEHICLE_TYPES } from '@/lib/domain/booking';
import { chatName } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import { ChatWords } from './chat-words';

/** What can be added to the message of a provider's chat: a kind that it offers, the car, the area (product rule 2.18). */
export async function ChatComposer({ provider }: { provider: Provider }) {
  const [t, { texts, pageOf }] = await Promise.all([getTranslations(), getChatTexts()]);
  const chat = chatName(provider);
  if (!chat) return null;
  return (
    <ChatWords
      chat={chat}
      name={provider.name}
      url={pageOf(provider)}
      texts={texts}
      kinds={provider.kinds.map((kind) => t(`kinds.${kind}`))}
      cars={VEHICLE_TYPES.map((type) => t(`booking.vehicles.${type}`))}
      labels={{
        add: t('chat.add'),
        kind: t('chat.kindField'),
        area: t('chat.areaField'),
        car: t('chat.carField'),
        notSaid: t('chat.notSaid'),
        preview: t('chat.preview'),
      }}
    />
  );
}
