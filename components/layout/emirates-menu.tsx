'use client';

import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { afterPress } from '@/components/ui/pointer-release';
import { Icon } from '@/components/ui/icon';
import type { EmirateItem, EmiratesDropdownProps } from './emirates-dropdown';

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown'];

/**
 * The Emirates dropdown. Crawlers and visitors without script have a plain disclosure with the same links; the Radix
 * menu is loaded when a pointer or the focus comes near, and takes its place, open when the plain one was.
 */
export function EmiratesMenu({ label, items }: { label: string; items: EmirateItem[] }) {
  const [dropdown, setDropdown] = useState<
    Pick<EmiratesDropdownProps, 'defaultOpen' | 'focused'> & {
      EmiratesDropdown: ComponentType<EmiratesDropdownProps>;
    }
  >();
  const plainMenu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  /** How the menu was asked to open, while its script is on the way. */
  const wanted = useRef<'by press' | 'at first item'>(undefined);

  async function load() {
    const { EmiratesDropdown } = await import('./emirates-dropdown');
    if (wanted.current !== 'by press') await afterPress(plainMenu.current);
    const menu = plainMenu.current;
    if (!menu) return;
    const active = document.activeElement;
    // Who has gone on to a field meanwhile keeps it: the menu that opens takes the focus.
    const isElsewhere = active !== document.body && !menu.contains(active);
    const onTrigger = active === summary.current ? 'trigger' : undefined;
    setDropdown({
      EmiratesDropdown,
      defaultOpen: !isElsewhere && (wanted.current !== undefined || menu.open),
      focused: wanted.current === 'at first item' ? 'first item' : onTrigger,
    });
  }

  // When it can not be loaded, the plain menu goes on doing the work.
  const prepare = () => void load().catch(() => undefined);

  function openWhenLoaded() {
    load().catch(() => {
      if (plainMenu.current) plainMenu.current.open = true;
    });
  }

  /** As Radix does: at once, and without the events that would follow a touch on the menu that comes meanwhile. */
  function openByPress(event: PointerEvent) {
    const isOpening = event.button === 0 && !event.ctrlKey && !plainMenu.current?.open;
    wanted.current = isOpening ? 'by press' : undefined;
    if (!isOpening) return;
    event.preventDefault();
    summary.current?.focus();
    openWhenLoaded();
  }

  function openAtFirstItem(event: SyntheticEvent) {
    const isOpening = !plainMenu.current?.open;
    wanted.current = isOpening ? 'at first item' : undefined;
    if (!isOpening) return;
    event.preventDefault();
    openWhenLoaded();
  }

  function openByKey(event: KeyboardEvent) {
    if (OPENING_KEYS.includes(event.key)) openAtFirstItem(event);
  }

  function openByClick(event: MouseEvent) {
    const isOfScreenReader = event.detail === 0;
    if (isOfScreenReader) openAtFirstItem(event);
    else if (wanted.current === 'by press') event.preventDefault();
  }

  const takeOver = useEffectEvent(() => {
    const isOpenedBeforeScript = plainMenu.current?.open;
    if (isOpenedBeforeScript) prepare();
  });
  useEffect(() => takeOver(), []);

  if (dropdown) {
    const { EmiratesDropdown, ...state } = dropdown;
    return <EmiratesDropdown label={label} items={items} {...state} />;
  }
  return (
    <details
      ref={plainMenu}
      className="relative"
      onPointerEnter={prepare}
      onFocus={prepare}
      onToggle={({ currentTarget }) => currentTarget.open && prepare()}
    >
      <summary
        ref={summary}
        className="nav-link"
        onPointerDown={openByPress}
        onKeyDown={openByKey}
        onClick={openByClick}
      >
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
