'use client';

import * as Menu from '@radix-ui/react-dropdown-menu';
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
  /** Whether the plain menu that it replaces had the focus. */
  autoFocus: boolean;
}

/** The menu with arrow keys, type-ahead and focus handling, by Radix. */
export function EmiratesDropdown({ label, items, defaultOpen, autoFocus }: EmiratesDropdownProps) {
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  return (
    <Menu.Root modal={false} dir={direction} defaultOpen={defaultOpen}>
      <Menu.Trigger className="nav-link" autoFocus={autoFocus}>
        {label}
        <Icon name="chevron-down" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="start" sideOffset={6}>
          {items.map(({ href, title, text }) => (
            <Menu.Item key={href} asChild>
              <Link className="menu-item" href={href}>
                <strong className="block font-medium">{title}</strong>
                <small className="text-ink-500">{text}</small>
              </Link>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
