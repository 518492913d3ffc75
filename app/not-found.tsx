/** Never shown, as middleware knows the languages: without it every page would carry Next's own, 1.5 KB, in its data. */
export default function NotFoundPage() {
  return null;
}
