import { Feed } from 'feed';
import { getTranslations } from 'next-intl/server';
import { readNewestPosts } from '@/lib/data/posts';
import { NO_POST_FILTER, publishedAt } from '@/lib/domain/post';
import { REVALIDATE_SECONDS } from '@/lib/http/cache-control';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import type { Route } from '@/lib/routing/route';
import { urlOf } from '@/lib/routing/url-of';
import { SITE } from '@/lib/site';

const NEWEST = 30;

/** Returns the newest posts as RSS; 503 while they cannot be read. */
export async function GET(_request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale: given } = await params;
  const locale = isLocale(given) ? given : DEFAULT_LOCALE;
  const read = await readNewestPosts(NEWEST);
  if (!read.ok) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });

  const t = await getTranslations({ locale, namespace: 'blog' });
  const url = (route: Route) => urlOf(route, locale);
  const feed = new Feed({
    title: `${SITE.name}: ${t('title')}`,
    description: t('text'),
    id: url({ name: 'blog', filter: NO_POST_FILTER }),
    link: url({ name: 'blog', filter: NO_POST_FILTER }),
    language: locale,
    copyright: SITE.name,
    feedLinks: { rss: url({ name: 'feed' }) },
    updated: read.value.map(publishedAt).find(Boolean),
  });
  for (const post of read.value) {
    const { title, slug, excerpt, category } = post;
    const link = url({ name: 'post', slug });
    feed.addItem({
      title,
      link,
      id: link,
      // The types require a date, but the library omits a missing one.
      date: publishedAt(post)!,
      description: excerpt ?? undefined,
      category: category ? [{ name: t(`categories.${category}`) }] : undefined,
    });
  }
  return new Response(feed.rss2(), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': `public, max-age=0, s-maxage=${REVALIDATE_SECONDS}, stale-while-revalidate=86400`,
    },
  });
}
