'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { readCar } from '@/components/car/my-car';
import { readAskedKind } from '@/components/car/use-price-query';
import { Icon } from '@/components/ui/icon';
import { notify } from '@/components/ui/notify';
import { whenSeen } from '@/components/ui/when-seen';
import { MAX_COMPARED, MAX_SAVED, type SavedProvider } from '@/lib/domain/saved-provider';
import { comparePath } from '@/lib/routing/client-paths';
import {
  type ProviderToSave,
  rememberViewed,
  removeSaved,
  restoreSaved,
  saveProvider,
  useSaved,
} from './saved-store';

interface SaveButtonProps {
  provider: ProviderToSave;
  className: string;
  /** Shown next to the heart. */
  label?: string;
  onRemove?: (removed: SavedProvider) => void;
}

/** Renders the heart button, which saves or removes a provider, with undo (product rule 2.20). */
export function SaveButton({ provider, className, label, onRemove }: SaveButtonProps) {
  const t = useTranslations('saved');
  const toggleSaved = useToggleSaved();
  const isSaved = useSaved(({ providers }) => providers.some(({ id }) => id === provider.id));
  return (
    <button
      type="button"
      className={`heart needs-script ${className}`}
      aria-pressed={isSaved}
      aria-label={t('saveName', { name: provider.name })}
      onClick={() => {
        const removed = toggleSaved(provider);
        if (removed) onRemove?.(removed);
      }}
    >
      <Icon name="heart" />
      {label && <span>{label}</span>}
    </button>
  );
}

/** Renders the heart button of a provider's page, and adds the provider to the recently viewed ones. */
export function SaveViewedProvider(props: Omit<SaveButtonProps, 'onRemove'>) {
  const { id, name, otherName, phone, area } = props.provider;
  useEffect(
    () => whenSeen(() => rememberViewed({ id, name, otherName, phone, area })),
    [id, name, otherName, phone, area],
  );
  return <SaveButton {...props} />;
}

/** Returns a function that saves or removes a provider, shows a notification with undo, and returns what was removed. */
export function useToggleSaved() {
  const t = useTranslations('saved');
  const locale = useLocale();
  return (provider: ProviderToSave) => {
    const removed = removeSaved(provider.id);
    const undo = t('notices.undo');
    if (removed) notify(t('notices.removed'), 'single', { label: undo, run: () => restoreSaved([removed]) });
    else if (saveProvider(provider)) {
      const ids = useSaved
        .getState()
        .providers.slice(0, MAX_COMPARED)
        .map(({ id }) => id);
      notify(
        t('notices.added'),
        'single',
        { label: undo, run: () => void removeSaved(provider.id) },
        ids.length > 1
          ? {
              label: t('notices.compare'),
              href: comparePath(ids, locale, { kind: readAskedKind(), car: readCar() }),
            }
          : undefined,
      );
    } else notify(t('notices.full', { most: String(MAX_SAVED) }));
    return removed;
  };
}
