import { readFileSync } from 'node:fs';

/** As many bytes as a list of the site. */
export default function Page() {
  return <main dangerouslySetInnerHTML={{ __html: readFileSync(process.env.LIST_FILE, 'utf8') }} />;
}
