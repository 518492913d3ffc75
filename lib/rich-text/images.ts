import { getImageProps } from 'next/image';
import { environment } from '../env';
import { hostsIn } from '../http/hosts';
import { displayUrl, isImageUrl, LOCAL_PICTURES } from '../images/image-url';
import { sizeInStyle, withRatio } from './styles';

const WIDTH = 1200;
const HEIGHT = 675;
/** The width of an article's text column, or of a phone's screen. */
const ARTICLE_SIZES = '(min-width: 48rem) 44rem, 100vw';

/** The attribute with the image that `BrokenPictures` shows if this one fails to load. */
const FALLBACK = 'data-fallback';
/** Other hosts do not learn which page shows their image. */
const UNOPTIMIZED = { decoding: 'async', referrerPolicy: 'no-referrer' } as const;

/**
 * Returns the attributes of a post's cover image, which is decorative, or of the fallback. Pictures of this site and of
 * configured hosts are resized, others are used as they are. All but the first image load lazily.
 */
export function coverAttributes(src: string | null, fallback: string, sizes: string, isFirst = false) {
  const url = displayUrl(src) ?? fallback;
  const loading = isFirst ? 'eager' : 'lazy';
  const common = { src: url, alt: '', width: WIDTH, height: HEIGHT, loading } as const;
  const attributes = isOptimized(url)
    ? getImageProps({ ...common, sizes }).props
    : { ...common, ...UNOPTIMIZED };
  return url === fallback ? attributes : { ...attributes, [FALLBACK]: fallback };
}

/**
 * Returns the attributes of an image in an article, based on those set by the editor. Its box has its final size before it
 * loads. An image that cannot be shown is replaced by the fallback, with an empty alt text.
 */
export function imageAttributes(
  { src, alt = '', width, height, style = '', title, id, class: name }: Record<string, string>,
  fallback: string,
): Record<string, string> {
  const url = displayUrl(src ?? null);
  const imageWidth = pixels(width) ?? sizeInStyle(style, 'width') ?? WIDTH;
  const imageHeight =
    pixels(height) ?? sizeInStyle(style, 'height') ?? Math.round((imageWidth * HEIGHT) / WIDTH);
  return defined({
    ...sourceAttributes(url ?? fallback, imageWidth, imageHeight),
    alt: url ? alt : '',
    width: String(imageWidth),
    height: String(imageHeight),
    style: withRatio(style, imageWidth, imageHeight),
    loading: 'lazy',
    decoding: 'async',
    title,
    id,
    class: name,
    [FALLBACK]: fallback,
  });
}

function sourceAttributes(src: string, width: number, height: number) {
  if (!isOptimized(src)) return { src, referrerpolicy: UNOPTIMIZED.referrerPolicy };
  const { props } = getImageProps({ src, alt: '', width, height, sizes: ARTICLE_SIZES });
  return { src: props.src, srcset: props.srcSet, sizes: props.sizes };
}

/** Whether the image optimizer accepts an image: the pictures of this site and those of configured hosts. */
function isOptimized(src: string): boolean {
  if (src.startsWith('/')) return src.startsWith(LOCAL_PICTURES);
  return isImageUrl(src) && hostsIn(environment().IMAGE_HOSTS).includes(new URL(src).hostname);
}

function pixels(text = ''): number | undefined {
  const number = /^\s*([1-9]\d{0,3})(?:px)?\s*$/.exec(text)?.[1];
  return number ? Number(number) : undefined;
}

function defined(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
