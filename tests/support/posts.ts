import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { BACKEND } from './directory';

const slugs: string[] = [];

/**
 * Publishes a post and returns its path. It is older than every sample post, so that it does not lead the lists of other
 * tests; `removePosts` deletes it.
 */
export async function publishPost(content: string, facts: Record<string, unknown> = {}): Promise<string> {
  const row = {
    ...{ slug: `test-${randomUUID()}`, title: 'Before and after', content, is_published: true },
    ...facts,
  };
  slugs.push(row.slug);
  const response = await fetch(`${BACKEND.url}/rest/v1/blog_posts`, {
    method: 'POST',
    headers: { apikey: BACKEND.secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ created_at: '2001-01-01T00:00:00Z', ...row }),
  });
  expect(response.status).toBe(201);
  return `/blog/${encodeURIComponent(row.slug)}`;
}

/** Deletes the published posts; call it in `test.afterAll`. */
export async function removePosts(): Promise<void> {
  for (const slug of slugs.splice(0)) {
    await fetch(`${BACKEND.url}/rest/v1/blog_posts?slug=eq.${encodeURIComponent(slug)}`, {
      method: 'DELETE',
      headers: { apikey: BACKEND.secretKey },
    });
  }
}
