import { Icon } from '@/components/ui/icon';

/** Says that a value is the best of its row: a sign and words, so that colour is never needed (product rule 2.17). */
export function BestMark({ children }: { children: string }) {
  return (
    <span className="best-mark">
      <Icon name="sparkles" />
      {children}
    </span>
  );
}
