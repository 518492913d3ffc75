import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { databaseImage, openImage } from '../../scripts/backend/images';

/** What a directory reads, with the condition of what the public may see. */
const TABLES = {
  car_wash_locations: 'true',
  provider_menu_items: 'true',
  provider_reviews: 'published_at is not null',
  published_ratings: 'true',
  call_alerts: 'shown_from is not null',
  faqs: 'is_published',
  blog_posts: 'is_published',
  pages: 'is_published',
  seasons: 'true',
  words: 'in_force_since is not null',
  places: 'in_force_since is not null',
};

/** Reads all rows of the sample data into a file beside their image, for unit tests of the directory (sample-directory.ts). */
export default async function makeSampleRows() {
  // Another name when there is another table, because the image stays.
  const file = join(dirname(await databaseImage('seeded')), `rows-${Object.keys(TABLES).length}.json`);
  process.env.SAMPLE_ROWS = file;
  process.env.SAMPLE_DIRECTORY = join(dirname(file), 'directory.v8');
  rmSync(process.env.SAMPLE_DIRECTORY, { force: true });
  if (existsSync(file)) return;
  const database = await openImage('seeded');
  const rows: Record<string, unknown[]> = {};
  for (const [table, isPublic] of Object.entries(TABLES)) {
    const result = await database.query<{ stored: unknown }>(
      `select to_jsonb(stored) as stored from public.${table} as stored where ${isPublic}`,
    );
    rows[table] = result.rows.map(({ stored }) => stored);
  }
  await database.close();
  writeFileSync(file, JSON.stringify(rows));
}
