import * as Menu from '@radix-ui/react-dropdown-menu';
import { useEffect } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

export interface EmirateItem {
  href: string;
  title: string;
  text: string;
}

export interface EmiratesDropdownProps {
  label: string;
  items: EmirateItem[];
  defaultOpen: boolean;
  /** What takes over the focus of the plain menu that is replaced. */
  focused: 'trigger' | 'first item' | undefined;
}

/** The menu with arrow keys, type-ahead and focus handling, by Radix. */
export function EmiratesDropdown({ label, items, defaultOpen, focused }: EmiratesDropdownProps) {
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  useEffect(() => {
    if (focused !== 'first item') return;
    // Radix focuses the menu itself, because it has not seen the key that opened the plain one.
    const frame = requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role="menuitem"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [focused]);

  return (
    <Menu.Root modal={false} dir={direction} defaultOpen={defaultOpen}>
      <Menu.Trigger className="nav-link" autoFocus={focused === 'trigger'}>
        {label}
        <Icon name="chevron-down" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="start" sideOffset={6}>
          {items.map(({ href, title, text }) => (
            <Menu.Item key={href} asChild>
              <Link className="menu-item" href={href}>
                <strong>{title}</strong>
                <small>{text}</small>
              </Link>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
