'use client';

import dynamic from 'next/dynamic';
import { importLazily } from '@/components/ui/lazy';

/** The map of a list, whose script the other views do not load. It is rendered on the server, too, for visitors without script. */
export const LazyMapView = dynamic(() =>
  importLazily(() => import('./map-view').then((file) => file.MapView)),
);
