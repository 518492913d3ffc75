'use client';

import { createContext, type MouseEvent, startTransition, useContext, useEffect, useState } from 'react';
import { LazyBoundary } from '@/components/ui/lazy-boundary';
import { lazyComponent } from '@/components/ui/lazy-load';
import { opensElsewhere } from '@/components/ui/opens-elsewhere';
import { relOf } from '@/lib/routing/nofollow';
import type { BookingDialogProps } from './booking-dialog';

type Open = (event: MouseEvent<HTMLAnchorElement>, app: string) => void;
const OpenBooking = createContext<Open | undefined>(undefined);

const BookingDialog = lazyComponent(() => import('./booking-dialog').then((file) => file.BookingDialog));

type BookingProps = Omit<BookingDialogProps, 'app' | 'opener' | 'onClose'> & { children: React.ReactNode };

/** Lets the booking links inside it open the form in a dialog, which is loaded with the first of them (product rule 2.10). */
export function Booking({ children, ...form }: BookingProps) {
  const [booking, setBooking] = useState<{ app: string; opener: HTMLAnchorElement }>();

  const open: Open = (event, app) => {
    if (opensElsewhere(event)) return;
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

/** The page behind the link has the same form. */
function Follow({ href }: { href: string }) {
  useEffect(() => window.location.assign(href), [href]);
  return null;
}

interface BookingLinkProps {
  /** The page with the same form, for visitors without script. */
  href: string;
  /** Name of the app to be chosen already, or empty. */
  app: string;
  label?: string;
  className: string;
  children: React.ReactNode;
}

/** Opens the booking form. */
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
