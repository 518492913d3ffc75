import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';

/** A host of pictures that is not configured; one whose name has "none" is not there. */
export const PICTURE_HOST = 'https://pictures.example';

const PICTURE = readFileSync('public/images/icons/icon-192.png');

/** Answers for pictures.example, and returns what it was asked. */
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
