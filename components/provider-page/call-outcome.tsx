'use client';

import { useEffect, useState } from 'react';
import { LazyBoundary, lazyComponent } from '@/components/ui/lazy';
import { ASKED_FOR, LAST_CALL_KEY } from '@/lib/domain/call-outcome';
import type { CallQuestionProps } from './call-question';

const CallQuestion = lazyComponent(() => import('./call-question').then((file) => file.CallQuestion));

/**
 * Asks a visitor who comes back from a call or a chat with this provider whether it worked (product rule 2.33), also after a call from a
 * list, or on a page that the phone loaded again. Nothing is loaded for it before.
 * @param tel the link of its phone
 */
export function CallOutcome({
  tel,
  ...question
}: Omit<CallQuestionProps, 'onDone'> & { tel: string | null }) {
  const [isAsked, setAsked] = useState(false);
  const { provider } = question;
  useEffect(() => {
    function ask() {
      if (document.visibilityState === 'visible' && wasCalled(provider, tel)) setAsked(true);
    }
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [provider, tel]);
  return (
    <LazyBoundary failed={null}>
      {isAsked && <CallQuestion {...question} onDone={() => setAsked(false)} />}
    </LazyBoundary>
  );
}

/** Whether the last call of this tab was to this provider, and not long ago; another number than its phone says nothing of that. */
function wasCalled(provider: number, tel: string | null): boolean {
  try {
    const [id, at, link = ''] = sessionStorage.getItem(LAST_CALL_KEY)?.split(' ') ?? [];
    const isAnother = link.startsWith('tel:') && link !== tel;
    return Number(id) === provider && !isAnother && Date.now() - Number(at) < ASKED_FOR;
  } catch {
    return false;
  }
}
