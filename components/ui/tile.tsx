import { Link } from './link';

interface TileProps {
  href: string;
  /** Shown and announced while the next page loads. */
  loading: string;
  title: React.ReactNode;
  /** The number of providers behind it. */
  count: string;
  text: React.ReactNode;
}

/** Renders a link to a list as a card. */
export function Tile({ href, loading, title, count, text }: TileProps) {
  return (
    <Link
      href={href}
      loading={loading}
      className="panel-link panel grid content-start gap-1 px-5 py-4 wrap-anywhere"
    >
      <strong className="flex items-center justify-between gap-2">{title}</strong>
      <span className="font-medium text-water-700">{count}</span>
      <span className="text-sm text-ink-500">{text}</span>
    </Link>
  );
}
