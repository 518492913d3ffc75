import { useEffect, useRef } from 'react';
import { readSuggestions } from '@/components/search/read-suggestions';
import { SearchBox } from '@/components/search/search-box';
import { Icon } from '@/components/ui/icon';
import type { SuggestionFile } from '@/lib/domain/suggestions';

export interface SearchDialogProps {
  /** URL of the list of all services, in the language of the page. */
  action: string;
  labels: Pick<SuggestionFile['labels'], 'search' | 'placeholder' | 'close'>;
  onClose: () => void;
}

/** Its texts stand in the file of suggestions, which it needs anyway: so no page has to carry them. */
export async function readLabels(): Promise<SearchDialogProps['labels']> {
  return (await readSuggestions()).labels;
}

/** The search field of the header, at the top of the screen, with room for what it suggests. */
export function SearchDialog({ action, labels, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-label={labels.search}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <form action={action} role="search">
        <SearchBox label={labels.search} placeholder={labels.placeholder} />
        <button
          type="button"
          className="button button-quiet px-3"
          aria-label={labels.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </form>
    </dialog>
  );
}
