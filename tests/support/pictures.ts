import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';

/** An image host that is not configured; images with "none" in their name do not exist. */
export const PICTURE_HOST = 'https://pictures.example';

const PICTURE = readFileSync('public/images/icons/icon-192.png');

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
