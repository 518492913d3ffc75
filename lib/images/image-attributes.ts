import { getImageProps } from 'next/image';

/** Size of a logo on the widest screens in CSS pixels; twice as many pixels are requested. */
const LOGO_SIZE = 96;
/** Half of the width that is requested for the picture of a card. */
const CARD_WIDTH = 320;

/**
 * Returns the `src` of a logo through the image optimizer. One width serves all screens, because a `srcset` would weigh more
 * on a list than it saves.
 */
export function logoSource(url: string): string {
  return getImageProps({ src: url, alt: '', width: LOGO_SIZE, height: LOGO_SIZE }).props.src;
}

/** Returns the `src` of a photo at the top of a card, 378 px wide at most. */
export function cardPhotoSource(url: string): string {
  return getImageProps({ src: url, alt: '', width: CARD_WIDTH, height: (CARD_WIDTH * 10) / 16 }).props.src;
}

/** Returns the `src` of a photo in the place of a logo, of which a wide one shows a part. */
export function thumbnailSource(url: string): string {
  return getImageProps({ src: url, alt: '', width: 2 * LOGO_SIZE, height: LOGO_SIZE }).props.src;
}

/** Returns the attributes of a provider's photo, which is shown as wide as CSS `sizes` says. */
export function photoAttributes(url: string, sizes: string) {
  const { src, srcSet } = getImageProps({ src: url, alt: '', fill: true, sizes }).props;
  return { src, srcSet, sizes };
}
