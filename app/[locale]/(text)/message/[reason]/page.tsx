import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { EmirateLinks, WashTypeLinks } from '@/components/landing/browse-links';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { SitePage } from '@/components/layout/site-page';
import { isUnavailable, MESSAGE_REASONS, type MessageReason } from '@/lib/routing/route';
import { notFoundMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/message/[reason]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return MESSAGE_REASONS.map((reason) => ({ reason }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reason = await readReason(params);
  const t = await getTranslations('notFound');
  const text = isUnavailable(reason) ? 'unavailable' : reason;
  const metadata = await notFoundMetadata({
    title: t(`${text}.title`),
    description: t(`${text}.text`),
    locale: await getLocale(),
  });
  // The page is still there, so search engines must not drop it.
  return isUnavailable(reason) ? { ...metadata, robots: undefined } : metadata;
}

/** The message that middleware shows in place of a page, with status 404 or 503. */
export default async function MessagePage({ params }: Props) {
  const reason = await readReason(params);
  return (
    <SitePage route={{ name: 'home' }} isUnlisted>
      <NotFoundMessage reason={reason} />
      <div className="container-page">{reason === 'wash-type' ? <WashTypeLinks /> : <EmirateLinks />}</div>
    </SitePage>
  );
}

async function readReason(params: Props['params']) {
  return (await params).reason as MessageReason;
}
