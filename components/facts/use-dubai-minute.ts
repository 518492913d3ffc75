import { startTransition, useEffect, useState } from 'react';
import { dubaiMinute } from '@/lib/domain/opening-hours';

/**
 * Returns the current minute of the week in Asia/Dubai, updated every minute; null on the server and during hydration, because
 * pages are cached. Updates are transitions, because re-rendering two dozen cards at once would delay interactions.
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
  // Timers do not run while the device is asleep.
  document.addEventListener('visibilitychange', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}
