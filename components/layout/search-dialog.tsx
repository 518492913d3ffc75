import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { SearchBox } from '@/components/search/search-box';
import { iconButtonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

export interface SearchDialogProps {
  /** URL of the list of all services, in the language of the page. */
  action: string;
  label: string;
  placeholder: string;
  onClose: () => void;
}

/** Renders the header's search field in a dialog at the top of the screen, with space for suggestions. */
export function SearchDialog({ action, label, placeholder, onClose }: SearchDialogProps) {
  const t = useTranslations('site');
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="mx-auto w-[min(40rem,100vw)] max-w-none overflow-visible rounded-b-card bg-sheet px-gutter pt-2.5 pb-3 text-inherit shadow-raised backdrop:bg-veil sm:mt-[10vh] sm:w-[min(40rem,100vw-2*var(--spacing-gutter))] sm:rounded-card sm:p-3"
      aria-label={label}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <form action={action} role="search" className="flex items-start gap-2">
        <SearchBox label={label} placeholder={placeholder} />
        <button
          type="button"
          className={iconButtonStyle('outlined')}
          aria-label={t('closeSearch')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </form>
    </dialog>
  );
}
