import { useTranslations } from 'next-intl';
import { type MouseEvent, useRef } from 'react';
import { Icon } from '@/components/ui/icon';

const ID = 'site-drawer';
// Invoker commands open and close the drawer without script.
const OPEN_COMMAND = { command: 'show-modal', commandfor: ID };
const CLOSE_COMMAND = { command: 'close', commandfor: ID };

/** The mobile menu: a modal panel that slides in from the inline end. */
export function Drawer({ children }: { children: React.ReactNode }) {
  const t = useTranslations('site');
  const dialog = useRef<HTMLDialogElement>(null);

  function open() {
    if (!('command' in HTMLButtonElement.prototype)) dialog.current?.showModal();
  }

  function closeOnClick({ target, currentTarget }: MouseEvent) {
    const isBackdrop = target === currentTarget;
    if (isBackdrop || (target as Element).closest('a')) dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        className="button button-quiet px-3"
        aria-label={t('openMenu')}
        onClick={open}
        {...OPEN_COMMAND}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} id={ID} className="drawer" aria-label={t('menu')} onClick={closeOnClick}>
        <div className="mb-2 flex items-center justify-between">
          <strong className="text-lg">{t('menu')}</strong>
          <button
            type="button"
            className="button button-quiet px-3"
            aria-label={t('closeMenu')}
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
