import type { MouseEvent } from 'react';

/** Whether a click opens a new tab or window. */
export function isModifiedEvent({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}
