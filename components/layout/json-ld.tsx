import type { Thing, WithContext } from 'schema-dts';

/**
 * Facts for search engines. `<` is escaped, so that no text of the database can end the element. Where much of it
 * stands on the page anyway, a client component holds it: so it is not sent a second time.
 */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
