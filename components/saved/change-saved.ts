import { notify } from '@/components/ui/notify';
import { type KeptProvider, MOST_SAVED, withKept, withoutKept } from '@/lib/domain/kept-provider';
import { saved } from './kept-store';
import { readSavedTexts, type SavedTexts } from './saved-texts';

/** Saves a provider, or no longer; what was done can be undone for some seconds (product rule 2.20). */
export function toggleSaved(provider: Omit<KeptProvider, 'at'>): void {
  const { providers } = saved.read();
  const before = providers.find(({ id }) => id === provider.id);
  if (before) {
    remove(provider.id);
    return say('removed', () => restore([before]));
  }
  if (providers.length >= MOST_SAVED) return say('full');
  restore([{ ...provider, at: Date.now() }]);
  say('added', () => remove(provider.id));
}

/** Forgets all that were saved. */
export function clearSaved(): void {
  const before = saved.read().providers;
  saved.change(() => ({ providers: [] }));
  say('cleared', () => restore(before));
}

/** Leaves the tray closed until the next one is saved. */
export function closeTray(): void {
  saved.change((kept) => ({ ...kept, isTrayClosed: true }));
}

/** Takes over what the directory says now of those that are saved. */
export function refreshSaved(fresh: readonly Omit<KeptProvider, 'at'>[]): void {
  const news = new Map(fresh.map((provider) => [provider.id, provider]));
  saved.change((kept) => ({
    ...kept,
    providers: kept.providers.map((provider) => ({ ...provider, ...news.get(provider.id) })),
  }));
}

function remove(id: number) {
  saved.change((kept) => ({ ...kept, providers: withoutKept(kept.providers, id) }));
}

function restore(added: readonly KeptProvider[]) {
  saved.change(({ providers }) => ({ providers: withKept(providers, added, MOST_SAVED) }));
}

function say(what: Exclude<keyof SavedTexts['notices'], 'undo'>, run?: () => void) {
  readSavedTexts().then(
    ({ notices }) => {
      const text = notices[what].replace('{most}', String(MOST_SAVED));
      notify(text, 'single', run && { label: notices.undo, run });
    },
    // The heart says it, too.
    () => undefined,
  );
}
