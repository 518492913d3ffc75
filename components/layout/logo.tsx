/** The drop with the gleam, and the name in the script of the page. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      {/* eslint-disable-next-line @next/next/no-img-element -- the site's icon, an SVG of half a kilobyte */}
      <img src="/icon.svg" alt="" width={36} height={36} />
      {name}
    </span>
  );
}
