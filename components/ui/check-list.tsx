import { Icon } from './icon';

interface CheckListProps {
  items: React.ReactNode[];
  /** Whether their order counts. */
  isOrdered?: boolean;
}

/** Renders a list with a check before each item. */
export function CheckList({ items, isOrdered }: CheckListProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className="mt-3 grid gap-3">
      {items.map((item, index) => (
        <li key={index} className="flex gap-2.5">
          <Icon name="check" className="mt-0.5 text-water-600" />
          {item}
        </li>
      ))}
    </List>
  );
}
