import { act, render, screen, waitFor } from '@testing-library/react';
import type { BeforeSend } from '@vercel/analytics';
import { type Review } from 'schema-dts';
import { Analytics } from '@/components/layout/analytics';
import { JsonLd } from '@/components/layout/json-ld';
import { LanguageProvider, useLanguage } from '@/components/layout/language-provider';

describe('structured data', () => {
  test.each(['</script><img src=x onerror=alert(1)>', '<!--<script>', ']]>', '\u2028"\\'])(
    'a text like %j stays within the structured data',
    (reviewBody) => {
      const { container } = render(
        <JsonLd<Review> data={{ '@context': 'https://schema.org', '@type': 'Review', reviewBody }} />,
      );
      // As a browser reads the page's HTML.
      const { body, head } = new DOMParser().parseFromString(container.innerHTML, 'text/html');
      const scripts = [...head.children, ...body.children];
      expect(scripts.map(({ tagName }) => tagName)).toEqual(['SCRIPT']);
      expect(JSON.parse(scripts[0]!.textContent ?? '')).toMatchObject({ reviewBody });
    },
  );
});

describe('useLanguage', () => {
  function Direction() {
    const { locale, direction } = useLanguage();
    return <p>{`${locale} ${direction}`}</p>;
  }

  test.each([
    ['en', 'en ltr'],
    ['ar', 'ar rtl'],
  ] as const)('provides the language of the page: %s', (locale, text) => {
    render(
      <LanguageProvider locale={locale}>
        <Direction />
      </LanguageProvider>,
    );
    expect(screen.getByText(text)).toBeInTheDocument();
  });

  test('throws outside its provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Direction />)).toThrow('useLanguage must be used within a LanguageProvider');
  });
});

describe('analytics', () => {
  const SCRIPT = 'script[src*="/_vercel/insights/"]';

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML = '';
  });
  afterEach(() => jest.useRealTimers());

  const loadedOnce = () => waitFor(() => expect(document.querySelectorAll(SCRIPT)).toHaveLength(1));

  test('loads nothing during the first four seconds', async () => {
    render(<Analytics service="vercel" />);
    await act(() => jest.advanceTimersByTimeAsync(3_999));
    expect(document.querySelector(SCRIPT)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    await loadedOnce();
  });

  test.each(['pointerdown', 'keydown', 'scroll'])('loads once, on the first %s', async (type) => {
    render(<Analytics service="vercel" />);
    await act(async () => {
      window.dispatchEvent(new Event(type));
    });
    await loadedOnce();
    document.head.innerHTML = '';
    window.dispatchEvent(new Event('keydown'));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(document.querySelector(SCRIPT)).toBeNull();
  });

  test('never loads on a page whose address is a secret', async () => {
    window.history.pushState({}, '', `/ar/sent/${'0'.repeat(64)}`);
    render(<Analytics service="vercel" />);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(document.querySelector(SCRIPT)).toBeNull();
    window.history.pushState({}, '', '/');
  });

  test('does not load after the visitor has left', async () => {
    render(<Analytics service="vercel" />).unmount();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(document.querySelector(SCRIPT)).toBeNull();
  });

  test('learns the path of a page, but not what was searched for, or where', async () => {
    render(<Analytics service="vercel" />);
    window.dispatchEvent(new Event('scroll'));
    await loadedOnce();
    const [, change] = (window as { vaq?: [string, BeforeSend][] }).vaq!.find(
      ([name]) => name === 'beforeSend',
    )!;
    const url = 'https://lamaa.example/ar/services';
    expect(change({ type: 'pageview', url: `${url}?near=25.204,55.271&q=zyxwv#listings` })).toMatchObject({
      url,
    });
    expect(change({ type: 'pageview', url: `https://lamaa.example/sent/${'0'.repeat(64)}` })).toBeNull();
  });
});
