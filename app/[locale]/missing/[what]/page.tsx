import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { MissingMessage } from '@/components/layout/missing-message';
import { SitePage } from '@/components/layout/site-page';
import { EmirateLinks, WashTypeLinks } from '@/components/providers/choices';
import { MISSING } from '@/lib/addresses/resolution';
import { PATHS } from '@/lib/routes';

type Props = PageProps<'/[locale]/missing/[what]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return MISSING.map((what) => ({ what }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const what = await readMissing(params);
  const t = await getTranslations('missing');
  return { title: t(`${what}.title`), robots: { index: false, follow: true } };
}

/** What middleware shows, with status 404, where nothing is. */
export default async function MissingPage({ params }: Props) {
  const what = await readMissing(params);
  return (
    <SitePage path={PATHS.home} isUnlisted>
      <MissingMessage what={what} />
      <div className="container-page pt-8">{what === 'wash-type' ? <WashTypeLinks /> : <EmirateLinks />}</div>
    </SitePage>
  );
}

async function readMissing(params: Props['params']) {
  const { what } = await params;
  return MISSING.find((known) => known === what) ?? notFound();
}
