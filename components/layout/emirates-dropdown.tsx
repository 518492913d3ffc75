import * as Menu from '@radix-ui/react-dropdown-menu';
import { Icon } from '@/components/ui/icon';
import { type EmirateItem, EmirateLink } from './emirate-link';
import { useLanguage } from './language-provider';

export interface EmiratesDropdownProps {
  label: string;
  items: EmirateItem[];
}

/** The Emirates menu as a Radix dropdown with arrow keys, type-ahead and focus management. */
export function EmiratesDropdown({ label, items }: EmiratesDropdownProps) {
  const { direction } = useLanguage();
  return (
    <Menu.Root modal={false} dir={direction}>
      <Menu.Trigger className="nav-link">
        {label}
        <Icon name="chevron-down" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className="menu" align="start" sideOffset={6}>
          {items.map((item) => (
            <Menu.Item key={item.href} asChild>
              <EmirateLink item={item} />
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
