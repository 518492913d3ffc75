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
