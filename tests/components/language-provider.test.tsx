import { render, screen } from '@testing-library/react';
import { LanguageProvider, useLanguage } from '@/components/layout/language-provider';

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
