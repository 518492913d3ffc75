import { Icon } from '@/components/ui/icon';
import { OwnerInvitation } from './owner-invitation';

interface EmptyListProps {
  title: string;
  text?: string;
  children: React.ReactNode;
}

/** What a list says when nothing is in it, and the ways on. */
export function EmptyList({ title, text, children }: EmptyListProps) {
  return (
    <div className="panel grid justify-items-center gap-3 px-6 py-14 text-center">
      <Icon name="search" className="size-8 text-water-600" />
      <h2 className="text-xl">{title}</h2>
      {text && <p className="max-w-md text-ink-500">{text}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div>
      <OwnerInvitation />
    </div>
  );
}
