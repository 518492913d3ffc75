import type messages from '@/messages/en.json';

/** What pages say of what the device keeps, in their language, and which version of the offline page there is. */
export type SavedTexts = (typeof messages)['saved']['parts'] & { offlineVersion: string };

/** What the page of all that is saved says. */
export type SavedPageTexts = (typeof messages)['saved']['page'] & {
  parts: (typeof messages)['saved']['parts'];
};
