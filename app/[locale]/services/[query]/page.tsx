import { parseFilter } from '@/lib/domain/filter';
import { servicesMetadata } from '../services-metadata';
import { ServicesPage } from '../services-page';

type Props = PageProps<'/[locale]/services/[query]'>;

export const revalidate = 300;

export function generateStaticParams() {
  return [{ query: 'all' }];
}

export async function generateMetadata({ params }: Props) {
  return servicesMetadata(await readFilter(params));
}

/** The kept pages of /services: middleware leads here for the Quick Search filters, whose number is bounded. */
export default async function Page({ params }: Props) {
  return <ServicesPage filter={await readFilter(params)} />;
}

async function readFilter(params: Props['params']) {
  return parseFilter(new URLSearchParams(decodeURIComponent((await params).query)));
}
