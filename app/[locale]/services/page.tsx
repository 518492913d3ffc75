import { parseFilter } from '@/lib/domain/filter';
import { firstValues } from '@/lib/routing/page-parameters';
import { servicesMetadata, ServicesPage } from './services-page';

type Props = PageProps<'/[locale]/services'>;

export async function generateMetadata({ searchParams }: Props) {
  return servicesMetadata(await parseParams(searchParams));
}

/** The uncached pages of /services: free text, other sort options, list view, later pages. */
export default async function Page({ searchParams }: Props) {
  return <ServicesPage filter={await parseParams(searchParams)} />;
}

async function parseParams(searchParams: Props['searchParams']) {
  return parseFilter(firstValues(await searchParams));
}
