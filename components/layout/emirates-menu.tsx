'use client';

import { useEffect, useRef } from 'react';
import { Enhanced } from '@/components/ui/enhanced';
import { Icon } from '@/components/ui/icon';
import { EmirateLink } from './emirate-link';
import type { EmiratesDropdownProps } from './emirates-dropdown';

const loadDropdown = () => import('./emirates-dropdown').then((file) => file.EmiratesDropdown);

/** The Emirates dropdown: a plain disclosure, of which a menu is made when somebody comes near. */
export function EmiratesMenu(props: EmiratesDropdownProps) {
  return (
    <Enhanced load={loadDropdown} props={props}>
      <PlainMenu {...props} />
    </Enhanced>
  );
}

/** Closes with Escape and with a press elsewhere, as the menu does. */
function PlainMenu({ label, items }: EmiratesDropdownProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    const close = ({ target }: Event) => {
      if (menu.current?.open && !menu.current.contains(target as Node)) menu.current.open = false;
    };
    document.addEventListener('pointerdown', close, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  function closeByEscape({ key }: React.KeyboardEvent) {
    if (key !== 'Escape' || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  }

  return (
    <details ref={menu} className="relative" onKeyDown={closeByEscape}>
      <summary className="nav-link">
        {label}
        <Icon name="chevron-down" />
      </summary>
      <ul className="menu absolute start-0 mt-1">
        {items.map((item) => (
          <li key={item.href}>
            <EmirateLink item={item} />
          </li>
        ))}
      </ul>
    </details>
  );
}
