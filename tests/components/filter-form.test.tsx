import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterForm } from '@/components/filters/filter-form';
import { FILTER_PARAMETERS } from '@/lib/domain/filter';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

beforeEach(() => {
  push.mockReset();
  global.fetch = jest.fn().mockResolvedValue({ ok: false });
  localStorage.clear();
  delete document.documentElement.dataset.car;
});
afterEach(() => jest.restoreAllMocks());

interface FormProps {
  max?: string;
  car?: string;
  search?: string;
  /** What is left of the search without the emirate that it names. */
  without?: string;
  /** As on the page of the list, where choices apply at once. */
  results?: string;
  isForAnyCar?: boolean;
}

function renderForm({ max = '', car = '', search, without, ...props }: FormProps = {}) {
  const understood = without === undefined ? {} : { 'data-understood': 'sharjah', 'data-without': without };
  render(
    <FilterForm
      parameters={FILTER_PARAMETERS}
      action="/services"
      countUrl="/count?locale=en"
      loading="Loading services..."
      {...props}
    >
      <input name="q" type="search" aria-label="Search" defaultValue={search} />
      <select name="emirate" aria-label="Emirate" {...understood}>
        <option value="">All</option>
        <option value="dubai">Dubai</option>
        <option value="sharjah">Sharjah</option>
      </select>
      <select name="sort" aria-label="Sort">
        <option value="">Rating</option>
        <option value="price">Price</option>
      </select>
      <select name="open" aria-label="Opening hours">
        <option value="">Any time</option>
        <option value="fri">Friday</option>
      </select>
      <select name="at" aria-label="At" defaultValue="1600">
        <option value="1600">16:00</option>
        <option value="2130">21:30</option>
      </select>
      <select name="max" aria-label="Price" defaultValue={max}>
        <option value="">Any price</option>
        <option value="50">Up to AED 50</option>
        <option value="100">Up to AED 100</option>
      </select>
      <details>
        <summary>Price pill</summary>
        <input name="min" aria-label="At least" />
        <input name="amount" aria-label="Or type a max price" />
      </details>
      <select name="car" aria-label="My car" defaultValue={car}>
        <option value="">Any car</option>
        <option value="small">Small car</option>
        <option value="suv">SUV</option>
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
    ['Opening hours', 'fri', '/services?open=fri-2130'],
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

const choose = (name: string, option: string) => userEvent.selectOptions(screen.getByLabelText(name), option);

test.each([
  ['up to 50', '37', '/services?max=50'],
  ['any price', '37', '/services'],
] as const)('a step (%s) chosen after an amount replaces it', async (step, amount, url) => {
  renderForm({ max: '100' });
  await userEvent.type(screen.getByLabelText('Or type a max price'), amount);
  await choose('Price', step === 'up to 50' ? '50' : '');
  await userEvent.click(screen.getByRole('button'));
  expect(push).toHaveBeenCalledWith(url, { scroll: true });
});

test.each([
  ['37', '/services?max=37'],
  ['abc', '/services?max=100'],
])('an amount (%s) wins over the step chosen before if it is a price', async (amount, url) => {
  renderForm({ max: '100' });
  await userEvent.type(screen.getByLabelText('Or type a max price'), amount);
  await userEvent.click(screen.getByRole('button'));
  expect(push).toHaveBeenCalledWith(url, { scroll: true });
});

test.each([
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['leaving it', () => userEvent.tab({ shift: true })],
])('an option that arrow keys chose in a closed select is applied on %s', async (_, confirm) => {
  renderForm({ results: '57 services' });
  const sort = screen.getByLabelText('Sort');
  sort.focus();
  await userEvent.keyboard('{ArrowDown}');
  fireEvent.change(sort, { target: { value: 'price' } });
  expect(push).not.toHaveBeenCalled();
  await confirm();
  expect(push).toHaveBeenCalledWith('/services?sort=price', { scroll: false });
});

test('the pill of the price is applied and closed when the focus leaves it, and not between its fields', async () => {
  renderForm({ results: '57 services' });
  const pill = screen.getByText('Price pill').closest('details')!;
  pill.open = true;
  await userEvent.type(screen.getByLabelText('At least'), '20');
  await userEvent.type(screen.getByLabelText('Or type a max price'), '60');
  expect(push).not.toHaveBeenCalled();
  expect(pill.open).toBe(true);
  await userEvent.click(screen.getByLabelText('Search'));
  expect(push).toHaveBeenCalledWith('/services?min=20&max=60', { scroll: false });
  expect(pill.open).toBe(false);
  pill.open = true;
  screen.getByLabelText('At least').focus();
  await userEvent.keyboard('{Escape}');
  expect(pill.open).toBe(false);
  expect(screen.getByText('Price pill')).toHaveFocus();
});

test("a price is asked for the visitor's car", async () => {
  document.documentElement.dataset.car = 'suv';
  renderForm({ results: '57 services' });
  expect(screen.getByLabelText('My car')).toHaveValue('suv');
  await choose('Price', '50');
  expect(push).toHaveBeenCalledWith('/services?max=50&car=suv', { scroll: false });
});

test('the car of a list can be un-chosen, on the device as well', async () => {
  document.documentElement.dataset.car = 'suv';
  localStorage.setItem('lamaa-car-1', 'suv');
  renderForm({ max: '50', car: 'suv', results: '57 services' });
  await choose('My car', '');
  expect(push).toHaveBeenCalledWith('/services?max=50', { scroll: false });
  expect(localStorage).toHaveLength(0);
  expect(document.documentElement).not.toHaveAttribute('data-car');
});

test('a list that compares prices for no car does not say that it is for the one of the visitor', () => {
  document.documentElement.dataset.car = 'suv';
  renderForm({ max: '50', results: '57 services', isForAnyCar: true });
  expect(screen.getByLabelText('My car')).toHaveValue('');
});

test.each([
  ['Sort', 'price', '/services?q=steam+in+sharjah&sort=price'],
  ['Emirate', 'dubai', '/services?emirate=dubai&q=steam'],
  ['Emirate', '', '/services?q=steam'],
])('what the search was understood as is shown, and %s "%s" leads to %s', async (field, option, url) => {
  renderForm({ search: 'steam in sharjah', without: 'steam', results: '57 services' });
  expect(screen.getByLabelText('Emirate')).toHaveValue('sharjah');
  await choose(field, option);
  expect(push).toHaveBeenCalledWith(url, { scroll: false });
});
