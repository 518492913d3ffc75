'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { relOf } from '@/lib/routing/nofollow';

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'href'> {
  href: string;
  /** Shown and announced while the next page loads. */
  loading?: string;
}

/**
 * A Next.js link that prefetches its page on hover, focus or touch instead of when it scrolls into view, and adds "nofollow"
 * where crawlers should not follow.
 */
export function Link({ children, loading, ...props }: LinkProps) {
  const [isIntended, setIntended] = useState(false);
  const intend = () => setIntended(true);
  return (
    <NextLink
      {...props}
      rel={relOf(props.href, props.rel)}
      prefetch={isIntended ? null : false}
      onMouseEnter={intend}
      onFocusCapture={intend}
      onTouchStartCapture={intend}
    >
      {children}
      {loading && <Pending text={loading} href={props.href} />}
    </NextLink>
  );
}

function Pending({ text, href }: { text: string; href: string }) {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  // In the body, because a card would contain what is fixed within it.
  return createPortal(
    <>
      <Skeleton path={href.split('?')[0]!} />
      <span role="status" className="pending">
        {text}
      </span>
    </>,
    document.body,
  );
}

/** Renders the shape of a provider's page or of a list over the page that is left; another view of the same list has none. */
function Skeleton({ path }: { path: string }) {
  const isProvider = /\/service\/\d+$/.test(path);
  const isList = /\/(services|emirates|wash-type|district|areas)\b/.test(path);
  if (!(isProvider || isList) || path === window.location.pathname) return null;
  return (
    <div aria-hidden="true" className="skeleton" data-shape={isProvider ? 'provider' : 'list'}>
      <div className="container-page">
        <i />
        {[1, 2, 3].map((card) => (
          <div key={card}>
            <i />
            <i />
            <i />
            <i />
          </div>
        ))}
      </div>
    </div>
  );
}

interface NavigationLinkProps extends Omit<ComponentProps<typeof Link>, 'scroll'> {
  /** Localized URL. */
  href: string;
  /** URL of the current page. */
  current: string;
}

/** A header or footer link; sections of the current page are scrolled to, others require navigation first. */
export function NavigationLink({ href, current, loading, ...props }: NavigationLinkProps) {
  const [page, section] = href.split('#');
  if (section && (page === current || page === '')) return <a {...props} href={`#${section}`} />;
  return (
    <Link
      {...props}
      href={href}
      loading={loading}
      scroll={!section}
      aria-current={href === current ? 'page' : undefined}
    />
  );
}

/** Whether a click opens a new tab or window. */
export function isModifiedEvent({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}
