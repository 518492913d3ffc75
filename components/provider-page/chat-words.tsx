'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import { lazyComponent } from '@/components/ui/lazy-load';
import type { ChatFieldsProps } from './chat-fields';

const ChatFields = lazyComponent(() => import('./chat-fields').then((file) => file.ChatFields));

/** What a visitor may add to the message of the page's chat links; nothing of it is sent to us (product rule 2.18). */
export function ChatWords(props: ChatFieldsProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className="chat-words needs-script no-print"
      onToggle={({ currentTarget }) => setOpened((was) => was || currentTarget.open)}
    >
      <summary>
        {props.labels.add}
        <Icon name="chevron-down" />
      </summary>
      <LazyBoundary failed={null}>{wasOpened && <ChatFields {...props} />}</LazyBoundary>
    </details>
  );
}
