import { act, render, screen } from '@testing-library/react';
import { LazyBoundary, lazyComponent } from '@/components/ui/lazy';

const Part = ({ name }: { name: string }) => <p>{name}</p>;

async function show(load: () => Promise<typeof Part>) {
  const Lazy = lazyComponent(load);
  await act(async () => {
    render(
      <LazyBoundary loading={<p>Waiting</p>} failed={<button>Reload</button>}>
        <Lazy name="Map" />
      </LazyBoundary>,
    );
  });
}

test('shows a component when its file has loaded', async () => {
  await show(async () => Part);
  expect(screen.getByText('Map')).toBeVisible();
});

test('shows the placeholder while loading', async () => {
  await show(() => new Promise(() => {}));
  expect(screen.getByText('Waiting')).toBeVisible();
});

test('dispatches preload-error for a missing file and shows the error boundary', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('gone');
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  window.addEventListener('preload-error', listen, { once: true });
  await show(() => Promise.reject(error));
  expect(heard).toEqual([error]);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('does not throw if a listener cancels preload-error', async () => {
  window.addEventListener('preload-error', (event) => event.preventDefault(), { once: true });
  await show(() => Promise.reject(new Error('gone')));
  expect(screen.getByText('Waiting')).toBeVisible();
});
