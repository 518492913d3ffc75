import * as Menu from '@radix-ui/react-dropdown-menu';
import { Icon } from '@/components/ui/icon';
import { useLanguage } from './language-provider';
import { currentIn, MenuLink, type NavigationItem } from './menu-link';

export interface HeaderDropdownProps {
  label: string;
  items: NavigationItem[];
  /** URL of the current page. */
  current: string;
}

/** Renders a header menu as a Radix dropdown with arrow keys, type-ahead and focus management. */
export function HeaderDropdown({ label, items, current }: HeaderDropdownProps) {
  const { direction } = useLanguage();
  return (
    <Menu.Root modal={false} dir={direction}>
      <Menu.Trigger className="nav-link" data-current={currentIn(items, current)}>
        {label}
        <Icon name="chevron-down" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="start" sideOffset={6}>
          {items.map((item) => (
            <Menu.Item key={item.href} asChild>
              <MenuLink item={item} current={current} />
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
