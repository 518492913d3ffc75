import type { BlogPosting, WithContext } from 'schema-dts';
import type { Post } from '../../domain/post';
import type { Locale } from '../../i18n/locales';
import { localize, PATHS } from '../../routing/paths';
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
    mainEntityOfPage: absoluteUrl(localize(PATHS.post(post.slug), locale)),
    image: absoluteUrl(`/images/posts/${post.category ?? 'car-care'}.webp`),
    author: publisher(),
    publisher: publisher(),
  };
}
