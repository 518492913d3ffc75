'use client';

import { createContext, type MouseEvent, startTransition, useContext, useEffect, useState } from 'react';
import { LazyBoundary, lazyComponent } from '@/components/ui/lazy';
import { isModifiedEvent } from '@/components/ui/link';
import { NoticeBox } from '@/components/ui/notice';
import { notify } from '@/components/ui/notify';
import { relOf } from '@/lib/routing/nofollow';
import type { BookingDialogProps } from './booking-dialog';

type OpenBooking = (event: MouseEvent<HTMLAnchorElement>, app: string) => void;
const BookingContext = createContext<OpenBooking | undefined>(undefined);

const BookingDialog = lazyComponent(() => import('./booking-dialog').then((file) => file.BookingDialog));

type BookingProps = Omit<BookingDialogProps, 'app' | 'opener' | 'onClose' | 'onSent'> & {
  children: React.ReactNode;
};

/** Provides the booking dialog for the links inside it; loaded on first use (product rule 2.10). */
export function Booking({ children, ...form }: BookingProps) {
  const [booking, setBooking] = useState<{ app: string; opener: HTMLAnchorElement }>();
  const [isSent, setSent] = useState(false);

  const open: OpenBooking = (event, app) => {
    if (isModifiedEvent(event)) return;
    event.preventDefault();
    const opener = event.currentTarget;
    startTransition(() => setBooking({ app, opener }));
  };

  /** Closes the dialog and repeats its success message, as a toast and on the page, where it can be read again. */
  function close() {
    setBooking(undefined);
    setSent(true);
    notify(form.formLabels.success, 'stack');
  }

  return (
    <BookingContext value={open}>
      {isSent && (
        <NoticeBox kind="success" className="mt-3">
          {form.formLabels.success}
        </NoticeBox>
      )}
      {children}
      <LazyBoundary failed={booking && <Redirect href={booking.opener.href} />}>
        {booking && (
          <BookingDialog {...form} {...booking} onClose={() => setBooking(undefined)} onSent={close} />
        )}
      </LazyBoundary>
    </BookingContext>
  );
}

/** Navigates to the booking page, which has the same form. */
function Redirect({ href }: { href: string }) {
  useEffect(() => window.location.assign(href), [href]);
  return null;
}

interface BookingLinkProps {
  /** The booking page, for visitors without JavaScript. */
  href: string;
  /** Name of the app to preselect, or empty. */
  app: string;
  label?: string;
  className: string;
  children: React.ReactNode;
}

/** Renders a link that opens the booking dialog. */
export function BookingLink({ href, app, label, className, children }: BookingLinkProps) {
  const open = useContext(BookingContext);
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
