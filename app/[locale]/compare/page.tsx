import { getTranslations } from 'next-intl/server';
import { CarChoice } from '@/components/car/car-choice';
import { AddLinks } from '@/components/compare/add-links';
import { ComparisonFocus } from '@/components/compare/comparison-focus';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { ShareComparison } from '@/components/compare/share-comparison';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { EmptyList } from '@/components/lists/empty-list';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { getDirectory } from '@/lib/directory/current';
import { bestProviders, providersByIds } from '@/lib/directory/lists/best-providers';
import { differByCar } from '@/lib/domain/car';
import { parseComparison, type RequestedComparison, withSharedWashTypes } from '@/lib/domain/comparison';
import type { Provider } from '@/lib/domain/provider';
import { MAX_COMPARED } from '@/lib/domain/saved-provider';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { servicesRoute } from '@/lib/routing/route';
import { pageMetadata } from '@/lib/seo/metadata';
import { getNearby } from '../service/[id]/nearby';

type Props = PageProps<'/[locale]/compare'>;

/** Number of providers suggested for an empty comparison. */
const SUGGESTED = 6;

export async function generateMetadata(props: Props) {
  const text = await readText(props.searchParams);
  const [t, { providers }] = await Promise.all([getTranslations('metadata.compare'), readComparison(text)]);
  return pageMetadata({
    title: providers.length > 0 ? await titleOf(providers) : t('title'),
    description: t('description'),
    route: await requestedRoute('compare', props),
  });
}

/** Compares up to four providers; rendered on every request (product rule 2.17). */
export default async function ComparePage({ searchParams }: Props) {
  const text = await readText(searchParams);
  const { t, to } = await getIntl('compare');
  const services = await getTranslations('nav');
  const [directory, comparison] = await Promise.all([getDirectory(), readComparison(text)]);
  const { providers, unknown, hasTooMany } = comparison;
  const ids = providers.map(({ id }) => id);
  const [first] = providers;
  const isFull = ids.length === MAX_COMPARED;
  const notes = [unknown > 0 && t('unknown', { count: unknown }), hasTooMany && t('tooMany')].filter(
    (note) => note !== false,
  );
  return (
    <SitePage route={{ name: 'compare', ids }}>
      <PageHeader
        title={t('title')}
        text={<span className="max-sm:sr-only print:hidden">{t('text')}</span>}
        breadcrumbs={[{ route: servicesRoute(), text: services('services') }]}
        isCompact
      >
        {first && (
          <div className="mt-3 flex flex-wrap items-center gap-3">
            {providers.some(({ prices }) => differByCar(prices)) && <CarChoice />}
            <ShareComparison providers={providers} />
          </div>
        )}
      </PageHeader>
      <ComparisonFocus
        href={to({ name: 'compare', ids: [] })}
        title={first ? await titleOf(providers) : t('empty')}
      >
        <div className="container-page pt-4">
          {notes.map((note) => (
            <Notice key={note} kind="tip" className="no-print mb-3">
              {note}
            </Notice>
          ))}
          {first ? (
            <>
              <ComparisonTable providers={providers} />
              {isFull && <p className="no-print mt-3 text-sm text-ink-500">{t('full')}</p>}
            </>
          ) : (
            <EmptyList title={t('empty')} text={t('emptyText')}>
              <Link href={to(servicesRoute())} className={buttonStyle('filled')}>
                {(await getTranslations('notFound'))('allServices')}
              </Link>
            </EmptyList>
          )}
        </div>
        {!isFull && (
          <AddLinks
            ids={ids}
            title={first ? t('add') : t('begin')}
            text={ids.length === 1 ? t('one') : undefined}
            groups={
              first
                ? await getNearby(directory, withSharedWashTypes(first, providers), providers)
                : [{ title: '', providers: bestProviders(directory, {}, SUGGESTED) }]
            }
          />
        )}
      </ComparisonFocus>
    </SitePage>
  );
}

async function titleOf(providers: Provider[]): Promise<string> {
  const { t, format } = await getIntl('metadata.compare');
  return t('titleOf', { names: format.list(providers.map(({ name }) => name)) });
}

async function readText(searchParams: Props['searchParams']): Promise<string> {
  const { ids = '' } = await searchParams;
  return [ids].flat()[0] ?? '';
}

interface Comparison extends Pick<RequestedComparison, 'hasTooMany'> {
  providers: Provider[];
  /** Number of requested ids that are not in the directory. */
  unknown: number;
}

/** Returns the providers of a comparison link. */
async function readComparison(text: string): Promise<Comparison> {
  const { ids, invalidCount, hasTooMany } = parseComparison(text);
  const providers = providersByIds(await getDirectory(), ids);
  return { providers, unknown: invalidCount + ids.length - providers.length, hasTooMany };
}
