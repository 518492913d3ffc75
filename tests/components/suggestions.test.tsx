import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { Suggestions } from '@/components/search/suggestions';
import type { Suggestion } from '@/lib/domain/suggestions';
import messages from '@/messages/en.json';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const FILE = {
  entries: [{ group: 'washType', name: 'Steam Cleaning', href: '/wash-type/steam-cleaning' }],
  popular: [{ group: 'popular', name: 'Open now', href: '/services?open=now' }],
};
const READING: Suggestion = {
  group: 'search',
  name: 'Sharjah · Steam Cleaning',
  hint: '12 services',
  href: '/services?q=steam+sharjah',
};

/** The requests for typed texts, with the answers that they wait for. */
let asked: { typed: string; signal: AbortSignal; answer: (response: Partial<Response>) => void }[];

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  asked = [];
  push.mockReset();
  localStorage.clear();
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<form><input name="q" aria-label="Search" type="search" /></form>';
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  window.fetch = jest.fn(async (url, init) => {
    const { pathname, searchParams } = new URL(String(url), 'http://site');
    if (pathname === '/suggestions.json') return { ok: true, json: async () => FILE } as Response;
    return new Promise<Response>((resolve, reject) => {
      const signal = init!.signal!;
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      const answer = (response: Partial<Response>) => resolve(response as Response);
      asked.push({ typed: searchParams.get('q')!, signal, answer });
    });
  });
});

async function renderSuggestions() {
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  field.focus();
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Suggestions field={field} isTyping={false} />
    </NextIntlClientProvider>,
  );
  await waitFor(() => expect(options()).toEqual(['Open now']));
  return field;
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const answer = (typed: string, response: Partial<Response>) =>
  act(async () => asked.find((request) => request.typed === typed)!.answer(response));

test('what is known stands at once, and one request after a rest adds what the text means', async () => {
  const field = await renderSuggestions();
  await userEvent.type(field, 'steam');
  expect(options()).toEqual(['Steam Cleaning']);
  await waitFor(() => expect(asked.map(({ typed }) => typed)).toEqual(['steam']));
  await userEvent.type(field, ' sharjah');
  expect(asked[0]!.signal.aborted).toBe(true);
  await waitFor(() => expect(asked.map(({ typed }) => typed)).toEqual(['steam', 'steam sharjah']));
  await answer('steam sharjah', { ok: true, json: async () => [READING] });
  const group = within(screen.getByRole('group', { name: 'Your search' }));
  expect(group.getByRole('option')).toHaveTextContent('Sharjah · Steam Cleaning12 services');
  const said = document.querySelector('[aria-live="polite"]');
  expect(said).toBeEmptyDOMElement();
  await userEvent.keyboard('{ArrowDown}');
  expect(said).toHaveTextContent('Sharjah · Steam Cleaning · 12 services');
  await userEvent.keyboard('{Enter}');
  expect(push).toHaveBeenCalledWith(READING.href);
});

test.each([
  ['fails', { ok: false, status: 503 }],
  ['is nothing', { ok: true, json: async () => [] }],
])('where the answer %s, the known ones stay', async (_, response: Partial<Response>) => {
  const field = await renderSuggestions();
  await userEvent.type(field, 'ste');
  await waitFor(() => expect(asked).toHaveLength(1));
  await answer('ste', response);
  expect(options()).toEqual(['Steam Cleaning']);
  expect(field).toHaveAttribute('aria-expanded', 'true');
});

test('the last searches stand before typing, the newest first, and can be cleared', async () => {
  const field = await renderSuggestions();
  for (const search of ['one', 'two', 'three', 'four', 'five', 'six', 'one']) {
    await userEvent.clear(field);
    await userEvent.type(field, `${search}{Enter}`);
  }
  await userEvent.clear(field);
  const recent = ['one', 'six', 'five', 'four', 'three'];
  expect(options()).toEqual([...recent, 'Clear recent searches', 'Open now']);
  await userEvent.click(screen.getByRole('option', { name: 'six' }));
  expect(push).toHaveBeenCalledWith('/services?q=six');
  await userEvent.click(field);
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('option', { name: 'Clear recent searches' }));
  expect(localStorage).toHaveLength(0);
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toEqual(['Open now']);
});

test.each(['{', '"steam"', '[1, null]'])('damaged searches (%s) are ignored', async (stored) => {
  localStorage.setItem('lamaa-searches-1', stored);
  await renderSuggestions();
});
