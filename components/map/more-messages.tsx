'use client';

import { NextIntlClientProvider, useMessages } from 'next-intl';

type Messages = ReturnType<typeof useMessages>;

/** Adds messages to those of every page, which the page then does not carry a second time. */
export function MoreMessages({
  messages,
  children,
}: {
  messages: Partial<Messages>;
  children: React.ReactNode;
}) {
  const all = useMessages();
  return <NextIntlClientProvider messages={{ ...all, ...messages }}>{children}</NextIntlClientProvider>;
}
