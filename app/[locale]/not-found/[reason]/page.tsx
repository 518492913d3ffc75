import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { EmirateLinks, WashTypeLinks } from '@/components/landing/browse-links';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { SitePage } from '@/components/layout/site-page';
import { NOT_FOUND_REASONS, type NotFoundReason } from '@/lib/routing/route';
import { notFoundMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/not-found/[reason]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return NOT_FOUND_REASONS.map((reason) => ({ reason }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reason = await readReason(params);
  const t = await getTranslations('notFound');
  return notFoundMetadata({
    title: t(`${reason}.title`),
    description: t(`${reason}.text`),
    locale: await getLocale(),
  });
}

/** Renders the not-found page that middleware rewrites to with status 404. */
export default async function NotFoundPage({ params }: Props) {
  const reason = await readReason(params);
  return (
    <SitePage route={{ name: 'home' }} isUnlisted>
      <NotFoundMessage reason={reason} />
      <div className="container-page pt-8">
        {reason === 'wash-type' ? <WashTypeLinks /> : <EmirateLinks />}
      </div>
    </SitePage>
  );
}

async function readReason(params: Props['params']) {
  return (await params).reason as NotFoundReason;
}
