import { render, screen } from '@testing-library/react';
import ErrorPage from '@/app/[locale]/error';

jest.mock('next/navigation', () => ({
  useParams: () => ({ locale: 'en' }),
  usePathname: () => '/services',
}));

const { getEntriesByType } = performance;
afterEach(() => {
  performance.getEntriesByType = getEntriesByType;
});

const entry = (initiatorType: string, id?: string, path = '/services?q=steam') => ({
  name: `https://lamaa.example${path}`,
  initiatorType,
  serverTiming: id === undefined ? [] : [{ name: 'request', description: id }],
});

// prettier-ignore
test.each([
  ['only the digest', [], 'Reference: 42'],
  ['the page', [entry('navigation', 'a1')], 'Reference: 42 · a1'],
  ['the last request of the router', [entry('navigation', 'a1'), entry('fetch', 'b2'), entry('img', 'c3')], 'Reference: 42 · b2'],
  ['no earlier request, if the last one has no id', [entry('navigation', 'a1'), entry('fetch')], 'Reference: 42'],
  ['no request for something else', [entry('navigation', 'a1'), entry('fetch', 'b2', '/api/provider-count?locale=en')], 'Reference: 42 · a1'],
  ['no earlier page', [entry('navigation', 'a1', '/'), entry('fetch', 'b2', '/services')], 'Reference: 42 · b2'],
  ['no other page', [entry('navigation', 'a1', '/')], 'Reference: 42'],
])('quotes %s', (_, entries, reference) => {
  performance.getEntriesByType = ((type: string) =>
    entries.filter(
      ({ initiatorType }) => (initiatorType === 'navigation') === (type === 'navigation'),
    )) as unknown as Performance['getEntriesByType'];
  render(<ErrorPage error={Object.assign(new Error('secret'), { digest: '42' })} />);
  expect(screen.getByText(/Reference/)).toHaveTextContent(new RegExp(`^${reference}$`));
  expect(document.body).not.toHaveTextContent('secret');
});
