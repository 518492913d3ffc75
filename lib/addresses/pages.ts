import { parseProviderId } from '../domain/provider-id';
import { PATHS } from '../routing/paths';
import { parseShareSubject } from '../seo/opengraph/subject';
import { missing, page, type Resolution, type Resolver } from './resolution';

const LONGEST_SLUG = 200;

/** An address that has nothing below it. */
export function single(path: string): Resolver {
  return (rest) => (rest.length === 0 ? page(path) : undefined);
}

export function resolveApps(rest: string[]): Resolution | undefined {
  if (rest.length === 0) return page(PATHS.carWashApps);
  return rest.length === 1 && rest[0] === 'book' ? page(PATHS.bookCarWash()) : undefined;
}

export function resolveBlog([slug, ...rest]: string[]): Resolution | undefined {
  if (slug === undefined) return page(PATHS.blog);
  if (rest.length > 0) return undefined;
  if (slug === 'feed.xml') return page(PATHS.feed);
  return slug.length <= LONGEST_SLUG
    ? { kind: 'row', path: PATHS.post(slug), row: 'post', key: slug, otherwise: 'post' }
    : missing('post');
}

export function resolveProvider([text, ...rest]: string[]): Resolution | undefined {
  if (text === undefined || rest.length > 0) return undefined;
  const id = parseProviderId(text);
  return id === undefined
    ? missing('service')
    : { kind: 'row', path: PATHS.provider(id), row: 'provider', key: String(id), otherwise: 'service' };
}

/** A picture is there where its page is. */
export function resolveSharePicture(rest: string[]): Resolution | undefined {
  const subject = parseShareSubject(rest);
  if (!subject) return undefined;
  const path = `/share/${rest.map(encodeURIComponent).join('/')}`;
  if (subject.kind === 'provider')
    return { kind: 'row', path, row: 'provider', key: String(subject.id), otherwise: 'service' };
  if (subject.kind === 'post')
    return { kind: 'row', path, row: 'post', key: subject.slug, otherwise: 'post' };
  return page(path);
}
