import { readFileSync } from 'node:fs';

export const dynamic = 'force-dynamic';

const html = readFileSync(process.env.LIST_FILE, 'utf8');

/** As many bytes as a list of the site, rendered on request as that is. */
export default function Page() {
  return <main dangerouslySetInnerHTML={{ __html: html }} />;
}
