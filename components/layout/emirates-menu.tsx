'use client';

import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { EmirateItem, EmiratesDropdownProps } from './emirates-dropdown';

/**
 * The Emirates dropdown. Crawlers and visitors without script have a plain disclosure with the same links; the Radix
 * menu is loaded when a pointer or the focus comes near, and takes its place.
 */
export function EmiratesMenu({ label, items }: { label: string; items: EmirateItem[] }) {
  const [Dropdown, setDropdown] = useState<ComponentType<EmiratesDropdownProps>>();
  const [isOpen, setOpen] = useState(false);
  const [focused, setFocused] = useState<EmiratesDropdownProps['focused']>();
  const summary = useRef<HTMLElement>(null);

  function load() {
    import('./emirates-dropdown').then(
      ({ EmiratesDropdown }) => {
        if (document.activeElement === summary.current) setFocused((known) => known ?? 'trigger');
        setDropdown(() => EmiratesDropdown);
      },
      // When it can not be loaded, the plain menu goes on doing the work.
      () => undefined,
    );
  }

  function openWhenLoaded(event: MouseEvent) {
    if (isOpen) return;
    event.preventDefault();
    const isByKeyboard = event.detail === 0;
    if (isByKeyboard) setFocused('first item');
    setOpen(true);
    load();
  }

  if (Dropdown) return <Dropdown label={label} items={items} defaultOpen={isOpen} focused={focused} />;
  return (
    <details className="relative" onPointerEnter={load} onFocus={load}>
      <summary ref={summary} className="nav-link" onClick={openWhenLoaded}>
        {label}
        <Icon name="chevron-down" />
      </summary>
      <ul className="menu absolute start-0 mt-1">
        {items.map(({ href, title, text }) => (
          <li key={href}>
            <a className="menu-item" href={href}>
              <strong>{title}</strong>
              <small>{text}</small>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
