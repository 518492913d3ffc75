'use client';

import { useParams } from 'next/navigation';
import { MessagePage } from '@/components/layout/message-page';
import { MISSING_TEXTS } from '@/lib/content/missing-texts';
import { localeOf, localizePath } from '@/lib/i18n/locales';

/** For a row that went missing between middleware's question and the render; else `not-found/[reason]` answers. */
export default function NotFoundPage() {
  const { locale: parameter } = useParams<{ locale: string }>();
  const locale = localeOf(parameter);
  const texts = MISSING_TEXTS[locale];
  return (
    <main>
      <MessagePage title={texts.title} text={texts.text}>
        <a href={localizePath('/', locale)} className="button button-sun">
          {texts.home}
        </a>
      </MessagePage>
    </main>
  );
}
