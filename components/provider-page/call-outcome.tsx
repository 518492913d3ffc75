'use client';

import { useEffect, useState } from 'react';
import { LazyBoundary, lazyComponent } from '@/components/ui/lazy';
import { ASKED_FOR } from '@/lib/domain/call-outcome';
import type { CallQuestionProps } from './call-question';

const CallQuestion = lazyComponent(() => import('./call-question').then((file) => file.CallQuestion));

/**
 * Asks a visitor who comes back from a call or a chat with this provider whether it worked (product rule 2.33). Nothing is loaded or
 * stored for it before; who leaves the page is not asked.
 * @param tel the link of its phone
 */
export function CallOutcome({
  tel,
  ...question
}: Omit<CallQuestionProps, 'onDone'> & { tel: string | null }) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    let calledAt: number | undefined;
    const controller = new AbortController();
    const { signal } = controller;
    function noteCall({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && (link.href === tel || link.dataset.chat !== undefined)) calledAt = Date.now();
    }
    function ask() {
      if (document.visibilityState !== 'visible' || calledAt === undefined) return;
      if (Date.now() - calledAt < ASKED_FOR) setAsked(true);
      calledAt = undefined;
    }
    document.addEventListener('click', noteCall, { signal, capture: true });
    document.addEventListener('visibilitychange', ask, { signal });
    return () => controller.abort();
  }, [tel]);
  return (
    <LazyBoundary failed={null}>
      {isAsked && <CallQuestion {...question} onDone={() => setAsked(false)} />}
    </LazyBoundary>
  );
}
