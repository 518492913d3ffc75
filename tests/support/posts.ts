import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { writeRows } from './directory';

/** An image host that is not configured; images with "none" in their name do not exist. */
export const PICTURE_HOST = 'https://pictures.example';
const PICTURE = readFileSync('public/images/icons/icon-192.png');

const slugs: string[] = [];

/**
 * Publishes a post and returns its path. It is older than every sample post, so that it does not lead the lists of other
 * tests; `removePosts` deletes it.
 */
export async function publishPost(content: string, overrides: Record<string, unknown> = {}): Promise<string> {
  const slug = (overrides.slug as string | undefined) ?? `test-${randomUUID()}`;
  slugs.push(slug);
  await writeRows('POST', 'blog_posts', {
    slug,
    title: 'Before and after',
    content,
    is_published: true,
    created_at: '2001-01-01T00:00:00Z',
    ...overrides,
  });
  return `/blog/${encodeURIComponent(slug)}`;
}

/** Deletes the published posts; call it in `test.afterAll`. */
export async function removePosts(): Promise<void> {
  for (const slug of slugs.splice(0))
    await writeRows('DELETE', `blog_posts?slug=eq.${encodeURIComponent(slug)}`);
}

/** Serves images for pictures.example and returns the requests it receives. */
export async function servePictures(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(`${PICTURE_HOST}/**`, (route) => {
    requests.push(route.request());
    return route.request().url().includes('none')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'image/png', body: PICTURE });
  });
  return requests;
}
