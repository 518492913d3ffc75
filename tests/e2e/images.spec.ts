import { request as httpRequest } from 'node:http';
import { expect, test } from '@playwright/test';

const PICTURE = '/images/posts/tips.webp';

/** The status of a request whose address is sent as it is written. */
function statusOf(path: string): Promise<number> {
  const { hostname, port } = new URL(process.env.BASE_URL!);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

function optimised(url: string, width = 640, quality = 75): string {
  return `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;
}

test('the optimiser keeps files for one spelling of a picture, in the widths and the quality in use', async () => {
  expect(await statusOf(optimised(PICTURE))).toBe(200);
  for (const url of [
    `${PICTURE}#1`,
    `${PICTURE}?1`,
    `${PICTURE}/`,
    `${PICTURE} `,
    `/images/..${PICTURE}`,
    `/x/..${PICTURE}`,
    PICTURE.replace('.webp', '%2Ewebp'),
    PICTURE.replace('/posts', '\n/posts'),
  ])
    expect(await statusOf(optimised(url)), JSON.stringify(url)).toBe(400);
  expect(await statusOf(optimised(PICTURE, 3840))).toBe(400);
  expect(await statusOf(optimised(PICTURE, 640, 76))).toBe(400);
});

test('there is no way around', async () => {
  const other = encodeURIComponent(`${PICTURE}#1`);
  const size = 'w=640&q=75';
  const good = encodeURIComponent(PICTURE);
  for (const path of [
    `/_next/image/?url=${other}&${size}`,
    `/_next/image?url=${other}&url=${good}&${size}`,
    `/_next/image?url=${good}&url=${other}&${size}`,
    `/_next/image?${size}`,
  ])
    expect(await statusOf(path), path).toBe(400);
});
