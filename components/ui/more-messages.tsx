'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';

type Messages = ReturnType<typeof useMessages>;

interface MoreMessagesProps {
  messages: Partial<Messages>;
  children: React.ReactNode;
}

/** Adds messages to those of every page without repeating these in the HTML. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const [all, locale] = [useMessages(), useLocale()];
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...all, ...messages }}>
      {children}
    </NextIntlClientProvider>
  );
}
