import { Icon } from '@/components/ui/icon';
import { lazyLoad } from '@/components/ui/lazy-load';
import type { KeptProvider } from '@/lib/domain/kept-provider';
import { saved } from './kept-store';
import { useKept } from './use-kept';

interface SaveButtonProps {
  provider: Omit<KeptProvider, 'at'>;
  /** {name} stands where the name goes. */
  label: string;
  className: string;
  /** What is written beside the sign: that it is saved, or that it can be. */
  words?: { save: string; isSaved: string };
}

/** The heart: whether a provider is saved on the device (product rule 2.20). */
export function SaveButton({ provider, label, className, words }: SaveButtonProps) {
  const isSaved = useKept(saved).providers.some(({ id }) => id === provider.id);
  return (
    <button
      type="button"
      className={`heart ${className}`}
      aria-pressed={isSaved}
      aria-label={label.replace('{name}', provider.name)}
      onClick={() => press(provider)}
    >
      <Icon name="heart" />
      {words && <span>{isSaved ? words.isSaved : words.save}</span>}
    </button>
  );
}

/** What a press does is loaded with the first one; when it can not be, the heart stays as it was. */
function press(provider: Omit<KeptProvider, 'at'>) {
  lazyLoad(() => import('./change-saved')).then(
    ({ toggleSaved }) => toggleSaved(provider),
    () => undefined,
  );
}
