/** What a visitor last saw of a map: its part, and the ids of the providers whose cards were open. */
interface MapState {
  /** Longitude and latitude. */
  center: [number, number];
  zoom: number;
  chosen: readonly number[];
}

/** Saves the state of the map in the current history entry, so that Back and reloading return to it. */
export function saveMapState(mapState: MapState): void {
  try {
    window.history.replaceState({ ...window.history.state, mapState }, '');
  } catch {
    // Safari refuses more than 100 changes in 30 seconds, as when the window is resized; the state before is good enough.
  }
}

/** Returns the state saved in the current history entry. */
export function savedMapState(): MapState | undefined {
  return (window.history.state as { mapState?: MapState } | null)?.mapState;
}
