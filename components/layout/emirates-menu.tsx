'use client';

import {
  type ComponentType,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/ui/icon';
import type { EmirateItem, EmiratesDropdownProps } from './emirates-dropdown';

/**
 * The Emirates dropdown. Crawlers and visitors without script have a plain disclosure with the same links; the Radix
 * menu is loaded when a pointer or the focus comes near, and takes its place, open when the plain one was.
 */
export function EmiratesMenu({ label, items }: { label: string; items: EmirateItem[] }) {
  const [Dropdown, setDropdown] = useState<ComponentType<EmiratesDropdownProps>>();
  const [isOpen, setOpen] = useState(false);
  const [focused, setFocused] = useState<EmiratesDropdownProps['focused']>();
  const plainMenu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isOpenedByPress = useRef(false);

  function load() {
    return import('./emirates-dropdown').then(({ EmiratesDropdown }) => {
      if (document.activeElement === summary.current) setFocused((known) => known ?? 'trigger');
      if (plainMenu.current?.open) setOpen(true);
      setDropdown(() => EmiratesDropdown);
    });
  }

  // When it can not be loaded, the plain menu goes on doing the work.
  const prepare = () => void load().catch(() => undefined);

  function openWhenLoaded() {
    setOpen(true);
    load().catch(() => {
      setOpen(false);
      if (plainMenu.current) plainMenu.current.open = true;
    });
  }

  // As Radix does: the menu that is loaded while the button is held down replaces what a click would have reached.
  function openByPointer({ button, ctrlKey }: PointerEvent) {
    isOpenedByPress.current = button === 0 && !ctrlKey && !plainMenu.current?.open;
    if (isOpenedByPress.current) openWhenLoaded();
  }

  function openByClick(event: MouseEvent) {
    const isByKeyboard = event.detail === 0;
    if (isByKeyboard ? plainMenu.current?.open : !isOpenedByPress.current) return;
    event.preventDefault();
    if (!isByKeyboard) return;
    setFocused('first item');
    openWhenLoaded();
  }

  const takeOver = useEffectEvent(() => {
    const isOpenedBeforeScript = plainMenu.current?.open;
    if (isOpenedBeforeScript) prepare();
  });
  useEffect(() => takeOver(), []);

  if (Dropdown) return <Dropdown label={label} items={items} defaultOpen={isOpen} focused={focused} />;
  return (
    <details ref={plainMenu} className="relative" onPointerEnter={prepare} onFocus={prepare}>
      <summary ref={summary} className="nav-link" onPointerDown={openByPointer} onClick={openByClick}>
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
