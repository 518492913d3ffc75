import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { listen } from '../support/processes';
import { sendRawRequest } from '../support/raw-request';
import { BASE_URL } from '../support/site';

const PICTURE = '/images/posts/tips.webp';

function optimised(url: string, width = 640, quality = 75): string {
  return `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;
}

test('the optimiser serves an image under a single URL, in the configured widths and quality', async () => {
  // Requests for exactly this path, without normalisation.
  const statusOf = async (path: string) => (await sendRawRequest(BASE_URL, path)).status;
  expect(await statusOf(optimised(PICTURE))).toBe(200);
  const [allowed, other] = [PICTURE, `${PICTURE}#1`].map(encodeURIComponent);
  for (const path of [
    // tests/lib/image-request.test.ts has all spellings.
    ...[`${PICTURE}#1`, `${PICTURE}?1`, `/x/..${PICTURE}`].map((url) => optimised(url)),
    ...[optimised(PICTURE, 3840), optimised(PICTURE, 640, 76), '/_next/image?w=640&q=75'],
    `/_next/image/?url=${other}&w=640&q=75`,
    `/_next/image?url=${other}&url=${allowed}&w=640&q=75`,
    `/_next/image?url=${allowed}&url=${other}&w=640&q=75`,
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
    ...[`https://lamaa.example@${target}`, `${BASE_URL}@${target}`, `http://localhost:${port}/a.png`],
    ...[`ftp://${target}`, 'http://169.254.169.254/latest/meta-data', 'file:///etc/passwd'],
    ...['https://images.example:8443/good.png', 'https://images.example.evil.example/a.png', '/scenes.svg'],
    ...['data:image/svg+xml,<svg onload="x"/>', '/', '/services', '/api/health', '/api/providers.json'],
    ...['/icon.svg', '/package.json', '/_next/image?url=x', '/share/emirates/dubai.jpg'],
    ...['/_next/static/chunks/main.js', 'javascript:alert(1)', 'x', ''],
  ]) {
    const { status, headers } = await sendRawRequest(BASE_URL, optimised(url));
    const isPicture = url.startsWith('/share/');
    expect.soft(isPicture ? [200] : [400, 404], JSON.stringify(url)).toContain(status);
    expect
      .soft(headers['content-type'] ?? '', url)
      .toMatch(isPicture ? /^image\/(webp|jpeg)/ : /^(text\/plain|$)/);
  }
  expect(requests).toEqual([]);
  server.close();
});
