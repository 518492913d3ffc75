interface SectionProps {
  id?: string;
  title: string;
  text?: string;
  children: React.ReactNode;
}

/** A part of the home page. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section id={id} className="container-page pt-14">
      <h2 className="text-2xl">{title}</h2>
      {text && <p className="mt-1 max-w-2xl text-ink-500">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
