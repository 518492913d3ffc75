import { type ComponentType, type MouseEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { isModifiedEvent } from '@/components/ui/is-modified-event';
import { importLazily } from '@/components/ui/lazy';
import type { SearchDialogProps } from './search-dialog';

export interface HeaderSearchProps {
  /** URL of the list of all services, in the language of the page. */
  href: string;
  label: string;
  placeholder: string;
}

/** The header's search icon, which opens the search dialog. Without script, or if loading fails, it links to all services. */
export function HeaderSearch({ href, label, placeholder }: HeaderSearchProps) {
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [isOpen, setOpen] = useState(false);

  async function show(event: MouseEvent) {
    if (isModifiedEvent(event)) return;
    event.preventDefault();
    try {
      const { SearchDialog } = await importLazily(() => import('./search-dialog'));
      setDialog(() => SearchDialog);
      setOpen(true);
    } catch {
      location.assign(href);
    }
  }

  return (
    <>
      <a href={href} className="search-icon" aria-label={label} onClick={show}>
        <Icon name="search" />
      </a>
      {Dialog && isOpen && (
        <Dialog action={href} label={label} placeholder={placeholder} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
