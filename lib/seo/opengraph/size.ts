/** The size that networks show links with, in pixels. */
export const OPENGRAPH_IMAGE_SIZE = { width: 1200, height: 630 };
