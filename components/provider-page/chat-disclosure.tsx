'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { LazyBoundary, lazyComponent } from '@/components/ui/lazy';
import type { ChatFieldsProps } from './chat-fields';

const ChatFields = lazyComponent(() => import('./chat-fields').then((file) => file.ChatFields));

/** Renders the fields of the chat message in a disclosure, loaded on first use. Nothing is sent to us (product rule 2.18). */
export function ChatDisclosure(props: ChatFieldsProps) {
  const t = useTranslations('chat');
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className="group needs-script no-print ps-8.5 pb-2.5"
      onToggle={({ currentTarget }) => setOpened((was) => was || currentTarget.open)}
    >
      <summary className="inline-flex min-h-target items-center gap-1.5 text-sm font-medium text-water-700">
        {t('add')}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <LazyBoundary failed={null}>{wasOpened && <ChatFields {...props} />}</LazyBoundary>
    </details>
  );
}
