import { Icon } from '@/components/ui/icon';
import { OwnerInvitation } from './owner-invitation';

interface EmptyListProps {
  title: string;
  text?: string;
  /** What there is instead. */
  suggestions?: React.ReactNode;
  children: React.ReactNode;
}

/** Says that nothing is in a list, and shows the ways on: first what there is instead. */
export function EmptyList({ title, text, suggestions, children }: EmptyListProps) {
  return (
    <div className="empty-list panel">
      <Icon name="search" />
      <h2>{title}</h2>
      {suggestions}
      {text && <p>{text}</p>}
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
      <OwnerInvitation />
    </div>
  );
}
