import { getImageProps } from 'next/image';
import { environment, imageHosts } from '../env';
import { isImageUrl } from '../http/image-request';

/** Shown where a picture is missing or comes from a host that the configuration does not name. */
export const FALLBACK_IMAGE = '/images/posts/car-care.webp';

const ARTICLE_WIDTH = 1200;
const ARTICLE_HEIGHT = 675;
/** The text column of an article, and the screen of a phone. */
const ARTICLE_SIZES = '(min-width: 48rem) 44rem, 100vw';

/** Attributes of a picture that the site's own optimiser serves, in sizes that fit; lazy unless it is the first thing seen. */
export function optimisedImage(src: string | null, fallback: string, sizes: string, isFirst = false) {
  const { props } = getImageProps({
    src: isServed(src) ? src : fallback,
    alt: '',
    width: ARTICLE_WIDTH,
    height: ARTICLE_HEIGHT,
    sizes,
    loading: isFirst ? 'eager' : 'lazy',
  });
  return props;
}

/** The attributes of a picture inside an article, made of those that the editor gave. A replaced one says nothing. */
export function imageAttributes({ src = '', alt = '', width, height, title, id }: Record<string, string>) {
  const isShown = isServed(src);
  const { props } = getImageProps({
    src: isShown ? src : FALLBACK_IMAGE,
    alt: isShown ? alt : '',
    width: pixels(width) ?? ARTICLE_WIDTH,
    height: pixels(height) ?? ARTICLE_HEIGHT,
    sizes: ARTICLE_SIZES,
    loading: 'lazy',
  });
  return defined({
    src: props.src,
    srcset: props.srcSet,
    sizes: props.sizes,
    alt: props.alt,
    width: String(props.width),
    height: String(props.height),
    loading: 'lazy',
    decoding: 'async',
    title,
    id,
  });
}

/** Pictures of this site, and of hosts that are configured. */
function isServed(src: string | null): src is string {
  if (!src || !isImageUrl(src)) return false;
  if (src.startsWith('/')) return !src.startsWith('/_next/');
  if (!URL.canParse(src)) return false;
  const { protocol, hostname } = new URL(src);
  return protocol === 'https:' && imageHosts(environment().IMAGE_HOSTS).includes(hostname);
}

function pixels(text: string | undefined): number | undefined {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : undefined;
}

function defined(values: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
}
