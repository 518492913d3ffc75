import { type MouseEvent, useRef } from 'react';
import { Icon } from '@/components/ui/icon';

interface DrawerProps {
  openLabel: string;
  closeLabel: string;
  title: string;
  children: React.ReactNode;
}

const ID = 'site-drawer';
// The browser's own commands open and close the drawer where there is no script (yet).
const OPEN_COMMAND = { command: 'show-modal', commandfor: ID };
const CLOSE_COMMAND = { command: 'close', commandfor: ID };

/** The menu of small screens: a modal panel that slides in from the end of the line. */
export function Drawer({ openLabel, closeLabel, title, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  function open() {
    if (!('command' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  }

  function closeOnChoice({ target, currentTarget }: MouseEvent) {
    const isBackdrop = target === currentTarget;
    if (isBackdrop || (target as Element).closest('a')) dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        className="button button-quiet px-3"
        aria-label={openLabel}
        onClick={open}
        {...OPEN_COMMAND}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} id={ID} className="drawer" aria-label={title} onClick={closeOnChoice}>
        <div className="mb-2 flex items-center justify-between">
          <strong className="text-lg">{title}</strong>
          <button
            type="button"
            className="button button-quiet px-3"
            aria-label={closeLabel}
            onClick={() => dialog.current?.close()}
            {...CLOSE_COMMAND}
          >
            <Icon name="x" />
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
