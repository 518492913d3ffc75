import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { Select } from '@/components/ui/select';
import type { ChatDetails } from '@/lib/domain/chat-message';
import { chatUrl } from '@/lib/domain/contact';

export interface ChatFieldsProps {
  /** Who is written to: a number or a user name. */
  chat: string;
  name: string;
  /** The provider's page. */
  url: string;
  /** Kinds and types of vehicles in the language of the page. */
  kinds: string[];
  cars: string[];
}

const MAX_AREA_LENGTH = 80;

/** Fields for what a visitor adds to a message, and the message; the chat links of the page follow them. */
export function ChatFields({ chat, name, url, kinds, cars }: ChatFieldsProps) {
  const t = useTranslations();
  const texts = useProviderTexts();
  const [message, setMessage] = useState(() => texts.chatMessage({ name, url }));

  function write(event: React.FormEvent<HTMLFormElement>) {
    const chatDetails = Object.fromEntries(new FormData(event.currentTarget)) as ChatDetails;
    const written = texts.chatMessage({ name, url }, chatDetails);
    setMessage(written);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-chat]'))
      link.href = chatUrl(chat, written);
  }

  const options = (values: string[]) => [
    ['', t('chat.notSaid')] as const,
    ...values.map((value) => [value, value] as const),
  ];
  return (
    <>
      <form autoComplete="off" onInput={write} onSubmit={(event) => event.preventDefault()}>
        {kinds.length > 0 && (
          <Select name="kind" label={t('chat.kindField')} value={undefined} options={options(kinds)} />
        )}
        <Select name="car" label={t('chat.carField')} value={undefined} options={options(cars)} />
        <label className="field">
          {t('chat.areaField')}
          <input className="input" name="area" maxLength={MAX_AREA_LENGTH} dir="auto" />
        </label>
      </form>
      <p className="chat-preview-title">{t('chat.preview')}</p>
      <p className="chat-preview" dir="auto">
        {message}
      </p>
    </>
  );
}
