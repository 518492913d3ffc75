import { act, render, screen } from '@testing-library/react';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import { lazyComponent } from '@/components/ui/lazy-load';

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

test('a part shows when its file has come', async () => {
  await show(async () => Part);
  expect(screen.getByText('Map')).toBeVisible();
});

test('a part waits in its place', async () => {
  await show(() => new Promise(() => {}));
  expect(screen.getByText('Waiting')).toBeVisible();
});

test('a file that is gone fires a preload-error with the error, and the error boundary shows', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const error = new Error('gone');
  const heard: unknown[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent).detail);
  window.addEventListener('preload-error', listen, { once: true });
  await show(() => Promise.reject(error));
  expect(heard).toEqual([error]);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a listener that prevents the preload-error takes the matter over', async () => {
  window.addEventListener('preload-error', (event) => event.preventDefault(), { once: true });
  await show(() => Promise.reject(new Error('gone')));
  expect(screen.getByText('Waiting')).toBeVisible();
});
