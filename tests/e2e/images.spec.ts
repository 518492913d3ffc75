import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { listen } from '../support/processes';
import { sendRawRequest } from '../support/raw-request';
import { BASE_URL } from '../support/site';

const PICTURE = '/images/posts/tips.webp';

function optimized(url: string, width = 640, quality = 75): string {
  return `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;
}

test('the optimizer serves an image under a single URL, in the configured widths and quality', async () => {
  const statusOf = async (path: string) => (await sendRawRequest(BASE_URL, path)).status;
  expect(await statusOf(optimized(PICTURE))).toBe(200);
  const [allowed, other] = [PICTURE, `${PICTURE}#1`].map(encodeURIComponent);
  for (const path of [
    // tests/lib/image-request.test.ts has all spellings.
    optimized(`${PICTURE}?1`),
    optimized(PICTURE, 3840),
    optimized(PICTURE, 640, 76),
    `/_next/image/?url=${other}&w=640&q=75`,
    `/_next/image?url=${other}&url=${allowed}&w=640&q=75`,
  ])
    expect(await statusOf(path), path).toBe(400);
});

test('the optimizer fetches no other host and no page, endpoint or drawn picture of this one', async () => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(200, { 'Content-Type': 'image/png' }).end();
  });
  const port = await listen(server, 0);
  const target = `127.0.0.1:${port}/picture.png`;
  for (const url of [
    `http://${target}`,
    `//${target}`,
    `/\\${target}`,
    `https://lamaa.example@${target}`,
    'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    '/services',
    '/icon.svg',
    '/apple-touch-icon.png',
    '/api/health',
    '/api/outbox',
    '/Amna-Khalid/visited-clinic-at-night',
    '/imagesx/a.webp',
    'https://images.example.evil.example/a.png',
    '/share/emirates/dubai.jpg',
    '',
  ]) {
    const { status, headers } = await sendRawRequest(BASE_URL, optimized(url));
    expect.soft([400, 404], JSON.stringify(url)).toContain(status);
    expect.soft(headers['content-type'] ?? '', url).toMatch(/^(text\/plain|$)/);
  }
  expect(requests).toEqual([]);
  server.close();
});
