'use client';

import { createContext, type MouseEvent, useContext, useRef, useState } from 'react';
import type { BookingDialogProps } from './booking-dialog';

type Open = (event: MouseEvent<HTMLAnchorElement>, app: string) => void;
const OpenBooking = createContext<Open | undefined>(undefined);

type BookingProps = Omit<BookingDialogProps, 'app' | 'opener' | 'onClose'> & { children: React.ReactNode };

/** Lets the booking links inside it open the form in a dialog, which is loaded with the first of them (spec §2). */
export function Booking({ children, ...form }: BookingProps) {
  const [file, setFile] = useState<typeof import('./booking-dialog')>();
  const [app, setApp] = useState<string>();
  const opener = useRef<HTMLElement>(null);

  const open: Open = (event, chosen) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    setApp(chosen);
    // When the dialog can not be loaded, the page behind the link has the same form.
    import('./booking-dialog').then(setFile, () => window.location.assign(link.href));
  };

  return (
    <OpenBooking value={open}>
      {children}
      {file && app !== undefined && (
        <file.BookingDialog {...form} app={app} opener={opener} onClose={() => setApp(undefined)} />
      )}
    </OpenBooking>
  );
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
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      onClick={(event) => open?.(event, app)}
    >
      {children}
    </a>
  );
}
