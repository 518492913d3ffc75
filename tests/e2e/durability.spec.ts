import { expect, test } from '@playwright/test';
import { readRows } from '../support/directory';
import { OwnBackend } from '../support/own-site';
import { cleanUp } from '../support/processes';

test.afterEach(cleanUp);

test('acknowledged writes survive SIGKILL during writing @full', async () => {
  test.setTimeout(120_000);
  const backend = await OwnBackend.create();
  await backend.start();
  const acknowledged: string[] = [];
  const writes = Array.from({ length: 200 }, async (_, index) => {
    const email = `visitor${index}@example.com`;
    if (!(await isAccepted(backend, email))) return;
    if (acknowledged.push(email) === 60) await backend.kill();
  });
  await Promise.all(writes);
  expect(acknowledged.length, 'killed in the middle').toBeLessThan(200);

  await backend.start();
  const stored = await readRows<{ email: string }>('contact_submissions?select=email', backend);
  expect(stored.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
});

async function isAccepted({ url, publishableKey }: OwnBackend, email: string): Promise<boolean> {
  const response = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
    body: JSON.stringify({ name: 'A visitor', email, message: 'Is the list complete?' }),
  }).catch(() => undefined);
  return response?.status === 201;
}
