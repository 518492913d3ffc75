import { useState } from 'react';
import { Select } from '@/components/ui/select';
import { type ChatTexts, type ChatWish, writeChat } from '@/lib/domain/chat-message';
import { chatUrl } from '@/lib/domain/contact';

export interface ChatFieldsProps {
  /** Who is written to: a number or a user name. */
  chat: string;
  name: string;
  /** The provider's page. */
  url: string;
  texts: ChatTexts;
  kinds: string[];
  cars: string[];
  labels: Record<'add' | 'kind' | 'area' | 'car' | 'notSaid' | 'preview', string>;
}

const LONGEST_AREA = 80;

/** Fields for what a visitor adds to a message, and the message; the chat links of the page follow them. */
export function ChatFields({ chat, name, url, texts, kinds, cars, labels }: ChatFieldsProps) {
  const [message, setMessage] = useState(() => writeChat(texts, { name, url }));

  function write(event: React.FormEvent<HTMLFormElement>) {
    const wish = Object.fromEntries(new FormData(event.currentTarget)) as ChatWish;
    const written = writeChat(texts, { ...wish, name, url });
    setMessage(written);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-chat]'))
      link.href = chatUrl(chat, written);
  }

  const options = (values: string[]) => [
    ['', labels.notSaid] as const,
    ...values.map((value) => [value, value] as const),
  ];
  return (
    <>
      <form autoComplete="off" onInput={write} onSubmit={(event) => event.preventDefault()}>
        {kinds.length > 0 && (
          <Select name="kind" label={labels.kind} value={undefined} options={options(kinds)} />
        )}
        <Select name="car" label={labels.car} value={undefined} options={options(cars)} />
        <label className="field">
          {labels.area}
          <input className="input" name="area" maxLength={LONGEST_AREA} dir="auto" />
        </label>
      </form>
      <p className="chat-preview-title">{labels.preview}</p>
      <p className="chat-preview" dir="auto">
        {message}
      </p>
    </>
  );
}
