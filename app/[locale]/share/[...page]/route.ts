import { decodeParameter } from '@/lib/routing/decode-parameter';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';
import { drawOpengraphImage } from '@/lib/seo/opengraph/draw';
import { parseShareSubject } from '@/lib/seo/opengraph/subject';
import { imageTexts } from './image-texts';

export const dynamic = 'force-static';
export const revalidate = 86400;

/** None at build time: each picture is drawn when it is first asked for, and kept. */
export function generateStaticParams() {
  return [];
}

/** The picture of a shared link: `/share` before a page's address and `.jpg` after it. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/share/[...page]'>,
): Promise<Response> {
  const { locale: language, page } = await params;
  const locale = isLocale(language) ? language : DEFAULT_LOCALE;
  // Middleware has turned away what is not there.
  const subject = parseShareSubject(page.map(decodeParameter)) ?? { kind: 'home' };
  const { title, lines } = await imageTexts(subject, locale);
  const picture = await drawOpengraphImage(title, lines, locale);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
}
