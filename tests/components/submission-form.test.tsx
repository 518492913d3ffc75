import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Field } from '@/components/forms/fields';
import { SubmissionForm } from '@/components/forms/submission-form';
import { FIELD_ERRORS, type FieldError, type FormAction } from '@/lib/forms/form-state';

const FIELDS: Field[] = [
  { name: 'name', label: 'Name', type: 'text', isRequired: true },
  { name: 'emirate', label: 'Emirate', type: 'select', isRequired: true, options: ['', 'dubai'].map(twice) },
  { name: 'kinds', label: 'Kinds', type: 'toggles', isRequired: false, options: ['a', 'b', 'c'].map(twice) },
  { name: 'message', label: 'Message', type: 'textarea', isRequired: true },
];

const LABELS = {
  language: 'en' as const,
  submit: 'Send',
  submitting: 'Sending...',
  success: 'Thank you',
  byHand: 'By hand',
  next: { title: 'What happens next', steps: ['Read', 'Answered', 'Done'], again: 'Another' },
  error: 'Not sent',
  unknown: 'Perhaps sent',
  privacy: 'Private',
  wrongFields: 'Please check',
  honeypot: 'Leave empty',
  required: 'Required',
  errors: Object.fromEntries(FIELD_ERRORS.map((error) => [error, error])) as Record<FieldError, string>,
};

afterEach(() => jest.restoreAllMocks());

test.each(['An unexpected response was received from the server.', 'fetch failed'])(
  'shows an error and keeps the values if the action throws (%s)',
  async (message) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sent: FormData[] = [];
    const action: FormAction = async (state, fields) => {
      sent.push(fields);
      if (sent.length < 3) throw new Error(message);
      const submitCount = state.submitCount + 1;
      return { status: 'success', submitCount, values: {}, errors: {}, isAnsweredByHand: true };
    };
    render(<SubmissionForm name="test" action={action} fields={FIELDS} labels={LABELS} />);
    await userEvent.type(screen.getByLabelText(/^Name/), 'Amna');
    await userEvent.selectOptions(screen.getByLabelText(/^Emirate/), 'dubai');
    await userEvent.click(screen.getByLabelText('a'));
    await userEvent.click(screen.getByLabelText('c'));
    await userEvent.type(screen.getByLabelText(/^Message/), 'One\nTwo');

    for (const times of [1, 2]) {
      await userEvent.click(screen.getByRole('button'));
      expect(await screen.findByText('Not sent')).toBeVisible();
      await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
      expect(sent).toHaveLength(times);
      expect(screen.getByLabelText(/^Name/)).toHaveValue('Amna');
      expect(screen.getByLabelText(/^Emirate/)).toHaveValue('dubai');
      expect(['a', 'b', 'c'].map((kind) => screen.getByLabelText<HTMLInputElement>(kind).checked)).toEqual([
        true,
        false,
        true,
      ]);
      expect(screen.getByLabelText(/^Message/)).toHaveValue('One\nTwo');
    }

    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(screen.getByText('By hand')).toBeVisible();
    expect(screen.queryByLabelText(/^Name/)).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Read',
      '2Answered',
      '3Done',
    ]);
    expect(screen.getByText('Another')).toHaveAttribute('href', '');
    const keys = sent.map((fields) => fields.get('idempotency_key'));
    expect(keys[0]).toMatch(/^\d+(-\d+){3}$/);
    expect(new Set(keys).size).toBe(1);
  },
);

test('says that it is not known whether the form arrived, keeps the values and the key, and removes them once it has', async () => {
  const sent: FormData[] = [];
  const action: FormAction = async ({ submitCount }, fields) => {
    sent.push(fields);
    const isStored = sent.length === 2;
    const values: Record<string, string> = isStored ? {} : { name: String(fields.get('name')) };
    return { status: isStored ? 'success' : 'unknown', submitCount: submitCount + 1, values, errors: {} };
  };
  render(<SubmissionForm name="test" action={action} fields={FIELDS} labels={LABELS} />);
  await userEvent.type(screen.getByLabelText(/^Name/), 'Amna');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Perhaps sent')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Amna');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(screen.queryByLabelText(/^Name/)).toBeNull();
  expect(new Set(sent.map((fields) => fields.get('idempotency_key'))).size).toBe(1);
});

test('hides the label of the honeypot with its field, not alone', () => {
  render(<SubmissionForm name="test" action={async (state) => state} fields={FIELDS} labels={LABELS} />);
  const label = screen.getByText(LABELS.honeypot);
  expect(label).not.toHaveAttribute('aria-hidden');
  expect(label.closest('[aria-hidden="true"]')).toContainElement(screen.getByLabelText(LABELS.honeypot));
});

function twice(value: string): readonly [string, string] {
  return [value, value];
}
