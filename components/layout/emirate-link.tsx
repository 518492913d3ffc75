import { Link } from '@/components/ui/link';

export interface EmirateItem {
  href: string;
  title: string;
  text: string;
}

/** A link in the Emirates menu, with its description. */
export function EmirateLink({ item, loading, ...props }: { item: EmirateItem; loading?: string }) {
  return (
    <Link {...props} href={item.href} loading={loading} className="menu-item">
      <strong>{item.title}</strong>
      <small>{item.text}</small>
    </Link>
  );
}
