import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';

export interface EmirateItem {
  href: string;
  title: string;
  text: string;
}

interface EmirateLinkProps extends Omit<ComponentProps<typeof Link>, 'href' | 'title'> {
  item: EmirateItem;
}

/** An entry of the Emirates menu, with its text (product rule 2.1). */
export function EmirateLink({ item, ...props }: EmirateLinkProps) {
  return (
    <Link {...props} href={item.href} className="menu-item">
      <strong>{item.title}</strong>
      <small>{item.text}</small>
    </Link>
  );
}
