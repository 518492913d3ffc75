import type { MetadataRoute } from 'next';
import { pathOf } from '@/lib/routing/path-of';
import { SITE } from '@/lib/site';

/** What a phone needs to keep the site on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: `${SITE.name} · ${SITE.arabicName}`,
    short_name: SITE.name,
    start_url: pathOf({ page: 'home' }),
    display: 'standalone',
    background_color: '#fbf8f3',
    theme_color: '#0b2a37',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/images/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/images/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/images/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
