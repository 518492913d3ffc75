import type { BlogPosting, WithContext } from 'schema-dts';
import { type Post, publishedAt } from '../../domain/post';
import type { Locale } from '../../i18n/locales';
import { urlOf } from '../../routing/url-of';
import { absoluteUrl } from '../../site';
import { CONTEXT } from './context';
import { publisher } from './site';

export function blogPosting(post: Post, locale: Locale): WithContext<BlogPosting> {
  const datePublished = publishedAt(post)?.toISOString();
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.excerpt && { description: post.excerpt }),
    ...(datePublished && { datePublished }),
    inLanguage: /\p{Script=Arabic}/u.test(post.title) ? 'ar' : 'en',
    mainEntityOfPage: urlOf({ page: 'post', slug: post.slug }, locale),
    image: absoluteUrl(`/images/posts/${post.category ?? 'car-care'}.webp`),
    author: publisher(),
    publisher: publisher(),
  };
}
