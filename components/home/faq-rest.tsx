interface FaqRestProps {
  /** The summary of the disclosure. */
  label: string;
  children: React.ReactNode[];
}

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
