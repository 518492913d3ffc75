/** Renders the message of a section that could not be loaded, with the height of the map. */
export function SectionFailed({ children }: { children: React.ReactNode }) {
  return (
    <div
      role="alert"
      className="grid min-h-[calc(11.5rem+85vw)] w-full content-center justify-items-center gap-3 place-self-center rounded-card border border-sand-200 bg-(image:--image-shallows) px-3 py-4 text-center text-ink-700"
    >
      {children}
    </div>
  );
}
