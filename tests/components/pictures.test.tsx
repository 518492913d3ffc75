import { fireEvent, render, screen } from '@testing-library/react';
import { BrokenPictures } from '@/components/blog/broken-pictures';
import { Picture } from '@/components/ui/picture';

afterEach(() => jest.restoreAllMocks());

const FALLBACK = '/images/posts/tips.webp';

function show(html: string) {
  render(
    <>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <BrokenPictures />
    </>,
  );
}

test('replaces a broken image with its decorative fallback', () => {
  show(`<img src="https://any.example/a.jpg" srcset="/b.jpg 2x" alt="A wheel" data-fallback="${FALLBACK}">`);
  const image = screen.getByAltText('A wheel');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', FALLBACK);
  expect(image).toHaveAttribute('alt', '');
  expect(image).not.toHaveAttribute('srcset');
});

test('replaces images that broke before hydration, but not loaded ones', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockImplementation(function (
    this: HTMLImageElement,
  ) {
    return this.src.endsWith('broken.jpg') ? 0 : 600;
  });
  show(
    ['broken.jpg', 'a.jpg']
      .map((name) => `<img src="https://any.example/${name}" alt="${name}" data-fallback="${FALLBACK}">`)
      .join(''),
  );
  expect(screen.getByAltText('')).toHaveAttribute('src', FALLBACK);
  expect(screen.getByAltText('a.jpg')).toHaveAttribute('src', 'https://any.example/a.jpg');
});

function renderPicture(src: string) {
  const { container, rerender } = render(<Picture src={src} />);
  return {
    image: () => container.querySelector('img'),
    show: (other: string) => rerender(<Picture src={other} />),
  };
}

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
