import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { FIELD } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { type ChatDetails, chatUrl } from '@/lib/domain/contact';

export interface ChatFieldsProps {
  /** The WhatsApp number or user name of the provider. */
  chat: string;
  name: string;
  /** URL of the provider's page. */
  url: string;
  /** Localized kinds and vehicle types. */
  kinds: string[];
  cars: string[];
}

const MAX_AREA_LENGTH = 80;

/** Renders the fields and a preview of the message, and updates the chat links of the page. */
export function ChatFields({ chat, name, url, kinds, cars }: ChatFieldsProps) {
  const t = useTranslations();
  const texts = useProviderTexts();
  const [message, setMessage] = useState(() => texts.chatMessage({ name, url }));

  function updateMessage(event: React.FormEvent<HTMLFormElement>) {
    const details = Object.fromEntries(new FormData(event.currentTarget)) as ChatDetails;
    const updated = texts.chatMessage({ name, url }, details);
    setMessage(updated);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-chat]'))
      link.href = chatUrl(chat, updated);
  }

  const options = (values: string[]) => [
    ['', t('chat.notSaid')] as const,
    ...values.map((value) => [value, value] as const),
  ];
  return (
    <>
      <form
        className="grid gap-2.5"
        autoComplete="off"
        onInput={updateMessage}
        onSubmit={(event) => event.preventDefault()}
      >
        {kinds.length > 0 && (
          <Select name="kind" label={t('chat.kindField')} value={undefined} options={options(kinds)} />
        )}
        <Select name="car" label={t('chat.carField')} value={undefined} options={options(cars)} />
        <label className={FIELD}>
          {t('chat.areaField')}
          <input className="input" name="area" maxLength={MAX_AREA_LENGTH} dir="auto" />
        </label>
      </form>
      <p className="mt-3 mb-1 text-sm font-medium text-ink-700">{t('chat.preview')}</p>
      <p
        className="rounded-note bg-leaf-100 px-3 py-2.5 text-sm wrap-anywhere whitespace-pre-line"
        data-preview
        dir="auto"
      >
        {message}
      </p>
    </>
  );
}
