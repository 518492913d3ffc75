interface FormColumnsProps {
  title: string;
  /** The form. */
  children: React.ReactNode;
  /** What stands beside it. */
  aside?: React.ReactNode;
}

/** Renders a form under its title, and what is worth knowing before it is filled in. */
export function FormColumns({ title, children, aside }: FormColumnsProps) {
  return (
    <div className="container-page form-columns">
      <section aria-labelledby="form" className="panel form-panel">
        <h2 id="form" className="text-xl">
          {title}
        </h2>
        {children}
      </section>
      {aside}
    </div>
  );
}
