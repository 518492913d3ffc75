import { getMessages } from 'next-intl/server';
import { offlineVersion } from '@/app/[locale]/offline/offline-document';
import type { SavedTexts } from '@/components/saved/saved-texts';
import { localeOf, LOCALES } from '@/lib/i18n/locales';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

/** What hearts, tray and strip say: a file of their own, so that no page has to carry it. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/saved/texts.json'>,
): Promise<Response> {
  const { saved } = await getMessages({ locale: localeOf((await params).locale) });
  const texts: SavedTexts = { ...saved.parts, offlineVersion: await offlineVersion() };
  return Response.json(texts);
}
