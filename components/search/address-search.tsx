'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { searchFromPath } from '@/lib/routing/search-from-path';
import { SearchBox } from './search-box';

interface AddressSearchProps {
  action: string;
  labels: { search: string; placeholder: string };
}

/**
 * The search of a page that is not there, filled with the words of its address. One page stands for all such addresses
 * and is cached, so only the browser knows the words; without script the field is empty.
 */
export function AddressSearch({ action, labels }: AddressSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const path = usePathname();
  useEffect(() => {
    // What was typed before this code ran, or what the browser has kept, stays.
    if (field.current?.value === '') field.current.value = searchFromPath(path);
  }, [path]);
  return (
    <form action={action} role="search" className="w-full max-w-xl">
      <SearchBox ref={field} label={labels.search} placeholder={labels.placeholder} />
    </form>
  );
}
