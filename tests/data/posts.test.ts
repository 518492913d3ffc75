import { emptyDatabase, migrate } from './database';

test('posts that cannot be rendered are rejected, but existing ones stay', async () => {
  const database = await emptyDatabase();
  const table = `create table public.blog_posts (id serial primary key, title text, slug text, excerpt text, content text,
    category text, featured_image text, created_at timestamptz, is_published boolean)`;
  await database.exec(`${table};
    insert into public.blog_posts (title, slug, created_at) values ('', repeat('s', 300), 'infinity')`);
  await migrate(database);
  const add = (title: string, slug: string, createdAt = '2026-11-01') =>
    database.query(
      "insert into public.blog_posts (title, slug, created_at, content) values ($1, $2, $3::timestamptz, 'Text')",
      [...[title, slug, createdAt]],
    );
  await add('Sand', 'sand');
  await add('رمل', 'غسيل-السيارات-50', '2001-01-01');
  await add('Sand', 's'.repeat(200));
  for (const [title, slug, createdAt] of [
    ['Sand', 's'.repeat(201)],
    ['Sand', ''],
    ['Sand', '\u200B'],
    ['\u200B \u00A0\uFEFF', 'blank'],
    ['Sand', 'endless', 'infinity'],
    ['Sand', 'beginningless', '-infinity'],
    ['Sand', 'ancient', '0044-03-15 BC'],
    ['Sand', 'far', '294276-12-31'],
  ] as const)
    await expect(add(title, slug, createdAt)).rejects.toThrow(/blog_posts_(presentable|slug_form)/);
  expect((await database.query('select id from public.blog_posts')).rows).toHaveLength(4);
  await database.close();
});
