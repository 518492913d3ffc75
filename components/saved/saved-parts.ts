/** What is loaded late on every page, as one file (see use-saved-parts.ts). */
export { KeptOnPage } from './kept-on-page';
export { SaveCard } from './save-card';
export { SaveViewed } from './save-viewed';
export { SavedCount } from './saved-count';
