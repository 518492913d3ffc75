import { Feed } from 'feed';
import { getTranslations } from 'next-intl/server';
import { answerFrom } from '@/lib/directory/answer-from';
import type { Directory } from '@/lib/directory/directory';
import { shownPosts } from '@/lib/directory/posts';
import { NO_POST_FILTER, publishedAt } from '@/lib/domain/post';
import { cacheHeaders } from '@/lib/http/cache-control';
import { type Locale, localeOf } from '@/lib/i18n/locales';
import type { Route } from '@/lib/routing/route';
import { urlOf } from '@/lib/routing/url-of';
import { SITE } from '@/lib/site';

const NEWEST = 30;

/** Returns the newest posts as RSS. */
export async function GET(request: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params;
  return answerFrom(request, (directory) => feedOf(directory, localeOf(locale)));
}

async function feedOf(directory: Directory, locale: Locale): Promise<Response> {
  const posts = shownPosts(directory).slice(0, NEWEST);
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
    updated: posts.map(publishedAt).find(Boolean),
  });
  for (const post of posts) {
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
      ...cacheHeaders('page'),
    },
  });
}
