import { notify } from '@/components/ui/notify';
import { type KeptProvider, MOST_SAVED, withKept, withoutKept } from '@/lib/domain/kept-provider';
import { saved } from './kept-store';

/** What is said of a change; {name} and {most} stand where they go. */
export interface SavedNotices {
  added: string;
  removed: string;
  cleared: string;
  full: string;
  undo: string;
}

/** Saves a provider, or no longer; what was done can be undone for some seconds (product rule 2.20). */
export function toggleSaved(provider: Omit<KeptProvider, 'at'>, notices: SavedNotices): void {
  const { providers } = saved.read();
  const before = providers.find(({ id }) => id === provider.id);
  if (before) {
    remove(provider.id);
    return say(notices.removed, before.name, notices, () => restore([before]));
  }
  if (providers.length >= MOST_SAVED) return notify(notices.full.replace('{most}', String(MOST_SAVED)));
  restore([{ ...provider, at: Date.now() }]);
  say(notices.added, provider.name, notices, () => remove(provider.id));
}

/** Forgets all that were saved. */
export function clearSaved(notices: SavedNotices): void {
  const before = saved.read().providers;
  saved.change(() => ({ providers: [] }));
  say(notices.cleared, '', notices, () => restore(before));
}

/** Leaves the tray closed until the next one is saved. */
export function closeTray(): void {
  saved.change((kept) => ({ ...kept, isTrayClosed: true }));
}

function remove(id: number) {
  saved.change((kept) => ({ ...kept, providers: withoutKept(kept.providers, id) }));
}

function restore(added: readonly KeptProvider[]) {
  saved.change(({ providers }) => ({ providers: withKept(providers, added, MOST_SAVED) }));
}

function say(text: string, name: string, { undo }: SavedNotices, run: () => void) {
  notify(text.replace('{name}', name), 'single', { label: undo, run });
}

/** Takes over what the directory says now of those that are saved. */
export function refreshSaved(fresh: readonly Omit<KeptProvider, 'at'>[]): void {
  const news = new Map(fresh.map((provider) => [provider.id, provider]));
  saved.change((kept) => ({
    ...kept,
    providers: kept.providers.map((provider) => ({ ...provider, ...news.get(provider.id) })),
  }));
}
