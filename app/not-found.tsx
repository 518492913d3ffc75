// Without it every page would carry Next's own not-found page, 1.5 KB, in its data.
export { default } from './[locale]/not-found';
