import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { hashElement } from 'folder-hash';
import { migrate, SEED, seed } from '../../scripts/backend/database.mjs';

const FOLDER = 'supabase/.temp/sample-rows';

/** What a directory reads, with the condition of what the public may see. */
const TABLES = {
  car_wash_locations: 'true',
  provider_menu_items: 'true',
  provider_reviews: 'published_at is not null',
  published_ratings: 'true',
  faqs: 'is_published',
  blog_posts: 'is_published',
  pages: 'is_published',
  words: 'in_force_since is not null',
  places: 'in_force_since is not null',
};

/**
 * Reads all rows of the sample data out of an embedded database into a file, unless that of these migrations exists, for unit tests
 * of the directory (sample-directory.ts).
 */
export default async function makeSampleRows() {
  const options = { encoding: 'hex', folders: { exclude: ['.*'] } };
  const hashes = await Promise.all(
    ['supabase', 'tests/support/make-sample-rows.mjs'].map((path) => hashElement(path, options)),
  );
  const file = `${FOLDER}/${hashes.map(({ hash }) => hash.slice(0, 8)).join('-')}.json`;
  process.env.SAMPLE_ROWS = file;
  if (existsSync(file)) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) rmSync(`${FOLDER}/${name}`);
  const unfinished = `${file}-${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(await readSampleRows()));
  renameSync(unfinished, file);
}

async function readSampleRows() {
  const database = await PGlite.create({ extensions: { pgcrypto } });
  try {
    await migrate(database);
    await seed(database, SEED);
    const rows = {};
    for (const [table, isPublic] of Object.entries(TABLES)) {
      const result = await database.query(
        `select to_jsonb(stored) as stored from public.${table} as stored where ${isPublic}`,
      );
      rows[table] = result.rows.map(({ stored }) => stored);
    }
    return rows;
  } finally {
    await database.close();
  }
}
