'use client';

import { createContext, type MouseEvent, startTransition, useContext, useEffect, useState } from 'react';
import { isModifiedEvent } from '@/components/ui/is-modified-event';
import { LazyBoundary, lazyComponent } from '@/components/ui/lazy';
import { relOf } from '@/lib/routing/nofollow';
import type { BookingDialogProps } from './booking-dialog';

type Open = (event: MouseEvent<HTMLAnchorElement>, app: string) => void;
const OpenBooking = createContext<Open | undefined>(undefined);

const BookingDialog = lazyComponent(() => import('./booking-dialog').then((file) => file.BookingDialog));

type BookingProps = Omit<BookingDialogProps, 'app' | 'opener' | 'onClose'> & { children: React.ReactNode };

/** Lets the booking links inside it open a dialog, which is loaded on first use (product rule 2.10). */
export function Booking({ children, ...form }: BookingProps) {
  const [booking, setBooking] = useState<{ app: string; opener: HTMLAnchorElement }>();

  const open: Open = (event, app) => {
    if (isModifiedEvent(event)) return;
    event.preventDefault();
    const opener = event.currentTarget;
    startTransition(() => setBooking({ app, opener }));
  };

  return (
    <OpenBooking value={open}>
      {children}
      <LazyBoundary failed={booking && <Follow href={booking.opener.href} />}>
        {booking && <BookingDialog {...form} {...booking} onClose={() => setBooking(undefined)} />}
      </LazyBoundary>
    </OpenBooking>
  );
}

/** Falls back to the booking page, which has the same form. */
function Follow({ href }: { href: string }) {
  useEffect(() => window.location.assign(href), [href]);
  return null;
}

interface BookingLinkProps {
  /** The booking page, for visitors without script. */
  href: string;
  /** Name of the app to preselect, or empty. */
  app: string;
  label?: string;
  className: string;
  children: React.ReactNode;
}

/** A link that opens the booking dialog. */
export function BookingLink({ href, app, label, className, children }: BookingLinkProps) {
  const open = useContext(OpenBooking);
  return (
    <a
      href={href}
      rel={relOf(href)}
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={(event) => open?.(event, app)}
    >
      {children}
    </a>
  );
}
