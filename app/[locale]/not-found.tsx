'use client';

import { useParams } from 'next/navigation';
import { MISSING_TEXTS } from '@/lib/content/missing-texts';
import { localeOf, localizePath } from '@/lib/i18n/locales';

/**
 * For a row that went missing between middleware's question and the render; else `not-found/[reason]` answers. Its script is a part
 * of every page, so it is plain.
 */
export default function NotFoundPage() {
  const { locale: parameter } = useParams<{ locale: string }>();
  const locale = localeOf(parameter);
  const texts = MISSING_TEXTS[locale];
  return (
    <main className="container-page py-16">
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="my-4">{texts.text}</p>
      <a href={localizePath('/', locale)} className="button button-sun">
        {texts.home}
      </a>
    </main>
  );
}
