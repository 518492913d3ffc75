import { useSyncExternalStore } from 'react';
import { dubaiMinute } from '@/lib/domain/opening-hours';

/**
 * The minute of the week in Asia/Dubai, kept true while the page is open; null on the server and while the page becomes
 * interactive, because a cached page does not know when it is read.
 */
export function useDubaiMinute(): number | null {
  return useSyncExternalStore(everyMinute, now, () => null);
}

const now = () => dubaiMinute(Date.now());

function everyMinute(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    clearTimeout(timer);
    timer = setTimeout(tick, 60_000 - (Date.now() % 60_000));
    onChange();
  };
  tick();
  // A phone that was asleep has missed minutes.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
