interface MapNoteProps {
  role: 'status' | 'alert';
  children: React.ReactNode;
}

/** Renders a message over the map. */
export function MapNote({ role, children }: MapNoteProps) {
  return (
    <p
      role={role}
      className="map-note absolute start-3 end-17 top-(--map-top) z-3 w-fit rounded-note bg-surface px-3.5 py-2 text-sm shadow-raised"
    >
      {children}
    </p>
  );
}
