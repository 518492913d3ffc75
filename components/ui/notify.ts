/**
 * The two channels of short messages (product rule 4.5): `single` shows one at a time for 5 seconds, `stack` up to three for
 * 4 seconds each.
 */
export type Channel = 'single' | 'stack';

export interface Notice {
  text: string;
  channel: Channel;
  action?: NoticeAction;
}

/** What can be done about what a message says, such as taking it back. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

export const NOTICE_EVENT = 'notice';

/** Shows a short message that passes by itself; nothing that a visitor must not miss. */
export function notify(text: string, channel: Channel = 'single', action?: NoticeAction): void {
  window.dispatchEvent(new CustomEvent<Notice>(NOTICE_EVENT, { detail: { text, channel, action } }));
}
