'use client';

import { useEffect, useState } from 'react';
import { LazyBoundary, lazyComponent } from '@/components/ui/lazy';
import { ASKED_FOR, LAST_CALL_KEY } from '@/lib/domain/call-outcome';
import type { CallQuestionProps } from './call-question';

/** The ways to reach the provider of the page; cards of others have their own. */
const WAYS = ':is(.action-bar, .provider-facts) a[href^="tel:"], [data-chat]';

const CallQuestion = lazyComponent(() => import('./call-question').then((file) => file.CallQuestion));

/**
 * Asks a visitor who comes back from a call or a chat with this provider whether it worked (product rule 2.33), also on a page that the
 * phone loaded again. Nothing is loaded for it before.
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
    function note({ target }: MouseEvent) {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(WAYS);
      if (link) keepCall(provider, link.href);
    }
    ask();
    document.addEventListener('visibilitychange', ask);
    document.addEventListener('click', note);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      document.removeEventListener('click', note);
    };
  }, [provider, tel]);
  return (
    <LazyBoundary failed={null}>
      {isAsked && <CallQuestion {...question} onDone={() => setAsked(false)} />}
    </LazyBoundary>
  );
}

/** Keeps a call or chat for as long as the tab is open; without storage nobody is asked. */
function keepCall(provider: number, link: string): void {
  try {
    sessionStorage.setItem(LAST_CALL_KEY, `${provider} ${Date.now()} ${link}`);
  } catch {
    // Storage is off.
  }
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
