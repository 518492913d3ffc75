/** Never shown, but without it every page's data would include Next.js's default not-found page (1.5 KB). */
export default function NotFoundPage() {
  return null;
}
