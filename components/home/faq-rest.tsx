interface FaqRestProps {
  /** The summary of the disclosure. */
  label: string;
  children: React.ReactNode[];
}

/** The classes of a question with its answer, which is opened in two ways. */
export const FAQ = {
  item: 'group border-b border-sand-200',
  name: 'min-w-0 font-medium leading-[inherit]',
  opener:
    'flex min-h-13 w-full cursor-pointer items-center justify-between gap-4 py-2 text-start hover:text-water-700',
  arrow:
    'text-water-600 transition-transform duration-200 group-open:rotate-180 group-data-[state=open]:rotate-180',
  answer: 'max-w-184 pb-5 text-ink-700',
};

/** Number of questions that are visible at once. */
const SHOWN = 5;

/** Renders the first questions, and the others in a disclosure, which would be more than a screen of a phone. */
export function FaqRest({ label, children }: FaqRestProps) {
  const rest = children.slice(SHOWN);
  return (
    <>
      {children.slice(0, SHOWN)}
      {rest.length > 0 && (
        <details>
          <summary className="py-3.5 font-medium text-water-700">{label}</summary>
          {rest}
        </details>
      )}
    </>
  );
}
