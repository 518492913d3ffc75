'use client';

import { useParams } from 'next/navigation';
import { MessagePage } from '@/components/layout/message-page';
import { ERROR_TEXTS } from '@/lib/content/error-texts';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

/** The error boundary of all pages, which offers to reload. */
export default function ErrorPage() {
  const { locale } = useParams<{ locale: string }>();
  const texts = ERROR_TEXTS[isLocale(locale) ? locale : DEFAULT_LOCALE];
  return (
    <main>
      <MessagePage title={texts.title} text={texts.text}>
        <button type="button" className="button button-sun" onClick={() => window.location.reload()}>
          {texts.reload}
        </button>
      </MessagePage>
    </main>
  );
}
