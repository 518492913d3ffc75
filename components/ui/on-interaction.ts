const INTERACTIONS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Calls back at each press, key or scroll of the visitor until the signal is aborted. */
export function onInteraction(callBack: () => void, signal: AbortSignal): void {
  for (const interaction of INTERACTIONS)
    window.addEventListener(interaction, callBack, { signal, passive: true });
}
