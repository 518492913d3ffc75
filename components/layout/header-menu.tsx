'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { importLazily } from '@/components/ui/lazy';
import type { HeaderDropdownProps } from './header-dropdown';
import { currentIn, MenuLink } from './menu-link';

/**
 * A menu of the header (product rule 2.1). Starts as a plain disclosure; when the pointer or focus enters the header, the Radix
 * dropdown (30 KB of script) is loaded and replaces it, unless the visitor is already using the disclosure.
 */
export function HeaderMenu(props: HeaderDropdownProps) {
  const disclosure = useRef<HTMLDetailsElement>(null);
  const [Dropdown, setDropdown] = useState<ComponentType<HeaderDropdownProps>>();

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      // Hidden on phones, which have the drawer.
      if (!disclosure.current?.getClientRects().length) return;
      const { HeaderDropdown } = await importLazily(() => import('./header-dropdown'));
      const isInUse = disclosure.current?.matches('[open], :hover, :focus-within');
      if (!controller.signal.aborted && !isInUse) setDropdown(() => HeaderDropdown);
    };
    const header = disclosure.current?.closest('header');
    for (const event of ['pointerover', 'focusin'])
      header?.addEventListener(event, () => load().catch(() => undefined), controller);
    return () => controller.abort();
  }, []);

  return Dropdown ? <Dropdown {...props} /> : <PlainMenu {...props} ref={disclosure} />;
}

interface PlainMenuProps extends HeaderDropdownProps {
  ref: React.RefObject<HTMLDetailsElement | null>;
}

/** A disclosure that closes on Escape and on outside clicks, as a menu does. */
function PlainMenu({ label, items, current, ref }: PlainMenuProps) {
  useEffect(() => {
    const close = ({ target }: Event) => {
      if (ref.current?.open && !ref.current.contains(target as Node)) ref.current.open = false;
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [ref]);

  function closeOnEscape({ key }: React.KeyboardEvent) {
    if (key !== 'Escape' || !ref.current?.open) return;
    ref.current.open = false;
    ref.current.querySelector('summary')?.focus();
  }

  /** Closes the menu: links to a section of the same page do not unmount it. */
  function closeOnNavigation() {
    if (ref.current) ref.current.open = false;
  }

  return (
    <details ref={ref} className="relative" onKeyDown={closeOnEscape}>
      <summary className="nav-link" data-current={currentIn(items, current)}>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <ul className="menu absolute mt-1">
        {items.map((item) => (
          <li key={item.href}>
            <MenuLink item={item} current={current} onClick={closeOnNavigation} />
          </li>
        ))}
      </ul>
    </details>
  );
}
