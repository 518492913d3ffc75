import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AddLinks } from '@/components/compare/add-links';
import { ComparisonFocus } from '@/components/compare/comparison-focus';
import { ComparisonTable } from '@/components/compare/comparison-table';
import { PriceQueryForm } from '@/components/compare/price-query-form';
import { ShareComparison } from '@/components/compare/share-comparison';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { EmptyList } from '@/components/lists/empty-list';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { NoticeBox } from '@/components/ui/notice';
import { getDirectory } from '@/lib/directory/current';
import { bestProviders, providersByIds } from '@/lib/directory/lists/best-providers';
import { CAR_SIZES, type CarSize, parseCarSize } from '@/lib/domain/car';
import {
  comparedKinds,
  parseComparison,
  type RequestedComparison,
  withSharedWashTypes,
} from '@/lib/domain/comparison';
import type { Provider } from '@/lib/domain/provider';
import { MAX_COMPARED } from '@/lib/domain/saved-provider';
import type { Kind } from '@/lib/domain/wash-types';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { servicesRoute } from '@/lib/routing/route';
import { routeAfterMerge } from '@/lib/routing/route-after-merge';
import { pageMetadata } from '@/lib/seo/metadata';
import { getNearby } from '../service/[id]/nearby';

type Props = PageProps<'/[locale]/compare'>;

/** Number of providers suggested for an empty comparison. */
const SUGGESTED = 6;

export async function generateMetadata(props: Props) {
  const [t, { providers }] = await Promise.all([
    getTranslations('metadata.compare'),
    readComparison(await props.searchParams),
  ]);
  return pageMetadata({
    title: providers.length > 0 ? await titleOf(providers) : t('title'),
    description: t('description'),
    route: await requestedRoute('compare', props),
  });
}

/** Compares up to four providers; rendered on every request (product rule 2.17). */
export default async function ComparePage({ searchParams }: Props) {
  const { t, to, locale } = await getIntl('compare');
  const tCar = await getTranslations('car');
  const services = await getTranslations('nav');
  const query = await searchParams;
  const [directory, comparison] = await Promise.all([getDirectory(), readComparison(query)]);
  const { providers, unknown, hasTooMany, kind, car } = comparison;
  const ids = providers.map(({ id }) => id);
  const priceQuery = { kind: kind?.slug, car };
  const isUnknown = (name: 'kind' | 'car') => query[name] !== undefined && query[name] !== priceQuery[name];
  const merged = routeAfterMerge(directory.merged, {
    name: 'compare',
    ids: parseComparison(firstOf(query.ids)).ids,
    ...priceQuery,
  });
  if (merged) permanentRedirect(to(merged));
  // Without the values that nobody offers.
  if (isUnknown('kind') || isUnknown('car'))
    permanentRedirect(to({ name: 'compare', ids: parseComparison(firstOf(query.ids)).ids, ...priceQuery }));
  const [first] = providers;
  const isFull = ids.length === MAX_COMPARED;
  const suggested = isFull
    ? []
    : first
      ? await getNearby(directory, withSharedWashTypes(first, providers), providers)
      : [{ title: '', providers: bestProviders(directory, {}, SUGGESTED) }];
  const notes = [unknown > 0 && t('unknown', { count: unknown }), hasTooMany && t('tooMany')].filter(
    (note) => note !== false,
  );
  return (
    <SitePage
      route={{ name: 'compare', ids, ...priceQuery }}
      shown={[...providers, ...suggested.flatMap((group) => group.providers)]}
    >
      <PageHeader
        title={t('title')}
        text={<span className="max-sm:sr-only print:hidden">{t('text')}</span>}
        breadcrumbs={[{ route: servicesRoute(), text: services('services') }]}
        isCompact
      >
        {first && (
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <PriceQueryForm
              ids={ids}
              priceQuery={priceQuery}
              locale={locale}
              action={to({ name: 'compare', ids: [] })}
              kinds={[
                ['', t('wash')],
                ...kindsToChoose(providers, kind).map(({ slug, name }) => [slug, name[locale]] as const),
              ]}
              cars={[['', tCar('any')], ...CAR_SIZES.map((size) => [size, tCar(size)] as const)]}
              labels={{ title: t('priceOf'), car: tCar('label'), apply: t('apply') }}
            />
            <ShareComparison providers={providers} kind={kind} car={car} />
          </div>
        )}
      </PageHeader>
      <ComparisonFocus
        href={to({ name: 'compare', ids: [] })}
        title={first ? await titleOf(providers) : t('empty')}
      >
        <div className="container-page pt-4">
          {notes.map((note) => (
            <NoticeBox key={note} kind="tip" className="no-print mb-3">
              {note}
            </NoticeBox>
          ))}
          {first ? (
            <>
              <ComparisonTable providers={providers} kind={kind} car={car} />
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
            kind={kind}
            car={car}
            title={first ? t('add') : t('begin')}
            text={ids.length === 1 ? t('one') : undefined}
            groups={suggested}
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

const firstOf = (value: string | string[] | undefined): string => [value].flat()[0] ?? '';

/** Returns the kinds that the compared providers offer, and the one that is asked for. */
function kindsToChoose(providers: Provider[], kind: Kind | undefined): Kind[] {
  const offered = comparedKinds(providers);
  return !kind || offered.some(({ slug }) => slug === kind.slug) ? offered : [kind, ...offered];
}

interface Comparison extends Pick<RequestedComparison, 'hasTooMany'> {
  providers: Provider[];
  /** Number of requested ids that are not in the directory. */
  unknown: number;
  /** What it asks the price of; a wash for any car if absent. */
  kind?: Kind;
  car?: CarSize;
}

/** Returns the providers of a comparison link, and what it asks the price of. */
async function readComparison(query: Awaited<Props['searchParams']>): Promise<Comparison> {
  const { ids, invalidCount, hasTooMany } = parseComparison(firstOf(query.ids));
  const directory = await getDirectory();
  const providers = providersByIds(directory, ids);
  return {
    providers,
    unknown: invalidCount + ids.length - providers.length,
    hasTooMany,
    kind: directory.kinds.get(firstOf(query.kind)),
    car: parseCarSize(firstOf(query.car)),
  };
}
