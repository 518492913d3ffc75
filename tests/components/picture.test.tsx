import { fireEvent, render } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';

function renderPicture(src: string) {
  const { container, rerender } = render(<Picture src={src} />);
  return {
    image: () => container.querySelector('img'),
    show: (other: string) => rerender(<Picture src={other} />),
  };
}

afterEach(() => jest.restoreAllMocks());

test('shows a decorative image', () => {
  const { image } = renderPicture('/a.webp');
  expect(image()).toHaveAttribute('src', '/a.webp');
  expect(image()).toHaveAttribute('alt', '');
});

test('removes an image that fails to load, until another one takes its place', () => {
  const { image, show } = renderPicture('/a.webp');
  fireEvent.error(image()!);
  expect(image()).toBeNull();
  show('/b.webp');
  expect(image()).toHaveAttribute('src', '/b.webp');
});

test('removes an image that failed before hydration', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  expect(renderPicture('/a.webp').image()).toBeNull();
});
