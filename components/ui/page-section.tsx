interface PageSectionProps {
  /** For links to it. */
  id?: string;
  title: string;
  /** Whether it belongs to the section before it. */
  isPart?: boolean;
  /** Whether it is left out in print. */
  isScreenOnly?: boolean;
  children: React.ReactNode;
}

/** Renders a section of a page, which a line separates from the one before it. */
export function PageSection({ id, title, isPart, isScreenOnly, children }: PageSectionProps) {
  const Heading = isPart ? 'h3' : 'h2';
  return (
    <section
      id={id}
      className={`${isScreenOnly ? 'no-print' : ''} ${
        isPart
          ? 'mt-5'
          : 'mt-7 border-t border-sand-200 pt-7 first-of-type:mt-0 first-of-type:border-t-0 first-of-type:max-lg:pt-4'
      }`}
    >
      <Heading className={isPart ? 'mb-1 text-base font-semibold' : 'mb-3 text-xl'}>{title}</Heading>
      {children}
    </section>
  );
}
