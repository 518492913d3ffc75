import { startTransition, useEffect, useState } from 'react';
import { dubaiMinute } from '@/lib/domain/opening-hours';

/**
 * The minute of the week in Asia/Dubai, kept true while the page is open; null on the server and while the page becomes
 * interactive, because a cached page does not know when it is read. Cards change as a transition: two dozen at once would
 * hold up a press.
 */
export function useDubaiMinute(): number | null {
  const [minute, setMinute] = useState<number | null>(null);
  useEffect(() => everyMinute(() => startTransition(() => setMinute(dubaiMinute(Date.now())))), []);
  return minute;
}

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
