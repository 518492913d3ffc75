/**
 * The two notification channels (product rule 4.5): `single` shows one at a time for 5 seconds, `stack` up to three for 4
 * seconds each.
 */
export type Channel = 'single' | 'stack';

export interface Notification {
  text: string;
  channel: Channel;
  action?: NoticeAction;
  link?: NoticeLink;
}

/** Where a notification leads besides. */
export interface NoticeLink {
  label: string;
  href: string;
}

/** The action of a notification, such as undo. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

export const NOTICE_EVENT = 'notice';

/** Shows a toast, which disappears by itself, so it must not contain anything essential. */
export function notify(
  text: string,
  channel: Channel = 'single',
  action?: NoticeAction,
  link?: NoticeLink,
): void {
  const detail = { text, channel, action, link };
  window.dispatchEvent(new CustomEvent<Notification>(NOTICE_EVENT, { detail }));
}
