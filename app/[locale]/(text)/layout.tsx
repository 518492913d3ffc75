import { LOCALES } from '@/lib/i18n/locales';

/** Pages of fixed text are rendered at build time. Not in the root layout, because then every page below it would be. */
export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

export default function TextLayout({ children }: LayoutProps<'/[locale]'>) {
  return children;
}
