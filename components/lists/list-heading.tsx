/** Renders the heading above the cards of a list. */
export function ListHeading({ children }: { children: React.ReactNode }) {
  return (
    <h2 className="flex flex-wrap items-baseline gap-x-3 text-base font-semibold [.list>&]:my-3">
      {children}
    </h2>
  );
}
