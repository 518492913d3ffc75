import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { MessagePage } from '@/components/layout/message-page';
import { SitePage } from '@/components/layout/site-page';
import { Link } from '@/components/ui/link';
import { getLinks } from '@/lib/routing/links';
import { notFoundMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/unavailable/[reason]'>;

/** Texts by type of page. */
const TEXTS = {
  service: 'notFound.unavailable.text',
  area: 'notFound.unavailable.text',
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
  const texts = { title: t('notFound.unavailable.title'), description: t(TEXTS[reason]) };
  // The page is still there, so search engines must not drop it.
  return { ...notFoundMetadata({ ...texts, locale: await getLocale() }), robots: undefined };
}

/** Shown by middleware, with status 503, if it cannot check whether a page's row exists (product rule 4.1). */
export default async function UnavailablePage({ params }: Props) {
  const reason = await readReason(params);
  const [t, to] = await Promise.all([getTranslations(), getLinks()]);
  return (
    <SitePage route={{ name: 'home' }} isUnlisted>
      <MessagePage title={t('notFound.unavailable.title')} text={t(TEXTS[reason])}>
        {/* The address that was requested, which this page does not know. */}
        <a href="" className="button button-sun">
          {t('error.reload')}
        </a>
        <Link href={to({ name: 'home' })} className="button button-on-ink">
          {t('site.backToHome')}
        </Link>
      </MessagePage>
    </SitePage>
  );
}

async function readReason(params: Props['params']) {
  return (await params).reason as keyof typeof TEXTS;
}
