import { QuickFilters } from '@/components/filters/quick-filters';
import type { Narrowing } from '@/lib/domain/narrowing';

interface ListHeadingProps {
  /** What the list is narrowed to, if it can be narrowed further. */
  narrowing?: Narrowing;
  children: React.ReactNode;
}

/** How many providers are shown, and the ways to fewer. */
export function ListHeading({ narrowing, children }: ListHeadingProps) {
  return (
    <>
      <h2 className="mb-3 text-base">{children}</h2>
      {narrowing && <QuickFilters narrowing={narrowing} />}
    </>
  );
}
