'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { type ComponentProps, type MouseEvent, useState } from 'react';
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
      {loading && <Pending text={loading} />}
    </NextLink>
  );
}

function Pending({ text }: { text: string }) {
  const { pending } = useLinkStatus();
  return (
    pending && (
      <span role="status" className="pending">
        {text}
      </span>
    )
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
