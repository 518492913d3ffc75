import { notify } from './notify';

interface Shared {
  title: string;
  text?: string;
  url: string;
}

/**
 * Shares something with the Web Share API, or copies its text and URL to the clipboard where there is no share sheet or where
 * it fails, and says so (product rule 2.19). A visitor who closes the share sheet has decided: nothing is copied.
 */
export async function share(shared: Shared, labels: { copied: string; failed: string }): Promise<void> {
  try {
    if ('share' in navigator) return await navigator.share(shared);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return;
  }
  await copyText([shared.text, shared.url].filter(Boolean).join('\n'), labels);
}

/** Copies a text to the clipboard, and says whether it did. */
export async function copyText(text: string, labels: { copied: string; failed: string }): Promise<void> {
  await copy(text).then(
    () => notify(labels.copied),
    () => notify(labels.failed),
  );
}

/** @throws Error if the browser denies access, or has no clipboard, as on pages without https */
async function copy(text: string) {
  await (navigator as Navigator).clipboard.writeText(text);
}
