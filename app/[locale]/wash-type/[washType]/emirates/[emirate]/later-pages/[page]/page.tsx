/** Middleware rewrites `?page=6` and above to this route, which is uncached because every cached page stays on disk. */
export const dynamic = 'force-dynamic';

export { default, generateMetadata } from '../../pages/[page]/page';
