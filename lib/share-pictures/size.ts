/** The size that networks show links with, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 };
