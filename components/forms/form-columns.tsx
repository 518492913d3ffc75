interface FormColumnsProps {
  title: string;
  /** The form. */
  children: React.ReactNode;
  /** What stands beside it. */
  aside?: React.ReactNode;
}

/** Renders a form under its title, and what is worth knowing before it is filled in, which disappears once it is sent. */
export function FormColumns({ title, children, aside }: FormColumnsProps) {
  return (
    <div className="group container-page grid grid-cols-1 gap-8 pt-3 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-16">
      <section aria-labelledby="form" className="max-w-3xl min-w-0 wrap-anywhere">
        <h2 id="form" className="text-xl">
          {title}
        </h2>
        {children}
      </section>
      {aside}
    </div>
  );
}

interface FormAsideProps {
  /** Unique on the page. */
  id: string;
  title: string;
  children: React.ReactNode;
}

/** Renders a block beside a form. */
export function FormAside({ id, title, children }: FormAsideProps) {
  return (
    <aside
      aria-labelledby={id}
      className="min-w-0 self-start rounded-panel bg-sand-100 p-5 wrap-anywhere group-has-data-done:hidden"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </aside>
  );
}
