import { fetchJson } from '@/components/ui/fetch-json';
import { savedTextsUrl } from '@/lib/routing/paths-of-kept';
import type messages from '@/messages/en.json';

/** What pages say of what the device keeps, in their language, and which version of the offline page there is. */
export type SavedTexts = (typeof messages)['saved']['parts'] & { offlineVersion: string };

/** What the page of all that is saved says. */
export type SavedPageTexts = (typeof messages)['saved']['page'] & {
  parts: (typeof messages)['saved']['parts'];
};

let reading: Promise<SavedTexts> | undefined;

/** The texts in the language of the page. @throws when they can not be loaded; then the next one who asks tries again. */
export function readSavedTexts(): Promise<SavedTexts> {
  reading ??= fetchJson<SavedTexts>(savedTextsUrl(document.documentElement.lang)).catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}
