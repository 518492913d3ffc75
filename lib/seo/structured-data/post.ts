import type { BlogPosting, WithContext } from 'schema-dts';
import { categoryImage, type Post, publishedAt } from '../../domain/post';
import type { Locale } from '../../i18n/locales';
import { displayUrl } from '../../images/image-url';
import { urlOf } from '../../routing/url-of';
import { absoluteUrl } from '../../site';
import { CONTEXT } from './lists';
import { publisher } from './site';

/** Returns the structured data of a blog post. */
export function blogPosting(post: Post, locale: Locale): WithContext<BlogPosting> {
  const datePublished = publishedAt(post)?.toISOString();
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    ...(post.excerpt && { description: post.excerpt }),
    ...(datePublished && { datePublished }),
    inLanguage: /\p{Script=Arabic}/u.test(post.title) ? 'ar' : 'en',
    mainEntityOfPage: urlOf({ name: 'post', slug: post.slug }, locale),
    image: pictureOf(post),
    author: publisher(),
    publisher: publisher(),
  };
}

/** Returns the absolute URL of the post's image, or of its category's. */
function pictureOf({ image, category }: Post): string {
  const src = displayUrl(image) ?? categoryImage(category);
  return src.startsWith('/') ? absoluteUrl(src) : src;
}
