import { parseFilter } from '@/lib/domain/filter';
import { UNFILTERED } from '@/lib/routing/rewrites';
import { servicesMetadata, ServicesPage } from '../services-page';

type Props = PageProps<'/[locale]/services/[query]'>;

export function generateStaticParams() {
  return [{ query: UNFILTERED }];
}

export async function generateMetadata({ params }: Props) {
  return servicesMetadata(await parseParams(params));
}

/** The cached pages of /services: middleware rewrites the lists that `isCacheable` accepts to this route. */
export default async function Page({ params }: Props) {
  const isPrerendered = (await params).query === UNFILTERED;
  return <ServicesPage filter={await parseParams(params)} isPrerendered={isPrerendered} />;
}

async function parseParams(params: Props['params']) {
  return parseFilter(new URLSearchParams(decodeURIComponent((await params).query)));
}
