import { startTransition, useEffect, useState } from 'react';

/**
 * Returns the time in milliseconds, updated at every full minute; null on the server and during hydration, because pages are
 * cached. Updates are transitions, because re-rendering two dozen cards at once would delay interactions.
 */
export function useCurrentMinute(): number | null {
  const [time, setTime] = useState<number | null>(null);
  useEffect(() => everyMinute(() => startTransition(() => setTime(Date.now()))), []);
  return time;
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
