import { getImageProps } from 'next/image';
import { environment, imageHosts } from '../env';
import { displayUrl, isImageUrl } from '../http/image-request';
import { sizeInStyle, withRatio } from './styles';

const WIDTH = 1200;
const HEIGHT = 675;
/** The text column of an article, and the screen of a phone. */
const ARTICLE_SIZES = '(min-width: 48rem) 44rem, 100vw';

/** Names the picture that `BrokenPictures` puts in the place of one that can not be loaded. */
const FALLBACK = 'data-fallback';
/** Other sites do not learn which page shows their picture. */
const UNOPTIMISED = { decoding: 'async', referrerPolicy: 'no-referrer' } as const;

/**
 * Attributes of a post's own picture, without a text; the fallback's where it has none that can be shown. Pictures of
 * this site and of configured hosts come in sizes that fit, others as they are. Lazy unless it is the first thing seen.
 */
export function coverAttributes(src: string | null, fallback: string, sizes: string, isFirst = false) {
  const shown = displayUrl(src) ?? fallback;
  const loading = isFirst ? 'eager' : 'lazy';
  const common = { src: shown, alt: '', width: WIDTH, height: HEIGHT, loading } as const;
  const attributes = isOptimised(shown)
    ? getImageProps({ ...common, sizes }).props
    : { ...common, ...UNOPTIMISED };
  return shown === fallback ? attributes : { ...attributes, [FALLBACK]: fallback };
}

/**
 * The attributes of a picture inside an article, made of those that the editor gave. Its box has its size before it is
 * there and keeps it whatever comes. One that can not be shown is replaced by the fallback, which says nothing.
 */
export function imageAttributes(
  { src, alt = '', width, height, style = '', title, id, class: name }: Record<string, string>,
  fallback: string,
): Record<string, string> {
  const shown = displayUrl(src ?? null);
  const across = pixels(width) ?? sizeInStyle(style, 'width') ?? WIDTH;
  const down = pixels(height) ?? sizeInStyle(style, 'height') ?? Math.round((across * HEIGHT) / WIDTH);
  return defined({
    ...sourceAttributes(shown ?? fallback, across, down),
    alt: shown ? alt : '',
    width: String(across),
    height: String(down),
    style: withRatio(style, across, down),
    loading: 'lazy',
    decoding: 'async',
    title,
    id,
    class: name,
    [FALLBACK]: fallback,
  });
}

function sourceAttributes(src: string, width: number, height: number) {
  if (!isOptimised(src)) return { src, referrerpolicy: UNOPTIMISED.referrerPolicy };
  const { props } = getImageProps({ src, alt: '', width, height, sizes: ARTICLE_SIZES });
  return { src: props.src, srcset: props.srcSet, sizes: props.sizes };
}

/** Pictures of this site, and of hosts that are configured. */
function isOptimised(src: string): boolean {
  if (src.startsWith('/')) return true;
  return isImageUrl(src) && imageHosts(environment().IMAGE_HOSTS).includes(new URL(src).hostname);
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
