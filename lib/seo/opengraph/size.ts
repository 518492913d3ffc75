/** The usual size of Open Graph images, in pixels. */
export const OPENGRAPH_IMAGE_SIZE = { width: 1200, height: 630 };
