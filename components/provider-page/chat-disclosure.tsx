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
      className="chat-disclosure needs-script no-print"
      onToggle={({ currentTarget }) => setOpened((was) => was || currentTarget.open)}
    >
      <summary>
        {t('add')}
        <Icon name="chevron-down" />
      </summary>
      <LazyBoundary failed={null}>{wasOpened && <ChatFields {...props} />}</LazyBoundary>
    </details>
  );
}
