'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { searchFromPath } from '@/lib/routing/search-from-path';
import { SearchBox } from './search-box';

interface NotFoundSearchProps {
  action: string;
  labels: { search: string; placeholder: string };
}

/**
 * Renders the search of the not-found page, prefilled with words from the URL. One cached page serves all URLs, so the field is
 * filled in the browser; without JavaScript it is empty.
 */
export function NotFoundSearch({ action, labels }: NotFoundSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const path = usePathname();
  useEffect(() => {
    // Keep text typed before hydration or restored by the browser.
    if (field.current?.value === '') field.current.value = searchFromPath(path);
  }, [path]);
  return (
    <form action={action} role="search" className="w-full max-w-xl">
      <SearchBox ref={field} label={labels.search} placeholder={labels.placeholder} />
    </form>
  );
}
