import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Enhanced } from '@/components/ui/enhanced';

const Rich = ({ text }: { text: string }) => <button>{text}</button>;

/** A plain disclosure whose richer version arrives when the test says so. */
function setUp() {
  let arrive = () => {};
  let fail = () => {};
  const load = jest.fn(
    () =>
      new Promise<typeof Rich>((resolve, reject) => {
        arrive = () => resolve(Rich);
        fail = () => reject(new Error('gone'));
      }),
  );
  render(
    <Enhanced load={load} props={{ text: 'Rich' }}>
      <details>
        <summary tabIndex={0}>Plain</summary>
      </details>
    </Enhanced>,
  );
  const settle = async (end: () => void) => {
    await act(async () => {
      end();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  };
  return { load, arrive: () => settle(() => arrive()), fail: () => settle(() => fail()) };
}

const plain = () => screen.queryByText('Plain');
const rich = () => screen.queryByRole('button', { name: 'Rich' });

test('nothing is loaded before somebody comes near', async () => {
  const { load, arrive } = setUp();
  expect(load).not.toHaveBeenCalled();
  await userEvent.hover(plain()!);
  expect(load).toHaveBeenCalled();
  await arrive();
  expect(rich()).toBeVisible();
  expect(rich()).not.toHaveFocus();
});

test('the focus stays on the trigger', async () => {
  const { arrive } = setUp();
  act(() => plain()!.focus());
  await arrive();
  expect(rich()).toHaveFocus();
});

test('what is open stays, until it is closed', async () => {
  const { arrive } = setUp();
  await userEvent.click(plain()!);
  await arrive();
  expect(plain()!.parentElement).toHaveAttribute('open');
  await userEvent.click(plain()!);
  await arrive();
  expect(rich()).toBeVisible();
});

test('what is pressed stays', async () => {
  const { arrive } = setUp();
  await userEvent.hover(plain()!);
  fireEvent.pointerDown(plain()!);
  await arrive();
  expect(plain()).toBeVisible();
  fireEvent.pointerCancel(plain()!);
  await userEvent.unhover(plain()!);
  await userEvent.hover(plain()!);
  await arrive();
  expect(rich()).toBeVisible();
});

test('when it can not be loaded a preload-error fires, and the plain one goes on', async () => {
  const heard = jest.fn();
  window.addEventListener('preload-error', heard, { once: true });
  const { fail } = setUp();
  await userEvent.hover(plain()!);
  await fail();
  expect(heard).toHaveBeenCalledTimes(1);
  await userEvent.click(plain()!);
  expect(plain()!.parentElement).toHaveAttribute('open');
});
