import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { listen } from '../support/processes';
import { sendRawRequest } from '../support/raw-request';
import { BASE_URL } from '../support/site';

const PICTURE = '/images/posts/tips.webp';

/** The status of a request for exactly this path, without normalisation. */
async function statusOf(path: string): Promise<number> {
  return (await sendRawRequest(BASE_URL, path)).status;
}

function optimised(url: string, width = 640, quality = 75): string {
  return `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;
}

test('the optimiser accepts a single spelling per image, in the configured widths and quality', async () => {
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

test('other routes to the optimiser are closed', async () => {
  const other = encodeURIComponent(`${PICTURE}#1`);
  const size = 'w=640&q=75';
  const allowed = encodeURIComponent(PICTURE);
  for (const path of [
    `/_next/image/?url=${other}&${size}`,
    `/_next/image?url=${other}&url=${allowed}&${size}`,
    `/_next/image?url=${allowed}&url=${other}&${size}`,
    `/_next/image?${size}`,
  ])
    expect(await statusOf(path), path).toBe(400);
});

test('the optimiser fetches no other host and returns images of this one only', async () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'image/png' }).end();
  });
  const port = await listen(server, 0);
  const target = `127.0.0.1:${port}/picture.png`;
  for (const url of [
    ...[
      `http://${target}`,
      `https://${target}`,
      `//${target}`,
      `/\\${target}`,
      `\\\\${target}`,
      `http:${target}`,
    ],
    ...[
      `https://lamaa.example@${target}`,
      `${BASE_URL}@${target}`,
      `http://localhost:${port}/a.png`,
      `ftp://${target}`,
    ],
    ...[
      'http://169.254.169.254/latest/meta-data',
      'file:///etc/passwd',
      'data:image/svg+xml,<svg onload="x"/>',
    ],
    ...[
      '/',
      '/services',
      '/api/health',
      '/api/providers.json',
      '/icon.svg',
      '/package.json',
      '/_next/image?url=x',
    ],
    ...['/share/emirates/dubai.jpg', '/_next/static/chunks/main.js', 'javascript:alert(1)', 'x', ''],
  ]) {
    const { status, headers } = await sendRawRequest(BASE_URL, optimised(url));
    const isPicture = url.startsWith('/share/');
    expect.soft(isPicture ? [200] : [400, 404], JSON.stringify(url)).toContain(status);
    expect
      .soft(headers['content-type'] ?? '', url)
      .toMatch(isPicture ? /^image\/(webp|jpeg)/ : /^(text\/plain|$)/);
  }
  expect(requests).toEqual([]);
  await new Promise((resolve) => server.close(resolve));
});
