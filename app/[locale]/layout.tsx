import '@/app/globals.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { NextIntlClientProvider } from 'next-intl';
import { Analytics } from '@/components/layout/analytics';
import { DeviceScript } from '@/components/layout/device-script';
import { LanguageProvider } from '@/components/layout/language-provider';
import { PreviewNotice } from '@/components/layout/preview-notice';
import { OfflineSupport, SavedTray } from '@/components/saved/device-lists';
import { Announcement } from '@/components/ui/announcement';
import { Toasts } from '@/components/ui/toasts';
import { environment } from '@/lib/env';
import { getClientMessages } from '@/lib/i18n/client-messages';
import { conventionsOf, isLocale, localeOf } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';
import { siteVerification } from '@/lib/seo/site-verification';

/** next/font cannot preload a font on Arabic pages only, so the Arabic one is in `public/fonts`. */
const ARABIC_FONT = '/fonts/readex-pro-arabic.woff2';
const latin = localFont({
  src: '../styles/readex-pro-latin.woff2',
  weight: '400 700',
  variable: '--font-latin',
  // Avoids layout shifts: a font that loads too late is used on the next page.
  display: 'optional',
  declarations: [{ prop: 'unicode-range', value: 'U+0020-017F, U+2000-206F, U+20AC, U+2122, U+2212' }],
});

export async function generateMetadata(): Promise<Metadata> {
  return {
    metadataBase: new URL(environment().SITE_URL),
    // Browsers find favicon.ico and apple-touch-icon.png by convention.
    icons: { icon: '/icon.svg' },
    manifest: localizedPathOf({ name: 'manifest' }, localeOf(await rootLocale())),
    verification: siteVerification(environment()),
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  // The first match is used.
  themeColor: [{ media: '(prefers-color-scheme: dark)', color: '#08171f' }, { color: '#0b2a37' }],
  colorScheme: 'light dark',
};

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  const { ANALYTICS } = environment();
  return (
    <html
      lang={locale}
      dir={conventionsOf(locale).direction}
      data-scroll-behavior="smooth"
      className={latin.variable}
      // DeviceScript adds attributes.
      suppressHydrationWarning
    >
      <body>
        <DeviceScript />
        <PreviewNotice />
        {locale === 'ar' && (
          <link rel="preload" as="font" type="font/woff2" href={ARABIC_FONT} crossOrigin="anonymous" />
        )}
        <NextIntlClientProvider messages={await getClientMessages()}>
          <LanguageProvider locale={locale}>{children}</LanguageProvider>
          <SavedTray />
          <OfflineSupport />
          <Announcement />
          <Toasts />
        </NextIntlClientProvider>
        {ANALYTICS !== 'off' && <Analytics service={ANALYTICS} />}
      </body>
    </html>
  );
}
