/** What is loaded late, as one file (see use-saved-parts.ts). */
export { keepOfflinePage } from './offline-page';
export { SaveCard } from './save-card';
export { SavedCount } from './saved-count';
export { SavedTray } from './saved-tray';
export { ViewedStrip } from './viewed-strip';
