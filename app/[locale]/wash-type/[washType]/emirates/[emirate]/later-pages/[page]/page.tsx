/** Pages from the sixth on, where middleware leads for `?page=6`: rendered on demand, as each would leave a file behind. */
export const dynamic = 'force-dynamic';

export { default, generateMetadata } from '../../pages/[page]/page';
