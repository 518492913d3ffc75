import { Icon } from '@/components/ui/icon';
import { OwnerInvitation } from './owner-invitation';

interface EmptyListProps {
  title: string;
  text?: string;
  /** Alternatives, shown first. */
  suggestions?: React.ReactNode;
  children: React.ReactNode;
}

/** Renders the message of an empty list, with alternatives and links to continue. */
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
