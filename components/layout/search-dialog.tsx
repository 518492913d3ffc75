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
      className="search-dialog"
      aria-label={label}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <form action={action} role="search">
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
