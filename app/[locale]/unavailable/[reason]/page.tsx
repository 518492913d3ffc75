import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { SitePage } from '@/components/layout/site-page';
import { notFoundMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/unavailable/[reason]'>;

/** Texts by type of page. */
const TEXTS = {
  service: 'notFound.unavailable',
  area: 'notFound.unavailable',
  post: 'blog.unavailable',
} as const;
const REASONS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

export const dynamicParams = false;

export function generateStaticParams() {
  return REASONS.map((reason) => ({ reason }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const reason = await readReason(params);
  const t = await getTranslations();
  const texts = { title: t(`notFound.${reason}.title`), description: t(TEXTS[reason]) };
  // The page is still there, so search engines must not drop it.
  return { ...notFoundMetadata({ ...texts, locale: await getLocale() }), robots: undefined };
}

/** Shown by middleware, with status 503, if it cannot check whether a page's row exists (product rule 4.1). */
export default async function UnavailablePage({ params }: Props) {
  const reason = await readReason(params);
  const t = await getTranslations();
  return (
    <SitePage route={{ name: 'home' }} isUnlisted>
      <NotFoundMessage reason={reason} text={t(TEXTS[reason])} />
    </SitePage>
  );
}

async function readReason(params: Props['params']) {
  return (await params).reason as keyof typeof TEXTS;
}
