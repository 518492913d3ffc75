import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BackButton } from '@/components/ui/back-button';

const back = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ back }) }));
jest.mock('next-intl', () => ({ useTranslations: () => () => 'Back' }));

beforeEach(() => back.mockReset());

test('goes back to the previous page', async () => {
  window.history.pushState({}, '', '/earlier');
  render(<BackButton fallback="/services" />);
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(back).toHaveBeenCalled();
});

test('links to the fallback without JavaScript', () => {
  render(<BackButton fallback="/services" />);
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/services');
});
