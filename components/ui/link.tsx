'use client';

import NextLink, { useLinkStatus } from 'next/link';
import { type ComponentProps, useState } from 'react';
import { relOf } from '@/lib/routing/nofollow';

interface LinkProps extends Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'href'> {
  href: string;
  /** Said and shown while the next page is on its way. */
  loading?: string;
}

/**
 * A link that fetches its page when the visitor is about to follow it, not when it scrolls into view, and tells crawlers
 * whether they are meant.
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
