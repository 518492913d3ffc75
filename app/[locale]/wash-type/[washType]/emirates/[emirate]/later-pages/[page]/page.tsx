/** Middleware rewrites `?page=6` and above to here. Rendered on every request, because each cached page would leave a file. */
export const dynamic = 'force-dynamic';

export { default, generateMetadata } from '../../pages/[page]/page';
