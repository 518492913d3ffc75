import type { Thing, WithContext } from 'schema-dts';

/**
 * Renders structured data. `<` is escaped, so that text from the database cannot close the element. Large data that the page
 * also shows should be rendered from a client component, so that it is not sent twice.
 */
export function JsonLd<T extends Thing>({ data }: { data: WithContext<T> }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
