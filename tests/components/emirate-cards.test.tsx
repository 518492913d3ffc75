import { render, screen } from '@testing-library/react';
import { createTranslator } from 'use-intl/core';
import { EmirateCards } from '@/components/landing/emirate-cards';
import messages from '@/messages/en.json';

jest.mock('next-intl/server', () => ({
  getLocale: async () => 'en',
  getTranslations: async () => createTranslator({ locale: 'en', messages }),
  getFormatter: async () => ({}),
  getNow: async () => new Date(),
}));

async function cardOf(count: number): Promise<HTMLElement> {
  const route = { name: 'washTypeInEmirate', washType: 'steam-cleaning', emirate: 'ajman' } as const;
  render(await EmirateCards({ emirates: [{ emirate: 'ajman', count, route }] }));
  return screen.getByRole('link', { name: /Ajman/ });
}

test.each([
  ['none', 0, '0 services'],
  ['one', 1, '1 service'],
  ['many', 12, '12 services'],
])('renders an emirate with %s', async (_what, count, text) => {
  expect((await cardOf(count)).textContent).toContain(text);
});
