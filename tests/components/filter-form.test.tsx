import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterForm } from '@/components/filters/filter-form';
import { FILTER_PARAMETERS } from '@/lib/domain/filter';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => {
  push.mockReset();
  global.fetch = jest.fn().mockResolvedValue({ ok: false });
});
afterEach(() => jest.restoreAllMocks());

function renderForm() {
  render(
    <FilterForm
      parameters={FILTER_PARAMETERS}
      action="/services"
      countUrl="/count?locale=en"
      loading="Loading services..."
    >
      <input name="q" aria-label="Search" />
      <select name="emirate" aria-label="Emirate">
        <option value="">All</option>
        <option value="dubai">Dubai</option>
      </select>
      <select name="sort" aria-label="Sort">
        <option value="">Rating</option>
        <option value="price">Price</option>
      </select>
      <select name="open" aria-label="Open">
        <option value="">Any time</option>
        <option value="fri">Friday</option>
      </select>
      <select name="at" aria-label="At" defaultValue="1600">
        <option value="1600">16:00</option>
        <option value="2130">21:30</option>
      </select>
      <button>
        <span data-count>Show services</span>
      </button>
    </FilterForm>,
  );
}

test.each([
  [' ', '', '/services'],
  [' steam ', 'dubai', '/services?emirate=dubai&q=steam'],
])(
  'puts only chosen values into the URL, in canonical order (search "%s", emirate "%s")',
  async (text, emirate, url) => {
    renderForm();
    await userEvent.type(screen.getByLabelText('Search'), text);
    await userEvent.selectOptions(screen.getByLabelText('Emirate'), emirate);
    await userEvent.click(screen.getByRole('button'));
    expect(push).toHaveBeenCalledWith(url, { scroll: true });
  },
);

test('joins a day and a time into one parameter, and drops a time without a day', async () => {
  renderForm();
  for (const [name, option, url] of [
    ['At', '2130', '/services'],
    ['Open', 'fri', '/services?open=fri-2130'],
  ] as const) {
    await userEvent.selectOptions(screen.getByLabelText(name), option);
    await userEvent.click(screen.getByRole('button'));
    expect(push).toHaveBeenLastCalledWith(url, { scroll: true });
  }
});

test('ignores a count that arrives after the filters have changed again', async () => {
  const answers: ((label: string) => void)[] = [];
  global.fetch = jest.fn(
    () =>
      new Promise((resolve) =>
        answers.push((label) => resolve({ ok: true, json: async () => ({ label }) } as Response)),
      ),
  );
  renderForm();
  await userEvent.selectOptions(screen.getByLabelText('Emirate'), 'dubai');
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.selectOptions(screen.getByLabelText('Emirate'), '');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!('Show 640 services');
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Show 640 services'));
  answers[0]!('Show 259 services');
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('button')).toHaveTextContent('Show 640 services');
});

test('shows the number of matching services on the button, unless it cannot be loaded', async () => {
  global.fetch = jest
    .fn()
    .mockResolvedValueOnce({ ok: true, json: async () => ({ label: 'Show 57 services' }) })
    .mockRejectedValue(new Error('offline'));
  renderForm();
  await userEvent.selectOptions(screen.getByLabelText('Emirate'), 'dubai');
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Show 57 services'));
  expect(global.fetch).toHaveBeenCalledWith('/count?locale=en&emirate=dubai', expect.anything());
  await userEvent.selectOptions(screen.getByLabelText('Emirate'), '');
  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('Show services'));
});
