import type { BlogPosting, WithContext } from 'schema-dts';
import type { Post } from '../../domain/post';
import type { Locale } from '../../i18n/locales';
import { urlOf } from '../../routing/url-of';
import { absoluteUrl } from '../../site';
import { CONTEXT } from './context';
import { publisher } from './site';

export function blogPosting(post: Post, locale: Locale): WithContext<BlogPosting> {
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.excerpt && { description: post.excerpt }),
    datePublished: new Date(post.createdAt).toISOString(),
    inLanguage: /\p{Script=Arabic}/u.test(post.title) ? 'ar' : 'en',
    mainEntityOfPage: urlOf({ page: 'post', slug: post.slug }, locale),
    image: absoluteUrl(`/images/posts/${post.category ?? 'car-care'}.webp`),
    author: publisher(),
    publisher: publisher(),
  };
}
