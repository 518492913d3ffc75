'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { relOf } from '@/lib/routing/nofollow';
import { LazyBoundary, lazyComponent } from './lazy';

/** Loaded when a page is left, and shown with a delay. */
const Skeleton = lazyComponent(() => import('./skeleton').then((file) => file.Skeleton));

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
      <LazyBoundary>
        <Skeleton path={href.split('?')[0]!} />
      </LazyBoundary>
      <PendingText>{text}</PendingText>
    </>,
    document.body,
  );
}

/** Says at the bottom of the screen that something loads; delayed, so that fast pages never show it. */
export function PendingText({ children }: { children: string }) {
  return (
    <span
      role="status"
      className="fixed inset-x-0 bottom-32 z-50 mx-auto w-fit animate-appear-late rounded-pill bg-ink-950 px-4 py-2 text-sm text-surface"
    >
      {children}
    </span>
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
