import { PAGES } from '../support/pages';
import { ruleOfFilters } from '../support/product-rules';
import { readPage } from '../support/site';

// tests/lib/public-api.test.ts has what the API answers.
test('llms.txt links the API, lists its parameters, and links the pages', async () => {
  const llms = await readPage('/llms.txt');
  expect(llms).toContain('/api/openapi.json');
  for (const name of ruleOfFilters()) if (name !== 'view') expect(llms).toContain(`- ${name}: `);
  for (const { path, isHidden } of PAGES)
    if (!isHidden && /^\/[^/?]*$/.test(path))
      expect(llms).toMatch(new RegExp(`\\]\\(https?://[^/)]+${path.replace(/\/$/, '')}\\)`));
});

test('security.txt says where to report a vulnerability, for less than a year', async () => {
  const text = await readPage('/.well-known/security.txt');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Canonical: https?:\/\/\S+\/\.well-known\/security\.txt$/m);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});
