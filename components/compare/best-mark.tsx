import { Icon } from '@/components/ui/icon';

/** Marks the best value of a row with an icon and text, not by colour alone (product rule 2.17). */
export function BestMark({ children }: { children: string }) {
  return (
    <span className="best-mark">
      <Icon name="sparkles" />
      {children}
    </span>
  );
}
